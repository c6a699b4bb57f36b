/** Pages of the site inside those of others: the slider, a calculator, a drawing of a circuit, a refrigerant. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/embed',
    label: { fr: 'Intégrer', en: 'Embed' },
    description: {
      fr: 'La réglette, un calculateur, un schéma ou un fluide dans votre page',
      en: 'The slider, a calculator, a drawing or a refrigerant in your page',
    },
    icon: 'tools',
    kind: 'resource',
    menus: { footer: 76 },
    words:
      'integrer iframe embed widget site web ecole lycee cours blog school teacher oembed schema dessin circuit drawing cadre frame',
  },
  { path: '/embed/reglette', kind: 'embed', unlisted: 'stands inside the pages of others' },
  { path: '/embed/tools/*', kind: 'embed', listedAt: '/embed' },
  { path: '/embed/schema/*', kind: 'embed', listedAt: '/embed' },
  { path: '/embed/fluid/*', kind: 'embed', listedAt: '/embed' },
];
