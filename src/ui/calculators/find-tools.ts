export interface FindableTool {
  readonly title: string;
  /** ISO date. */
  readonly updated: string;
  /** Everything it is found by, in both languages. */
  readonly words: string;
  readonly category: string;
}

/** Lower case without accents or subscripts: "Éthylène, CO₂" is "ethylene, co2". */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a tool holds every word of a search, and is of the category asked for; none asks for all. */
export function isFound(tool: FindableTool, search: string, category: string): boolean {
  if (category !== '' && tool.category !== category) return false;
  const words = plain(tool.words);
  return plain(search)
    .split(/[\s'’-]+/)
    .every((word) => words.includes(word));
}

/** By name in the alphabet of the language, or by date, the latest first and then by name. */
export function sortedTools<T extends FindableTool>(
  tools: readonly T[],
  by: 'name' | 'date',
  language: string,
): readonly T[] {
  const byName = (a: T, b: T): number => a.title.localeCompare(b.title, language);
  return tools.toSorted((a, b) => (by === 'date' ? b.updated.localeCompare(a.updated) : 0) || byName(a, b));
}
