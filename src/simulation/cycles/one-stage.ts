import { same } from '../../language/index.ts';
import type { CycleDescription } from './description.ts';

/** One compressor, one condenser or gas cooler, one valve, one evaporator. */
export const ONE_STAGE = {
  id: 'simple',
  name: same('Simple'),
  inputs: [],
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
    { from: 'a', to: 'c', kind: 'compression' },
    { from: 'c', to: 'd', kind: 'heat-rejection' },
    { from: 'd', to: 'e', kind: 'exchange' },
    { from: 'e', to: 'f', kind: 'expansion' },
  ],
  figures: [],
} as const satisfies CycleDescription;
