/** The simulation a component is drawn of: the page's own, unless what stands around it hands it another. */
import { createContext, useContext } from 'react';
import { pageSimulation } from './state/page-simulation.ts';
import type { Simulation } from './state/simulation.ts';

export const SimulationContext = createContext(pageSimulation);
export const useSimulation = (): Simulation => useContext(SimulationContext);
