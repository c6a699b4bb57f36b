/** What was typed in the ruler of the home page, for the tab: it is there again after a look at another page. */
import { storedIn } from '../../kit/storage/numbered.ts';

const LONGEST = 40;

export interface Typed {
  /** Of each field that was typed in, its text. */
  readonly texts: Readonly<Record<string, string>>;
  /** The side a temperature was measured on, once that was said. */
  readonly pipe: string;
  /** The page and the units it was typed in: a ruler of an article has an example of its own. */
  readonly units: string;
}

/** What a kept value says; undefined for what cannot be read. */
export function typedFrom(value: unknown): Typed | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { texts, pipe, units } = value as Readonly<Record<string, unknown>>;
  if (typeof texts !== 'object' || texts === null || typeof pipe !== 'string' || typeof units !== 'string')
    return undefined;
  const entries = Object.entries(texts).filter(([, one]) => typeof one === 'string' && one.length <= LONGEST);
  return { texts: Object.fromEntries(entries) as Typed['texts'], pipe, units };
}

const box = storedIn('session', 'appfroid-mini-ruler', typedFrom);

export function lastTyped(units: string): Typed | undefined {
  const typed = box.load();
  return typed?.units === units ? typed : undefined;
}

/** Where storage is barred it holds for this page. */
export const keepTyped = (typed: Typed): void => void box.save(typed);
