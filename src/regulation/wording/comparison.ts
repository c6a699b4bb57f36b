/** The law of a fluid in the few sentences two fluids are compared by. */
import type { Locale } from '../../language/index.ts';
import { fluidLaw } from '../law/fluid-law.ts';
import { lawSheetOfFluid } from '../law/sheet.ts';
import { equipmentSentences, gwpSentence, leakSentence, toppingSentences } from './told.ts';

export interface ShortLaw {
  readonly said: readonly string[];
  readonly isAffected: boolean;
}

/** @returns undefined for what is neither a fluid with a record nor a sound composition of some */
export function shortLaw(fluid: string, locale: Locale): ShortLaw | undefined {
  if ('problem' in fluidLaw(fluid)) return undefined;
  const sheet = lawSheetOfFluid(fluid);
  return {
    said: [
      gwpSentence(sheet, locale),
      ...toppingSentences(sheet, locale),
      ...equipmentSentences(sheet, locale),
      leakSentence(sheet, locale),
    ],
    isAffected: sheet.law.earliestBanInForce !== null || sheet.law.nextBan !== null,
  };
}
