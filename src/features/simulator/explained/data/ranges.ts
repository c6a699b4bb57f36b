/** Ranges said from the very figures that judge. */
import { text } from '../../../../language/index.ts';
import type { Bilingual, Locale } from '../../../../language/index.ts';
import { formatAtMost } from '../../../../quantities/number.ts';

type Band = readonly [least: number, most: number];

const DECIMALS = 2;

export const inWords = (value: number, locale: Locale): string => formatAtMost(value, DECIMALS, locale);

/** A band of good practice. @param unit behind both figures, with its space */
export const between = ([least, most]: Band, unit = ''): Bilingual =>
  text(
    `Bonne plage\u00a0: ${inWords(least, 'fr')} à ${inWords(most, 'fr')}${unit}.`,
    `Good range: ${inWords(least, 'en')} to ${inWords(most, 'en')}${unit}.`,
  );

/** A limit not to pass. */
export const atMost = ([, most]: Band, unit = ''): Bilingual =>
  text(
    `Bonne plage\u00a0: au plus ${inWords(most, 'fr')}${unit}.`,
    `Good range: at most ${inWords(most, 'en')}${unit}.`,
  );
