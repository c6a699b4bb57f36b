export interface FindableCalculator {
  readonly title: string;
  /** ISO date. */
  readonly updated: string;
  /** Everything it is found by, in both languages. */
  readonly words: string;
  readonly category: string;
}

/** Lower case without accents or subscripts: "Éthylène, CO₂" is "ethylene, co2". */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a calculator holds every word of a search, and is of the category asked for; none asks for all. */
export function isFound(calculator: FindableCalculator, search: string, category: string): boolean {
  if (category !== '' && calculator.category !== category) return false;
  const words = plain(calculator.words);
  return plain(search)
    .split(/[\s'’-]+/)
    .every((word) => words.includes(word));
}

/** By name in the alphabet of the language, or by date, the latest first and then by name. */
export function sortedCalculators<T extends FindableCalculator>(
  calculators: readonly T[],
  by: 'name' | 'date',
  language: string,
): readonly T[] {
  const byName = (a: T, b: T): number => a.title.localeCompare(b.title, language);
  return calculators.toSorted((a, b) => (by === 'date' ? b.updated.localeCompare(a.updated) : 0) || byName(a, b));
}
