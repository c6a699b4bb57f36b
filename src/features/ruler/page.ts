/** The ruler, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/reglette',
    label: { fr: 'Réglette', en: 'Refrigerant slider' },
    description: {
      fr: 'Pression, température, surchauffe et propriétés d’un fluide',
      en: 'Pressure, temperature, superheat and properties of a fluid',
    },
    icon: 'ruler',
    kind: 'simulation',
    menus: { simulation: 22 },
    words:
      'reglette regle froid manometre manifold gauge slider ruler pression temperature saturation surchauffe sous-refroidissement superheat subcooling rosee bulle dew bubble glissement glide psi bar relatif psig barg sonde probe thermometre relation pression temperature pt chart',
    doors: ['rulerSaturation', 'rulerMeasure', 'rulerState'],
  },
];
