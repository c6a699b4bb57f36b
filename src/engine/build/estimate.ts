// What packs the estimates of unpublished pairs: explicit rows, and the mean gammaT of the published
// pairs of two families.

/** A row of pairs.json: two names, betaT, gammaT, betaV, gammaV, F and what follows. */
export type PublishedPair = readonly [a: string, b: string, ...numbers: number[]];

/** pairs/estimated.json. */
export interface Estimated {
  readonly families: Readonly<Record<string, readonly string[]>>;
  readonly bases: Readonly<Record<string, unknown>>;
  readonly rows: readonly (readonly [a: string, b: string, betaT: number, gammaT: number, basis: string])[];
}

/** The mean of two families, with how well it foretells a pair left out of it. */
interface FamilyMean {
  readonly gammaT: number;
  readonly apart: number;
  readonly pairs: number;
  readonly leftOut: number;
  readonly plain: number;
}

export interface Estimates {
  readonly pairs: number[][];
  /** Of each fluid; -1: none. */
  readonly families: number[];
  readonly means: number[][];
}

/** Fewer published pairs than this make no mean. */
const FEWEST = 5;

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/**
 * The mean gammaT of each two families, over the published pairs that have no departure function and
 * no parameters of volume (theirs mean something else), where it foretells a pair left out of it
 * better than 1 does. It is used for fluids no further apart than most of those it was taken over (the
 * median ratio of critical temperatures, which goes with it): cold mixes of fluids further apart than
 * that would part into two liquids on the word of a mean.
 * @param published rows of pairs.json; `familyOf` a name's family or undefined; `apart` that ratio of two names
 * @returns { 'a b': { gammaT, apart, pairs, leftOut, plain } }, leftOut and plain being the mean errors
 */
export function familyMeans(
  published: readonly PublishedPair[],
  familyOf: (name: string) => string | undefined,
  apart: (a: string, b: string) => number,
): Record<string, FamilyMean> {
  const found: Record<string, { gammaT: number; apart: number }[]> = {};
  for (const [a, b, , gammaT = Number.NaN, betaV, gammaV, F] of published) {
    const families = [familyOf(a), familyOf(b)];
    if (families.includes(undefined) || F !== 0 || betaV !== 1 || gammaV !== 1) continue;
    (found[families.sort().join(' ')] ??= []).push({ gammaT, apart: apart(a, b) });
  }
  const means: Record<string, FamilyMean> = {};
  for (const [key, rows] of Object.entries(found)) {
    if (rows.length < FEWEST) continue;
    const list = rows.map((row) => row.gammaT);
    const sum = list.reduce((x, y) => x + y, 0);
    const leftOut = mean(list.map((x) => Math.abs(x - (sum - x) / (list.length - 1))));
    const plain = mean(list.map((x) => Math.abs(x - 1)));
    if (!(leftOut < plain)) continue;
    const sorted = rows.map((row) => row.apart).sort((x, y) => x - y);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    means[key] = { gammaT: Number(mean(list).toFixed(4)), apart: median, pairs: list.length, leftOut, plain };
  }
  return means;
}

/**
 * @param estimated pairs/estimated.json; `published` rows of pairs.json; `place` gives a fluid's index
 * @param apart ratio of the critical temperatures of two names, 1 or more
 * @returns { pairs: [place, place, betaT, gammaT][], families: per fluid (-1: none), means: [family, family, gammaT, apart][] }
 */
export function packEstimates(
  estimated: Estimated,
  published: readonly PublishedPair[],
  names: readonly string[],
  place: (name: string) => number,
  apart: (a: string, b: string) => number,
): Estimates {
  const families = Object.keys(estimated.families);
  for (const list of Object.values(estimated.families)) for (const name of list) place(name);
  const familyOf = (name: string) => families.find((family) => estimated.families[family]?.includes(name));
  const known = new Set(published.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const pairs = estimated.rows.map(([a, b, betaT, gammaT, basis]) => {
    if (known.has(`${a} ${b}`)) throw new Error(`estimated.json: ${a}-${b} is published or given twice`);
    if (estimated.bases[basis] === undefined) throw new Error(`estimated.json: ${a}-${b} has no basis`);
    known.add(`${a} ${b}`).add(`${b} ${a}`);
    return [place(a), place(b), betaT, gammaT];
  });
  const means = Object.entries(familyMeans(published, familyOf, apart)).map(([key, { gammaT, apart: most }]) => [
    ...key.split(' ').map((family) => families.indexOf(family)),
    gammaT,
    Number(most.toFixed(3)),
  ]);
  return { pairs, families: names.map((name) => families.indexOf(familyOf(name) ?? '')), means };
}
