/** Fields of the page, each with what the year refuses of it. */
import { FormField } from '../../kit/controls/FormField.tsx';
import { FormRows } from '../../kit/controls/FormRows.tsx';
import { fieldAt, textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import remarks from '../../kit/styles/remarks.module.css';
import type { texts } from './texts/fr.ts';
import { usePage } from './page-data.ts';
import { fieldOfProblem, problemText } from './problem-text.ts';
import styles from './Season.module.css';

export type FieldName = keyof (typeof texts)['season']['fields'];

const NEGATIVE: ReadonlySet<string> = new Set(['t_biv', 't_ol', 't_evp', 't_load_min', 't_load_max', 't_cdr_min', 't']);

/** Whether a problem is of a place of the form: of a list, of any of its lines as a whole. */
const isAt = (field: string | undefined, path: string): boolean =>
  field === path || (field?.startsWith(`${path}.`) === true && /^\d+$/.test(field.slice(path.length + 1)));

/** What the year refuses at a path of the form. */
export function useRefusal(path: string): string | undefined {
  const t = useTranslator();
  return usePart(usePage().season.$shown, ({ figure, problem, machines }) => {
    if (problem && isAt(fieldOfProblem(figure, problem), path)) return problemText(figure, problem, t);
    const machine = machines.findIndex(({ impactProblem }) => impactProblem !== undefined);
    const refused = machines[machine]?.impactProblem;
    const own = refused?.field === 'gwp' && machine === 1 ? 'gwp_2' : refused?.field;
    return refused && own === path ? problemText(figure, { ...refused, machine }, t) : undefined;
  });
}

interface FieldProps {
  readonly name: FieldName;
  /** Of a cell; absent: the name. */
  readonly path?: string;
  readonly note?: string | undefined;
  readonly words?: Readonly<Record<string, string>>;
}

export function Field({ name, path = name, note, words }: FieldProps) {
  const t = useTranslator();
  const { form } = usePage().season;
  const problem = useRefusal(path);
  return (
    <FormField
      form={form}
      path={path}
      label={t(`season.fields.${name}`)}
      problem={problem}
      note={note}
      words={words}
      allowsNegative={NEGATIVE.has(name)}
    />
  );
}

/** What is typed or chosen in a field. */
export const useText = (key: string): string =>
  usePart(usePage().season.form.$content, ({ texts: typed }) => textAt(typed, key));

/** The lines of declared points. */
export function Points({ name }: { readonly name: string }) {
  const t = useTranslator();
  const { form } = usePage().season;
  const problem = useRefusal(name);
  const hasOwn = useText('own_c') === 'true';
  return (
    <div className={`${styles.points} ${hasOwn ? styles.four : ''}`}>
      <FormRows
        form={form}
        name={name}
        labels={{ add: t('season.addPoint'), remove: (n) => t('season.removePoint', { n }) }}
        cell={(column, path) =>
          fieldAt(form.fields, path) === undefined || (column === 'c' && !hasOwn) ? null : (
            <Field key={column} name={column as FieldName} path={path} />
          )
        }
      />
      {problem === undefined ? null : (
        <p className={remarks.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
