import type { Definition } from '../define.ts';
import { choice, decimals, figure, figureIn, number, presets, significant, source, verdict, words } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const SCALES = presets(
  'Étendue usuelle',
  'Usual range',
  ['practice'],
  [
    ['-1-9', '−1 à 9\u202fbar (BP)', '−1 to 9\u202fbar (LP)', { minValue: -1, maxValue: 9, unitValue: 'bar' }],
    ['0-30', '0 à 30\u202fbar (HP)', '0 to 30\u202fbar (HP)', { minValue: 0, maxValue: 30, unitValue: 'bar' }],
    ['-50-50', '−50 à 50\u202f°C', '−50 to 50\u202f°C', { minValue: -50, maxValue: 50, unitValue: '°C' }],
  ],
);

export const definition = {
  id: 'capteur-signal',
  slug: 'capteur-signal',
  spellings: ['Capteur-signal'],
  category: 'regulation',
  title: text('Capteur et signal', 'Sensor signal'),
  description: text(
    'Convertissez un signal 4-20\u202fmA, 0-20\u202fmA, 0-10\u202fV ou 1-5\u202fV en grandeur physique et inversement.',
    'Convert a 4-20\u202fmA, 0-20\u202fmA, 0-10\u202fV or 1-5\u202fV signal to a physical value and back.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'activity',
  colour: 'info',
  tool: 'SignalConverter',
  inputs: [
    choice(
      'signalType',
      'Type de signal',
      'Signal type',
      [
        [0, '4-20\u202fmA', '4-20\u202fmA'],
        [1, '0-20\u202fmA', '0-20\u202fmA'],
        [2, '0-10\u202fV', '0-10\u202fV'],
        [3, '1-5\u202fV', '1-5\u202fV'],
      ],
      { required: true, default: 0, unknown: 'unknownSignalType' },
    ),
    number('minValue', 'Valeur au signal minimal', 'Value at minimum signal', M.none, {
      required: true,
      default: 0,
      presets: SCALES,
    }),
    number('maxValue', 'Valeur au signal maximal', 'Value at maximum signal', M.none, { required: true, default: 30 }),
    words('unitValue', 'Unité', 'Unit', { default: 'bar', maxLength: 10 }),
    choice(
      'direction',
      'Sens',
      'Direction',
      [
        ['signalToValue', 'Du signal à la valeur', 'Signal to value'],
        ['valueToSignal', 'De la valeur au signal', 'Value to signal'],
      ],
      { default: 'signalToValue', fallback: 'signalToValue' },
    ),
    number('searchValue', 'Valeur à convertir', 'Value to convert', M.none, { required: true, default: 12 }),
  ],
  outputs: [
    figureIn('result', 'Résultat', 'Result', significant(4), [
      { when: { direction: ['valueToSignal'] }, input: 'signalType', symbols: { 0: 'mA', 1: 'mA', 2: 'V', 3: 'V' } },
      { input: 'unitValue' },
    ]),
    figure('percent', 'Position dans l’échelle', 'Position in range', M.percent, decimals(1)),
    verdict(
      'status',
      'État',
      'Status',
      [
        ['ok', 'Normal', 'Normal'],
        ['sous-échelle', 'Sous-échelle', 'Under-range'],
        ['sur-échelle', 'Sur-échelle', 'Over-range'],
        ['défaut bas', 'Défaut bas', 'Low fault'],
        ['défaut haut', 'Défaut haut', 'High fault'],
        ['hors échelle', 'Hors échelle', 'Out of range'],
      ],
      {
        ok: 'good',
        'sous-échelle': 'doubt',
        'sur-échelle': 'doubt',
        'défaut bas': 'bad',
        'défaut haut': 'bad',
        'hors échelle': 'bad',
      },
    ),
  ],
  sources: [
    source(
      ['standard'],
      'Boucle de courant linéaire\u202f; seuils de défaut NAMUR NE 43 (≤ 3,6\u202fmA, ≥ 21\u202fmA\u202f; mesure de 3,8 à 20,5\u202fmA)',
      'Linear current loop; NAMUR NE 43 fault limits (≤ 3.6\u202fmA, ≥ 21\u202fmA; measurement from 3.8 to 20.5\u202fmA)',
    ),
  ],
  notices: [
    text(
      'Une résistance de 250\u202fΩ change 4-20\u202fmA en 1-5\u202fV.',
      'A 250\u202fΩ shunt turns 4-20\u202fmA into 1-5\u202fV.',
    ),
  ],
} as const satisfies Definition;
