import type { Definition } from '../define.ts';
import {
  choice,
  decimals,
  figure,
  flag,
  fluid,
  folded,
  group,
  number,
  results,
  source,
  verdict,
  yesNo,
} from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { TURN_PRESETS } from './presets.ts';

const SUPERHEAT = { min: -10, max: 60 } as const;
const TRAVEL = { min: 0, max: 20 } as const;

export const definition = {
  id: 'reglage-detendeur',
  slug: 'reglage-detendeur',
  spellings: ['Reglage-detendeur'],
  category: 'regulation',
  title: text('Réglage du détendeur', 'Expansion valve adjustment'),
  description: text(
    'Le sens de la vis, de combien, l’attente avant de relire, et quand ne pas y toucher.',
    'Which way to turn, how far, how long to wait, and when to leave the screw alone.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'wrench',
  colour: 'warning',
  tool: 'ValveAdjustment',
  inputs: [
    number('t_bulb', 'Température au bulbe', 'Temperature at the bulb', M.celsius, {
      default: -1,
      range: { min: -70, max: 60 },
      help: text(
        'Sur le tube, à côté du bulbe, sous isolant\u202f; pas au compresseur.',
        'On the pipe, beside the bulb, under insulation; not at the compressor.',
      ),
    }),
    fluid('fluid', 'Fluide', 'Refrigerant', { default: 'R134a' }),
    number('p_bulb', 'Pression lue près du bulbe (relative)', 'Pressure read near the bulb (gauge)', M.barGauge, {
      range: { min: -0.9, max: 60 },
      help: text('Elle donne la rosée du fluide.', 'It gives the dew point of the refrigerant.'),
    }),
    number('t_evap', 'Ou température d’évaporation lue', 'Or evaporating temperature read', M.celsius, {
      from: 'fluid',
      default: -12,
      range: { min: -70, max: 40 },
    }),
    choice(
      't_evap_side',
      'Colonne lue',
      'Column read',
      [
        ['dew', 'Rosée', 'Dew'],
        ['mid', 'Milieu', 'Mid'],
        ['bubble', 'Bulle', 'Bubble'],
      ],
      { default: 'dew', fallback: 'dew' },
    ),
    number('glide', 'Glissement du mélange à cette pression', 'Glide of the blend at this pressure', M.kelvins, {
      from: 'fluid',
      when: { t_evap_side: ['mid', 'bubble'] },
      range: { min: 0, max: 20 },
    }),
    number('sh', 'Ou surchauffe déjà calculée', 'Or superheat already worked out', M.kelvins, {
      range: SUPERHEAT,
    }),
    number('target', 'Surchauffe visée', 'Target superheat', M.kelvins, {
      default: 6,
      fallback: 6,
      range: { min: 2, max: 20 },
      help: text(
        'La plus petite qui reste stable sur cet évaporateur.',
        'The smallest that stays stable on this evaporator.',
      ),
    }),
    number('sh_low', 'La plus basse pendant l’observation', 'Lowest while it was watched', M.kelvins, {
      range: SUPERHEAT,
    }),
    number('sh_high', 'La plus haute', 'Highest', M.kelvins, { range: SUPERHEAT }),
    number('period', 'Période de l’oscillation', 'Period of the swing', M.seconds, { range: { min: 10, max: 1800 } }),
    number('k_turn', 'Effet d’un tour', 'Effect of one turn', M.kelvins, {
      presets: TURN_PRESETS,
      range: { min: 0.1, max: 8 },
      help: text(
        'Vide\u00a0: vanne inconnue, un quart de tour puis une lecture.',
        'Empty: unknown valve, a quarter turn, then a reading.',
      ),
    }),
    number('turns_cw', 'Course depuis l’usine, en serrant (tours)', 'Travel from factory, in (turns)', M.turns, {
      range: TRAVEL,
    }),
    number('turns_ccw', 'Course depuis l’usine, en desserrant (tours)', 'Travel from factory, out (turns)', M.turns, {
      range: TRAVEL,
    }),
    number(
      'turns_done',
      'Tours déjà faits depuis l’usine (serrage +)',
      'Turns already made from factory (in +)',
      M.turns,
      { default: 0, fallback: 0, range: { min: -20, max: 20 } },
    ),
    number('n_done', 'Gestes déjà faits', 'Gestures already made', M.count, {
      default: 0,
      fallback: 0,
      range: { min: 0, max: 3 },
    }),
    number('turns_last', 'Dernier geste, en tours (serrage +)', 'Last gesture, in turns (in +)', M.turns, {
      range: { min: -8, max: 8 },
    }),
    number('sh_before', 'Surchauffe avant ce geste', 'Superheat before that gesture', M.kelvins, {
      range: SUPERHEAT,
    }),
    number('subcooling', 'Sous-refroidissement devant le détendeur', 'Subcooling at the valve inlet', M.kelvins, {
      range: { min: -5, max: 40 },
    }),
    number('load', 'Charge du moment, part de la nominale', 'Present load, share of nominal', M.percent, {
      range: { min: 0, max: 150 },
    }),
    number('t_mop', 'Température du point MOP', 'MOP temperature', M.celsius, { range: { min: -40, max: 30 } }),
    flag('frost', 'Batterie givrée ou sans air', 'Frosted or airless coil', {}),
    flag('bulb_loose', 'Bulbe desserré, mal placé ou non isolé', 'Bulb loose, misplaced or bare', {}),
    flag('equaliser_blocked', 'Égalisation bouchée', 'Blocked equaliser', {}),
    flag(
      'internal_on_distributor',
      'Égalisation interne sur un évaporateur à distributeur',
      'Internal equaliser on an evaporator with a distributor',
      {},
    ),
  ],
  outputs: [
    verdict(
      'action',
      'À faire',
      'To do',
      [
        ['raise', 'Serrer', 'Turn in'],
        ['lower', 'Desserrer', 'Turn out'],
        ['leave', 'Laisser', 'Leave it'],
        ['check', 'Contrôler d’abord', 'Check first'],
        ['stop', 'Arrêter et diagnostiquer', 'Stop and diagnose'],
      ],
      { leave: 'good', raise: 'doubt', lower: 'doubt', check: 'bad', stop: 'bad' },
    ),
    figure('turns', 'Tours de ce geste (serrage +)', 'Turns of this gesture (in +)', M.turns, decimals(2)),
    verdict('direction', 'Sens', 'Direction', [
      ['clockwise', 'Horaire', 'Clockwise'],
      ['counterclockwise', 'Antihoraire', 'Counterclockwise'],
      ['none', 'Aucun', 'None'],
    ]),
    figure('wait', 'Attente avant de relire, au moins', 'Wait before reading again, at least', M.minutes, decimals(0)),
    figure('sh_expected', 'Surchauffe attendue après', 'Superheat expected after', M.kelvins, decimals(1)),
    figure('n_left', 'Gestes restants', 'Gestures left', M.count, decimals(0)),
    figure('sh', 'Surchauffe', 'Superheat', M.kelvins, decimals(1)),
    figure('t_dew', 'Rosée', 'Dew point', M.celsius, decimals(1)),
    figure('error', 'Écart à la visée', 'Distance to target', M.kelvins, decimals(1)),
    figure('swing', 'Amplitude crête à crête', 'Peak-to-peak swing', M.kelvins, decimals(1)),
    yesNo('hunting', 'Pompage', 'Hunting', { true: 'bad' }),
    figure('k_used', 'Effet d’un tour pris', 'Effect of a turn used', M.kelvins, decimals(2)),
    verdict('k_from', 'D’où vient cet effet', 'Where that effect is from', [
      ['published', 'Notice', 'Leaflet'],
      ['measured', 'Dernier geste', 'Last gesture'],
      ['unknown', 'Inconnu', 'Unknown'],
    ]),
    figure(
      'turns_total',
      'Tours jusqu’à la visée, si la vanne suit',
      'Turns to the target, if the valve follows',
      M.turns,
      decimals(2),
    ),
  ],
  groups: [
    group('Surchauffe', 'Superheat', 't_bulb', 'fluid', 'p_bulb', 't_evap', 't_evap_side', 'glide', 'sh', 'target'),
    group('Stabilité (option)', 'Stability (option)', 'sh_low', 'sh_high', 'period'),
    group('Vanne (option)', 'Valve (option)', 'k_turn', 'turns_cw', 'turns_ccw'),
    folded('Gestes déjà faits', 'Gestures already made', 'turns_done', 'n_done', 'turns_last', 'sh_before'),
    folded(
      'Ce qui interdit la vis',
      'What forbids the screw',
      'subcooling',
      'load',
      't_mop',
      'frost',
      'bulb_loose',
      'equaliser_blocked',
      'internal_on_distributor',
    ),
  ],
  outputGroups: [
    results('Lecture', 'Reading', 'sh', 't_dew', 'error', 'swing', 'hunting'),
    results('Vanne', 'Valve', 'k_used', 'k_from', 'turns_total'),
  ],
  headline: ['action'],
  reverse: [
    { find: 't_bulb', from: 'sh' },
    { find: 't_bulb', from: 'action' },
    { find: 'target', from: 'turns_total' },
  ],
  sources: [
    source(
      ['practice'],
      'Sens de la vis\u00a0: Emerson 066154, Daikin IM 817-4 p. 32, Goodman IO-402 et TM 9-4120-380-14 de l’armée américaine, d’accord',
      'Direction of the screw: Emerson 066154, Daikin IM 817-4 p. 32, Goodman IO-402 and US Army TM 9-4120-380-14 agree',
      'https://manualarchiveguide.com/manuals/Daikin-AVS-Installation-Manual-2992624?page=32',
    ),
    source(
      ['practice', 'toVerify'],
      'Attente\u00a0: jusqu’à 30\u202fmin (Emerson 066154), 20 à 30\u202fmin (Daikin), 5 à 10\u202fmin et deux tours au plus à la fois (TM 9-4120-380-14, p. 5-66)',
      'Waiting: up to 30\u202fmin (Emerson 066154), 20 to 30\u202fmin (Daikin), 5 to 10\u202fmin and two turns at most at one time (TM 9-4120-380-14, p. 5-66)',
    ),
    source(
      ['practice', 'toVerify'],
      'Effet d’un tour des vannes Sporlan\u00a0: Trane SS-SVX11K-EN, p. 107, tableau 30\u202f; pour OZE-20 à OZE-35, les tailles qui partagent la case sont à vérifier. Aucun chiffre pour les T2, TE2, TX3 et TX6\u00a0: leurs notices n’ont pas pu être lues',
      'Effect of one turn of Sporlan valves: Trane SS-SVX11K-EN, p. 107, Table 30; for OZE-20 to OZE-35 which sizes share the cell is to be checked. No figure for T2, TE2, TX3 and TX6: their leaflets could not be read',
      'https://manualshive.com/en/manual/trane/rauj-c20/rauj-c20_installation-operation-and-maintenance-manual_1149483-107.html',
    ),
    source(
      ['practice'],
      'Pas de 4\u202fK en serrant et de 2\u202fK en desserrant, tolérance de 1\u202fK, trois gestes, limites de charge et de sous-refroidissement\u00a0: pratique de cet outil',
      'Steps of 4\u202fK in and 2\u202fK out, tolerance of 1\u202fK, three gestures, limits of load and subcooling: practice of this tool',
    ),
  ],
  notices: [
    text(
      'Bouchon ôté, du fluide peut fuir le long de la tige\u00a0: gants, lunettes, pas de flamme\u202f; A2L ou A3, aucune source d’allumage et de l’air qui passe. Ne forcez jamais une butée. On ne règle pas une vanne pour corriger un manque de charge, une batterie sale ou une HP trop basse. Détendeur électronique\u00a0: c’est son régulateur qui a la consigne.',
      'With the cap off, refrigerant may leak past the stem: gloves, glasses, no flame; A2L or A3, no source of ignition and air moving. Never force a stop. A valve is not adjusted to cure a shortage of charge, a dirty coil or a low head pressure. Electronic valve: its controller holds the set point.',
    ),
  ],
} as const satisfies Definition;
