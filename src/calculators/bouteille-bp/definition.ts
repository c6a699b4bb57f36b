import type { Definition } from '../define.ts';
import { choice, decimals, figure, fluid, group, number, presets, significant, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;
const LYING = { orientation: ['horizontal'] } as const;
const STANDING = { orientation: ['vertical'] } as const;
const FROM_FLUID = text('Vide\u00a0: calculée à l’évaporation.', 'Empty: computed at evaporation.');

const K_GUIDE = presets(
  'Valeur guide',
  'Guide value',
  ['practice', 'toVerify'],
  [
    ['low', 'Sans matelas, prudent (0,03\u202fm/s)', 'Without demister, cautious (0.03\u202fm/s)', { k_factor: 0.03 }],
    [
      'ammonia',
      'Sans matelas, ammoniac (0,05\u202fm/s)',
      'Without demister, ammonia (0.05\u202fm/s)',
      { k_factor: 0.05 },
    ],
    ['high', 'Sans matelas, haut (0,06\u202fm/s)', 'Without demister, high (0.06\u202fm/s)', { k_factor: 0.06 }],
    ['demister', 'Avec matelas dévésiculeur (0,10\u202fm/s)', 'With wire demister (0.10\u202fm/s)', { k_factor: 0.1 }],
  ],
);
const VELOCITY_GUIDE = presets(
  'Valeur guide',
  'Guide value',
  ['practice', 'toVerify'],
  [
    ['hfc', 'HFC (0,3\u202fm/s)', 'HFC (0.3\u202fm/s)', { v_adm: 0.3 }],
    [
      'ammonia',
      'Ammoniac ou basse température (0,5\u202fm/s)',
      'Ammonia or low temperature (0.5\u202fm/s)',
      { v_adm: 0.5 },
    ],
  ],
);

export const definition = {
  id: 'bouteille-bp',
  slug: 'bouteille-bp',
  spellings: ['Bouteille-bp'],
  category: 'fluid',
  title: text('Bouteille basse pression', 'Suction accumulator'),
  description: text(
    'Dimensionnez une bouteille anti-coup de liquide ou un séparateur basse pression.',
    'Size a suction accumulator or low-pressure liquid separator.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'flask-conical',
  colour: 'secondary',
  tool: 'SuctionAccumulator',
  inputs: [
    choice(
      'orientation',
      'Position',
      'Orientation',
      [
        ['vertical', 'Verticale', 'Vertical'],
        ['horizontal', 'Horizontale', 'Horizontal'],
      ],
      {
        default: 'vertical',
        fallback: 'vertical',
      },
    ),
    choice(
      'method',
      'Critère',
      'Criterion',
      [
        ['K', 'Coefficient K (Souders-Brown)', 'K factor (Souders-Brown)'],
        ['velocity', 'Vitesse admissible', 'Admissible velocity'],
      ],
      {
        default: 'K',
        fallback: 'K',
      },
    ),
    fluid('fluid', 'Fluide', 'Fluid', { default: 'R717' }),
    number('t_evap', 'Température d’évaporation (rosée)', 'Evaporating temperature (dew)', M.celsius, {
      default: -10,
      range: { min: -100, max: 60 },
    }),
    number('rho_vap', 'Masse volumique de la vapeur', 'Vapour density', M.density, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('m_dot', 'Débit massique de vapeur à l’évaporateur', 'Evaporator vapour mass flow', M.kilogramsPerHour, {
      required: true,
      default: 350,
      range: POSITIVE,
    }),
    number('k_factor', 'Coefficient K', 'K factor', M.metresPerSecond, {
      when: { method: ['K'] },
      required: true,
      default: 0.05,
      range: { min: 0.01, max: 0.12 },
      presets: K_GUIDE,
    }),
    number('v_adm', 'Vitesse admissible', 'Admissible velocity', M.metresPerSecond, {
      when: { method: ['velocity'] },
      required: true,
      default: 0.4,
      range: { min: 0.1, max: 1.5 },
      presets: VELOCITY_GUIDE,
    }),
    number('m_liq', 'Liquide à retenir', 'Liquid to hold', M.kilograms, {
      required: true,
      default: 40,
      range: { min: 0, max: 1e5 },
    }),
    number('h_sep_min', 'Hauteur de séparation minimale', 'Minimum separation height', M.millimetres, {
      when: STANDING,
      required: true,
      default: 600,
      range: { min: 100, max: 3000 },
    }),
    number('diameter', 'Diamètre intérieur imposé', 'Imposed inside diameter', M.millimetres, {
      range: { min: 50, max: 5000 },
      help: text('Obligatoire en position horizontale.', 'Required in horizontal position.'),
    }),
    number('level', 'Niveau de liquide, part du diamètre', 'Liquid level, part of diameter', M.percent, {
      when: LYING,
      required: true,
      default: 35,
      range: { min: 5, max: 70, above: 'levelTooHigh' },
    }),
    number('l_eff', 'Longueur utile entre piquages', 'Effective length between nozzles', M.millimetres, {
      when: LYING,
      required: true,
      default: 2500,
      range: { min: 200, max: 20_000 },
    }),
  ],
  outputs: [
    verdict(
      'verdict',
      'Verdict',
      'Verdict',
      [
        ['conforme', 'Conforme', 'Pass'],
        ['non conforme', 'Non conforme', 'Fail'],
      ],
      { conforme: 'good', 'non conforme': 'bad' },
    ),
    figure('q_v', 'Débit volumique', 'Volume flow', M.cubicMetresPerHour, decimals(1)),
    figure('v_max', 'Vitesse limite de séparation', 'Separation velocity limit', M.metresPerSecond, decimals(2)),
    figure('v_liq', 'Volume de liquide à retenir', 'Liquid volume to hold', M.litres, decimals(1)),
    figure('d_min', 'Diamètre minimal', 'Minimum diameter', M.millimetres, decimals(0)),
    figure('d_std', 'Diamètre retenu', 'Chosen diameter', M.millimetres, decimals(0)),
    figure('v_actual', 'Vitesse réelle', 'Actual velocity', M.metresPerSecond, decimals(2)),
    figure('h_liq', 'Hauteur de liquide', 'Liquid height', M.millimetres, decimals(0)),
    figure('h_sep', 'Hauteur de séparation', 'Separation height', M.millimetres, decimals(0)),
    figure('h_total', 'Hauteur totale', 'Total height', M.millimetres, decimals(0)),
    figure('v_total', 'Volume total de la virole', 'Total shell volume', M.litres, decimals(0)),
    figure('a_gas', 'Section de gaz', 'Gas area', M.squareMetres, significant(3)),
    figure('h_gas', 'Hauteur de gaz', 'Gas height', M.millimetres, significant(3)),
    figure('v_allow', 'Vitesse admise', 'Allowed velocity', M.metresPerSecond, significant(3)),
    figure('v_liq_available', 'Volume de liquide disponible', 'Available liquid volume', M.litres, significant(3)),
    figure('rho_vap', 'Masse volumique de la vapeur', 'Vapour density', M.density, decimals(3)),
    figure('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, decimals(1)),
  ],
  groups: [
    group('Bouteille', 'Accumulator', 'orientation', 'method'),
    group('Fluide', 'Fluid', 'fluid', 't_evap', 'rho_vap', 'rho_liq'),
    group('Vapeur', 'Vapour', 'm_dot', 'k_factor', 'v_adm'),
    group('Liquide et dimensions', 'Liquid and dimensions', 'm_liq', 'h_sep_min', 'diameter', 'level', 'l_eff'),
  ],
  headline: ['d_std'],
  reverse: [
    { find: 'm_dot', from: 'verdict' },
    { find: 'm_dot', from: 'd_std' },
    { find: 'm_dot', from: 'd_min' },
    { find: 'm_liq', from: 'h_total' },
    { find: 'level', from: 'v_liq_available' },
    { find: 'l_eff', from: 'v_liq_available' },
  ],
  sources: [
    source(
      ['correlation'],
      'Souders et Brown, Ind. Eng. Chem. 26 (1934) 98-103',
      'Souders and Brown, Ind. Eng. Chem. 26 (1934) 98-103',
    ),
    source(
      ['standard'],
      'ASHRAE Handbook, Refrigeration, circuits à recirculation de liquide, dimensionnement des séparateurs',
      'ASHRAE Handbook, Refrigeration, liquid overfeed systems, vessel sizing',
    ),
    source(
      ['practice', 'toVerify'],
      'K de 0,03 à 0,06\u202fm/s sans dévésiculeur, 0,10\u202fm/s avec\u202f; vitesse de 0,3 à 0,5\u202fm/s\u202f; plafond de 1\u202fm/s couché',
      'K of 0.03 to 0.06\u202fm/s without demister, 0.10\u202fm/s with; velocity of 0.3 to 0.5\u202fm/s; cap of 1\u202fm/s lying',
    ),
  ],
  notices: [
    text(
      'Vérifiez le retour d’huile\u00a0: au moins 5\u202fm/s dans le tube en U à charge réduite.',
      'Check oil return: at least 5\u202fm/s in the U-tube at low load.',
    ),
  ],
} as const satisfies Definition;
