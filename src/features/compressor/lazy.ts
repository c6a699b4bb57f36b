/** What of this page the first key does without. */
import { lazyParts } from '../../kit/page/lazy.ts';

export const { DoctorPanel, FluidField, ListPanel, MapPanel, PageToasts, PrintedSheet, SheetTable, Toolbar } =
  lazyParts(
    () => import('./parts.ts'),
    ['DoctorPanel', 'FluidField', 'ListPanel', 'MapPanel', 'PageToasts', 'PrintedSheet', 'SheetTable', 'Toolbar'],
  );
