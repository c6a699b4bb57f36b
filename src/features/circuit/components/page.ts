/** The components of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/produits',
    label: { fr: 'Produits', en: 'Products' },
    icon: 'circuit',
    kind: 'simulation',
    menus: { circuit: 40 },
    words:
      'composants detendeur expansion valve electrovanne solenoid filtre deshydrateur filter drier voyant sight glass vanne valve danfoss',
    parameter: 'produits',
    doors: ['components'],
  },
];
