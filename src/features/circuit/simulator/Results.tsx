/** The figures of the regime in view and the line that says what they are worth. */
import { asIsland } from './as-island.tsx';
import { Figures } from './Figures.tsx';
import { StatusLine } from './StatusLine.tsx';

export const Results = asIsland(function SimulatorResults() {
  return (
    <>
      <Figures />
      <StatusLine />
    </>
  );
});
