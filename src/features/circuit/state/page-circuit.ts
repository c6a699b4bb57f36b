/** The circuit of this page, which all its islands share. */
import { pageSimulation } from '../simulator/state/page-simulation.ts';
import { createCircuit } from './circuit.ts';

export const pageCircuit = createCircuit(pageSimulation);
