/** Hours a year of each mode, by product, with where they were read. */
import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import type { HeatingClimate } from '../climate.ts';

export interface ModeHours {
  readonly active: number;
  /** Thermostat off, standby, crankcase heater, off. */
  readonly to: number;
  readonly sb: number;
  readonly ck: number;
  readonly off: number;
}

interface Known {
  readonly source: Bilingual;
  /** What was not confirmed; null: nothing. */
  readonly doubt: Bilingual | null;
}

const hours = (active: number, to: number, sb: number, ck: number, off: number): ModeHours => ({
  active,
  to,
  sb,
  ck,
  off,
});

const CLIMATES_DOUBT = text(
  'Heures des climats chaud et froid déduites de celles du chauffage seul, à vérifier.',
  'Hours of the warmer and colder climates derived from those of heating alone, to be confirmed.',
);

/** Heat pumps, by climate. */
export const HEATING_HOURS = {
  hydronic_reversible: {
    average: hours(2066, 178, 0, 178, 0),
    warmer: hours(1336, 755, 0, 755, 0),
    colder: hours(2465, 131, 0, 131, 0),
    source: text('Règlement (UE) 813/2013, machine réversible', 'Regulation (EU) 813/2013, reversible machine'),
    doubt: CLIMATES_DOUBT,
  },
  hydronic_heating: {
    average: hours(2066, 178, 0, 3850, 3672),
    warmer: hours(1336, 755, 0, 4476, 4345),
    colder: hours(2465, 131, 0, 2944, 2189),
    source: text('EN 14825:2018, annexe A, chauffage seul', 'EN 14825:2018, annex A, heating only'),
    doubt: text(
      'Climat moyen\u00a0: 179 et 3\u202f851\u202fh dans une autre lecture, à vérifier.',
      'Average climate: 179 and 3,851\u202fh in another reading, to be confirmed.',
    ),
  },
  air_reversible: {
    average: hours(1400, 179, 0, 179, 0),
    warmer: hours(1400, 755, 0, 755, 0),
    colder: hours(2100, 131, 0, 131, 0),
    source: text('EN 14825:2012, annexe D, air/air réversible', 'EN 14825:2012, annex D, reversible air to air'),
    doubt: null,
  },
} as const satisfies Readonly<Record<string, Known & Readonly<Record<HeatingClimate, ModeHours>>>>;

/** Machines that cool a building. */
export const COOLING_HOURS = {
  air_reversible: {
    cooling: hours(350, 221, 2142, 2672, 0),
    source: text('EN 14825:2012, annexe D, air/air réversible', 'EN 14825:2012, annex D, reversible air to air'),
    doubt: null,
  },
  air_cooling: {
    cooling: hours(350, 221, 2142, 7760, 5088),
    source: text('EN 14825:2012, annexe D, froid seul', 'EN 14825:2012, annex D, cooling only'),
    doubt: null,
  },
  chiller: {
    cooling: hours(600, 659, 1377, 2036, 0),
    source: text('Règlement (UE) 2016/2281, refroidisseur de confort', 'Regulation (EU) 2016/2281, comfort chiller'),
    doubt: text('Heures à vérifier au texte.', 'Hours to be confirmed in the text.'),
  },
} as const satisfies Readonly<Record<string, Known & { readonly cooling: ModeHours }>>;

export type HeatingProduct = keyof typeof HEATING_HOURS;
export type CoolingProduct = keyof typeof COOLING_HOURS;
