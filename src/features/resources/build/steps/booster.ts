import { text } from '../../../../language/index.ts';
import type { Step, Stepped } from './step.ts';

const BODY = { architecture: 'booster', mode_trans: '1', p_gc: 90, t_out_gc: 35 } as const;
const PAGE = '/ressources/articles/booster-co2';

const VALVE: Step = {
  ways: ['7>8'],
  says: text(
    'Vanne HP, de 7 à 8\u00a0: tout le débit passe de {P:7} à {P:8} dans la bouteille flash. C’est elle qui tient la pression du refroidisseur.',
    'High-pressure valve, from 7 to 8: the whole flow goes from {P:7} to {P:8} into the flash tank. It is what holds the pressure of the gas cooler.',
  ),
};
const TANK: Step = {
  ways: ['8>9', '8>10'],
  says: text(
    'Bouteille flash\u00a0: le liquide, en 9, va aux deux froids\u202f; la vapeur, en 10, n’a encore rien refroidi.',
    'Flash tank: the liquid, at 9, goes to both cold levels; the vapour, at 10, has cooled nothing yet.',
  ),
};
const CHILLED: Step = {
  ways: ['9>fm', 'fm>gm', 'gm>3', '3>5'],
  says: text(
    'Froid positif, MT\u00a0: le liquide est détendu à {P:fm}, il bout à {T:fm} et sort à {T:gm}.',
    'Chilled cases, MT: the liquid is expanded to {P:fm}, boils at {T:fm} and leaves at {T:gm}.',
  ),
};
const FROZEN: Step = {
  ways: ['9>fl', 'fl>gl', 'gl>1'],
  says: text(
    'Froid négatif, BT\u00a0: le même liquide, détendu jusqu’à {P:fl}, bout à {T:fl}.',
    'Freezers, LT: the same liquid, expanded down to {P:fl}, boils at {T:fl}.',
  ),
};
const LOW: Step = {
  ways: ['1>2', '2>2d', '2d>5'],
  says: text(
    'Compresseurs BT, {W:lt}\u00a0: ils refoulent à {T:2} dans l’aspiration MT, sous {P:2}.',
    'LT compressors, {W:lt}: they discharge at {T:2} into the MT suction, at {P:2}.',
  ),
};

/** The vapour of the flash tank goes down to the medium suction. */
export const BOOSTER: Stepped = {
  title: text('Booster CO₂ à bipasse', 'CO₂ booster with a bypass'),
  body: BODY,
  page: PAGE,
  steps: [
    VALVE,
    TANK,
    CHILLED,
    FROZEN,
    LOW,
    {
      ways: ['10>11', '11>5'],
      says: text(
        'Bipasse, de 10 à 11\u00a0: la vapeur de la bouteille tombe de {P:10} à {P:11}. Les compresseurs MT la remontent ensuite tout entière.',
        'Bypass, from 10 to 11: the vapour of the tank falls from {P:10} to {P:11}. The MT compressors then lift all of it again.',
      ),
    },
    {
      ways: ['5>6'],
      says: text(
        'Compresseurs MT, {W:mt}\u00a0: ils aspirent le mélange à {T:5} et refoulent à {T:6}, sous {P:6}.',
        'MT compressors, {W:mt}: they draw the mixture at {T:5} and discharge at {T:6}, at {P:6}.',
      ),
    },
    {
      ways: ['6>7'],
      says: text(
        'Refroidisseur de gaz, de 6 à 7\u00a0: au-dessus du point critique rien ne se condense, le gaz refroidit jusqu’à {T:7}.',
        'Gas cooler, from 6 to 7: above the critical point nothing condenses, the gas cools down to {T:7}.',
      ),
    },
  ],
};

/** A compressor takes it from the pressure of the tank. */
export const BOOSTER_PARALLEL: Stepped = {
  title: text('Booster CO₂ à compression parallèle', 'CO₂ booster with parallel compression'),
  body: { ...BODY, parallel: true },
  page: PAGE,
  steps: [
    VALVE,
    TANK,
    CHILLED,
    FROZEN,
    LOW,
    {
      ways: ['10>10s', '10s>6p', '6p>6m'],
      says: text(
        'Compresseur parallèle, {W:par}\u00a0: il prend la vapeur de la bouteille à {P:10}, sans la laisser descendre, et la refoule à {T:6p}.',
        'Parallel compressor, {W:par}: it takes the vapour of the tank at {P:10}, without letting it down, and discharges it at {T:6p}.',
      ),
    },
    {
      ways: ['5>6', '6>6m'],
      says: text(
        'Compresseurs MT, {W:mt}\u00a0: il ne leur reste que les deux froids, aspirés à {T:5} et refoulés à {T:6}.',
        'MT compressors, {W:mt}: only the two cold levels are left to them, drawn at {T:5} and discharged at {T:6}.',
      ),
    },
    {
      ways: ['6m>7'],
      says: text(
        'Refroidisseur de gaz, de 6m à 7\u00a0: les deux refoulements mêlés, {T:6m}, y refroidissent sous {P:7} jusqu’à {T:7}.',
        'Gas cooler, from 6m to 7: both discharges together, {T:6m}, cool there at {P:7} down to {T:7}.',
      ),
    },
  ],
};
