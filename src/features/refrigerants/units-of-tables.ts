/** Writes the columns of the tables of figures in the units the settings name; the ruler's pressure too. */
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $settings } from '../../kit/storage/settings.ts';
import { pageLocale } from '../../language/page.ts';
import { convert, formatNumber, preferredUnit, readSymbol } from '../../quantities/index.ts';
import type { AnyUnit, Quantity, UnitOf, UnitPreferences } from '../../quantities/index.ts';
import { decimalSign } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';

const locale = pageLocale();

/** What a column holds as it was served: its quantity, its unit, and decimals beside those it has when it is in another. */
const COLUMNS: Readonly<Record<string, readonly [Quantity, AnyUnit, decimals: Readonly<Record<string, number>>]>> = {
  temperature: ['temperature', 'degC', { degF: 0, K: 2 }],
  absolute: ['pressure', 'bar', { psi: 1, kPa: 0, MPa: 3 }],
  gauge: ['gaugePressure', 'bar', { psi: 1, kPa: 0 }],
  density: ['density', 'kg_m3', { lb_ft3: 2 }],
  enthalpy: ['enthalpy', 'kJ_kg', { BTU_lb: 1 }],
};
const DECIMALS = 2;
const served = new WeakMap<HTMLElement, string>();

const textOf = (element: HTMLElement): string => {
  const text = served.get(element) ?? element.textContent;
  served.set(element, text);
  return text;
};

/** The columns a heading stands over, counted from the first. */
function columnsOf(table: HTMLTableElement): readonly (readonly [heading: HTMLElement, first: number, span: number])[] {
  let at = 0;
  return [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => {
    const first = at;
    at += cell.colSpan;
    return [cell, first, cell.colSpan];
  });
}

function writeColumn(
  table: HTMLTableElement,
  settings: UnitPreferences,
  [heading, first, span]: ReturnType<typeof columnsOf>[number],
): void {
  const column = COLUMNS[heading.dataset['quantity'] ?? ''];
  if (!column) return;
  const [quantity, own, decimals] = column;
  // The two ways a pressure is counted stand side by side already.
  const unit = preferredUnit({ ...settings, pressureReference: 'absolute' }, quantity, own);
  const name = heading.querySelector('small') ?? heading;
  const ownName = textOf(name);
  name.textContent = unit === own ? ownName : readSymbol(quantity, unit as UnitOf<typeof quantity>);
  for (const row of table.tBodies[0]?.rows ?? []) {
    for (const cell of [...row.cells].slice(first, first + span)) {
      const text = textOf(cell);
      const read = parseNumber(text, decimalSign(locale));
      if (!read.ok) continue;
      const there = convert(quantity, read.value, own as UnitOf<typeof quantity>, unit as UnitOf<typeof quantity>);
      cell.textContent = unit === own ? text : formatNumber(there, decimals[unit] ?? DECIMALS, locale);
    }
  }
}

let isRulerAsked = false;

function write(): void {
  const settings = $settings.get();
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-units]'))
    for (const column of columnsOf(table)) writeColumn(table, settings, column);
  const basis = document.querySelector<HTMLSelectElement>('[data-fluid-ruler] [name="basis"]');
  const isPsi = preferredUnit({ ...settings, pressureReference: 'absolute' }, 'pressure', 'bar') === 'psi';
  if (!basis || isPsi === isRulerAsked) return;
  isRulerAsked = isPsi;
  basis.value = isPsi ? 'psig' : 'gauge';
  basis.dispatchEvent(new Event('change'));
}

restoreChosen();
write();
$settings.listen(write);
