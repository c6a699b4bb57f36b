import { text } from '../../language/index.ts';
import type { CycleDescription } from './description.ts';
import { LIQUID_SUBCOOLING, ONE_CIRCUIT, ONE_COMPRESSOR, SUCTION_SUPERHEAT } from './one-stage.ts';

/**
 * The one-stage cycle whose liquid, leaving the condenser or gas cooler, warms the vapour leaving the evaporator.
 * Heat taken in the suction line comes after the exchanger, and so does that lost in the liquid line.
 */
export const INTERNAL_HEAT_EXCHANGER = {
  id: 'ihx',
  name: text('Échangeur interne liquide-vapeur', 'Suction-line heat exchanger'),
  inputs: ['eff_ihx'],
  impliedBy: ['eff_ihx'],
  circuits: ONE_CIRCUIT,
  stages: ONE_COMPRESSOR,
  superheats: [SUCTION_SUPERHEAT],
  subcoolings: [LIQUID_SUBCOOLING],
  sought: ['p_gc'],
  nodes: [
    { key: 'a_aspiration', letter: 'a', role: 'suction', side: 'low', stage: 1 },
    { key: 'b_refoulement_is', letter: 'b', role: 'idealDischarge', side: 'high', stage: 1 },
    { key: 'c_refoulement_reel', letter: 'c', role: 'discharge', side: 'high', stage: 1 },
    { key: 'd_sortie_condenseur', letter: 'd', role: 'rejectionOutlet', side: 'high', stage: 1 },
    { key: 'i_sortie_liquide_echangeur', letter: 'i', role: 'exchangerLiquid', side: 'liquid', stage: 1 },
    { key: 'e_entree_detendeur', letter: 'e', role: 'valveInlet', side: 'liquid', stage: 1 },
    { key: 'f_sortie_detendeur', letter: 'f', role: 'valveOutlet', side: 'low', stage: 1 },
    { key: 'g_sortie_evaporateur', letter: 'g', role: 'evaporatorOutlet', side: 'low', stage: 1 },
    { key: 'h_sortie_vapeur_echangeur', letter: 'h', role: 'exchangerVapour', side: 'low', stage: 1 },
  ],
  processes: [
    { from: 'f', to: 'g', kind: 'evaporation' },
    { from: 'g', to: 'h', kind: 'exchange', within: 'internal' },
    { from: 'h', to: 'a', kind: 'exchange' },
    { from: 'a', to: 'b', kind: 'compression', isIdeal: true },
    { from: 'a', to: 'c', kind: 'compression', stage: 'main' },
    { from: 'c', to: 'd', kind: 'heat-rejection' },
    { from: 'd', to: 'i', kind: 'exchange', within: 'internal' },
    { from: 'i', to: 'e', kind: 'exchange' },
    { from: 'e', to: 'f', kind: 'expansion' },
  ],
  figures: [
    { key: 'power_ihx', unit: 'kW' },
    { key: 'eer_base', unit: '' },
    { key: 'gain', unit: 'share' },
    { key: 'q0v_gain', unit: 'share' },
    { key: 't_discharge_rise', unit: 'K' },
  ],
} as const satisfies CycleDescription;
