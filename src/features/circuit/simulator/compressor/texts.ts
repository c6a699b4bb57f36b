/** The words of the compressor mode: in no page until they are wanted. */
import { describeMachineProblem } from '../../../../i18n/machine-problems.ts';
import type { Dictionary, Translator } from '../../../../i18n/keys.ts';
import { createTranslator } from '../../../../i18n/translator.ts';
import type { Locale } from '../../../../language/index.ts';
import { describeCompressorsBy } from '../failure-text.ts';
import { simulatorData } from '../page-data.ts';

const DICTIONARIES = {
  fr: () => Promise.all([import('../../../compressor/texts/fr.ts'), import('../../../../i18n/fr/circuit-machine.ts')]),
  en: () => Promise.all([import('../../../compressor/texts/en.ts'), import('../../../../i18n/en/circuit-machine.ts')]),
} as const;

async function dictionary(locale: Locale): Promise<Dictionary> {
  const [{ compressor }, { circuitMachine }] = await DICTIONARIES[locale]();
  return { ...simulatorData(locale).dictionary, compressor, circuitMachine };
}

let texts: Translator | undefined;

/** Fetches the words, those of a compressor's problems too. @throws {Error} where they could not be fetched */
export async function loadTexts(locale: Locale): Promise<void> {
  if (texts) return;
  const t = createTranslator(locale, { [locale]: await dictionary(locale) });
  describeCompressorsBy((problem) => describeMachineProblem(problem, t));
  texts = t;
}

/** The page's texts with those of the mode. @throws {Error} before they are here */
export function compressorTexts(): Translator {
  if (!texts) throw new Error('the texts of the compressor mode are read before they were fetched');
  return texts;
}
