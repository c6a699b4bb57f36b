import { TUBE_SERIES } from '../../physics/tube-series.ts';
import { presets } from '../fields.ts';

const copper = (series: 'cu-metric' | 'cu-inch'): readonly (readonly [string, string, string, { d_out: number }])[] =>
  TUBE_SERIES[series].sizes.map(([label, outside]) => {
    const [fr, en] = [`Cuivre ${label}`, `Copper ${label}`];
    return [`${series}-${label}`, fr, en, { d_out: outside }] as const;
  });

export const PIPE_PRESETS = presets(
  'Tubes de cuivre',
  'Copper tubes',
  ['standard'],
  [...copper('cu-metric'), ...copper('cu-inch')],
);

/** Rockwool, Pipe Insulation, prints 0.90 and 0.05; what is not printed there is to be checked. */
export const EMISSIVITY_PRESETS = presets(
  'Surface',
  'Surface',
  ['practice', 'toVerify'],
  [
    ['foam', 'Mousse noire (0,93)', 'Black foam (0.93)', { emissivity: 0.93 }],
    ['paint', 'Peinture, PVC, toile (0,90)', 'Paint, PVC, cloth (0.90)', { emissivity: 0.9 }],
    ['galvanised', 'Acier galvanisé (0,25)', 'Galvanised steel (0.25)', { emissivity: 0.25 }],
    ['weathered', 'Aluminium vieilli (0,13)', 'Weathered aluminium (0.13)', { emissivity: 0.13 }],
    ['bright', 'Aluminium brillant (0,05)', 'Bright aluminium (0.05)', { emissivity: 0.05 }],
  ],
);
