import { presets } from '../fields.ts';

const SUCTION = { line: ['suction'] } as const;
const DISCHARGE = { line: ['discharge'] } as const;
const LIQUID = { line: ['liquid'] } as const;

/** Usual velocities, m/s; where oil need not be carried there is no least one. */
export const VELOCITY_PRESETS = presets(
  'Vitesses usuelles',
  'Usual velocities',
  ['practice', 'toVerify'],
  [
    [
      'suction',
      'Aspiration horizontale (4 à 12\u202fm/s)',
      'Horizontal suction (4 to 12\u202fm/s)',
      { v_max: 12, v_min: 4 },
      SUCTION,
    ],
    [
      'suction-riser',
      'Colonne montante jusqu’à 30\u202fmm (7 à 12\u202fm/s)',
      'Riser up to 30\u202fmm (7 to 12\u202fm/s)',
      { v_max: 12, v_min: 7 },
      SUCTION,
    ],
    [
      'suction-ammonia',
      'Ammoniac, acier (20\u202fm/s)',
      'Ammonia, steel (20\u202fm/s)',
      { v_max: 20, v_min: '' },
      SUCTION,
    ],
    [
      'discharge',
      'Refoulement horizontal (5 à 15\u202fm/s)',
      'Horizontal discharge (5 to 15\u202fm/s)',
      { v_max: 15, v_min: 5 },
      DISCHARGE,
    ],
    [
      'discharge-riser',
      'Colonne montante (7 à 15\u202fm/s)',
      'Riser (7 to 15\u202fm/s)',
      { v_max: 15, v_min: 7 },
      DISCHARGE,
    ],
    [
      'discharge-ammonia',
      'Ammoniac, acier (25\u202fm/s)',
      'Ammonia, steel (25\u202fm/s)',
      { v_max: 25, v_min: '' },
      DISCHARGE,
    ],
    ['liquid', 'Liquide (1\u202fm/s)', 'Liquid (1\u202fm/s)', { v_max: 1, v_min: '' }, LIQUID],
    [
      'condenser-drain',
      'Du condenseur au réservoir (0,5\u202fm/s)',
      'Condenser to receiver (0.5\u202fm/s)',
      { v_max: 0.5, v_min: '' },
      LIQUID,
    ],
    [
      'receiver-to-valve',
      'Du réservoir au détendeur, au plus (1,5\u202fm/s)',
      'Receiver to valve, at most (1.5\u202fm/s)',
      { v_max: 1.5, v_min: '' },
      LIQUID,
    ],
  ],
);

export const DROP_PRESETS = presets(
  'Perte usuelle',
  'Usual drop',
  ['practice', 'toVerify'],
  [
    ['suction', 'Aspiration (1\u202fK)', 'Suction (1\u202fK)', { dt_max: 1 }, SUCTION],
    ['discharge', 'Refoulement (0,5\u202fK)', 'Discharge (0.5\u202fK)', { dt_max: 0.5 }, DISCHARGE],
    ['liquid', 'Liquide (0,5\u202fK)', 'Liquid (0.5\u202fK)', { dt_max: 0.5 }, LIQUID],
  ],
);
