import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { BooleanInput, ChoiceInput, Input, TableInput, TextInput } from '../../calculators/define.ts';
import { tableFromText } from '../../calculators/interpolation/paste.ts';
import { offeredOptions } from '../../stores/calculator/pipes.ts';
import { Segmented } from '../controls/Segmented.tsx';
import { Select } from '../controls/Select.tsx';
import { usePage } from './context.ts';
import { FluidRow } from './FluidRow.tsx';
import { NumberRow } from './NumberRow.tsx';
import { PresetMenu } from './PresetMenu.tsx';
import { RowsField } from './RowsField.tsx';
import { useUsed } from './used.ts';
import styles from './InputFields.module.css';

/** Choices whose words take no more room than this stand side by side. */
const SEGMENTED_LETTERS = 22;
const SEGMENTED_CHOICES = 3;

function Message({
  id,
  problem,
  note,
}: {
  readonly id?: string;
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
}) {
  if (problem === undefined && note === undefined) return null;
  return (
    <p id={id} className={problem === undefined ? styles.note : styles.problem}>
      {problem ?? note}
    </p>
  );
}

function useText(key: string): string {
  const { session } = usePage();
  const text = useStore(session.$texts)[key];
  return typeof text === 'string' ? text : '';
}

function ChoiceRow({ input }: { readonly input: ChoiceInput }) {
  const { session, say, problems, codes, t } = usePage();
  const text = useText(input.key);
  const pipes = useStore(session.$pipes);
  const choices = offeredOptions(input, pipes, text).map(({ value, label }) => ({
    value: String(value),
    label: say(label),
  }));
  const isOptional = input.default === undefined && input.fallback === undefined;
  const used = useUsed(input, input.key);
  const usedLabel = choices.find(({ value }) => value === String(used.value))?.label;
  const noneLabel =
    usedLabel && used.mark && text === ''
      ? t('tools.used.option', { value: usedLabel, mark: used.mark })
      : t('tools.none');
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const onChange = (value: string): void => {
    session.setText(input.key, value);
    if (codes?.by !== input.key) return;
    // Units of another quantity mean nothing here: the first two of the new one.
    codes.keys.forEach((key, index) => {
      const first = codes.lists[value]?.[index]?.value;
      if (first !== undefined) session.setText(key, first);
    });
  };
  const common = { label: say(input.label), name: input.key, value: text, onChange };
  return (
    <div className={styles.choice}>
      {!isOptional && choices.length <= SEGMENTED_CHOICES && letters <= SEGMENTED_LETTERS ? (
        <Segmented {...common} choices={choices} isLabelShown />
      ) : (
        <Select {...common} options={isOptional ? [{ value: '', label: noneLabel }, ...choices] : choices} />
      )}
      <Message problem={problems.get(input.key)} note={input.help ? say(input.help) : undefined} />
    </div>
  );
}

function FlagRow({ input }: { readonly input: BooleanInput }) {
  const { session, say, problems } = usePage();
  const text = useText(input.key);
  return (
    <div data-field={input.key}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={input.key}
          checked={text === 'true'}
          onChange={(event) => session.setText(input.key, String(event.currentTarget.checked))}
        />
        <span>{say(input.label)}</span>
      </label>
      <Message problem={problems.get(input.key)} note={input.help ? say(input.help) : undefined} />
    </div>
  );
}

/** A short text, or one of the codes it may take for now. */
function TextRow({ input }: { readonly input: TextInput }) {
  const { session, say, problems, codes } = usePage();
  const texts = useStore(session.$texts);
  const text = useText(input.key);
  const id = useId();
  const problem = problems.get(input.key);
  const list = codes?.keys.includes(input.key) ? codes.lists[String(texts[codes.by] ?? '')] : undefined;
  if (list) {
    const options = list.some(({ value }) => value === text) ? list : [{ value: text, label: text }, ...list];
    return (
      <div className={styles.choice}>
        <Select
          name={input.key}
          label={say(input.label)}
          value={text}
          options={options}
          onChange={(value) => session.setText(input.key, value)}
        />
        <Message problem={problem} />
      </div>
    );
  }
  const note = input.help ? say(input.help) : undefined;
  return (
    <div className={styles.text} data-field={input.key}>
      <label htmlFor={id}>{say(input.label)}</label>
      <input
        id={id}
        name={input.key}
        className={problem === undefined ? undefined : styles.wrong}
        type="text"
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}m`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => session.setText(input.key, event.currentTarget.value)}
      />
      <Message id={`${id}m`} problem={problem} note={note} />
    </div>
  );
}

function TableField({ input }: { readonly input: TableInput }) {
  const { session, say, t, problems } = usePage();
  const text = useText(input.key);
  const id = useId();
  const problem = problems.get(input.key);
  const pasted = tableFromText(text);
  const isRead = pasted.ok && pasted.rows.length > 0;
  const note = isRead
    ? t('tools.table.read', { rows: pasted.rows.length, columns: pasted.rows[0]?.length ?? 0 })
    : t('tools.table.hint');
  return (
    <div className={styles.table} data-field={input.key}>
      <label htmlFor={id}>{say(input.label)}</label>
      <textarea
        id={id}
        name={input.key}
        className={problem === undefined ? undefined : styles.wrong}
        rows={8}
        value={text}
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}m`}
        onChange={(event) => session.setText(input.key, event.currentTarget.value)}
      />
      <Message id={`${id}m`} problem={problem} note={note} />
    </div>
  );
}

/** The field of an input, and above it what may fill it. */
export function InputField({ input }: { readonly input: Input }) {
  const { session } = usePage();
  const texts = useStore(session.$texts);
  const { presets } = input;
  if (presets === undefined || input.kind === 'rows') return <BareField input={input} />;
  return (
    <>
      <PresetMenu
        path={input.key}
        presets={presets}
        fields={{ inputs: session.definition.inputs, texts, slot: (key) => key }}
        onTexts={(next) => session.setTexts(next)}
      />
      <BareField input={input} />
    </>
  );
}

/** The field of an input, whatever its kind. */
function BareField({ input }: { readonly input: Input }) {
  const { session } = usePage();
  const text = useText(input.key);
  switch (input.kind) {
    case 'number':
      return (
        <NumberRow
          input={input}
          path={input.key}
          slot={input.key}
          text={text}
          onText={(next) => session.setText(input.key, next)}
        />
      );
    case 'choice':
      return <ChoiceRow input={input} />;
    case 'boolean':
      return <FlagRow input={input} />;
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
