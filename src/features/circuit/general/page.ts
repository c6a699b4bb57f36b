/** The simulator, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/general',
    label: { fr: 'Circuit frigorifique', en: 'Refrigeration circuit' },
    description: {
      fr: 'Puissances, débits et diagramme d’un cycle complet',
      en: 'Powers, flows and diagram of a complete cycle',
    },
    icon: 'circuit',
    kind: 'simulation',
    menus: { simulation: 12, circuit: 10, footer: 30 },
    words:
      'simulateur cycle frigorifique refrigeration cycle eer cop compresseur compressor evaporateur condenseur condenser surchauffe sous-refroidissement superheat subcooling refoulement discharge puissance frigorifique cooling capacity pompe a chaleur heat pump transcritique booster volume balaye swept volume detendeur expansion valve',
    shortLabel: { fr: 'Général', en: 'General' },
    // Which compressor the other pages show, of a cycle of several.
    parameter: 'stage',
  },
];
