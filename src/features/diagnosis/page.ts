/** What readings say of a machine, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/diagnostic',
    label: { fr: 'Diagnostic terrain', en: 'Field diagnosis' },
    description: {
      fr: 'Cinq mesures, la panne probable, et ce qu’il faut mesurer ensuite',
      en: 'Five readings, the likely fault, and what to measure next',
    },
    icon: 'diagnosis',
    kind: 'diagnosis',
    menus: { simulation: 15, landing: 15 },
    words:
      'diagnostic terrain panne depannage dysfonctionnement surchauffe sous-refroidissement manque de charge fuite incondensables manometre manifold releve enregistrement csv testo diagnosis fault troubleshooting superheat subcooling undercharge leak noncondensable gauge readings logger recording cop mesure puissance frigorifique reelle rendement performance mesuree measured cop capacity',
  },
];
