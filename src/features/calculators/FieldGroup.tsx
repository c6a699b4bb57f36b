import { Fragment } from 'react';
import type { Input, InputGroup } from '../../calculators/define.ts';
import { withUnit } from '../../quantities/number.ts';
import { textAt } from '../../kit/form/fields.ts';
import type { ReadForm } from './state/reading.ts';
import { shownUnit } from '../../kit/form/text.ts';
import { useOpened } from '../../kit/island/use-opened.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { shownInput, standInText, symbolOf } from './format.ts';
import { InputField } from './InputFields.tsx';
import command from '../../kit/styles/command.module.css';
import styles from './FieldGroup.module.css';

/** A field, and the button that exchanges it with another, where it has one. */
export function Field({ input }: { readonly input: Input }) {
  const { session, t } = usePage();
  const { form, definition } = session;
  const { swap } = definition;
  /** Each of a pair holds what the other held. */
  const exchange = (pairs: NonNullable<typeof swap>): void => {
    const { texts } = form.$content.get();
    const exchanged = pairs.flatMap(([a, b]) => [
      [a, textAt(texts, b)],
      [b, textAt(texts, a)],
    ]);
    form.change(Object.fromEntries(exchanged) as Record<string, string>);
  };
  return (
    <Fragment>
      <InputField input={input} />
      {swap && input.key === swap[0]?.[1] ? (
        <button type="button" className={`${command.quiet} ${styles.swap}`} onClick={() => exchange(swap)}>
          {t('calculatorPages.swap')}
        </button>
      ) : null}
    </Fragment>
  );
}

/** A part of a long form, while one of its fields counts. */
export function FieldGroup({ group }: { readonly group: InputGroup }) {
  const { session, say } = usePage();
  const { label, keys, isFolded } = group;
  const isShown = usePart(session.$form, ({ shown }) => keys.some((key) => shown[key]));
  if (!isShown) return null;
  if (isFolded) return <FoldedGroup group={group} />;
  return (
    <fieldset className={styles.group}>
      <legend>{say(label)}</legend>
      <Fields group={group} />
    </fieldset>
  );
}

function Fields({ group: { keys } }: { readonly group: InputGroup }) {
  const { inputs } = usePage().session.definition;
  return inputs.filter(({ key }) => keys.includes(key)).map((input) => <Field key={input.key} input={input} />);
}

/** What a field holds, or what stands for it while it is empty; undefined for neither. */
function valueText(
  input: Input,
  form: ReadForm,
  standIns: Readonly<Record<string, unknown>> | undefined,
  { session, t }: Page,
): string | undefined {
  if (!form.shown[input.key]) return undefined;
  const typed = shownInput(input, textAt(form.texts, input.key), form.units, t);
  if (typed) return withUnit(typed.text, typed.symbol);
  const taken = standIns?.[input.key];
  if (input.kind !== 'number' || typeof taken !== 'number') return undefined;
  const unit = shownUnit(input.measure, form.units[input.key]);
  return withUnit(standInText(input, taken, unit, t.locale, session.definition.outputs), symbolOf(input.measure, unit));
}

/** The same, closed until it is asked for or at fault, with its values beside its name. */
function FoldedGroup({ group }: { readonly group: InputGroup }) {
  const page = usePage();
  const { session, say, $messages } = page;
  const { label, keys } = group;
  const { isOpen, details } = useOpened();
  const isWrong = usePart($messages, ({ problems }) => keys.some((key) => problems[key] !== undefined));
  const standIns = usePart(session.$shown, (answer) => (answer?.outcome.ok ? answer.outcome.standIns : undefined));
  const values = usePart(session.$form, (form) =>
    session.definition.inputs
      .filter(({ key }) => keys.includes(key))
      .flatMap((input) => valueText(input, form, standIns, page) ?? [])
      .join(' · '),
  );
  return (
    <details className={styles.folded} data-folded="" open={isOpen || isWrong} {...details}>
      <summary>
        <span>{say(label)}</span>
        <small>{values}</small>
      </summary>
      <Fields group={group} />
    </details>
  );
}
