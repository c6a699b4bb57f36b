/** Sentences of law as they are read on a day: which bans of new equipment are in force, and which are to come. */
import type { SearchData } from '../entries.ts';

/**
 * The lines at a place of `laws`.
 * @param day ISO date of the reader
 */
export function lawLines(place: number, { laws, texts }: SearchData, day: string): readonly string[] {
  const line = laws[place] ?? '';
  if (typeof line === 'string') return line === '' ? [] : [line];
  return (['newBanned', 'newToBeBanned'] as const).flatMap((name) => {
    const bans = line.filter(([from]) => from <= day === (name === 'newBanned'));
    const list = [...new Set(bans.map(([, what]) => what))].join(texts.listComma);
    return list === '' ? [] : [texts[name].replace('{{list}}', list)];
  });
}
