/** Texts with the places their characters have in a file, so that a fault can say where it is. */

/** A text with the place each of its characters has in the file it is from. */
export interface Placed {
  readonly text: string;
  readonly places: readonly number[];
}

export const placed = (text: string): Placed => ({ text, places: Array.from(text, (_, index) => index) });

/** Puts one sign, or none, in place of what a pattern finds. */
export function without({ text, places }: Placed, pattern: RegExp, stand = ''): Placed {
  const kept: string[] = [];
  const where: number[] = [];
  const take = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      kept.push(text[index] ?? '');
      where.push(places[index] ?? 0);
    }
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    take(end, index);
    if (stand !== '') {
      kept.push(stand);
      where.push(places[index] ?? 0);
    }
    end = index + found.length;
  }
  take(end, text.length);
  return { text: kept.join(''), places: where };
}

/** The line a place of a text stands on, the first being 1. */
export const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length;

const AROUND = 25;

/** Some words before a place and after it, on one line. */
export const wordsAround = (text: string, index: number, length: number): string =>
  text
    .slice(Math.max(0, index - AROUND), index + length + AROUND)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
