import type { Definition } from '../define.ts';
import { choice, decimals, figure, fluid, group, number, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { PED_CATEGORY_CHOICES } from '../ped-choices.ts';
import { text } from '../../language/index.ts';

const SIZE = { mode: ['size'] } as const;
const LEVEL = { mode: ['level'] } as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;
const FROM_FLUID = text(
  'Vide\u00a0: calculée pour le fluide à la température ci-dessus.',
  'Empty: computed for the fluid at the temperature above.',
);

export const definition = {
  id: 'reservoir',
  slug: 'reservoir',
  spellings: ['Reservoir'],
  category: 'fluid',
  title: text('Bouteille liquide', 'Liquid receiver'),
  description: text(
    'Dimensionnez une bouteille liquide ou lisez la masse contenue à partir d’un niveau.',
    'Size a liquid receiver or read the mass held from a level.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'cylinder',
  colour: 'secondary',
  tool: 'LiquidReceiver',
  inputs: [
    choice(
      'mode',
      'Calcul',
      'Calculation',
      [
        ['size', 'Dimensionner', 'Size'],
        ['level', 'Lire un niveau', 'Read a level'],
      ],
      { default: 'size', fallback: 'size' },
    ),
    fluid('fluid', 'Fluide', 'Fluid', { default: 'R134a' }),
    number('m_store', 'Masse à stocker (pompage complet)', 'Mass to store (pump-down)', M.kilograms, {
      when: SIZE,
      required: true,
      default: 10,
      range: { min: 0.05, max: 20_000 },
    }),
    number('t_max', 'Température maximale du réservoir', 'Maximum receiver temperature', M.celsius, {
      default: 50,
      range: { min: -40 },
      help: text('Lecture de niveau\u00a0: température du fluide.', 'Level reading: temperature of the fluid.'),
    }),
    number('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('rho_vap', 'Masse volumique de la vapeur', 'Vapour density', M.density, {
      from: 'fluid',
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('fill_max', 'Taux de remplissage maximal', 'Maximum fill', M.percent, {
      when: SIZE,
      required: true,
      default: 80,
      range: { min: 50, max: 90, above: 'fillTooHigh' },
    }),
    number('m_run', 'Masse présente en marche', 'Mass present in operation', M.kilograms, {
      when: SIZE,
      range: { min: 0 },
    }),
    number('t_run', 'Température en marche', 'Operating temperature', M.celsius, {
      when: SIZE,
      default: 40,
      range: { min: -40 },
    }),
    number('rho_liq_run', 'Masse volumique du liquide en marche', 'Operating liquid density', M.density, {
      from: 'fluid',
      when: SIZE,
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('rho_vap_run', 'Masse volumique de la vapeur en marche', 'Operating vapour density', M.density, {
      from: 'fluid',
      when: SIZE,
      range: POSITIVE,
      help: FROM_FLUID,
    }),
    number('ps', 'Pression maximale admissible PS (relative)', 'Maximum allowable pressure PS (gauge)', M.barGauge, {
      when: SIZE,
      range: { min: 0.5, max: 200 },
    }),
    choice(
      'group',
      'Groupe de fluide DESP',
      'PED fluid group',
      [
        [1, 'Groupe 1', 'Group 1'],
        [2, 'Groupe 2', 'Group 2'],
      ],
      {
        from: 'fluid',
        when: SIZE,
        unknown: 'pedGroup',
        help: text('Vide\u00a0: celui du fluide.', 'Empty: that of the fluid.'),
      },
    ),
    choice(
      'orientation',
      'Position',
      'Orientation',
      [
        ['horizontal', 'Couché', 'Horizontal'],
        ['vertical', 'Debout', 'Vertical'],
      ],
      { when: LEVEL, default: 'horizontal', fallback: 'horizontal' },
    ),
    number('diameter', 'Diamètre intérieur', 'Inside diameter', M.millimetres, {
      when: LEVEL,
      required: true,
      default: 323,
      range: { min: 50, max: 5000 },
    }),
    number('length', 'Longueur de virole', 'Shell length', M.millimetres, {
      when: LEVEL,
      required: true,
      default: 1500,
      range: { min: 0, max: 20_000 },
    }),
    choice(
      'heads',
      'Fonds',
      'Heads',
      [
        ['elliptical', 'Elliptiques 2:1', 'Elliptical 2:1'],
        ['flat', 'Plats', 'Flat'],
      ],
      { when: LEVEL, default: 'elliptical', fallback: 'elliptical' },
    ),
    number('level', 'Hauteur de liquide depuis le bas', 'Liquid height from bottom', M.millimetres, {
      when: LEVEL,
      required: true,
      range: { min: 0 },
    }),
  ],
  outputs: [
    figure('v_min', 'Volume minimal', 'Minimum volume', M.litres, decimals(1)),
    figure('v_std', 'Volume normalisé proposé', 'Proposed standard volume', M.litres, decimals(1)),
    figure(
      'fill_std',
      'Remplissage réel à la température maximale',
      'Actual fill at maximum temperature',
      M.percent,
      decimals(1),
    ),
    figure('fill_run', 'Remplissage en marche', 'Operating fill', M.percent, decimals(1)),
    figure('ps_v', 'Produit PS·V', 'PS·V product', M.barLitres, decimals(0)),
    verdict('desp', 'Catégorie DESP', 'PED category', PED_CATEGORY_CHOICES),
    figure('v_total', 'Volume total', 'Total volume', M.litres, decimals(1)),
    figure('v_liquid', 'Volume liquide', 'Liquid volume', M.litres, decimals(1)),
    figure('fill', 'Remplissage', 'Fill', M.percent, decimals(1)),
    figure('mass', 'Masse', 'Mass', M.kilograms, decimals(1)),
    figure('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, decimals(1)),
    figure('rho_vap', 'Masse volumique de la vapeur', 'Vapour density', M.density, decimals(2)),
  ],
  groups: [
    group('Objet du calcul', 'Purpose', 'mode', 'fluid'),
    group('Stockage', 'Storage', 'm_store', 't_max', 'rho_liq', 'rho_vap', 'fill_max'),
    group('En marche (option)', 'In operation (option)', 'm_run', 't_run', 'rho_liq_run', 'rho_vap_run'),
    group('Catégorie DESP (option)', 'PED category (option)', 'ps', 'group'),
    group('Réservoir', 'Receiver', 'orientation', 'diameter', 'length', 'heads', 'level'),
  ],
  headline: ['v_std'],
  reverse: [
    { find: 'm_store', from: 'v_std' },
    { find: 'm_store', from: 'v_min' },
    { find: 't_max', from: 'v_min', isGiven: true },
    { find: 'm_run', from: 'fill_run' },
    { find: 'm_store', from: 'desp' },
    { find: 'ps', from: 'desp' },
    { find: 'level', from: 'mass' },
    { find: 'level', from: 'fill' },
  ],
  sources: [
    source(
      ['exact'],
      'Géométrie et bilan de masse de deux phases saturées\u00a0: exacts',
      'Geometry and mass balance of two saturated phases: exact',
    ),
    source(
      ['practice', 'toVerify'],
      'Remplissage de 80\u202f% à 50\u202f°C, cohérent avec l’EN 378-2 et l’EN 14276-1 (article à vérifier)\u202f; série de volumes et marche entre 10 et 50\u202f%',
      'Fill of 80\u202f% at 50\u202f°C, consistent with EN 378-2 and EN 14276-1 (clause to be checked); series of volumes and operation between 10 and 50\u202f%',
    ),
  ],
} as const satisfies Definition;
