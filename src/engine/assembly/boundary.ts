import { Point } from './point';

/** The saturated liquid and vapour in equilibrium. */
export class Boundary {
  liquid: Point = new Point();
  vapour: Point = new Point();

  // The temperature or the pressure it was solved for, to answer the same question at once and,
  // whatever was asked before, with the same digits.
  askedT: f64 = 0;
  askedP: f64 = 0;
}
