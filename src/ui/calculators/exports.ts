/** A calculation as text: to copy, and as a table for a spreadsheet. */
import { $calculatorUnits } from '../../stores/calculator/units.ts';
import type { Page } from './context.ts';
import { shownInput, shownOutput, withUnit } from './format.ts';
import { presentOutputs } from './headline.ts';
import { lineNames } from './ListTable.tsx';
import { ownSymbol } from './own-symbol.ts';

/** What a calculation is read from. */
type Source = Pick<Page, 'session' | 't' | 'codes'>;

interface Line {
  readonly name: string;
  readonly text: string;
  readonly symbol: string;
}

/** What was asked, line by line; lists one line each. */
export function inputLines({ session, t }: Source): readonly Line[] {
  const texts = session.$texts.get();
  const units = session.$units.get();
  return session.definition.inputs.filter(({ key }) => session.isShown(key)).flatMap((input) => {
    const text = texts[input.key] ?? '';
    const name = input.label[t.locale];
    if (typeof text === 'string') {
      const shown = shownInput(input, text, units, t);
      return shown ? [{ name, ...shown }] : [];
    }
    if (input.kind !== 'rows') return [];
    return text.map((row, index) => {
      const cells = input.columns.flatMap((column) => {
        const shown = shownInput({ ...column, key: `${input.key}.${column.key}` }, row[column.key] ?? '', units, t);
        return shown ? [`${column.label[t.locale]} ${withUnit(shown.text, shown.symbol)}`] : [];
      });
      return { name: `${name} ${index + 1}`, text: cells.join(', '), symbol: '' };
    });
  });
}

/** What came out, line by line; empty without a result. */
export function outputLines({ session, t, codes }: Source): readonly Line[] {
  const { outcome, inputs } = session.$answer.get();
  if (!outcome.ok) return [];
  const choices = $calculatorUnits.get();
  const { definition } = session;
  return presentOutputs(definition, outcome.outputs).flatMap((output) => {
    const value = outcome.outputs[output.key] ?? '';
    const name = output.label[t.locale];
    const unit = choices[`${definition.id}>${output.key}`];
    if (output.kind !== 'numbers' || !Array.isArray(value)) {
      return [{ name, ...shownOutput(output, value, unit, t, ownSymbol(definition.id, output, inputs, codes)) }];
    }
    const names = lineNames(definition, inputs, value.length, t);
    return value.map((one: number, index) => ({ name: `${name}, ${names[index] ?? ''}`, ...shownOutput(output, one, unit, t) }));
  });
}

/** A line as one reads it. */
export const lineText = ({ name, text, symbol }: Line, { locale }: Page['t']): string =>
  `${name}${locale === 'fr' ? '\u202f: ' : ': '}${withUnit(text, symbol)}`;

/** The whole calculation as text, with the link that restores it. */
export function sheetText(source: Source, messages: readonly string[]): string {
  const { session, t } = source;
  const written = (line: Line): string => lineText(line, t);
  return [
    session.definition.title[t.locale],
    '',
    t('tools.inputs'),
    ...inputLines(source).map(written),
    '',
    t('tools.result'),
    ...outputLines(source).map(written),
    ...(messages.length > 0 ? ['', ...messages] : []),
    '',
    session.address(),
    t('tools.sheet.notice'),
  ].join('\n');
}

const BYTE_ORDER_MARK = '\ufeff';

/** The calculation as CSV: the list separator of the language, quoted where it must be. */
export function csvText(source: Source): string {
  const { t } = source;
  const separator = t.locale === 'fr' ? ';' : ',';
  const quoted = (cell: string): string => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  // A spreadsheet reads neither the true minus nor the signs that group thousands.
  const figure = (text: string): string =>
    text.replaceAll('\u2212', '-').replaceAll(t.locale === 'fr' ? '\u202f' : /,(?=\d{3})/g, '');
  const rows = [
    [t('tools.csv.name'), t('tools.csv.value'), t('tools.csv.unit')],
    ...[...inputLines(source), ...outputLines(source)].map(({ name, text, symbol }) => [name, symbol === '' ? text : figure(text), symbol]),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
}

/** Hands a text to the browser as a file. */
export const saveText = (text: string, name: string, type: string): void => saveBlob(new Blob([text], { type }), name);

/** Hands a content to the browser as a file. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
