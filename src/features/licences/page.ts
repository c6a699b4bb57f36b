/** Whose work is in the site. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/licences',
    label: { fr: 'Licences', en: 'Licences' },
    description: {
      fr: 'Les composants du site, leur version et leur licence',
      en: 'The parts of the site, their version and their licence',
    },
    icon: 'info',
    kind: 'catalogue',
    words: 'licence license open source sbom composant dependance bibliotheque library mit apache component dependency',
  },
];
