/** Ranges said from the very figures that judge. */
import { text } from '../../../../../language/index.ts';
import type { Bilingual, Locale } from '../../../../../language/index.ts';
import { formatAtMost } from '../../../../../quantities/number.ts';

type Band = readonly [least: number, most: number];

const NONE = text('Aucune\u00a0: rien n’est jugé.', 'None: nothing is judged.');

const DECIMALS = 2;

export const inWords = (value: number, locale: Locale): string => formatAtMost(value, DECIMALS, locale);

/** A band of good practice. @param unit behind both figures, with its space */
export const between = (band: Band | null, unit = ''): Bilingual =>
  band === null
    ? NONE
    : text(
        `Bonne plage\u00a0: ${inWords(band[0], 'fr')} à ${inWords(band[1], 'fr')}${unit}.`,
        `Good range: ${inWords(band[0], 'en')} to ${inWords(band[1], 'en')}${unit}.`,
      );

/** A limit not to pass. */
export const atMost = (band: Band | null, unit = ''): Bilingual =>
  band === null
    ? NONE
    : text(
        `Bonne plage\u00a0: au plus ${inWords(band[1], 'fr')}${unit}.`,
        `Good range: at most ${inWords(band[1], 'en')}${unit}.`,
      );
