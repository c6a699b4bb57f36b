/** On paper: where the sheet comes from, and the inputs of both regimes. No screen shows it. */
import { asIsland } from './as-island.tsx';
import { PrintHead } from './PrintHead.tsx';

export const PrintedInputs = asIsland(PrintHead);
