/** The fields of a part: those of its form, with what the door refuses of them. */
import { memo } from 'react';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { FormRows } from '../../kit/controls/FormRows.tsx';
import type { FieldWords } from '../../kit/controls/FormNumber.tsx';
import { fieldAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import type { Part, PartDoor } from './state/part.ts';
import { partProblemText } from './problem-text.ts';

interface PartFieldProps<N extends PartDoor> extends Omit<FieldWords, 'label'> {
  readonly part: Part<N>;
  /** Key of the field, or of a cell: 'bins.0.t_ext'. */
  readonly path: string;
  /** Absent: the name of its key. */
  readonly label?: string | undefined;
}

export const PartField = memo(function PartField<N extends PartDoor>({
  part,
  path,
  label,
  ...words
}: PartFieldProps<N>) {
  const t = useTranslator();
  const refused = usePart(part.$answer, ({ problem }) => (problem?.field === path ? problem : undefined));
  const key = fieldAt(part.form.fields, path)?.key;
  if (key === undefined) return null;
  return (
    <FormField
      {...words}
      form={part.form}
      path={path}
      label={label ?? circuitFieldName(key, t)}
      problem={refused && partProblemText(refused, t)}
    />
  );
}) as <N extends PartDoor>(props: PartFieldProps<N>) => React.ReactNode;

/** The lines of a list, with commands to add one and to remove each. */
export function PartRows<N extends PartDoor>({
  part,
  name,
  labels,
  columns = {},
  isShown = () => true,
}: {
  readonly part: Part<N>;
  readonly name: string;
  readonly labels: { readonly add: string; readonly remove: (line: number) => string };
  /** What a column is called where its key is not name enough, and the words of its choice. */
  readonly columns?: Readonly<Record<string, Pick<PartFieldProps<N>, 'label' | 'words'>>>;
  /** Whether a line has a column at all. */
  readonly isShown?: (column: string, line: number) => boolean;
}) {
  return (
    <FormRows
      form={part.form}
      name={name}
      labels={labels}
      cell={(column, path) =>
        isShown(column, Number(path.split('.')[1])) ? (
          <PartField key={column} part={part} path={path} {...columns[column]} />
        ) : null
      }
    />
  );
}
