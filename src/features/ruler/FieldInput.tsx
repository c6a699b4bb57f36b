/** The small fields of the page: what is typed, its unit, what is wrong with it; their labels stand where the page has them. */
import type { Form } from '../../kit/form/form.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useGrouped } from '../../kit/controls/use-grouped.ts';
import { signButton } from '../../kit/controls/sign-button.tsx';
import { useRuler } from './context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './FieldInput.module.css';

interface FieldInputProps {
  readonly form: Form;
  /** Key of its field, and the name of the input. */
  readonly path: string;
  readonly id: string;
  /** Accessible name where no label is tied to it. */
  readonly title?: string;
  readonly unit: string;
  /** What it shows in place of the text of the form: the same in another unit. */
  readonly shown?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  /** Id of its label, where it may be below zero and has a ± key. */
  readonly signOf?: string | undefined;
}

export function FieldInput(props: FieldInputProps) {
  const { form, path, id, title, unit, shown, placeholder, problem, onText, signOf } = props;
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const settle = (): void => form.settle(path);
  const { t } = useRuler();
  const grouped = useGrouped(shown ?? text, t.locale, settle);
  return (
    <>
      <span className={problem ? `${field.box} ${field.wrong}` : field.box}>
        {signOf === undefined
          ? null
          : signButton({ label: t('quantities.changeSign'), of: signOf, text: shown ?? text, onText })}
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          {...grouped}
          aria-label={title}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
        <span>{unit}</span>
      </span>
      <p id={`${id}m`} className={`${remarks.problem} ${styles.problem}`}>
        {problem}
      </p>
    </>
  );
}
