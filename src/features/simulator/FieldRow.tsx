/** The fields of the page's simulation. */
import { pageSimulation } from './state/page-simulation.ts';
import { fieldRowOf } from './field-row.tsx';

export const FieldRow = fieldRowOf(pageSimulation);
