import { text } from '../../language/index.ts';
import type { CycleDescription, CycleNode, CycleParts, CycleProcess } from './description.ts';
import { ONE_CIRCUIT, SUCTION_SUPERHEAT } from './one-stage.ts';

const NODES = [
  { letter: '1', name: text('Aspiration BP', 'Low-stage suction'), side: 'low', stage: 1 },
  { letter: '2s', name: text('Refoulement BP isentropique', 'Isentropic low-stage discharge'), side: 'low', stage: 1 },
  { letter: '2', name: text('Refoulement BP', 'Low-stage discharge'), side: 'low', stage: 1 },
  {
    key: 'a_aspiration',
    letter: '3',
    role: 'suction',
    name: text('Aspiration HP', 'High-stage suction'),
    side: 'low',
    stage: 2,
  },
  {
    key: 'b_refoulement_is',
    letter: '4s',
    role: 'idealDischarge',
    name: text('Refoulement HP isentropique', 'Isentropic high-stage discharge'),
    side: 'high',
    stage: 2,
  },
  {
    key: 'c_refoulement_reel',
    letter: '4',
    role: 'discharge',
    name: text('Refoulement HP', 'High-stage discharge'),
    side: 'high',
    stage: 2,
  },
  { key: 'd_sortie_condenseur', letter: '5', role: 'rejectionOutlet', side: 'high', stage: 2 },
  {
    letter: '6',
    name: text('Après la première détente', 'After the first expansion'),
    side: 'liquid',
    stage: 2,
  },
  {
    key: 'e_entree_detendeur',
    letter: '7',
    role: 'valveInlet',
    name: text('Liquide vers l’évaporateur', 'Liquid to the evaporator'),
    side: 'liquid',
    stage: 1,
  },
  { key: 'f_sortie_detendeur', letter: '8', role: 'valveOutlet', side: 'low', stage: 1 },
  { key: 'g_sortie_evaporateur', letter: 'g', role: 'evaporatorOutlet', side: 'low', stage: 1 },
] as const satisfies readonly CycleNode[];

const FLASH_VAPOUR: CycleNode = {
  letter: 'v',
  name: text('Vapeur de la bouteille', 'Vapour of the vessel'),
  side: 'low',
  stage: 2,
};
const INJECTED_VAPOUR: CycleNode = {
  letter: 'inj',
  name: text('Vapeur injectée', 'Injected vapour'),
  side: 'low',
  stage: 2,
};

const COMPRESSIONS: readonly CycleProcess[] = [
  { from: '8', to: 'g', kind: 'evaporation', flow: 'low' },
  { from: 'g', to: '1', kind: 'exchange', flow: 'low' },
  { from: '1', to: '2s', kind: 'compression', flow: 'low', isIdeal: true },
  { from: '1', to: '2', kind: 'compression', flow: 'low', stage: 'bp' },
  { from: '3', to: '4s', kind: 'compression', flow: 'high', isIdeal: true },
  { from: '3', to: '4', kind: 'compression', flow: 'high', stage: 'hp' },
  { from: '4', to: '5', kind: 'heat-rejection', flow: 'high' },
];
const LAST_EXPANSION: CycleProcess = { from: '7', to: '8', kind: 'expansion', flow: 'low' };

/** A cycle with what happens between its two stages. */
const partsWith = (between: readonly CycleProcess[], added?: CycleNode): Pick<CycleParts, 'nodes' | 'processes'> => ({
  nodes: added === undefined ? NODES : [...NODES, added],
  processes: [...COMPRESSIONS, ...between, LAST_EXPANSION],
});

