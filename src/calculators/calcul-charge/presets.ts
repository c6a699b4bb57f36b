import { presets } from '../fields.ts';

/** Usual part of liquid in an element's volume. */
export const FILL_PRESETS = presets(
  'Élément et part de liquide usuelle',
  'Element and usual liquid fraction',
  ['practice', 'toVerify'],
  [
    [
      'liquid',
      'Ligne liquide (100\u202f%)',
      'Liquid line (100\u202f%)',
      { element: 'liquid', method: 'fill', fill: 100 },
    ],
    ['suction', 'Aspiration (0\u202f%)', 'Suction (0\u202f%)', { element: 'suction', method: 'fill', fill: 0 }],
    ['discharge', 'Refoulement (0\u202f%)', 'Discharge (0\u202f%)', { element: 'discharge', method: 'fill', fill: 0 }],
    ['evaporator-range', 'Évaporateur, plage', 'Evaporator, range', { element: 'evaporator', method: 'range' }],
    ['condenser-range', 'Condenseur, plage', 'Condenser, range', { element: 'condenser', method: 'range' }],
    ['receiver-range', 'Réservoir, plage', 'Receiver, range', { element: 'receiver', method: 'range' }],
    [
      'condenser-25',
      'Condenseur à air ou à plaques, bas (25\u202f%)',
      'Air or plate condenser, low (25\u202f%)',
      { element: 'condenser', method: 'fill', fill: 25 },
    ],
    [
      'condenser-30',
      'Condenseur à air ou à plaques, haut (30\u202f%)',
      'Air or plate condenser, high (30\u202f%)',
      { element: 'condenser', method: 'fill', fill: 30 },
    ],
    [
      'dx-evaporator',
      'Évaporateur à détente directe (25\u202f%)',
      'DX evaporator (25\u202f%)',
      { element: 'evaporator', method: 'fill', fill: 25 },
    ],
    [
      'flooded-evaporator',
      'Évaporateur noyé (70\u202f%)',
      'Flooded evaporator (70\u202f%)',
      { element: 'evaporator', method: 'fill', fill: 70 },
    ],
    [
      'receiver',
      'Réservoir en marche (30\u202f%)',
      'Receiver in operation (30\u202f%)',
      { element: 'receiver', method: 'fill', fill: 30 },
    ],
    [
      'subcooler',
      'Sous-refroidisseur (100\u202f%)',
      'Subcooler (100\u202f%)',
      { element: 'subcooler', method: 'fill', fill: 100 },
    ],
  ],
);
