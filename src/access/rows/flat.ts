/** An answer as the cells of one row: each figure under its name, those of a group behind the group's and a point. */
import type { Engine } from '../../engine/types.ts';
import { answerTo } from '../questions/question.ts';
import type { Figures, Question } from '../questions/question.ts';

export type Flat = Readonly<Record<string, string | number | boolean | null>>;

const isGroup = (value: unknown): value is Figures =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A list of words as one text, a list of anything else as JSON. */
const cellOfList = (list: readonly unknown[]): string =>
  list.every((one) => typeof one === 'string') ? list.join(' ') : JSON.stringify(list);

/** The figures of an answer, the names of groups before theirs. */
export function flatOf(figures: Figures): Flat {
  const flat: Record<string, string | number | boolean | null> = {};
  const add = (group: Figures, before: string): void => {
    for (const [name, value] of Object.entries(group)) {
      const path = `${before}${name}`;
      if (isPlain(value)) flat[path] = value;
      else if (Array.isArray(value)) flat[path] = cellOfList(value);
      else if (isGroup(value)) add(value, `${path}.`);
    }
  };
  add(figures, '');
  return flat;
}

export type Rows = readonly Figures[];
/** The rows of an answer that is a table. */
export const rowsOf = ({ rows }: Figures): Rows | undefined => (Array.isArray(rows) ? (rows as Rows) : undefined);

/** The columns an answer of the question has: those of its example, in their order. */
export function columnsOf(question: Question, engine: Engine): readonly string[] {
  const answer = answerTo(question, question.example ?? {}, engine, 'en');
  if (!answer.ok) return [];
  return Object.keys(flatOf(rowsOf(answer.result)?.[0] ?? answer.result));
}
