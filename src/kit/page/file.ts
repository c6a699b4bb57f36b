/** A page as a file: what was asked, by the labels of its fields, then its tables. Fetched when it is asked for. */
import type { Key, Translator } from '../../i18n/keys.ts';
import { readSymbol } from '../../quantities/index.ts';
import { fieldAt, textAt } from '../form/fields.ts';
import type { FormContent } from '../form/form.ts';
import { saveCsv } from '../files/save.ts';
import type { Formatter } from '../island/format.ts';
import { csvText } from '../table/csv.ts';
import { figuresTable } from '../table/table.ts';
import type { Cell, Table, TableFile } from '../table/table.ts';
import { GAP } from './question.ts';
import type { AskedField, Question } from './question.ts';

type Any = Readonly<Record<string, unknown>>;
type Asked = Pick<AskedField<Any>, 'key'> & Partial<AskedField<Any>>;

/** The fields a question draws, in the order of its groups. */
const fieldsAsked = ({ groups }: Question<Any>): readonly Asked[] =>
  groups.flatMap((group) =>
    'slot' in group
      ? []
      : group.rows.flatMap((row): readonly Asked[] => {
          if (row === GAP) return [];
          if (typeof row === 'string') return [{ key: row }];
          return 'key' in row ? [row] : [];
        }),
  );

/** What is typed or chosen in a field; undefined where nothing is. */
function typedCell({ key, words }: Asked, kind: string, content: FormContent, t: Translator): Cell | undefined {
  const text = textAt(content.texts, key);
  if (text.trim() === '') return undefined;
  const number = content.numbers[key];
  if (number) {
    const { measure, unit, value } = number;
    const symbol = (of: string): string => readSymbol(measure.quantity, of as Parameters<typeof readSymbol>[1]);
    const symbols = [symbol(unit), symbol(measure.unit)] as const;
    return { quantity: 'count', text, symbols, value: value?.ok ? value.value : undefined };
  }
  if (kind === 'flag') return text === 'true' ? '✓' : undefined;
  const named = typeof words === 'string' ? t(`${words}.${text}` as Key) : words?.(t)[text];
  return named ?? text;
}

/** What was asked, by the labels of the fields. */
export function askedTable(question: Question<Any>, content: FormContent, t: Translator): Table {
  const { texts } = content;
  const rows = fieldsAsked(question).flatMap((asked) => {
    const field = fieldAt(question.fields, asked.key);
    if (!field || field.isUsed?.(texts) === false) return [];
    const cell = typedCell(asked, field.kind, content, t);
    const label = asked.label?.(texts) ?? (`${question.key}.fields.${asked.key}` as Key);
    return cell === undefined ? [] : [[t(label), cell]];
  });
  return figuresTable(rows, t.locale);
}

export function saveTables({ name, ...file }: TableFile, asked: Table | undefined, format: Formatter): void {
  saveCsv('text' in file ? file.text : csvText([...(asked ? [asked] : []), ...file.tables], format), name);
}
