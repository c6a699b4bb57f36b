/** The indicators of the circuit, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/technique',
    label: { fr: 'Indicateurs', en: 'Indicators' },
    icon: 'circuit',
    kind: 'simulation',
    menus: { circuit: 50 },
    words: 'en 378 f-gaz fgas indicateurs normes taux de compression compression ratio',
    parameter: 'technique',
    doors: ['technique'],
  },
];
