import { Point } from './point';

/** The saturated liquid and vapour in equilibrium, and which temperature or pressure they answer. */
export class Boundary {
  liquid: Point = new Point();
  vapour: Point = new Point();

  // What the solvers last found, to answer the same question at once.
  atT: f64 = 0;
  atP: f64 = 0;
}
