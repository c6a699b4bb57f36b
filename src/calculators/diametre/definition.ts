import type { Definition } from '../define.ts';
import { choice, decimals, figure, number, presets, significant, source, wording } from '../fields.ts';
import { M } from '../measures.ts';
import { TUBE_SERIES_CHOICES } from '../tube-choices.ts';
import { text } from '../../language/index.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;

/** The upper value of each usual range. */
const SPEEDS = presets(
  'Vitesse usuelle',
  'Usual velocity',
  ['practice'],
  [
    ['water', 'Eau, jusqu’au DN50 (0,5 à 1,5\u202fm/s)', 'Water, up to DN50 (0.5 to 1.5\u202fm/s)', { speed: 1.5 }],
    ['water-large', 'Eau, au-delà du DN50 (1 à 2,5\u202fm/s)', 'Water, above DN50 (1 to 2.5\u202fm/s)', { speed: 2.5 }],
    ['glycol', 'Eau glycolée (0,5 à 1,5\u202fm/s)', 'Glycol (0.5 to 1.5\u202fm/s)', { speed: 1.5 }],
    ['suction', 'Gaz d’aspiration (6 à 12\u202fm/s)', 'Suction gas (6 to 12\u202fm/s)', { speed: 12 }],
    ['discharge', 'Gaz de refoulement (8 à 15\u202fm/s)', 'Discharge gas (8 to 15\u202fm/s)', { speed: 15 }],
    ['liquid', 'Liquide frigorigène (0,5 à 1\u202fm/s)', 'Refrigerant liquid (0.5 to 1\u202fm/s)', { speed: 1 }],
    ['air', 'Air comprimé (6 à 10\u202fm/s)', 'Compressed air (6 to 10\u202fm/s)', { speed: 10 }],
    ['steam', 'Vapeur (20 à 40\u202fm/s)', 'Steam (20 to 40\u202fm/s)', { speed: 40 }],
  ],
);

export const definition = {
  id: 'diametre',
  slug: 'diametre',
  spellings: ['Diametre'],
  category: 'calc',
  title: text('Diamètre, débit, vitesse', 'Diameter, flow, velocity'),
  description: text(
    'Calculez le diamètre, le débit ou la vitesse dans une conduite.',
    'Compute diameter, flow or velocity in a pipe.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'circle-dot',
  colour: 'neutral',
  tool: 'PipeContinuity',
  inputs: [
    choice(
      'solve',
      'Inconnue',
      'Unknown',
      [
        ['diameter', 'Diamètre', 'Diameter'],
        ['flow', 'Débit', 'Flow'],
        ['speed', 'Vitesse', 'Velocity'],
      ],
      { default: 'diameter', fallback: 'diameter' },
    ),
    number('flow', 'Débit volumique', 'Volume flow', M.cubicMetresPerHour, {
      when: { solve: ['diameter', 'speed'] },
      required: true,
      default: 10,
      range: { min: 1e-6, max: 1e6 },
    }),
    number('speed', 'Vitesse', 'Velocity', M.metresPerSecond, {
      when: { solve: ['diameter', 'flow'] },
      required: true,
      default: 1.5,
      range: { min: 0.001, max: 200 },
      presets: SPEEDS,
    }),
    number('d_in', 'Diamètre intérieur', 'Inside diameter', M.millimetres, {
      when: { solve: ['flow', 'speed'] },
      required: true,
      range: { min: 0.1, max: 5000 },
    }),
    number('rho', 'Masse volumique', 'Density', M.density, { default: 998.2, range: POSITIVE }),
    number('mu', 'Viscosité dynamique', 'Dynamic viscosity', M.microPascalSeconds, { default: 1002, range: POSITIVE }),
    choice('series', 'Série de tubes', 'Tube series', TUBE_SERIES_CHOICES, { when: { solve: ['diameter'] } }),
  ],
  outputs: [
    figure('d_in', 'Diamètre intérieur', 'Inside diameter', M.millimetres, decimals(1)),
    figure('flow', 'Débit volumique', 'Volume flow', M.cubicMetresPerHour, significant(4)),
    figure('speed', 'Vitesse', 'Velocity', M.metresPerSecond, decimals(2)),
    figure('area', 'Section de passage', 'Flow area', M.squareMillimetres, decimals(0)),
    figure('mass_flow', 'Débit massique', 'Mass flow', M.kilogramsPerHour, decimals(0)),
    figure('reynolds', 'Nombre de Reynolds', 'Reynolds number', M.none, significant(3)),
    wording('next_label', 'Tube supérieur', 'Next tube up'),
    figure(
      'next_d_in',
      'Tube supérieur, diamètre intérieur',
      'Next tube up, inside diameter',
      M.millimetres,
      decimals(1),
    ),
    figure('next_speed', 'Tube supérieur, vitesse', 'Next tube up, velocity', M.metresPerSecond, decimals(2)),
    wording('prev_label', 'Tube inférieur', 'Next tube down'),
    figure(
      'prev_d_in',
      'Tube inférieur, diamètre intérieur',
      'Next tube down, inside diameter',
      M.millimetres,
      decimals(1),
    ),
    figure('prev_speed', 'Tube inférieur, vitesse', 'Next tube down, velocity', M.metresPerSecond, decimals(2)),
  ],
  sources: [
    source(['exact'], 'Équation de continuité', 'Continuity equation'),
    source(
      ['standard', 'toVerify'],
      'Tubes\u00a0: EN 12735-1, ASTM B280, EN 10255, EN 10220 (épaisseurs à vérifier)',
      'Tubes: EN 12735-1, ASTM B280, EN 10255, EN 10220 (walls to be checked)',
    ),
    source(
      ['practice'],
      'Vitesses usuelles\u00a0: eau 0,5 à 1,5\u202fm/s jusqu’au DN50, 1 à 2,5\u202fm/s au-delà\u202f; eau glycolée 0,5 à 1,5\u202fm/s\u202f; aspiration 6 à 12\u202fm/s\u202f; refoulement 8 à 15\u202fm/s\u202f; liquide 0,5 à 1\u202fm/s\u202f; air comprimé 6 à 10\u202fm/s\u202f; vapeur 20 à 40\u202fm/s',
      'Usual velocities: water 0.5 to 1.5\u202fm/s up to DN50, 1 to 2.5\u202fm/s above; glycol 0.5 to 1.5\u202fm/s; suction 6 to 12\u202fm/s; discharge 8 to 15\u202fm/s; liquid 0.5 to 1\u202fm/s; compressed air 6 to 10\u202fm/s; steam 20 to 40\u202fm/s',
    ),
  ],
} as const satisfies Definition;
