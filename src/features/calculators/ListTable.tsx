import type { Definition, Output, OutputValue } from '../../calculators/define.ts';
import type { Translator } from '../../i18n/keys.ts';
import { $shownUnits } from './state/units.ts';
import { shownUnit } from '../../kit/form/text.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { figureText, symbolOf } from './format.ts';
import tables from '../../kit/styles/tables.module.css';
import styles from './Result.module.css';

type Outputs = Readonly<Record<string, OutputValue>>;
type ListOutput = Extract<Output, { readonly kind: 'number' | 'numbers' | 'oneOrMore' }>;

/** The outputs that are one value per line of an input. */
export function listsOf(present: readonly Output[], outputs: Outputs): readonly ListOutput[] {
  return present.filter(
    (output): output is ListOutput => output.kind === 'numbers' && Array.isArray(outputs[output.key]),
  );
}

const asRow = (row: unknown): Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : {};

/** Names of the lines of the input a list belongs to: the one of as many lines, by its first choice. */
export function lineNames(
  definition: Definition,
  inputs: Readonly<Record<string, unknown>>,
  count: number,
  t: Translator,
): readonly string[] {
  const rows = definition.inputs.find((input) => {
    const given = inputs[input.key];
    return input.kind === 'rows' && Array.isArray(given) && given.length === count;
  });
  const named = rows?.kind === 'rows' ? rows.columns.find((column) => column.kind === 'choice') : undefined;
  const given: unknown = rows && inputs[rows.key];
  return Array.from({ length: count }, (_, index) => {
    const cell = named && Array.isArray(given) ? asRow(given[index])[named.key] : undefined;
    const option = named?.kind === 'choice' ? named.options.find(({ value }) => value === cell) : undefined;
    return option ? option.label[t.locale] : t('calculatorPages.rows.line', { n: index + 1 });
  });
}

/** One line per line of the input, one column per list. */
export function ListTable() {
  const { session, t, say } = usePage();
  const shown = usePart(session.$shown, (answer) => answer);
  const choices = usePart($shownUnits, (units) => units);
  const { definition } = session;
  if (!shown?.outcome.ok) return null;
  const { inputs } = shown;
  const { outputs } = shown.outcome;
  const lists = listsOf(definition.outputs, outputs).filter(({ isInPicture }) => !isInPicture);
  if (lists.length === 0) return null;
  const columns = lists.map((output) => {
    const unit = shownUnit(output.measure, choices[`${definition.id}>${output.key}`]);
    const values = outputs[output.key] as readonly number[];
    return {
      output,
      unit,
      texts: values.map((value) => figureText(value, output.measure, output.digits, unit, t.locale)),
    };
  });
  const count = Math.max(...columns.map(({ texts }) => texts.length));
  const names = lineNames(definition, inputs, count, t);
  return (
    <table className={`${tables.table} ${styles.lists}`}>
      <thead>
        <tr>
          <th scope="col">{t('calculatorPages.rows.item')}</th>
          {columns.map(({ output, unit }) => (
            <th key={output.key} scope="col">
              {say(output.label)} <span className={styles.unit}>{symbolOf(output.measure, unit)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {columns.map(({ output, texts }) => (
              <td key={output.key}>{texts[index] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
