import { text } from '../../language/index.ts';
import type { CycleDescription, CycleNode, CycleProcess } from './description.ts';
import { ONE_CIRCUIT } from './one-stage.ts';

const NODES = [
  { letter: '1', name: text('Aspiration BT', 'LT suction'), side: 'low', stage: 1 },
  { letter: '2s', name: text('Refoulement BT isentropique', 'Isentropic LT discharge'), side: 'low', stage: 1 },
  { letter: '2', name: text('Refoulement BT', 'LT discharge'), side: 'low', stage: 1 },
  { letter: '2d', name: text('Après le désurchauffeur BT', 'After the LT desuperheater'), side: 'low', stage: 2 },
  { letter: '3', name: text('Retour MT', 'MT return'), side: 'low', stage: 2 },
  {
    key: 'a_aspiration',
    letter: '5',
    role: 'suction',
    name: text('Aspiration MT', 'MT suction'),
    side: 'low',
    stage: 2,
  },
  {
    key: 'b_refoulement_is',
    letter: '6s',
    role: 'idealDischarge',
    name: text('Refoulement MT isentropique', 'Isentropic MT discharge'),
    side: 'high',
    stage: 2,
  },
  {
    key: 'c_refoulement_reel',
    letter: '6',
    role: 'discharge',
    name: text('Refoulement MT', 'MT discharge'),
    side: 'high',
    stage: 2,
  },
  { key: 'd_sortie_condenseur', letter: '7', role: 'rejectionOutlet', side: 'high', stage: 2 },
  { letter: '8', name: text('Entrée de la bouteille', 'Receiver inlet'), side: 'liquid', stage: 2 },
  {
    key: 'e_entree_detendeur',
    letter: '9',
    role: 'valveInlet',
    name: text('Liquide de la bouteille', 'Receiver liquid'),
    side: 'liquid',
    stage: 2,
  },
  { letter: '10', name: text('Vapeur de la bouteille', 'Receiver vapour'), side: 'low', stage: 2 },
  {
    key: 'f_sortie_detendeur',
    letter: 'fm',
    role: 'valveOutlet',
    name: text('Sortie des détendeurs MT', 'MT valve outlet'),
    side: 'low',
    stage: 2,
  },
  {
    key: 'g_sortie_evaporateur',
    letter: 'gm',
    role: 'evaporatorOutlet',
    name: text('Sortie des évaporateurs MT', 'MT evaporator outlet'),
    side: 'low',
    stage: 2,
  },
  { letter: 'fl', name: text('Sortie des détendeurs BT', 'LT valve outlet'), side: 'low', stage: 1 },
  { letter: 'gl', name: text('Sortie des évaporateurs BT', 'LT evaporator outlet'), side: 'low', stage: 1 },
] as const satisfies readonly CycleNode[];

/** What both variants have in common. */
const LOADS: readonly CycleProcess[] = [
  { from: '9', to: 'fl', kind: 'expansion', flow: 'lt' },
  { from: 'fl', to: 'gl', kind: 'evaporation', flow: 'lt' },
  { from: 'gl', to: '1', kind: 'exchange', flow: 'lt' },
  { from: '1', to: '2s', kind: 'compression', flow: 'lt', isIdeal: true },
  { from: '1', to: '2', kind: 'compression', flow: 'lt', stage: 'lt' },
  { from: '2', to: '2d', kind: 'exchange', flow: 'lt' },
  { from: '9', to: 'fm', kind: 'expansion', flow: 'mt' },
  { from: 'fm', to: 'gm', kind: 'evaporation', flow: 'mt' },
  { from: 'gm', to: '3', kind: 'exchange', flow: 'mt' },
  { from: '2d', to: '5', kind: 'mixing', flow: 'lt', within: 'junction' },
  { from: '3', to: '5', kind: 'mixing', flow: 'mt', within: 'junction' },
  { from: '5', to: '6s', kind: 'compression', flow: 'suction', isIdeal: true },
  { from: '5', to: '6', kind: 'compression', flow: 'suction', stage: 'mt' },
  { from: '7', to: '8', kind: 'expansion', flow: 'gas' },
  { from: '8', to: '9', kind: 'separation', flow: 'mt', within: 'receiver' },
  { from: '8', to: '9', kind: 'separation', flow: 'lt', within: 'receiver' },
  { from: '8', to: '10', kind: 'separation', flow: 'flash', within: 'receiver' },
];

