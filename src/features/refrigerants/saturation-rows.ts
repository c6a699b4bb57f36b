/** The body of the saturation table: one string, for cells apart would put spaces into four thousand of them. */
import type { FluidSheet, SaturationRow } from '../../circuit/fluid-sheet/index.ts';
import { formatNumber } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { barText, densityText, enthalpyText, gaugeText } from './figures.ts';

/** Rows the printed side has room for; a longer table is printed between these temperatures, °C. */
const MOST_PRINTED = 21;
const PRINTED = { min: -40, max: 60 } as const;

type Side = 'bubble' | 'dew';

const cellsOf = (row: SaturationRow, sides: readonly Side[], locale: Locale): readonly string[] => [
  ...sides
    .map((side) => (side === 'bubble' ? row.p_bubble : row.p_dew))
    .flatMap((p) => [barText(p, locale), gaugeText(p, locale)]),
  densityText(row.rho_liquid, locale),
  densityText(row.rho_vapour, locale),
  enthalpyText(row.h_liquid, locale),
  enthalpyText(row.h_vapour, locale),
  enthalpyText(row.h_vapour - row.h_liquid, locale),
];

/** Whether the two curves are written alike all along, and are one column then; and the rows as HTML. */
export function saturationRows({ saturation }: FluidSheet, locale: Locale) {
  const parts = saturation.some(({ p_bubble, p_dew }) => barText(p_bubble, locale) !== barText(p_dew, locale));
  const sides: readonly Side[] = parts ? ['bubble', 'dew'] : ['dew'];
  const isLong = saturation.length > MOST_PRINTED;
  const rows = saturation.map((row) => {
    const cells = cellsOf(row, sides, locale).map((cell) => `<td>${cell}</td>`);
    const far = isLong && (row.t < PRINTED.min || row.t > PRINTED.max) ? ' data-far' : '';
    return `<tr><th scope="row"${far}>${formatNumber(row.t, 0, locale)}</th>${cells.join('')}</tr>`;
  });
  return { sides, rows: rows.join('') };
}
