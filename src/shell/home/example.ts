import type { SimulationResult } from '../../simulation/types.ts';

/** One point of a pressure-enthalpy diagram: H in kJ/kg, P in bar absolute. */
export interface PlanePoint {
  readonly H: number;
  readonly P: number;
}

/** What the home page shows: a computed cycle and the saturation dome it stands in. */
export interface Example {
  readonly result: SimulationResult;
  /** Along the bubble line up to the critical point, then down the dew line. */
  readonly dome: readonly PlanePoint[];
}