const STAGES = [
  { key: 'lt', name: text('Étage BT', 'LT stage'), efficiency: 'rend_is_lt' },
  { key: 'mt', name: text('Étage MT', 'MT stage'), efficiency: 'rend_is_mt' },
] as const;

const BYPASS = {
  nodes: [
    ...NODES,
    {
      letter: '11',
      name: text('Vapeur détendue vers l’aspiration', 'Vapour expanded to the suction'),
      side: 'low',
      stage: 2,
    },
  ],
  processes: [
    ...LOADS,
    { from: '10', to: '11', kind: 'expansion', flow: 'flash' },
    { from: '11', to: '5', kind: 'mixing', flow: 'flash', within: 'junction' },
    { from: '6', to: '7', kind: 'heat-rejection', flow: 'gas' },
  ],
  stages: STAGES,
} as const satisfies Partial<CycleDescription>;

const PARALLEL = {
  nodes: [
    ...NODES,
    { letter: '10s', name: text('Aspiration parallèle', 'Parallel suction'), side: 'low', stage: 2 },
    {
      letter: '6ps',
      name: text('Refoulement parallèle isentropique', 'Isentropic parallel discharge'),
      side: 'high',
      stage: 2,
    },
    { letter: '6p', name: text('Refoulement parallèle', 'Parallel discharge'), side: 'high', stage: 2 },
    {
      letter: '6m',
      name: text('Entrée du condenseur ou refroidisseur', 'Condenser or gas cooler inlet'),
      side: 'high',
      stage: 2,
    },
  ],
  processes: [
    ...LOADS,
    { from: '10', to: '10s', kind: 'exchange', flow: 'flash' },
    { from: '10s', to: '6ps', kind: 'compression', flow: 'flash', isIdeal: true },
    { from: '10s', to: '6p', kind: 'compression', flow: 'flash', stage: 'par' },
    { from: '6', to: '6m', kind: 'mixing', flow: 'suction', within: 'header' },
    { from: '6p', to: '6m', kind: 'mixing', flow: 'flash', within: 'header' },
    { from: '6m', to: '7', kind: 'heat-rejection', flow: 'gas' },
  ],
  stages: [
    ...STAGES,
    { key: 'par', name: text('Compression parallèle', 'Parallel compression'), efficiency: 'rend_is_par' },
  ],
} as const satisfies Partial<CycleDescription>;

/** Carbon dioxide at two temperature levels: the low stage discharges into the suction of the medium one. */
export const BOOSTER = {
  id: 'booster',
  name: text('Booster CO₂ (R744)', 'CO₂ booster (R744)'),
  inputs: [
    'te_mt',
    'te_lt',
    'q_mt',
    'q_lt',
    'sh_mt',
    'sh_lt',
    'sh_line',
    'p_rec',
    'ps_rec',
    'parallel',
    'sh_par',
    'rend_is_mt',
    'rend_is_lt',
    'rend_is_par',
    't_desup',
  ],
  unread: ['fluid', 'choice_1', 'choice_1_value', 'rend_is', 'mode_evp', 'pt_evp', 't_sf', 't_sft', 't_srt'],
  onlyFluid: 'R744',
  defaults: { mode_trans: '1', p_gc: 90, t_out_gc: 35 },
  circuits: ONE_CIRCUIT,
  superheats: [
    { useful: 'sh_mt', line: 'sh_line' },
    { useful: 'sh_lt', line: 'sh_line' },
  ],
  subcoolings: [{ useful: 't_sr' }],
  sought: ['p_rec', 'p_gc'],
  ...BYPASS,
  variants: { by: 'parallel', of: { false: BYPASS, true: PARALLEL } },
  figures: [
    { key: 'eer_base', unit: '' },
    { key: 'gain', unit: 'share' },
    { key: 'eer_bypass', unit: '' },
    { key: 'p_rec', unit: 'bar' },
    { key: 'p_gc_opt', unit: 'bar' },
    { key: 'x_rec', unit: 'share' },
    { key: 'mass_flow_lt', unit: 'kg/s' },
    { key: 'mass_flow_mt', unit: 'kg/s' },
    { key: 'mass_flow_flash', unit: 'kg/s' },
    { key: 'mass_flow_gc', unit: 'kg/s' },
    { key: 'power_lt', unit: 'kW' },
    { key: 'power_mt', unit: 'kW' },
    { key: 'power_par', unit: 'kW' },
    { key: 'power_desup', unit: 'kW' },
  ],
} as const satisfies CycleDescription;
