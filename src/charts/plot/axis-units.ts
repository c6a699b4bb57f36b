/** Axes in the units of whoever reads the picture: it is drawn in those of its formulas, and only its axes are written anew. */
import { createContext } from 'react';
import type { Axis } from './layout.ts';

/** An axis as its reader has it; the very same one where the units are the picture's own. */
export type AxisUnits = (axis: Axis) => Axis;

export const AxisUnitsContext = createContext<AxisUnits>((axis) => axis);
