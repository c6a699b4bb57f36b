/** The step that comes next in the path a reader ticked last: the home page leads to it. */
import { storedIn } from '../../../kit/storage/numbered.ts';
import { locales } from '../../../language/index.ts';
import type { Locale } from '../../../language/index.ts';

const KEY = 'appfroid.pathNext';
/** Longer than any title and any address of a page. */
const LONGEST = 200;
/** A page of this site: an address that begins with another host is none. */
const PATH = /^\/(?![/\\])/;
const SLUG = /^[a-z0-9-]*$/;

export interface NextStep {
  /** The language its page is named in. */
  readonly locale: Locale;
  readonly path: string;
  readonly name: string;
  /** The slug of the quiz it is; empty for another page. */
  readonly quiz: string;
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** What a kept value holds of it; undefined where it is none. */
export function nextFrom(value: unknown): NextStep | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { locale, path, name, quiz } = value as Record<string, unknown>;
  const named = locales.find((each) => each === locale);
  if (named === undefined || !isShort(path) || !PATH.test(path) || !isShort(name)) return undefined;
  if (typeof quiz !== 'string' || quiz.length > LONGEST || !SLUG.test(quiz)) return undefined;
  return { locale: named, path, name, quiz };
}

const box = storedIn('local', KEY, nextFrom);

export const keptNext = (): NextStep | undefined => box.load();

/** Keeps it, or takes it away where nothing is begun or all is done; where storage is barred, home shows nothing. */
export const keepNext = (next: NextStep | undefined): boolean => box.save(next);
