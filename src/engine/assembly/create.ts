import { Equation } from './equation';
import { PseudoPureFluid } from './pseudo-pure';
import { Mixture } from './mixture/mixture';
import { PureFluid } from './pure-fluid';
import { Reader } from './terms/reader';

/** Zero of enthalpy and entropy; the order is the pack's. */
const enum Reference { IIR, NBP, EOS }
const enum Kind { Pure, PseudoPure }

const FREEZING: f64 = 273.15;
const ATMOSPHERE: f64 = 101325;

/** Makes the fluid whose packed numbers begin at `at`; null when its reference cannot be set. */
export function createFluid(at: usize, bare: bool): Equation | null {
  const reader = new Reader(at);
  const kind = reader.count();
  const reference = reader.count();
  const fluid: PureFluid =
    kind == Kind.PseudoPure ? new PseudoPureFluid(reader) : new PureFluid(reader);
  if (bare) return fluid;
  if (!fluid.survey()) return null;
  return setReference(fluid, reference) ? fluid : null;
}

/** Makes the mixture whose packed numbers begin at `at`: n, the mole fractions, then each fluid. */
export function createMixture(at: usize): Equation | null {
  const z = new Reader(at);
  const n = z.count();
  const mixture = new Mixture(z, at + 8 * (1 + n));
  if (!mixture.survey()) return null;
  const liquidAtFreezing = mixture.minT <= FREEZING && mixture.meetT > FREEZING;
  return setReference(mixture, liquidAtFreezing ? Reference.IIR : Reference.NBP) ? mixture : null;
}

/** IIR: 200 kJ/kg and 1 kJ/(kg K) for the liquid at 0 °C. NBP: 0 and 0 for the liquid at 1 atm. */
function setReference(fluid: Equation, reference: Reference): bool {
  fluid.reference = reference;
  if (reference == Reference.EOS) return true;
  const iir = reference == Reference.IIR;
  if (!(iir ? fluid.boundaryAtT(FREEZING) : fluid.boundaryAtP(ATMOSPHERE))) return false;
  const liquid = fluid.boundary.liquid;
  fluid.offsetH = liquid.H - (iir ? 200e3 : 0);
  fluid.offsetS = liquid.S - (iir ? 1e3 : 0);
  fluid.forgetBoundary();
  return true;
}
