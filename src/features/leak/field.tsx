/** Fields of the page, each with what the door refuses of it. */
import { FormField } from '../../kit/controls/FormField.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';
import type { texts } from './texts/fr.ts';

export type FieldName = keyof (typeof texts)['leak']['fields'];

const NEGATIVE: ReadonlySet<string> = new Set(['t_rest', 't_cylinder', 't_evp', 't_cdr']);

interface FieldProps {
  readonly name: FieldName;
  readonly note?: string | undefined;
  readonly words?: Readonly<Record<string, string>>;
}

export function Field({ name, note, words }: FieldProps) {
  const t = useTranslator();
  const { study } = usePage();
  const problem = usePart(study.$shown, ({ problem: found }) =>
    found?.field === name ? problemText(found, t) : undefined,
  );
  return (
    <FormField
      form={study.form}
      path={name}
      label={t(`leak.fields.${name}`)}
      problem={problem}
      note={note}
      words={words}
      allowsNegative={NEGATIVE.has(name)}
    />
  );
}

/** What is typed or chosen in a field. */
export const useText = (key: string): string =>
  usePart(usePage().study.form.$content, ({ texts: typed }) => textAt(typed, key));

/** A choice of two or three, all in view. */
export function Choice({
  name,
  words,
}: {
  readonly name: FieldName;
  readonly words: Readonly<Record<string, string>>;
}) {
  const t = useTranslator();
  const { form } = usePage().study;
  const value = useText(name);
  return (
    <Segmented
      label={t(`leak.fields.${name}`)}
      name={name}
      isLabelShown
      value={value}
      choices={Object.entries(words).map(([key, label]) => ({ value: key, label }))}
      onChange={(chosen) => form.set(name, chosen)}
    />
  );
}
