import type { Case } from '../define.ts';

const SOURCE = {
  fr: 'Bilan de masse, Zivi (1964), règlement (UE) 2024/573\u202f; masses volumiques des équations d’état',
  en: 'Mass balance, Zivi (1964), Regulation (EU) 2024/573; densities from the equations of state',
} as const;

export const cases = [
  {
    title: { fr: 'Installation R134a −10/+40\u202f°C', en: 'R134a system, −10/+40\u202f°C' },
    inputs: {
      elements: [
        { d_in: 10, length: 25, fill: 100, rho_liq: 1168.5, rho_vap: 50.085 },
        { d_in: 25, length: 22, fill: 0, rho_liq: 1327.1, rho_vap: 9.5706 },
        { d_in: 16, length: 6, fill: 0, rho_liq: 1146.7, rho_vap: 43.077 },
        { volume: 10, fill: 30, rho_liq: 1146.7, rho_vap: 50.085 },
        { volume: 8, fill: 25, rho_liq: 1327.1, rho_vap: 10.041 },
        { volume: 6, fill: 25, rho_liq: 1146.7, rho_vap: 50.085 },
      ],
      gwp: 1430,
      annex: 'I',
      hermetic: false,
      detection: false,
    },
    expected: {
      masses: [2.29434, 0.103355, 0.0519669, 3.79069, 2.71445, 1.94543],
      total_volume: 37.9691,
      total_mass: 10.9002,
      co2e: 15.5873,
      leak_class: 'C12',
      interval_months: 12,
      detection_required: false,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Installation R404A avec détection fixe', en: 'R404A plant with fixed detection' },
    inputs: {
      elements: [
        { volume: 65, fill: 50, rho_liq: 964.6, rho_vap: 101.57 },
        { d_in: 20, length: 80, fill: 100, rho_liq: 996.47, rho_vap: 101.57 },
      ],
      gwp: 3922,
      annex: 'I',
      hermetic: false,
      detection: true,
    },
    expected: {
      masses: [34.6505, 25.044],
      total_volume: 90.1327,
      total_mass: 59.6945,
      co2e: 234.122,
      leak_class: 'C6',
      interval_months: 12,
      detection_required: false,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Évaporateur par le taux de vide de Zivi', en: 'Evaporator by Zivi void fraction' },
    inputs: {
      elements: [{ volume: 12, method: 'zivi', x_in: 0.25, x_out: 1, rho_liq: 1327.1, rho_vap: 10.041 }],
      gwp: 1430,
      annex: 'I',
      hermetic: false,
      detection: false,
    },
    expected: {
      masses: [0.608794],
      total_volume: 12,
      total_mass: 0.608794,
      co2e: 0.870575,
      leak_class: 'aucun',
      interval_months: 0,
      detection_required: false,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R1234yf\u00a0: seuil en masse', en: 'R1234yf: mass threshold' },
    inputs: {
      elements: [{ volume: 3, fill: 80, rho_liq: 1033.6, rho_vap: 57.674 }],
      gwp: 0.5,
      annex: 'II',
      hermetic: false,
      detection: false,
    },
    expected: {
      masses: [2.51524],
      total_volume: 3,
      total_mass: 2.51524,
      co2e: 0.00125762,
      leak_class: 'C12',
      interval_months: 12,
      detection_required: false,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
