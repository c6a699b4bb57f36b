import type { Case } from '../define.ts';

const SOURCE = {
  fr: 'Géométrie et bilan de masse exacts\u202f; masses volumiques des équations d’état',
  en: 'Exact geometry and mass balance; densities from the equations of state',
} as const;

export const cases = [
  {
    title: {
      fr: 'R134a, stockage à 50\u202f°C, marche à 40\u202f°C',
      en: 'R134a, stored at 50\u202f°C, running at 40\u202f°C',
    },
    inputs: {
      mode: 'size',
      m_store: 18,
      rho_liq: 1102.3,
      rho_vap: 66.272,
      fill_max: 80,
      m_run: 4,
      rho_liq_run: 1146.7,
      rho_vap_run: 50.085,
    },
    expected: { v_min: 20.1096, v_std: 25, fill_std: 63.0995, fill_run: 10.0231 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R404A à 50\u202f°C, catégorie DESP', en: 'R404A at 50\u202f°C, PED category' },
    inputs: {
      mode: 'size',
      m_store: 45,
      rho_liq: 899.03,
      rho_vap: 138.11,
      fill_max: 80,
      ps: 28,
      group: 2,
    },
    expected: { v_min: 60.2534, v_std: 65, fill_std: 72.8326, ps_v: 1820, desp: 'Cat III' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R134a à 40\u202f°C, réservoir couché', en: 'R134a at 40\u202f°C, lying receiver' },
    inputs: {
      mode: 'level',
      orientation: 'horizontal',
      diameter: 323,
      length: 1500,
      heads: 'elliptical',
      level: 120,
      rho_liq: 1146.7,
      rho_vap: 50.085,
    },
    expected: { v_total: 131.732, v_liquid: 44.3199, fill: 33.644, mass: 55.1997 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R717 à 40\u202f°C, réservoir debout', en: 'R717 at 40\u202f°C, standing receiver' },
    inputs: {
      mode: 'level',
      orientation: 'vertical',
      diameter: 400,
      length: 900,
      heads: 'elliptical',
      level: 450,
      rho_liq: 579.61,
      rho_vap: 12.024,
    },
    expected: { v_total: 129.852, v_liquid: 52.3599, fill: 40.3226, mass: 31.2801 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
