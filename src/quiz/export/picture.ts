/** A question's pressure-enthalpy picture as a file of its own, in colours that print. */
import type { Locale } from '../../language/index.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { HEIGHT, PLOT, WIDTH } from '../figure.ts';
import type { Drawing } from '../figure.ts';

const INK = '#1b2430';
const LINES = { grid: '#d5dbe1', dome: '#5b6675', low: '#1769c2', high: '#c0392b', liquid: '#2e7d32' } as const;

const path = (d: string, stroke: string, width: number, dashes = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
const words = (x: number, y: number, text: string, anchor = 'start', weight = 400): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-weight="${weight}" fill="${INK}" stroke="none">${text}</text>`;

/** The picture, as SVG. */
export function pictureOf({ dome, cycles, marks, pressures, enthalpies }: Drawing, locale: Locale): string {
  const bottom = HEIGHT - PLOT.bottom;
  const grid = [
    ...pressures.map(({ y }) => `M${PLOT.left} ${y}H${WIDTH - PLOT.right}`),
    ...enthalpies.map(({ x }) => `M${x} ${PLOT.top}V${bottom}`),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" font-family="sans-serif" font-size="22">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    path(grid, LINES.grid, 2),
    path(dome, LINES.dome, 3),
    ...cycles.flatMap(({ low, high, liquid }, index) => {
      const dashes = index === 1 ? '10 10' : '';
      return [
        path(low, LINES.low, 5, dashes),
        path(high, LINES.high, 5, dashes),
        path(liquid, LINES.liquid, 5, dashes),
      ];
    }),
    ...pressures.map(({ y, bar }) => words(PLOT.left - 8, y + 8, formatAtMost(bar, 1, locale), 'end')),
    ...enthalpies.map(({ x, value }) => words(x, bottom + 28, formatAtMost(value, 0, locale), 'middle')),
    words(PLOT.left + 10, PLOT.top + 22, 'bar'),
    words(WIDTH - PLOT.right, HEIGHT - 4, 'kJ/kg', 'end'),
    ...marks.flatMap(({ letter, x, y, dx, dy }) => [
      `<circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
      words(x + dx, y + dy, letter, 'start', 700),
    ]),
    '</svg>',
  ].join('');
}
