import type { Definition } from '../define.ts';
import { decimals, figure, fluid, group, most, number, results, significant, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;

export const definition = {
  id: 'bouteille-recuperation',
  slug: 'bouteille-recuperation',
  spellings: ['Bouteille-recuperation'],
  category: 'fluid',
  title: text('Remplissage d’une bouteille de récupération', 'Recovery cylinder filling'),
  description: text(
    'Kilogrammes à ne pas dépasser, poids à lire sur la balance et ce qui reste à remplir.',
    'Kilograms not to be exceeded, weight to read on the scale and what is left to fill.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'weight',
  colour: 'warning',
  tool: 'RecoveryCylinder',
  inputs: [
    fluid('fluid', 'Fluide récupéré', 'Refrigerant recovered', { default: 'R410A' }),
    number('water_volume', 'Volume en eau, gravé sur la bouteille', 'Water volume, stamped on the cylinder', M.litres, {
      required: true,
      default: 27,
      range: { min: 0.5, max: 2000 },
    }),
    number('t_max', 'La plus chaude qu’elle connaîtra', 'The hottest it will be', M.celsius, {
      required: true,
      default: 50,
      range: { min: -20, max: 80 },
      help: text(
        'Camionnette au soleil, stockage\u00a0: 50\u202f°C. À 80\u202f% de la température du jour, elle peut être pleine plus tard.',
        'Van in the sun, storage: 50\u202f°C. Filled to 80\u202f% at the temperature of the day, it may be full later.',
      ),
    }),
    number('fill_max', 'Part de liquide au plus', 'Most of it liquid', M.percent, {
      default: 80,
      fallback: 80,
      range: { min: 50, max: 80 },
    }),
    number(
      'filling_ratio',
      'Taux de remplissage publié, kg/L (étiquette, ADR)',
      'Published filling ratio, kg/L (label, ADR)',
      M.none,
      {
        range: { min: 0.1, max: 1.6 },
        help: text(
          'Rien de plus n’entre, quelle que soit la densité du fluide.',
          'No more goes in, whatever the density of the refrigerant.',
        ),
      },
    ),
    number('tare', 'Tare gravée', 'Stamped tare', M.kilograms, { default: 14, range: { min: 0.1, max: 2000 } }),
    number('scale', 'Poids lu sur la balance', 'Weight read on the scale', M.kilograms, {
      range: { min: 0.1, max: 4000 },
    }),
    number(
      'rho_liq',
      'Masse volumique du liquide à cette température',
      'Liquid density at that temperature',
      M.density,
      {
        from: 'fluid',
        range: POSITIVE,
      },
    ),
  ],
  outputs: [
    figure('m_max', 'Masse à ne pas dépasser', 'Mass not to be exceeded', M.kilograms, most(2)),
    figure(
      'gross_max',
      'Poids à ne pas dépasser, tare comprise',
      'Weight not to be exceeded, with tare',
      M.kilograms,
      most(2),
    ),
    figure('left', 'Reste à remplir', 'Left to fill', M.kilograms, most(2)),
    verdict(
      'verdict',
      'Bouteille',
      'Cylinder',
      [
        ['room', 'Il reste de la place', 'There is room left'],
        ['full', 'Pleine', 'Full'],
        ['over', 'Trop pleine', 'Overfilled'],
      ],
      { room: 'good', full: 'doubt', over: 'bad' },
    ),
    figure('held', 'Fluide déjà dedans', 'Refrigerant in it', M.kilograms, decimals(2)),
    verdict('governing', 'Ce qui limite', 'What limits', [
      ['fill', 'La part de liquide', 'The share of liquid'],
      ['ratio', 'Le taux publié', 'The published ratio'],
      ['transport', 'Le transport\u00a0: 0,95 du liquide à 50\u202f°C', 'Transport: 0.95 of liquid at 50\u202f°C'],
      ['hot', 'Pas pleine à 60\u202f°C', 'Not full at 60\u202f°C'],
    ]),
    figure('t_full', 'Pleine de liquide à', 'Full of liquid at', M.celsius, decimals(0)),
    figure('ratio_used', 'Taux de remplissage (kg/L)', 'Filling ratio (kg/L)', M.none, significant(3)),
    figure('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, decimals(0)),
  ],
  groups: [
    group('Bouteille', 'Cylinder', 'fluid', 'water_volume', 't_max', 'fill_max', 'filling_ratio'),
    group('Pesée', 'Weighing', 'tare', 'scale', 'rho_liq'),
  ],
  outputGroups: [results('Détail', 'Detail', 'held', 'governing', 't_full', 'ratio_used', 'rho_liq')],
  headline: ['verdict', 'm_max'],
  reverse: [
    { find: 'water_volume', from: 'm_max' },
    { find: 'scale', from: 'left' },
    { find: 't_max', from: 'm_max' },
  ],
  sources: [
    source(
      ['practice'],
      '80\u202f% de liquide en volume\u00a0: règle des bouteilles de récupération (AHRI, Guideline K), le produit par la densité du fluide',
      '80\u202f% of the volume liquid: rule of recovery cylinders (AHRI, Guideline K), times the density of the refrigerant',
      'https://achrnews.com/articles/111771-on-the-level-filling-cylinders',
    ),
    source(
      ['standard', 'toVerify'],
      'Transport, gaz liquéfiés à basse pression (point critique au-dessus de 65\u202f°C)\u00a0: 0,95 × liquide à 50\u202f°C au plus et de la vapeur encore à 60\u202f°C, ADR 2017, 4.3.3.2, écrit pour les citernes\u202f; les taux par gaz de l’instruction P200 n’ont pas pu être lus\u00a0: saisissez celui de l’étiquette',
      'Carriage, low-pressure liquefied gases (critical point above 65\u202f°C): 0.95 × liquid at 50\u202f°C at most and some vapour still at 60\u202f°C, ADR 2017, 4.3.3.2, written for tanks; the ratios by gas of packing instruction P200 could not be read: type the one on the label',
      'https://adrbook.com/en/2017/ADR/4.3.3.2.2',
    ),
  ],
  notices: [
    text(
      'Balance pendant tout le transfert, bouteille éprouvée, en date, prévue pour ce fluide. Un mélange de fluides ou l’air d’une bouteille mal vidée monte plus haut que ce calcul\u202f; l’huile prend de la place. Ne remplissez jamais une bouteille jetable.',
      'Scale during the whole transfer, cylinder tested, in date, meant for this refrigerant. Mixed refrigerants, or air in a cylinder not evacuated, go higher than this calculation; oil takes room. Never refill a disposable cylinder.',
    ),
  ],
} as const satisfies Definition;
