import { Fragment } from 'react';
import type { Input, InputGroup } from '../../calculators/define.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { InputField } from './InputFields.tsx';
import { FoldedGroup } from './lazy.ts';
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
  const fields = <Fields group={group} />;
  if (isFolded) return <FoldedGroup group={group}>{fields}</FoldedGroup>;
  return (
    <fieldset className={styles.group}>
      <legend>{say(label)}</legend>
      {fields}
    </fieldset>
  );
}

/** The fields of a group. */
export function Fields({ group: { keys } }: { readonly group: InputGroup }) {
  const { inputs } = usePage().session.definition;
  return inputs.filter(({ key }) => keys.includes(key)).map((input) => <Field key={input.key} input={input} />);
}
