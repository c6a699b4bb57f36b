/** What programs may ask of the site, with examples to run. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/developers',
    label: { fr: 'Pour les programmes', en: 'For programs' },
    description: {
      fr: 'Les fonctions HTTP du site, décrites et à essayer',
      en: 'The HTTP functions of the site, described and ready to try',
    },
    icon: 'tools',
    kind: 'resource',
    menus: { footer: 75 },
    words:
      'api http openapi json ndjson fonction developpeur integration tableur rest developer endpoint curl batch lot excel power query libreoffice google sheets pandas r duckdb spark dask csv get webservice importdata coolprop',
  },
];
