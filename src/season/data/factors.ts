/** What impact figures open with: leaks by kind of plant, electricity, and what a refrigerant costs to make. */
import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';

export interface Leak {
  readonly name: Bilingual;
  /** Share of the charge a year. */
  readonly share: number;
  /** The range of IPCC (2000), shares; null where it gives none. */
  readonly range: readonly [low: number, high: number] | null;
}

/** Reporting guidance of the United Kingdom, with the ranges of IPCC (2000). */
export const LEAKS = {
  domestic: { name: text('Froid domestique', 'Domestic refrigeration'), share: 0.003, range: [0.001, 0.005] },
  stand_alone: { name: text('Meuble autonome', 'Stand-alone cabinet'), share: 0.015, range: [0.01, 0.1] },
  condensing_unit: { name: text('Groupe de condensation', 'Condensing unit'), share: 0.1, range: null },
  supermarket: { name: text('Centrale de supermarché', 'Supermarket rack'), share: 0.17, range: [0.1, 0.3] },
  industrial: { name: text('Froid industriel', 'Industrial refrigeration'), share: 0.08, range: [0.07, 0.25] },
  small_ac: { name: text('Petite climatisation', 'Small air conditioning'), share: 0.03, range: null },
  medium_ac: { name: text('Climatisation moyenne', 'Medium air conditioning'), share: 0.06, range: [0.01, 0.05] },
  chiller: { name: text('Refroidisseur de liquide', 'Chiller'), share: 0.03, range: [0.02, 0.15] },
  heat_pump: { name: text('Pompe à chaleur', 'Heat pump'), share: 0.06, range: null },
} as const satisfies Readonly<Record<string, Leak>>;
export type LeakKind = keyof typeof LEAKS;

/** kg CO2e to make a kilogram. Guideline of the IIR as quoted; to be confirmed. */
export const MADE = {
  steel: 1.8,
  refrigerants: { R410A: 10.7, R134a: 5, R32: 7.2, R1234yf: 13.7 },
  source: text(
    'Ligne directrice LCCP de l’IIF, valeurs à vérifier\u202f; perte de fin de vie de 15\u202f% et récupération de 70 à 90\u202f%, à vérifier.',
    'LCCP guideline of the IIR, values to be confirmed; loss of 15\u202f% at the end of life and recovery of 70 to 90\u202f%, to be confirmed.',
  ),
} as const satisfies {
  readonly steel: number;
  readonly refrigerants: Readonly<Record<string, number>>;
  readonly source: Bilingual;
};