/** What lies between two stages, by the way the vapour is cooled and the liquid parted. */
export const BETWEEN_STAGES = {
  flash_complete: partsWith([
    { from: '5', to: '6', kind: 'expansion', flow: 'high' },
    { from: '6', to: '7', kind: 'separation', flow: 'low', within: 'vessel' },
    { from: '6', to: '3', kind: 'separation', flow: 'injected', within: 'vessel' },
    { from: '2', to: '3', kind: 'mixing', flow: 'low', within: 'vessel' },
  ]),
  flash_mixing: partsWith(
    [
      { from: '5', to: '6', kind: 'expansion', flow: 'high' },
      { from: '6', to: '7', kind: 'separation', flow: 'low', within: 'vessel' },
      { from: '6', to: 'v', kind: 'separation', flow: 'injected', within: 'vessel' },
      { from: 'v', to: '3', kind: 'mixing', flow: 'injected', within: 'junction' },
      { from: '2', to: '3', kind: 'mixing', flow: 'low', within: 'junction' },
    ],
    FLASH_VAPOUR,
  ),
  coil: partsWith([
    { from: '5', to: '6', kind: 'expansion', flow: 'injected' },
    { from: '5', to: '7', kind: 'exchange', flow: 'low', within: 'vessel' },
    { from: '6', to: '3', kind: 'mixing', flow: 'injected', within: 'vessel' },
    { from: '2', to: '3', kind: 'mixing', flow: 'low', within: 'vessel' },
  ]),
  liquid_injection: partsWith([
    { from: '5', to: '6', kind: 'expansion', flow: 'injected' },
    { from: '5', to: '7', kind: 'separation', flow: 'low' },
    { from: '6', to: '3', kind: 'mixing', flow: 'injected', within: 'junction' },
    { from: '2', to: '3', kind: 'mixing', flow: 'low', within: 'junction' },
  ]),
  eco_subcooler: partsWith(
    [
      { from: '5', to: '6', kind: 'expansion', flow: 'injected' },
      { from: '5', to: '7', kind: 'exchange', flow: 'low', within: 'economiser' },
      { from: '6', to: 'inj', kind: 'exchange', flow: 'injected', within: 'economiser' },
      { from: 'inj', to: '3', kind: 'mixing', flow: 'injected', within: 'junction' },
      { from: '2', to: '3', kind: 'mixing', flow: 'low', within: 'junction' },
    ],
    INJECTED_VAPOUR,
  ),
} as const;

export const STAGES_FIGURES = [
  { key: 'eer_base', unit: '' },
  { key: 'gain', unit: 'share' },
  { key: 'p_int', unit: 'bar' },
  { key: 'p_geo', unit: 'bar' },
  { key: 'eer_geo', unit: '' },
  { key: 'p_gc_opt', unit: 'bar' },
  { key: 'mass_flow_bp', unit: 'kg/s' },
  { key: 'mass_flow_hp', unit: 'kg/s' },
  { key: 'x_inj', unit: 'share' },
  { key: 'power_bp', unit: 'kW' },
  { key: 'power_hp', unit: 'kW' },
] as const;

/** Two compressors in series on one fluid, with a vessel, a coil, a plate economiser or liquid injection between them. */
export const TWO_STAGE = {
  id: 'two_stage',
  name: text('Bi-étagé', 'Two-stage'),
  inputs: ['kind', 'p_int', 'rend_is_bp', 'rend_is_hp', 'dt_coil', 'dt_eco', 'sh_inj', 'sh_hp'],
  unread: ['rend_is', 't_srt'],
  circuits: ONE_CIRCUIT,
  stages: [
    { key: 'bp', name: text('Étage BP', 'Low stage'), efficiency: 'rend_is_bp' },
    { key: 'hp', name: text('Étage HP', 'High stage'), efficiency: 'rend_is_hp' },
  ],
  superheats: [SUCTION_SUPERHEAT],
  subcoolings: [{ useful: 't_sr' }],
  sought: ['p_int', 'p_gc'],
  ...BETWEEN_STAGES.flash_complete,
  variants: { by: 'kind', of: BETWEEN_STAGES },
  figures: [
    ...STAGES_FIGURES,
    { key: 'volume_ratio', unit: '' },
    { key: 't_rasi', unit: 'degC' },
    { key: 'p_rasi', unit: 'bar' },
  ],
} as const satisfies CycleDescription;
