import type { Case } from '../define.ts';

const NOTICE = {
  fr: 'Notice EAS Electric E-Advanced\u00a0: 12\u202fg/m de R32 en 1/4″\u202f; règlement (UE) 2024/573\u00a0: PRP 675',
  en: 'EAS Electric E-Advanced sheet: 12\u202fg/m of R32 in 1/4″; Regulation (EU) 2024/573: GWP 675',
} as const;

export const cases = [
  {
    title: { fr: 'Split R32, 12\u202fm, 5\u202fm compris', en: 'R32 split, 12\u202fm, 5\u202fm covered' },
    inputs: {
      fluid: 'R32',
      length: 12,
      l_included: 5,
      per_metre: 12,
      m_factory: 0.85,
      h0_type: 'wall',
      room_height: 2.5,
    },
    // 7 m × 12 g; 0.934 kg × 675; below m1 = 6 m³ × 0.307 kg/m³ = 1.842 kg any room will do for flammability;
    // ATEL/ODL 0.3 kg/m³ in 2.5 m of height governs.
    expected: { add: 84, total: 0.934, gwp: 675, co2e: 0.63045, leak_class: 'aucun', area_min: 1.245_333 },
    tolerance: 0.000_01,
    source: NOTICE,
  },
  {
    title: {
      fr: 'Gainable R32 de 3\u202fkg, 30\u202fm, chambre de 12\u202fm²',
      en: 'Ducted R32 of 3\u202fkg, 30\u202fm, 12\u202fm² room',
    },
    inputs: {
      fluid: 'R32',
      length: 30,
      l_included: 10,
      per_metre: 24,
      m_factory: 3,
      h0_type: 'wall',
      room_height: 2.5,
      room_area: 12,
    },
    // Comfort formula of EN 378-1: (m / (2.5 · LFL^1.25 · h0))², LFL 0.307 kg/m³, h0 1.8 m.
    expected: { add: 480, total: 3.48, co2e: 2.349, leak_class: 'aucun', area_min: 11.452, room: 'within' },
    tolerance: 0.0001,
    source: {
      fr: 'EN 378-1, formule confort, calcul indépendant',
      en: 'EN 378-1, comfort formula, computed independently',
    },
  },
  {
    title: { fr: 'R410A, 4 unités, 60\u202fm', en: 'R410A, 4 units, 60\u202fm' },
    inputs: {
      fluid: 'R410A',
      length: 60,
      l_included: 7.5,
      n_units: 4,
      per_metre: 20,
      m_factory: 3.2,
      room_height: 2.5,
    },
    // 60 − 4 × 7.5 = 30 m; 3.8 kg × 2 088 passes 5 t. Practical limit 0.44 kg/m³ in 2.5 m: Table C.1.
    expected: { add: 600, total: 3.8, gwp: 2088, co2e: 7.9344, leak_class: 'C12', area_min: 3.454_545 },
    tolerance: 0.0001,
    source: {
      fr: 'Règlement (UE) 2024/573\u00a0: PRP 2 088, seuil de 5\u202ft\u202f; EN 378-1\u00a0: limite pratique 0,44\u202fkg/m³',
      en: 'Regulation (EU) 2024/573: GWP 2,088, limit of 5\u202ft; EN 378-1: practical limit 0.44\u202fkg/m³',
    },
  },
] as const satisfies readonly Case[];
