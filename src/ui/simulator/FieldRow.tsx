/** The fields of the page's simulation. */
import { pageSimulation } from '../../stores/simulation/page.ts';
import { fieldRowOf } from './field-row.tsx';

export const FieldRow = fieldRowOf(pageSimulation);
