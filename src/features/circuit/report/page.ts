/** The report, as a page. */
import type { Page } from '../../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/circuit/rapport',
    parameter: 'noted',
    kind: 'report',
    unlisted: 'puts on paper what the pages of the circuit show of one simulation',
  },
];
