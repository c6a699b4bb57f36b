/** The simulation of this page, which all its islands share. */
import { createSimulation } from './simulation.ts';

export const pageSimulation = createSimulation();
