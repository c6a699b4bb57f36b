/** The simulation's form on each page of the circuit: it starts the simulation, and the bar follows it. */
import { useEffect } from 'react';
import { asIsland } from './simulator/as-island.tsx';
import type { IslandProps } from './simulator/as-island.tsx';
import { Inputs as SimulationInputs } from './simulator/Inputs.tsx';
import { simulatorTexts } from './simulator/page-data.ts';
import { bringBarToLife } from './live-bar.ts';

export const Inputs = asIsland(function CircuitInputs({ locale }: IslandProps) {
  useEffect(() => {
    bringBarToLife(simulatorTexts(locale));
  }, [locale]);
  return <SimulationInputs locale={locale} />;
});
