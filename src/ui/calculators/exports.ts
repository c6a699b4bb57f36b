/** A calculation as text, line by line. */
import { figuresForCodes, outputsInOrder, symbolFromInputs } from '../../calculators/derive/results.ts';
import { $calculatorDigits, $calculatorUnits } from '../../stores/calculator/units.ts';
import type { Page } from './context.ts';
import { shownInput, shownOutput, withChosenDigits, withUnit } from './format.ts';
import { lineNames } from './ListTable.tsx';

/** What a calculation is read from. */
export type Source = Pick<Page, 'session' | 't'>;

export interface Line {
  /** Of the input or the output. */
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly symbol: string;
  /** One of the values of a list. */
  readonly isListed?: true;
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
      return shown ? [{ key: input.key, name, ...shown }] : [];
    }
    if (input.kind !== 'rows') return [];
    return text.map((row, index) => {
      const cells = input.columns.flatMap((column) => {
        const shown = shownInput({ ...column, key: `${input.key}.${column.key}` }, row[column.key] ?? '', units, t);
        return shown ? [`${column.label[t.locale]} ${withUnit(shown.text, shown.symbol)}`] : [];
      });
      return { key: input.key, name: `${name} ${index + 1}`, text: cells.join(', '), symbol: '' };
    });
  });
}

/** What came out, line by line; empty without a result. */
export function outputLines({ session, t }: Source): readonly Line[] {
  const { outcome, inputs } = session.$answer.get();
  if (!outcome.ok) return [];
  const choices = $calculatorUnits.get();
  const digits = $calculatorDigits.get();
  const { definition } = session;
  return outputsInOrder(definition, outcome.outputs).flatMap((output) => {
    const value = outcome.outputs[output.key] ?? '';
    const name = output.label[t.locale];
    const unit = choices[`${definition.id}>${output.key}`];
    const shownAs = withChosenDigits(definition.id, output, digits);
    if (output.kind !== 'numbers' || !Array.isArray(value)) {
      return [{ key: output.key, name, ...shownOutput(shownAs, value, unit, t, symbolFromInputs(definition, output, inputs)) }];
    }
    const names = lineNames(definition, inputs, value.length, t);
    return value.map((one: number, index) => ({
      key: output.key, name: `${name}, ${names[index] ?? ''}`, isListed: true, ...shownOutput(output, one, unit, t),
    }));
  });
}

/** The result under every code of an input, for definitions that show them all. */
export function codeLines({ session, t }: Source): readonly Line[] {
  const { definition } = session;
  const { outcome, inputs } = session.$answer.get();
  const output = definition.outputs.find(({ key }) => key === definition.codes?.every?.output);
  if (!outcome.ok || output === undefined) return [];
  const shownAs = withChosenDigits(definition.id, output, $calculatorDigits.get());
  return figuresForCodes(definition, inputs, (tried) => session.tryOut(tried)).flatMap(({ label, value }) =>
    value === undefined ? [] : [{ key: output.key, name: output.label[t.locale], ...shownOutput(shownAs, value, undefined, t, label) }],
  );
}

/** The whole calculation as text, with the link that restores it. */
export function sheetText(source: Source, messages: readonly string[]): string {
  const { session, t } = source;
  const colon = t.locale === 'fr' ? '\u202f: ' : ': ';
  const written = (line: Line): string => `${line.name}${colon}${withUnit(line.text, line.symbol)}`;
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

/** Hands a text to the browser as a file. */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
