/** The diagrams of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/diagramme',
    label: { fr: 'Diagramme', en: 'Diagram' },
    icon: 'circuit',
    kind: 'simulation',
    menus: { circuit: 20 },
    words: 'mollier diagramme enthalpique log p h p-h ph pression enthalpie pressure enthalpy chart diagram',
  },
];
