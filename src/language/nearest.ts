/** What someone who wrote a word may have meant. */

/** How many signs have to be put in, left out, changed or swapped to make one word of the other. */
export function distanceOf(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : []),
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** How far what is only begun counts. */
const BEGUN = 0.5;

/**
 * The known words a word is nearest to, the nearest first: a third of its signs may be others. A word it begins is nearer
 * than one with another sign.
 */
export function nearestWords(word: string, known: Iterable<string>, most = 3): readonly string[] {
  const isClose = Math.max(1, Math.floor(word.length / 3));
  return [...new Set(known)]
    .map((one) => ({ one, away: one.startsWith(word) ? BEGUN : distanceOf(word, one) }))
    .filter(({ away }) => away <= isClose)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ one }) => one);
}
