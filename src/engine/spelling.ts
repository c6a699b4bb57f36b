/** A fluid's name from how people write it, for callers of the package, who have no list of names beside it. */

/** Longer than any name. */
const LONGEST = 64;
/** Families written instead of the R: HFC-134a, HFO-1234yf, R-290, or nothing: 134a. */
const FAMILY = /^(?:refrigerant|hcfo|hcfc|hfc|hfo|cfc|pfc|fc|hc)?(?=\d)/;

/** What two spellings of one name share: no accents, case, spaces or signs; family prefixes as R. */
export const spellingKey = (spelling: string): string =>
  spelling
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(FAMILY, 'r');

/** How many signs have to be put in, left out or changed to make one word of the other. */
function distanceOf(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1)
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    last = row;
  }
  return last[other.length]!;
}

export interface Spellings {
  /** The name a spelling means; undefined where it means none. */
  nameOf(spelling: string): string | undefined;
  /** The name of the nearest spelling, where one is near. */
  nearest(spelling: string): string | undefined;
}

/**
 * @param names as the engine has them
 * @param rows a name and its other spellings, parted by commas; a label of two languages by an equals sign
 */
export function spellingsOf(names: readonly string[], rows: readonly string[]): Spellings {
  let keys: Map<string, string> | undefined;
  // Made when a name is first not the engine's own: most callers write it as it is.
  const made = (): Map<string, string> =>
    (keys ??= new Map([
      ...names.map((name) => [spellingKey(name), name] as const),
      ...rows.flatMap((row) => {
        const [name = '', ...others] = row.split(/[,=]/);
        return others.map((other) => [spellingKey(other), name] as const);
      }),
    ]));
  return {
    nameOf: (spelling) => (spelling.length > LONGEST ? undefined : made().get(spellingKey(spelling))),
    nearest(spelling) {
      const key = spellingKey(spelling.slice(0, LONGEST));
      const [near] = [...made()]
        .map(([known, name]) => ({ name, away: known.startsWith(key) ? 0.5 : distanceOf(key, known) }))
        .toSorted((a, b) => a.away - b.away);
      return key.length > 2 && near !== undefined && near.away <= Math.max(1, Math.floor(key.length / 3))
        ? near.name
        : undefined;
    },
  };
}
