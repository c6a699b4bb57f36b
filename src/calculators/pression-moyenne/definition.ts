import type { Definition } from '../define.ts';
import { choice, decimals, figure, fluid, number, source } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const PRESSURES = { min: 0.01, max: 200 } as const;

export const definition = {
  id: 'pression-moyenne',
  slug: 'pression-moyenne',
  spellings: ['Pression-moyenne'],
  category: 'fluid',
  title: text('Pression intermédiaire', 'Intermediate pressure'),
  description: text(
    'Calculez la pression intermédiaire d’un système bi-étagé.',
    'Compute the intermediate pressure of a two-stage system.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'layers-2',
  colour: 'primary',
  tool: 'IntermediatePressure',
  inputs: [
    number('pres_hp', 'Haute pression (absolue)', 'High pressure (absolute)', M.barAbsolute, {
      required: true,
      default: 16,
      range: PRESSURES,
    }),
    number('pres_bp', 'Basse pression (absolue)', 'Low pressure (absolute)', M.barAbsolute, {
      required: true,
      default: 1,
      range: PRESSURES,
    }),
    choice(
      'method',
      'Méthode',
      'Method',
      [
        ['both', 'Les deux', 'Both'],
        ['equality', 'Égalité des taux', 'Equal ratios'],
        ['sandhold', 'Sand Hold', 'Sand Hold'],
      ],
      { default: 'both', fallback: 'both' },
    ),
    fluid('fluid', 'Fluide', 'Fluid', {
      help: text('Donne les températures de saturation.', 'Gives the saturation temperatures.'),
    }),
  ],
  outputs: [
    figure(
      'p_equality',
      'Pression intermédiaire (égalité des taux)',
      'Intermediate pressure (equal ratios)',
      M.barAbsolute,
      decimals(2),
    ),
    figure(
      'p_sandhold',
      'Pression intermédiaire (Sand Hold)',
      'Intermediate pressure (Sand Hold)',
      M.barAbsolute,
      decimals(2),
    ),
    figure('ratio_equality', 'Taux par étage (égalité)', 'Ratio per stage (equality)', M.none, decimals(2)),
    figure('ratio_lp_sandhold', 'Taux de l’étage BP (Sand Hold)', 'LP stage ratio (Sand Hold)', M.none, decimals(2)),
    figure('ratio_hp_sandhold', 'Taux de l’étage HP (Sand Hold)', 'HP stage ratio (Sand Hold)', M.none, decimals(2)),
    figure('ratio_total', 'Taux de compression global', 'Overall compression ratio', M.none, decimals(2)),
    figure(
      't_equality',
      'Température de saturation (rosée), égalité',
      'Saturation temperature (dew), equal ratios',
      M.celsius,
      decimals(1),
    ),
    figure(
      't_sandhold',
      'Température de saturation (rosée), Sand Hold',
      'Saturation temperature (dew), Sand Hold',
      M.celsius,
      decimals(1),
    ),
  ],
  reverse: [
    { find: 'pres_hp', from: 'p_equality' },
    { find: 'pres_bp', from: 'p_equality' },
    { find: 'pres_hp', from: 'ratio_equality' },
    { find: 'pres_bp', from: 'ratio_equality' },
  ],
  sources: [
    source(
      ['exact'],
      'Égalité des taux\u00a0: travail minimal de deux étages idéaux avec refroidissement intermédiaire (classique)',
      'Equal ratios: least work of two ideal stages with intercooling (classical)',
    ),
    source(['practice'], 'Correction Sand Hold\u00a0: +0,35\u202fbar', 'Sand Hold correction: +0.35\u202fbar'),
  ],
} as const satisfies Definition;
