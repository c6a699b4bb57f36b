/** The law of a fluid in the few sentences two fluids are compared by. */
import type { Locale } from '../../language/index.ts';
import { isAffected } from '../law/fluid-law.ts';
import { lawSheetIfKnown } from '../law/sheet.ts';
import type { LawSheet } from '../law/sheet.ts';
import { equipmentSentences, gwpSentence, leakSentence, toppingSentences } from './sentences.ts';

export interface ShortLaw {
  readonly said: readonly string[];
  readonly isAffected: boolean;
}

/**
 * @param day ISO date, today by default
 * @param concerning leaves of a sheet what concerns the machine that is compared in; all of it where nothing is known of one
 * @returns undefined for what is neither a fluid with a record nor a sound composition of some
 */
export function shortLaw(
  fluid: string,
  locale: Locale,
  day?: string,
  concerning: (sheet: LawSheet) => LawSheet = (sheet) => sheet,
): ShortLaw | undefined {
  const found = lawSheetIfKnown(fluid, day);
  if ('problem' in found) return undefined;
  const sheet = concerning(found);
  return {
    said: [
      gwpSentence(sheet, locale),
      ...toppingSentences(sheet, locale),
      ...equipmentSentences(sheet, locale),
      leakSentence(sheet, locale),
    ],
    isAffected: isAffected(sheet.law),
  };
}
