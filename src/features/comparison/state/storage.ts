/** The comparison of this tab, kept while a reader goes from page to page: the assistant may be asked about it anywhere. */
import { storedIn } from '../../../kit/storage/numbered.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import type { ComparisonQuestion } from './run.ts';

const KEY = 'appfroid.comparison';
/** Longer names are nobody's. */
const LONGEST = 400;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;
const isFigure = (value: unknown): boolean => typeof value === 'number' || isName(value);

function questionFrom(value: unknown): ComparisonQuestion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { input, fluid1, fluid2 } = value as Readonly<Record<string, unknown>>;
  if (!isName(fluid1) || !isName(fluid2) || typeof input !== 'object' || input === null) return undefined;
  const figures = Object.entries(input).filter(([, figure]) => isFigure(figure));
  return { input: Object.fromEntries(figures) as BodyValues, fluid1, fluid2 };
}

const box = storedIn('session', KEY, questionFrom);

/** What the tab compares; undefined where it compares nothing. */
export const storedComparison = (): ComparisonQuestion | undefined => box.load();

/** Keeps what is compared for the next page of this tab. */
export const keepComparison = (question: ComparisonQuestion): void => void box.save(question);
