/** The quick point and its sweep as a file a spreadsheet of the reader's language opens. */
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import { POINT_COLUMNS } from '../../simulation/export.ts';
import { LINE_FIELDS, measureOfVariable, SWEEP_KEYS } from '../../stores/line/fields.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { fileNumber, fileTextFromFigure } from '../../quantities/number.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { LinePage } from './page-data.ts';
import { figuresOf } from './Results.tsx';
import { SWEEP_FIGURES } from './Sweep.tsx';
import { API_UNITS } from '../../kit/island/format.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** What was asked, figures, points, sweep: each a block of its own. Points and sweep in the units of the API, unrounded. */
export function lineText({ line, t }: LinePage, format: Formatter): string {
  const separator = t.locale === 'fr' ? ';' : ',';
  const { texts, numbers } = line.form.$content.get();
  const { result } = line.$point.get();
  const { points, variable } = line.$sweep.get();
  const number = (value: number): string => fileNumber(value, t.locale);
  const asked = LINE_FIELDS.flatMap(({ key, isUsed }) => {
    const read = numbers[key];
    if (!read || SWEEP_KEYS.includes(key) || isUsed?.(texts) === false) return [];
    const { quantity } = read.measure;
    const { symbol } = unitOf(quantity, read.unit as UnitOf<typeof quantity>);
    return [[key, fileTextFromFigure(read.text, t.locale), symbol]];
  });
  const swept = measureOfVariable(variable);
  const blocks: readonly (readonly (readonly string[])[])[] = [
    [
      [t('line.quantity'), t('line.value'), t('line.unit')],
      [t('simulator.fields.fluid'), result.input.fluid, ''],
      ...asked,
    ],
    figuresOf(result, format, t).map(({ name, text, symbol }) => [name, fileTextFromFigure(text, t.locale), symbol]),
    [
      [t('simulator.points.point'), ...POINT_COLUMNS.map(({ key, unit }) => `${key} [${unit}]`)],
      ...cycleOf(result.input).nodes.map((node) => [
        node.letter,
        ...POINT_COLUMNS.map(({ key }) => number(pointOfNode(result, node)[key])),
      ]),
    ],
    [
      [
        `${t(`line.variables.${variable as 'te'}`)} [${swept.unit === 'degC' ? '°C' : unitOf(swept.quantity, swept.unit).symbol}]`,
        ...SWEEP_FIGURES.map(
          ({ figure, quantity }) => `${t(`line.figures.${figure}`)} [${unitOf(quantity, API_UNITS[quantity]).symbol}]`,
        ),
      ],
      ...points.map((point) => [
        number(point.value),
        ...SWEEP_FIGURES.map(({ key }) => (point.problem === null ? number(point[key]) : '')),
      ]),
    ],
  ];
  const cell = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const text = blocks.map((rows) => rows.map((cells) => cells.map(cell).join(separator)).join('\r\n')).join('\r\n\r\n');
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

export function saveLine(page: LinePage, format: Formatter): void {
  const url = URL.createObjectURL(new Blob([lineText(page, format)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  const fluid = page.line.$point
    .get()
    .result.input.fluid.replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-$/, '');
  link.download = `appfroid-point-${fluid}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
