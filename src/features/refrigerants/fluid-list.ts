/** The list of refrigerants: filters, order, columns, and pressures at the temperature typed. */
import { seriesPressure } from '../../circuit/fluid-sheet/series.ts';
import type { SaturationSeries } from '../../circuit/fluid-sheet/series.ts';
import { text } from '../../language/index.ts';
import { followDay } from '../../kit/of-the-day.ts';
import { pageLocale } from '../../language/page.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { connectTable } from '../resources/data-table.ts';
import { COLUMNS, pressureCell, PRESSURES } from './list-columns.ts';

const locale = pageLocale();
const bar = document.querySelector<HTMLElement>('[data-fluid-list]');
const table = document.querySelector<HTMLTableElement>('[data-fluids]');
/** °C no list of refrigerants goes beyond. */
const RANGE = { min: -220, max: 400 } as const;

type LawCell = readonly [from: string, day: string, text: string];

/** What the law says on the reader's day; sorted by its day, and downloaded with all that is to come. */
function tellLaw(fluids: HTMLTableElement): void {
  const all = JSON.parse(document.querySelector('#law-days')?.textContent ?? '[]') as (readonly LawCell[])[];
  followDay((today) => {
    for (const cell of fluids.querySelectorAll<HTMLElement>('td[data-law]')) {
      const told = all[Number(cell.dataset['law'])] ?? [];
      const at = Math.max(
        0,
        told.findLastIndex(([from]) => from <= today),
      );
      const [first, ...later] = told.slice(at);
      if (!first) continue;
      cell.textContent = first[2];
      cell.dataset['text'] = [first, ...later]
        .filter(([, day]) => day !== '')
        .map(([, day, text]) => `${day} ${text}`)
        .join('\u202f; ');
    }
  });
}

function connect(filters: HTMLElement, fluids: HTMLTableElement): void {
  const temperature = filters.querySelector<HTMLInputElement>('[name="t"]');
  const problem = document.querySelector('[data-problem]');
  const columns = (Object.keys(PRESSURES) as (keyof typeof PRESSURES)[]).map(
    (name) => [name, COLUMNS.indexOf(name)] as const,
  );
  const rows = [...(fluids.tBodies[0]?.rows ?? [])];
  const all = JSON.parse(document.querySelector('#fluid-series')?.textContent ?? '[]') as (SaturationSeries | null)[];
  let shown = temperature?.value;

  /** The pressures stay as they were where the temperature cannot be read. */
  const onChange = (): void => {
    if (!temperature || temperature.value === shown) return;
    shown = temperature.value;
    const parsed = parseNumber(temperature.value);
    const isSound = parsed.ok && parsed.value >= RANGE.min && parsed.value <= RANGE.max;
    temperature.setAttribute('aria-invalid', String(!isSound));
    if (problem) problem.textContent = isSound ? '' : (filters.dataset['invalid'] ?? '');
    if (!isSound) return;
    for (const [index, row] of rows.entries()) {
      const series = all[index];
      if (!series) continue;
      const [bubble, dew] = (['bubble', 'dew'] as const).map((side) => seriesPressure(series, side, parsed.value));
      for (const [name, place] of columns) {
        const cell = row.cells[place];
        if (cell) cell.textContent = pressureCell(name, bubble ?? Number.NaN, dew ?? Number.NaN, locale);
      }
    }
  };

  const boxes = [...filters.querySelectorAll<HTMLInputElement>('fieldset input')];
  const choose = (): void => {
    fluids.dataset['off'] = boxes
      .filter(({ checked }) => !checked)
      .map(({ value }) => value)
      .join(' ');
  };
  const served = fluids.dataset['off'] ?? '';
  const asked = new URLSearchParams(location.search).get('off');
  if (asked !== null) {
    for (const box of boxes) box.checked = !asked.split('.').includes(box.value);
    choose();
  }
  for (const box of boxes) {
    box.addEventListener('change', () => {
      choose();
      const url = new URL(location.href);
      const off = fluids.dataset['off'] ?? '';
      if (off === served) url.searchParams.delete('off');
      else url.searchParams.set('off', off.replaceAll(' ', '.'));
      history.replaceState(history.state, '', url);
    });
  }

  tellLaw(fluids);
  connectTable({
    bar: filters,
    table: fluids,
    filters: ['class', 'family', 'gwp', 'odp', 'ped', 'law'],
    others: ['t'],
    onChange,
    fileName: text('fluides', 'refrigerants')[locale],
  });
}

if (bar && table) connect(bar, table);
