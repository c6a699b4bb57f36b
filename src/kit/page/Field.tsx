/** A field of a page: its words, what is refused of it, what there is to say of it. */
import { memo, useMemo } from 'react';
import type { Key } from '../../i18n/keys.ts';
import { FormField } from '../controls/FormField.tsx';
import { Segmented } from '../controls/Segmented.tsx';
import { fieldAt, textAt } from '../form/fields.ts';
import { useFormatter, useTranslator } from '../island/context.ts';
import { usePart, useParts } from '../island/use-part.ts';
import { useAnyPage } from './island.tsx';
import type { Refusals } from './life.ts';
import type { AskedField, Say } from './question.ts';

type Any = Readonly<Record<string, unknown>>;

/** What is said of a page as it stands, in one text. */
export function useSaid(says: ((say: Say<Any>) => string | undefined) | undefined): string | undefined {
  const { form, answers } = useAnyPage();
  const t = useTranslator();
  const format = useFormatter();
  const stores = useMemo(() => [form.$content, ...Object.values(answers)], [form, answers]);
  return useParts(stores, (read) =>
    says?.({
      t,
      format,
      form: read(form.$content),
      answers: Object.fromEntries(Object.entries(answers).map(([name, store]) => [name, read(store)])),
    }),
  );
}

/** What is refused at a place of the form: of a list, at any of its lines as a whole. */
function refusalAt(refusals: Refusals, path: string): Refusals[string] | undefined {
  const line = `${path}.`;
  const field = Object.keys(refusals).find(
    (found) => found === path || (found.startsWith(line) && /^\d+$/.test(found.slice(line.length))),
  );
  return field === undefined ? undefined : refusals[field];
}

export function useRefusal(path: string): string | undefined {
  const { $refusals, question } = useAnyPage();
  const t = useTranslator();
  return usePart($refusals, (refusals) => {
    const refused = refusalAt(refusals, path);
    return refused && question.problemText(refused, t);
  });
}

/** What is typed or chosen in a field. */
export const useText = (key: string): string => usePart(useAnyPage().form.$content, ({ texts }) => textAt(texts, key));

/** Below zero as its range says; without one, as its quantity does. */
const signOf = (range: { readonly min: number } | undefined): boolean | undefined => range && range.min < 0;

export interface FieldProps extends Omit<AskedField<Any>, 'key' | 'slot'> {
  /** Key of the field, or of a cell: 'bins.0.t_ext'. */
  readonly path: string;
}

/** A field of the page: its words, what is refused of it, what there is to say of it. */
export const Field = memo(function Field({ path, isSegmented, isSigned, words, ...asked }: FieldProps) {
  const { form, question } = useAnyPage();
  const t = useTranslator();
  const field = fieldAt(form.fields, path);
  const { key = path } = field ?? {};
  const label = t(
    usePart(form.$content, ({ texts }) => asked.label?.(texts) ?? (`${question.key}.fields.${key}` as Key)),
  );
  const note = useSaid(asked.note);
  const problem = useRefusal(path);
  const offered = usePart(form.$content, ({ texts }) => asked.offers?.(texts).join(' '));
  const options = useMemo(
    () => offered?.split(' ') ?? (field?.kind === 'choice' ? field.options : []),
    [offered, field],
  );
  const named = useMemo(
    () =>
      typeof words === 'string'
        ? Object.fromEntries(options.map((option) => [option, t(`${words}.${option}` as Key)]))
        : words?.(t),
    [words, options, t],
  );
  // A key draws its number, and not what is around it.
  const chosen = usePart(form.$content, ({ texts }) => (isSegmented ? textAt(texts, path) : ''));
  if (isSegmented !== undefined)
    return (
      <Segmented
        name={path}
        label={label}
        isLabelShown={isSegmented === 'labelled'}
        value={chosen}
        choices={options.map((option) => ({ value: option, label: named?.[option] ?? option }))}
        onChange={(option) => form.set(path, option)}
      />
    );
  return (
    <FormField
      form={form}
      path={path}
      label={label}
      problem={problem}
      note={note}
      words={named}
      offered={offered === undefined ? undefined : options}
      allowsNegative={isSigned ?? (field?.kind === 'number' ? signOf(field.range) : undefined)}
    />
  );
});
