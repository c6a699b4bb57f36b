import { searchKey } from '../../controls/fluid-search.ts';

/** Something search finds: a page, or a fluid. */
export interface Findable {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** What else it is called. */
  readonly names?: readonly string[];
}

/** How well an entry answers: 0 best, undefined not at all. Every word asked for must be found somewhere. */
function rankOf({ title, text, names = [] }: Findable, wanted: string, words: readonly string[]): number | undefined {
  const keys = [title, ...names].map(searchKey);
  if (keys.some((key) => key === wanted || key === `r${wanted}`)) return 0;
  if (keys.some((key) => key.startsWith(wanted) || key.startsWith(`r${wanted}`))) return 1;
  if (keys.some((key) => key.includes(wanted))) return 2;
  const everything = [...keys, searchKey(text)].join(' ');
  return words.every((word) => everything.includes(word)) ? 3 : undefined;
}

/** What answers a search, the closest first, at most `limit`; accents, case and punctuation do not count. */
export function find<E extends Findable>(entries: readonly E[], search: string, limit: number): readonly E[] {
  const wanted = searchKey(search);
  if (wanted === '') return [];
  const words = search
    .split(/\s+/)
    .map(searchKey)
    .filter((word) => word !== '');
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, words) }))
    .filter((found): found is { entry: E; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
