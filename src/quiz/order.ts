/** The order of questions and choices: that of a seed, so that a link gives the same. */

const SEED = /^[a-z0-9]{1,12}$/;
/** Seeds of links from before, shorter, keep the order they had: their answers are told by place. */
const SEED_LENGTH = 7;
const LETTERS = 36;

/** A seed a link may hold; undefined for any other text. */
export const seedFromText = (text: string | null): string | undefined =>
  text !== null && SEED.test(text) ? text : undefined;

/** A new seed, seven letters or digits. @param random between 0 and 1, 1 excluded */
export const newSeed = (random: () => number = Math.random): string =>
  Array.from({ length: SEED_LENGTH }, () => Math.floor(random() * LETTERS).toString(LETTERS)).join('');

const OFFSET = 2166136261;
const PRIME = 16777619;
const WORD = 2 ** 32;

/** 32 bits of a text: FNV-1a (Fowler, Noll, Vo, IETF draft-eastlake-fnv). */
function hash(text: string): number {
  let bits = OFFSET;
  for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), PRIME);
  return bits >>> 0;
}

/** Numbers between 0 and 1 that follow from a text: one hash each, of the text and a count. */
export function numbersFrom(text: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    // The last bits of a short text's hash are the well-mixed ones: hashed once more, they reach the first.
    return hash(String(hash(`${text}/${count}`))) / WORD;
  };
}

/** The items in the order of a seed (Fisher and Yates' shuffle); those given stay as they are. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const next = numbersFrom(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/**
 * Questions in the order of a seed, the simple ones first: within a level, as drawn.
 * @param most how many a sitting asks; they are drawn before they are set in order, so that every level may come
 */
export function asked<T>(items: readonly T[], seed: string, most: number, levelOf: (item: T) => number): T[] {
  const drawn = shuffled(items, seed).slice(0, most);
  return seed.length < SEED_LENGTH ? drawn : drawn.toSorted((a, b) => levelOf(a) - levelOf(b));
}
