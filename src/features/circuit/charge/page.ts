/** The charge of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/charge-fluide',
    label: { fr: 'Charge', en: 'Charge' },
    icon: 'circuit',
    kind: 'simulation',
    menus: { circuit: 70 },
    words: 'charge fluide frigorigene refrigerant charge bouteille receiver masse kg',
    parameter: 'charge',
    doors: ['charge'],
  },
];
