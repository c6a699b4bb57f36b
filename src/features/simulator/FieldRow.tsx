/** The fields of the page's simulation. */
import { pageSimulation } from './state/page.ts';
import { fieldRowOf } from './field-row.tsx';

export const FieldRow = fieldRowOf(pageSimulation);
