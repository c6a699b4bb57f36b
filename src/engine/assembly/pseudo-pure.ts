import { Ancillary } from './ancillary';
import { outcome } from './outcome';
import { Property } from './point';
import { PureFluid } from './pure-fluid';
import { densest, gasDensity, liquidDensity } from './solvers/density';
import { Root } from './solvers/root';
import { Reader } from './terms/reader';

const root = new Root();

/**
 * Air as one fluid (Lemmon et al., 2000, J. Phys. Chem. Ref. Data 29): the equation cannot place
 * its own phases, so bubble and dew pressures are the published auxiliary equations and only the
 * densities are the equation's. Between them states mix linearly.
 */
export class PseudoPureFluid extends PureFluid {
  private pressureV: Ancillary;

  constructor(reader: Reader) {
    super(reader);
    this.pressureV = new Ancillary(reader);
  }

  /** Its rough values are its own: nothing is rough about them. */
  survey(): bool {
    this.maxRho = densest(this, this.minT, this.roughLiquid(this.minT));
    this.meetT = this.criticalT - 0.05;
    this.meetP = Math.min(this.pressureL.at(this.meetT), this.pressureV.at(this.meetT));
    this.lowestP = this.pressureV.at(this.minT);
    this.spreadP = 0.3;
    this.spreadLiquid = 0.05;
    this.spreadVapour = 0.3;
    return true;
  }

  boundaryAtT(T: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedT == T) return true;
    this.forgetBoundary();
    if (!this.fillSide(T, this.pressureL.at(T), true)) return false;
    if (!this.fillSide(T, this.pressureV.at(T), false)) return false;
    boundary.askedT = T;
    return true;
  }

  boundaryAtP(P: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedP == P) return true;
    this.forgetBoundary();
    if (!this.fillSide(this.temperatureOn(this.pressureL, P), P, true)) return false;
    if (!this.fillSide(this.temperatureOn(this.pressureV, P), P, false)) return false;
    boundary.askedP = P;
    return true;
  }

  /** At (T, P) between both pressures the isobar's mixing rule decides, as from any other pair. */
  insideAtT(T: f64, property: Property, value: f64, share: f64): bool {
    if (property != Property.P) return super.insideAtT(T, property, value, share);
    if (!this.boundaryAtP(value)) return false;
    const boundary = this.boundary;
    outcome.between(boundary, (T - boundary.liquid.T) / (boundary.vapour.T - boundary.liquid.T));
    return true;
  }

  private fillSide(T: f64, P: f64, liquid: bool): bool {
    this.setTemperature(T);
    const start = liquid ? this.roughLiquid(T) : this.roughVapour(T);
    const rho = liquid ? liquidDensity(this, P, start) : gasDensity(this, P, start, this.criticalRho);
    if (rho != rho) return false;
    (liquid ? this.boundary.liquid : this.boundary.vapour).fill(this, rho, P);
    return true;
  }

  private temperatureOn(curve: Ancillary, P: f64): f64 {
    const goal = Math.log(P);
    const low = 0.98 * this.minT;
    const high = this.criticalT;
    root.start(low, Math.log(curve.at(low)) - goal, high, Math.log(curve.at(high)) - goal);
    while (!root.done) root.give(Math.log(curve.at(root.x)) - goal);
    return root.x;
  }
}
