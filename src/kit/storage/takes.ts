/** What the pages of this tab take of the machine it works on: the link each opens with, before its own script is there. */
import type { Bilingual } from '../../language/index.ts';
import { storedIn } from './numbered.ts';

/** Read by of-machine.js before the first paint. */
const KEY = 'appfroid.takes';
/** Longer texts are nobody's. */
const LONGEST = 8000;
const MOST = 100;

export interface Takes {
  /** What the machine is called. */
  readonly title: Bilingual;
  /** What was taken for granted, in words, by the name of the fact. */
  readonly supposed: Readonly<Record<string, Bilingual>>;
  /** By the bare path of a page: its parameters with their question mark, and what of them was supposed. */
  readonly pages: Readonly<Record<string, readonly [query: string, ...supposed: readonly string[]]>>;
  /** What the law of its refrigerant is asked for: the sector it is topped up in, and what it is called in a question. */
  readonly sector?: string;
  readonly asks?: string;
  /** The facts as a link says them, where a link brought them and nothing is kept. */
  readonly linked?: string;
  /** The simulation of the tab that is of the machine of a link. */
  readonly circuit?: string;
  /** Names that link says which are none of a machine. */
  readonly dropped?: string;
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isBoth = (value: unknown): value is Bilingual => isPlain(value) && isText(value['fr']) && isText(value['en']);
const isPage = (value: unknown): value is readonly [string, ...string[]] =>
  Array.isArray(value) && value.every(isText) && (value[0] === '' || String(value[0]).startsWith('?'));

const only = <T>(value: unknown, fits: (one: unknown) => one is T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(isPlain(value) ? value : {})
      .filter((entry): entry is [string, T] => fits(entry[1]))
      .slice(0, MOST),
  );

function takesFrom(value: unknown): Takes | undefined {
  if (!isPlain(value) || !isBoth(value['title'])) return undefined;
  const { fr, en } = value['title'];
  return {
    title: { fr, en },
    supposed: only(value['supposed'], isBoth),
    pages: only(value['pages'], isPage),
    ...(isText(value['sector']) && { sector: value['sector'] }),
    ...(isText(value['asks']) && { asks: value['asks'] }),
    ...(isText(value['linked']) && { linked: value['linked'] }),
    ...(isText(value['circuit']) && { circuit: value['circuit'] }),
    ...(isText(value['dropped']) && { dropped: value['dropped'] }),
  };
}

const box = storedIn('session', KEY, takesFrom);

export const storedTakes = (): Takes | undefined => box.load();

/** Where storage is barred pages open as without a machine. */
export const keepTakes = (takes: Takes | undefined): void => void box.save(takes);
