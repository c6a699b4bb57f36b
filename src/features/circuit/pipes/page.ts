/** The pipes of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/pipes',
    label: { fr: 'Tuyauteries', en: 'Pipes' },
    icon: 'circuit',
    kind: 'simulation',
    menus: { circuit: 30 },
    words:
      'tuyauterie tube cuivre copper tubing pipe sizing diametre tuyau aspiration liquide refoulement suction liquid discharge line vitesse velocity remontee huile oil return pouce inch',
    parameter: 'pipes',
    doors: ['pipes', 'equivalentLength'],
  },
];
