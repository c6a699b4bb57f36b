/** The lists of codes that an input of a definition chooses among. */
import type { CodeLists } from '../define.ts';

/** The codes under a value of the input that chooses among the lists; undefined for a value that has none. */
export function codesUnder({ lists }: CodeLists, value: unknown): CodeLists['lists'][string] | undefined {
  return typeof value === 'string' && Object.hasOwn(lists, value) ? lists[value] : undefined;
}
