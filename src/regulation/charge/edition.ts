/** The edition every charge limit is of, and where it was read. */
import type { Bilingual } from '../../language/index.ts';

export const EN_378_EDITION = 'EN 378-1:2016+A1:2020';

export const EN_378_SOURCES: readonly Bilingual[] = [
  {
    fr: 'DIN EN 378-1:2021-06, annexes C et E, d’après une transcription publique',
    en: 'DIN EN 378-1:2021-06, Annexes C and E, from a public transcription',
  },
  {
    fr: 'Espagne, RD 552/2019 (RSIF), IF-04 (BOE-A-2019-15228)\u00a0: reprend l’annexe C',
    en: 'Spain, RD 552/2019 (RSIF), IF-04 (BOE-A-2019-15228): takes over Annex C',
  },
];
