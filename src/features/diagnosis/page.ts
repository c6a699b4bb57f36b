/** What readings say of a machine, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/diagnostic',
    label: { fr: 'Panne', en: 'Fault finding' },
    description: {
      fr: 'Diagnostic terrain\u00a0: cinq mesures, la panne probable, et ce qu’il faut mesurer ensuite',
      en: 'Field diagnosis: five readings, the likely fault, and what to measure next',
    },
    icon: 'diagnosis',
    kind: 'diagnosis',
    menus: { simulation: 20 },
    words:
      'diagnostic terrain panne depannage dysfonctionnement surchauffe sous-refroidissement manque de charge fuite incondensables manometre manifold releve enregistrement csv testo diagnosis fault troubleshooting superheat subcooling undercharge leak noncondensable gauge readings logger recording',
  },
];
