/** A calculation as CSV: what was asked, what came out, then each list as a table of its own. */
import type { CellInput, RowsInput, TableInput } from '../../calculators/define.ts';
import { tableFromText } from '../../calculators/interpolation/paste.ts';
import { $calculatorUnits } from '../../stores/calculator/units.ts';
import { shownUnit } from '../../stores/calculator/text.ts';
import type { RowTexts } from '../../stores/calculator/text.ts';
import { typedText } from '../../stores/simulator/text.ts';
import { codeLines, inputLines, outputLines } from './exports.ts';
import type { Line, Source } from './exports.ts';
import { figureText, shownInput, symbolOf } from './format.ts';
import { lineNames, listsOf } from './ListTable.tsx';

type Row = readonly string[];

const BYTE_ORDER_MARK = '\ufeff';
/** A figure in either language, its thousands grouped or not. */
const FIGURE = /^[-+\u2212]?(?:\d{1,3}(?:[\u202f\u00a0,]\d{3})+|\d+)(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;

/** A figure as a spreadsheet of that language reads it: it knows neither the true minus nor grouped thousands. */
function spreadsheetText(text: string, locale: 'fr' | 'en'): string {
  if (!FIGURE.test(text)) return text;
  const plain = text.replaceAll('\u2212', '-').replace(/[\u202f\u00a0]/g, '');
  return locale === 'en' ? plain.replace(/,(?=\d{3}(?:\D|$))/g, '') : plain.replace('.', ',');
}

const named = (label: string, symbol: string): string => (symbol === '' ? label : `${label} (${symbol})`);

/** The lines of a list as they were typed, one column per cell; columns that stay empty are left out. */
function typedTable(input: RowsInput, rows: readonly RowTexts[], { session, t }: Source): readonly Row[] {
  const units = session.$units.get();
  const slotOf = (column: CellInput): string => `${input.key}.${column.key}`;
  const columns = input.columns.filter(({ key }) => rows.some((row) => (row[key] ?? '').trim() !== ''));
  const header = columns.map((column) =>
    named(column.label[t.locale], column.kind === 'number' ? symbolOf(column.measure, shownUnit(column.measure, units[slotOf(column)])) : ''),
  );
  const cell = (column: CellInput, row: RowTexts): string =>
    shownInput({ ...column, key: slotOf(column) }, row[column.key] ?? '', units, t)?.text ?? '';
  return [
    [input.label[t.locale], ...header],
    ...rows.map((row, index) => [String(index + 1), ...columns.map((column) => cell(column, row))]),
  ];
}

function pastedTable(input: TableInput, text: string, { t }: Source): readonly Row[] {
  const pasted = tableFromText(text);
  const rows = pasted.ok ? pasted.rows : [];
  const header = (rows[0] ?? []).map((_, index) => (index === 0 ? 'x' : rows[0]?.length === 2 ? 'y' : `y${index}`));
  return [[input.label[t.locale]], header, ...rows.map((cells) => cells.map((value) => typedText(value, t.locale)))];
}

function tablesOfInputs(source: Source): readonly (readonly Row[])[] {
  const { session } = source;
  const texts = session.$texts.get();
  return session.definition.inputs.filter(({ key }) => session.isShown(key)).flatMap((input) => {
    const text = texts[input.key] ?? '';
    if (input.kind === 'rows' && typeof text !== 'string') return text.length > 0 ? [typedTable(input, text, source)] : [];
    return input.kind === 'table' && typeof text === 'string' ? [pastedTable(input, text, source)] : [];
  });
}

/** The lists of the result, one line per line of their input. */
function tableOfLists({ session, t }: Source): readonly Row[] {
  const { definition } = session;
  const { outcome, inputs } = session.$answer.get();
  if (!outcome.ok) return [];
  const { outputs } = outcome;
  const choices = $calculatorUnits.get();
  const columns = listsOf(definition.outputs, outputs).map((output) => {
    const unit = shownUnit(output.measure, choices[`${definition.id}>${output.key}`]);
    const texts = (outputs[output.key] as readonly number[]).map((value) => figureText(value, output.measure, output.digits, unit, t.locale));
    return { header: named(output.label[t.locale], symbolOf(output.measure, unit)), texts };
  });
  if (columns.length === 0) return [];
  const names = lineNames(definition, inputs, Math.max(...columns.map(({ texts }) => texts.length)), t);
  return [
    [t('tools.rows.item'), ...columns.map(({ header }) => header)],
    ...names.map((name, index) => [name, ...columns.map(({ texts }) => texts[index] ?? '')]),
  ];
}

/** The calculation as CSV: the list separator and the decimal sign of the language, quoted where it must be. */
export function csvText(source: Source): string {
  const { session, t } = source;
  const separator = t.locale === 'fr' ? ';' : ',';
  const quoted = (cell: string): string => (/["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const row = ({ name, text, symbol }: Line): Row => [name, text, symbol];
  const isList = (key: string): boolean => session.definition.inputs.some((input) => input.key === key && (input.kind === 'rows' || input.kind === 'table'));
  const sections: readonly (readonly Row[])[] = [
    [
      [t('tools.csv.name'), t('tools.csv.value'), t('tools.csv.unit')],
      ...inputLines(source).filter(({ key }) => !isList(key)).map(row),
      ...outputLines(source).filter(({ isListed }) => isListed !== true).map(row),
    ],
    ...tablesOfInputs(source),
    tableOfLists(source),
    codeLines(source).map(row),
  ];
  const blocks = sections.filter((rows) => rows.length > 0).map((rows) =>
    rows.map((cells) => cells.map((cell) => quoted(spreadsheetText(cell, t.locale))).join(separator)).join('\r\n'),
  );
  return BYTE_ORDER_MARK + blocks.join('\r\n\r\n') + '\r\n';
}
