/**
 * On paper: where the sheet comes from, and the inputs of both regimes. No screen shows it: it is fetched when the page
 * has a moment.
 */
import { useEffect, useState } from 'react';
import { whenIdle } from '../../stores/when-idle.ts';
import { asIsland } from './as-island.tsx';
import type * as headModule from './PrintHead.tsx';

export const PrintedInputs = asIsland(function CircuitPrintedInputs() {
  const [late, setLate] = useState<typeof headModule | undefined>(undefined);
  useEffect(() => {
    // What could not be fetched is left out.
    whenIdle(() => void import('./PrintHead.tsx').then(setLate, () => undefined));
  }, []);
  return late ? <late.PrintHead /> : null;
});
