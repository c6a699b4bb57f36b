import type { Definition } from '../define.ts';
import { choice, decimals, figure, group, number, presets, significant, source, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const TIME = { mode: ['time'] } as const;
const SELECT = { mode: ['select'] } as const;

const TARGETS = presets(
  'Vide visé',
  'Target vacuum',
  ['practice', 'toVerify'],
  [
    ['en378', 'EN 378-2, avant la charge (2,7\u202fmbar)', 'EN 378-2, before charging (2.7\u202fmbar)', { p1: 2.7 }],
    [
      'poe',
      'HFC et huile POE (0,67\u202fmbar, 500\u202fµm)',
      'HFC and POE oil (0.67\u202fmbar, 500\u202fµm)',
      { p1: 0.67 },
    ],
  ],
);

export const definition = {
  id: 'pompe-a-vide',
  slug: 'pompe-a-vide',
  spellings: ['Pompe-a-vide'],
  category: 'calc',
  title: text('Tirage au vide', 'Evacuation'),
  description: text(
    'Calculez le temps de tirage au vide, l’effet des flexibles et la pression nécessaire pour sécher le circuit.',
    'Compute pump-down time, the effect of hoses and the pressure needed to dry the circuit.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'timer',
  colour: 'info',
  tool: 'Evacuation',
  inputs: [
    choice(
      'mode',
      'Calcul',
      'Calculation',
      [
        ['time', 'Temps de tirage', 'Pump-down time'],
        ['select', 'Choix de la pompe', 'Pump selection'],
      ],
      {
        default: 'time',
        fallback: 'time',
      },
    ),
    number('volume', 'Volume du circuit', 'System volume', M.litres, {
      required: true,
      default: 100,
      range: { min: 0.1, max: 1e6 },
    }),
    number('p0', 'Pression absolue initiale', 'Initial absolute pressure', M.mbar, {
      required: true,
      default: 1013.25,
      range: { min: 1, max: 1100 },
    }),
    number('p1', 'Pression absolue visée', 'Target absolute pressure', M.mbar, {
      required: true,
      default: 1,
      range: { min: 0.005 },
      presets: TARGETS,
    }),
    number('s_pump', 'Débit de la pompe', 'Pump speed', M.cubicMetresPerHour, {
      when: TIME,
      required: true,
      default: 5,
      range: { min: 0.1, max: 1000 },
    }),
    number('p_ult', 'Pression limite de la pompe', 'Ultimate pressure', M.mbar, {
      default: 0.02,
      fallback: 0,
      range: { min: 0 },
    }),
    number('f_degas', 'Coefficient de dégazage et humidité', 'Outgassing and moisture factor', M.none, {
      default: 1,
      fallback: 1,
      range: { min: 1, max: 10 },
    }),
    number('line_d', 'Flexible, diamètre intérieur', 'Hose, inside diameter', M.millimetres, {
      when: TIME,
      default: 8,
      range: { min: 1, max: 100 },
    }),
    number('line_l', 'Flexible, longueur', 'Hose, length', M.metres, {
      when: TIME,
      default: 1.5,
      range: { min: 0.1, max: 50 },
    }),
    number('t_amb', 'Température du circuit', 'Circuit temperature', M.celsius, {
      default: 20,
      range: { min: -30, max: 60 },
    }),
    number('time_target', 'Temps visé', 'Target time', M.minutes, {
      when: SELECT,
      required: true,
      default: 60,
      range: { min: 1, max: 10_000 },
    }),
  ],
  outputs: [
    figure('t_line', 'Temps avec flexible', 'Time with hose', M.minutes, decimals(1)),
    figure('t_ideal', 'Temps sans perte de flexible', 'Time without hose loss', M.minutes, decimals(1)),
    figure('s_required', 'Débit de pompe nécessaire', 'Required pump speed', M.cubicMetresPerHour, decimals(1)),
    figure(
      's_eff',
      'Débit effectif à la pression visée',
      'Effective speed at target pressure',
      M.cubicMetresPerHour,
      significant(3),
    ),
    figure(
      'conductance',
      'Conductance du flexible à la pression visée',
      'Hose conductance at target pressure',
      M.litresPerSecond,
      significant(3),
    ),
    figure(
      't_boil',
      'Température d’ébullition de l’eau à la pression visée',
      'Water boiling point at target pressure',
      M.celsius,
      decimals(1),
    ),
    yesNo('sublimation', 'Glace\u00a0: température de sublimation', 'Ice: sublimation temperature'),
    figure(
      'p_sat_amb',
      'Pression de vapeur d’eau à la température du circuit',
      'Water vapour pressure at circuit temperature',
      M.mbar,
      decimals(2),
    ),
    yesNo('drying', 'Séchage possible', 'Drying possible', { true: 'good', false: 'bad' }),
  ],
  groups: [
    group('Circuit', 'Circuit', 'mode', 'volume', 'p0', 'p1'),
    group('Pompe', 'Pump', 's_pump', 'p_ult', 'f_degas'),
    group('Flexible (option)', 'Hose (option)', 'line_d', 'line_l'),
    group('Conditions', 'Conditions', 't_amb', 'time_target'),
  ],
  headline: ['t_line', 's_required', 't_ideal'],
  reverse: [
    { find: 's_pump', from: 't_line' },
    { find: 's_pump', from: 't_ideal' },
    { find: 'volume', from: 't_line' },
    { find: 'volume', from: 't_ideal' },
    { find: 'line_d', from: 't_line', isGiven: true },
    { find: 'p1', from: 't_line' },
    { find: 'p1', from: 't_boil' },
    { find: 'volume', from: 's_required' },
  ],
  sources: [
    source(
      ['correlation'],
      'Temps de pompage et conductance de Knudsen\u00a0: Leybold, Fundamentals of Vacuum Technology (2016), 1.5.3, équation 1.26, d’après une transcription',
      'Pumping time and Knudsen conductance: Leybold, Fundamentals of Vacuum Technology (2016), 1.5.3, equation 1.26, from a transcription',
    ),
    source(
      ['standard'],
      'Pression de vapeur de l’eau\u00a0: Hyland et Wexler (1983), ASHRAE Handbook, Fundamentals',
      'Water vapour pressure: Hyland and Wexler (1983), ASHRAE Handbook, Fundamentals',
    ),
    source(
      ['practice', 'toVerify'],
      'EN 378-2\u00a0: moins de 2,7\u202fmbar avant la charge (article à vérifier)\u202f; HFC et POE\u00a0: 0,67\u202fmbar (Danfoss, SM/SY/SZ, p. 45), au plus 1,3\u202fmbar après 30\u202fmin isolé',
      'EN 378-2: below 2.7\u202fmbar before charging (clause to be checked); HFC and POE: 0.67\u202fmbar (Danfoss, SM/SY/SZ, p. 45), at most 1.3\u202fmbar after 30\u202fmin isolated',
    ),
  ],
} as const satisfies Definition;
