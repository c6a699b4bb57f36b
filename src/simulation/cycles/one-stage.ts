import { same, text } from '../../language/index.ts';
import type { CycleCircuit, CycleDescription, CycleStage, Margin } from './description.ts';

/** The one circuit of cycles of one fluid. */
export const ONE_CIRCUIT = [
  { key: 'main', name: text('Circuit', 'Circuit'), fluid: 'fluid' },
] as const satisfies readonly CycleCircuit[];
export const ONE_COMPRESSOR = [
  { key: 'main', name: text('Compresseur', 'Compressor'), efficiency: 'rend_is' },
] as const satisfies readonly CycleStage[];
export const SUCTION_SUPERHEAT = { useful: 't_sf', line: 't_sft' } as const satisfies Margin;
export const LIQUID_SUBCOOLING = { useful: 't_sr', line: 't_srt' } as const satisfies Margin;

/** One compressor, one condenser or gas cooler, one valve, one evaporator. */
export const ONE_STAGE = {
  id: 'simple',
  name: same('Simple'),
  inputs: [],
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
    { key: 'e_entree_detendeur', letter: 'e', role: 'valveInlet', side: 'liquid', stage: 1 },
    { key: 'f_sortie_detendeur', letter: 'f', role: 'valveOutlet', side: 'low', stage: 1 },
    { key: 'g_sortie_evaporateur', letter: 'g', role: 'evaporatorOutlet', side: 'low', stage: 1 },
  ],
  processes: [
    { from: 'f', to: 'g', kind: 'evaporation' },
    { from: 'g', to: 'a', kind: 'exchange' },
    { from: 'a', to: 'b', kind: 'compression', isIdeal: true },
    { from: 'a', to: 'c', kind: 'compression', stage: 'main' },
    { from: 'c', to: 'd', kind: 'heat-rejection' },
    { from: 'd', to: 'e', kind: 'exchange' },
    { from: 'e', to: 'f', kind: 'expansion' },
  ],
  figures: [],
} as const satisfies CycleDescription;
