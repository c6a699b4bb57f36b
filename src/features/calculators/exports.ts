/** A calculation as text, line by line. */
import { outputsInOrder, symbolFromValues } from '../../calculators/derive/results.ts';
import { $calculatorDigits, $shownUnits } from './state/units.ts';
import { shownInput } from './format-input.ts';
import { labelInUnit, standInText } from './format.ts';
import { shownOutput, shownResult, withChosenDigits } from './format-output.ts';
import { lineNames } from './ListTable.tsx';
import { tablesOfInputs } from './tables.ts';
import type { Source } from './tables.ts';
import { COLON } from '../../language/signs.ts';
import { withUnit } from '../../quantities/number.ts';

export interface Line {
  readonly name: string;
  readonly text: string;
  readonly symbol: string;
  /** One of the values of a list. */
  readonly isListed?: true;
}

/** What was asked, line by line, but for lists. */
export function inputLines({ session, t }: Source): readonly Line[] {
  const { texts, units, shown: counted } = session.$form.get();
  const { outcome } = session.$answer.get();
  const standIns = (outcome.ok && outcome.standIns) || {};
  return session.definition.inputs
    .filter(({ key, kind }) => kind !== 'table' && counted[key])
    .flatMap((input) => {
      const text = texts[input.key] ?? '';
      if (typeof text !== 'string') return [];
      const shown = shownInput(
        input,
        text === ''
          ? standInText(input, standIns[input.key], units[input.key], t.locale, session.definition.outputs)
          : text,
        units,
        t,
      );
      const name = input.kind === 'number' ? labelInUnit(input, units[input.key], t.locale) : input.label[t.locale];
      return shown ? [{ name, ...shown }] : [];
    });
}

/** The lists that were asked with, one text per line. */
function listTexts(source: Source): readonly string[] {
  return tablesOfInputs(source).flatMap(({ title, header, rows }) => {
    const [columns, isNumbered] = header[0] === title ? [header.slice(1), true] : [header, false];
    const written = (cells: readonly string[]): string =>
      cells
        .slice(isNumbered ? 1 : 0)
        .flatMap((cell, index) => (cell === '' ? [] : [`${columns[index] ?? ''} ${cell}`]))
        .join(', ');
    return [title, ...rows.map((cells, index) => `${index + 1}. ${written(cells)}`)];
  });
}

/** What came out first, in a line; undefined without a result. */
export function summaryOf(source: Source): string | undefined {
  const [main] = outputLines(source);
  return main && `${main.name} ${withUnit(main.text, main.symbol)}`;
}

/** What came out, line by line; empty without a result. */
export function outputLines({ session, t }: Source): readonly Line[] {
  const { outcome, inputs, values } = session.$answer.get();
  if (!outcome.ok) return [];
  const choices = $shownUnits.get();
  const digits = $calculatorDigits.get();
  const isExample = session.$isExample.get();
  const { definition } = session;
  return outputsInOrder(definition, outcome.outputs).flatMap((output) => {
    const value = outcome.outputs[output.key] ?? '';
    const name = output.label[t.locale];
    const unit = choices[`${definition.id}>${output.key}`];
    if (output.kind !== 'numbers' || !Array.isArray(value)) {
      const symbol = symbolFromValues(definition, output, values);
      return [
        { name, ...shownResult(output, value, { id: definition.id, units: choices, digits, isExample, t, symbol }) },
      ];
    }
    const names = lineNames(definition, inputs, value.length, t);
    return value.map((one: number, index) => ({
      name: `${name}, ${names[index] ?? ''}`,
      isListed: true,
      ...shownOutput(output, one, unit, t),
    }));
  });
}

/** The result under every code of an input, for definitions that show them all. */
export function codeLines({ session, t }: Source): readonly Line[] {
  const { definition } = session;
  const { outcome, every = [] } = session.$answer.get();
  const output = definition.outputs.find(({ key }) => key === definition.codes?.every?.output);
  if (!outcome.ok || output === undefined) return [];
  const shownAs = withChosenDigits(definition.id, output, $calculatorDigits.get());
  return every.flatMap(({ label, value }) =>
    value === undefined ? [] : [{ name: output.label[t.locale], ...shownOutput(shownAs, value, undefined, t, label) }],
  );
}

/** A line as one reads it. */
export const lineText = ({ name, text, symbol }: Line, { locale }: Source['t']): string =>
  `${name}${COLON[locale]}${withUnit(text, symbol)}`;

/** The whole calculation as text, with the link that restores it. */
export function sheetText(source: Source, messages: readonly string[]): string {
  const { session, t } = source;
  const written = (line: Line): string => lineText(line, t);
  return [
    session.definition.title[t.locale],
    '',
    t('calculatorPages.inputs'),
    ...inputLines(source).map(written),
    ...listTexts(source),
    '',
    t('calculatorPages.result'),
    ...outputLines(source).map(written),
    ...(messages.length > 0 ? ['', ...messages] : []),
    '',
    session.address(),
    t('calculatorPages.sheet.notice'),
  ].join('\n');
}
