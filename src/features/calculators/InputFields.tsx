import type { BooleanInput, ChoiceInput, Input, TextInput } from '../../calculators/define.ts';
import { codesUnder } from '../../calculators/derive/codes.ts';
import { offeredOptions } from './state/pipes.ts';
import { textAt } from '../../kit/form/fields.ts';
import { FieldMessage, FormField } from '../../kit/controls/FormField.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { FluidRow, PresetMenu, RowsField, TableField } from './lazy.ts';
import { NumberRow } from './NumberRow.tsx';
import { useStandIn } from './stand-in.ts';
import styles from './InputFields.module.css';

/** Choices whose words take no more room than this stand side by side. */
const SEGMENTED_LETTERS = 22;
const SEGMENTED_CHOICES = 3;

const useText = (key: string): string => usePart(usePage().session.form.$content, ({ texts }) => textAt(texts, key));
const useProblem = (key: string): string | undefined => usePart(usePage().$messages, ({ problems }) => problems[key]);

function ChoiceRow({ input }: { readonly input: ChoiceInput }) {
  const { session, say, t } = usePage();
  const { codes } = session.definition;
  const text = useText(input.key);
  const problem = useProblem(input.key);
  const pipes = usePart(session.$pipes, (wanted) => wanted);
  const choices = offeredOptions(input, pipes, text).map(({ value, label }) => ({
    value: String(value),
    label: say(label),
  }));
  const isOptional = input.default === undefined && input.fallback === undefined;
  const taken = useStandIn(input, input.key);
  const takenLabel = choices.find(({ value }) => value === String(taken.value))?.label;
  const noneLabel =
    takenLabel && taken.mark && text === ''
      ? t('calculatorPages.used.option', { value: takenLabel, mark: taken.mark })
      : t('calculatorPages.none');
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const onChange = (value: string): void => {
    // Units of another quantity mean nothing here: the first two of the new one.
    const firsts = (codes?.by === input.key ? codes.keys : []).flatMap((key, index) => {
      const first = codes && codesUnder(codes, value)?.[index]?.value;
      return first === undefined ? [] : [[key, first] as const];
    });
    session.form.change({ [input.key]: value, ...Object.fromEntries(firsts) });
  };
  const common = { label: say(input.label), name: input.key, value: text, onChange };
  return (
    <div className={styles.choice}>
      {!isOptional && choices.length <= SEGMENTED_CHOICES && letters <= SEGMENTED_LETTERS ? (
        <Segmented {...common} choices={choices} isLabelShown />
      ) : (
        <Select {...common} options={isOptional ? [{ value: '', label: noneLabel }, ...choices] : choices} />
      )}
      <FieldMessage problem={problem} note={input.help ? say(input.help) : undefined} />
    </div>
  );
}

/** A field that is drawn as on every other page. */
function PlainRow({ input }: { readonly input: BooleanInput | TextInput }) {
  const { session, say } = usePage();
  const problem = useProblem(input.key);
  const note = input.help ? say(input.help) : undefined;
  return <FormField form={session.form} path={input.key} label={say(input.label)} problem={problem} note={note} />;
}

/** A short text that has one of a few codes for now. */
function CodeRow({ input, list }: { readonly input: TextInput; readonly list: NonNullable<Codes> }) {
  const { session, say } = usePage();
  const text = useText(input.key);
  const problem = useProblem(input.key);
  const options = list.some(({ value }) => value === text) ? list : [{ value: text, label: text }, ...list];
  return (
    <div className={styles.choice}>
      <Select
        name={input.key}
        label={say(input.label)}
        value={text}
        options={options}
        onChange={(value) => session.form.set(input.key, value)}
      />
      <FieldMessage problem={problem} />
    </div>
  );
}

type Codes = ReturnType<typeof codesUnder>;

/** A short text, or one of the codes it may take for now. */
function TextRow({ input }: { readonly input: TextInput }) {
  const { codes } = usePage().session.definition;
  const chosen = useText(codes?.by ?? '');
  const list = codes?.keys.includes(input.key) ? codesUnder(codes, chosen) : undefined;
  return list ? <CodeRow input={input} list={list} /> : <PlainRow input={input} />;
}

/** The field of an input while it counts, and above it what may fill it. */
export function InputField({ input }: { readonly input: Input }) {
  const { session } = usePage();
  const isShown = usePart(session.$form, ({ shown }) => shown[input.key]);
  if (!isShown) return null;
  const { presets } = input;
  if (presets === undefined || input.kind === 'rows') return <BareField input={input} />;
  return (
    <>
      <PresetMenu path={input.key} presets={presets} />
      <BareField input={input} />
    </>
  );
}

/** The field of an input, whatever its kind. */
function BareField({ input }: { readonly input: Input }) {
  switch (input.kind) {
    case 'number':
      return <NumberRow input={input} path={input.key} />;
    case 'choice':
      return <ChoiceRow input={input} />;
    case 'boolean':
      return <PlainRow input={input} />;
    case 'rows':
      return <RowsField input={input} />;
    case 'table':
      return <TableField input={input} />;
    case 'fluid':
      return <FluidRow input={input} />;
    case 'text':
      return <TextRow input={input} />;
  }
}
