import type { Case } from '../define.ts';

const SOURCE = {
  fr: 'Règlement (UE) 2024/573, articles 3, § 3, 5 et 6',
  en: 'Regulation (EU) 2024/573, Articles 3(3), 5 and 6',
} as const;

export const cases = [
  {
    title: { fr: '12\u202fkg de R449A', en: '12\u202fkg of R449A' },
    inputs: { fluid: 'R449A', charge: 12 },
    // 1396 t CO2e per t of blend: below 50 t.
    expected: { checks: '12/24', months: 12, co2e: 16.75 },
    tolerance: 0.001,
    source: SOURCE,
  },
  {
    title: { fr: '8\u202fkg de R32, détection fixe', en: '8\u202fkg of R32, detection system' },
    inputs: { fluid: 'R32', charge: 8, detection: true },
    expected: { checks: '12/24', months: 24, co2e: 5.4 },
    tolerance: 0.001,
    source: SOURCE,
  },
  {
    title: { fr: '250\u202fkg de R410A', en: '250\u202fkg of R410A' },
    inputs: { fluid: 'R410A', charge: 250, detection: true },
    // 250 kg x 2087.5.
    expected: { checks: '3/6', months: 6, co2e: 521.875, detection_required: true },
    tolerance: 0.001,
    source: SOURCE,
  },
  {
    title: { fr: '12\u202fkg de R1234ze(E)', en: '12\u202fkg of R1234ze(E)' },
    inputs: { fluid: 'R1234ze(E)', charge: 12 },
    expected: { checks: '6/12', months: 6, detection_required: false },
    tolerance: 0.001,
    source: SOURCE,
  },
  {
    title: { fr: '4\u202fkg de R410A, hermétique étiqueté', en: '4\u202fkg of R410A, labelled hermetic' },
    inputs: { fluid: 'R410A', charge: 4, hermetic: true },
    expected: { checks: 'none', months: 0, co2e: 8.35 },
    tolerance: 0.001,
    source: SOURCE,
  },
  {
    title: { fr: '5\u202fkg de R22', en: '5\u202fkg of R22' },
    inputs: { fluid: 'R22', charge: 5 },
    expected: { checks: '12', months: 12 },
    tolerance: 0.001,
    source: {
      fr: 'Code de l’environnement, R. 543-79\u202f; arrêté du 29 février 2016',
      en: 'Code de l’environnement, R. 543-79; order of 29 February 2016',
    },
  },
] as const satisfies readonly Case[];
