import { presets } from '../fields.ts';

/** K in a difference of one °F. */
const F = 5 / 9;

/**
 * What one turn does, as makers print it, with the travel from the factory setting where it is printed too. The same turn is worth
 * more kelvins in the cold, so that any of them is a first guess. Figures nobody could read at their maker are left out.
 */
export const TURN_PRESETS = presets(
  'Vanne',
  'Valve',
  ['practice', 'toVerify'],
  [
    [
      'emerson',
      'Emerson, notice 066154 (3 à 4 °F)',
      'Emerson, notice 066154 (3 to 4 °F)',
      { k_turn: 1.94, turns_cw: '', turns_ccw: '' },
    ],
    [
      'sporlan-bbize',
      'Sporlan BBIZE, ERZE, RCZE, tailles 1 à 15 (2,4 °F)',
      'Sporlan BBIZE, ERZE, RCZE, sizes 1 to 15 (2.4 °F)',
      { k_turn: Number((2.4 * F).toFixed(2)), turns_cw: 4.5, turns_ccw: 4.5 },
    ],
    [
      'sporlan-oze-20',
      'Sporlan OZE-20 à OZE-35 (3,4 °F)',
      'Sporlan OZE-20 to OZE-35 (3.4 °F)',
      { k_turn: Number((3.4 * F).toFixed(2)), turns_cw: '', turns_ccw: '' },
    ],
    [
      'sporlan-oze-50',
      'Sporlan OZE-50, OZE-60 (1,8 °F)',
      'Sporlan OZE-50, OZE-60 (1.8 °F)',
      { k_turn: 1, turns_cw: '', turns_ccw: '' },
    ],
  ],
);
