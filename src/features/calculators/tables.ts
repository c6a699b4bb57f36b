/** The lists of a calculation as tables of texts, for a spreadsheet and for paper. */
import type { CellInput, RowsInput, TableInput } from '../../calculators/define.ts';
import { $shownUnits } from './state/units.ts';
import type { RowTexts } from '../../kit/form/fields.ts';
import { shownUnit } from '../../kit/form/text.ts';
import type { Page } from './context.ts';
import { shownInput } from './format-input.ts';
import { figureText, standInText, symbolOf } from './format.ts';
import { lineNames, listsOf } from './ListTable.tsx';
import { typedNumber } from '../../quantities/number.ts';

/** What a calculation is read from. */
export type Source = Pick<Page, 'session' | 't'>;

export type Row = readonly string[];

export interface TextTable {
  readonly title: string;
  readonly header: Row;
  readonly rows: readonly Row[];
}

const named = (label: string, symbol: string): string => (symbol === '' ? label : `${label} (${symbol})`);

/** The lines of a list as they were typed, one column per cell, with what stood for empty cells; columns that stay empty are left out. */
function typedTable(input: RowsInput, rows: readonly RowTexts[], { session, t }: Source): TextTable {
  const { units } = session.$form.get();
  const { outcome } = session.$answer.get();
  const standIns = (outcome.ok && outcome.standIns) || {};
  const slotOf = (column: CellInput): string => `${input.key}.${column.key}`;
  const textOf = (column: CellInput, row: RowTexts, index: number): string => {
    const typed = row[column.key] ?? '';
    return typed.trim() === ''
      ? standInText(column, standIns[`${input.key}.${index}.${column.key}`], units[slotOf(column)], t.locale, [])
      : typed;
  };
  const columns = input.columns.filter((column) => rows.some((row, index) => textOf(column, row, index) !== ''));
  const symbolIn = (column: CellInput): string =>
    column.kind === 'number' ? symbolOf(column.measure, shownUnit(column.measure, units[slotOf(column)])) : '';
  const cell = (column: CellInput, row: RowTexts, index: number): string =>
    shownInput({ ...column, key: slotOf(column) }, textOf(column, row, index), units, t)?.text ?? '';
  const title = input.label[t.locale];
  return {
    title,
    header: [title, ...columns.map((column) => named(column.label[t.locale], symbolIn(column)))],
    rows: rows.map((row, index) => [String(index + 1), ...columns.map((column) => cell(column, row, index))]),
  };
}

function pastedTable(input: TableInput, read: unknown, { t }: Source): TextTable {
  const rows = Array.isArray(read) ? (read as readonly (readonly number[])[]) : [];
  const width = rows[0]?.length ?? 0;
  return {
    title: input.label[t.locale],
    header: Array.from({ length: width }, (_, index) => (index === 0 ? 'x' : width === 2 ? 'y' : `y${index}`)),
    rows: rows.map((cells) => cells.map((value) => typedNumber(value, t.locale))),
  };
}

/** The lists that were typed or pasted, those that count for now. */
export function tablesOfInputs(source: Source): readonly TextTable[] {
  const { session } = source;
  const { texts, inputs, shown } = session.$form.get();
  return session.definition.inputs
    .filter(({ key }) => shown[key])
    .flatMap((input) => {
      const text = texts[input.key] ?? '';
      if (input.kind === 'rows' && typeof text !== 'string')
        return text.length > 0 ? [typedTable(input, text, source)] : [];
      return input.kind === 'table' && typeof text === 'string' ? [pastedTable(input, inputs[input.key], source)] : [];
    });
}

/** The lists of the result, one line per line of their input; undefined where there is none. */
export function tableOfLists({ session, t }: Source): TextTable | undefined {
  const { definition } = session;
  const { outcome, inputs } = session.$answer.get();
  if (!outcome.ok) return undefined;
  const { outputs } = outcome;
  const choices = $shownUnits.get();
  const columns = listsOf(definition.outputs, outputs).map((output) => {
    const unit = shownUnit(output.measure, choices[`${definition.id}>${output.key}`]);
    const texts = (outputs[output.key] as readonly number[]).map((value) =>
      figureText(value, output.measure, output.digits, unit, t.locale),
    );
    return { header: named(output.label[t.locale], symbolOf(output.measure, unit)), texts };
  });
  if (columns.length === 0) return undefined;
  const names = lineNames(definition, inputs, Math.max(...columns.map(({ texts }) => texts.length)), t);
  return {
    title: t('calculatorPages.result'),
    header: [t('calculatorPages.rows.item'), ...columns.map(({ header }) => header)],
    rows: names.map((name, index) => [name, ...columns.map(({ texts }) => texts[index] ?? '')]),
  };
}
