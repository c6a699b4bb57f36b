import type { Machine } from './machine.ts';
import { conductivity, type TransportPart, type TransportState, viscosity } from './transport.ts';

/** Relative standard uncertainties of residual-entropy scaling, from its publications. */
const UNCERTAINTY = { pureViscosity: 0.03, mixtureViscosity: 0.08, conductivity: 0.07 };

/** Transport properties of one fluid of the engine. */
export class TransportModel {
  readonly uncertainty: { readonly viscosity: number | undefined; readonly conductivity: number | undefined };
  private readonly machine: Machine;
  private readonly handle: number;
  private readonly molarMass: number;
  private readonly parts: readonly TransportPart[] | undefined;

  /** @param parts undefined where a component has no parameters */
  constructor(machine: Machine, handle: number, molarMass: number, parts: readonly TransportPart[] | undefined) {
    this.machine = machine;
    this.handle = handle;
    this.molarMass = molarMass;
    this.parts = parts;
    const pure = parts?.length === 1;
    this.uncertainty = {
      viscosity: parts?.every((part) => part.row[2] !== 0)
        ? pure
          ? UNCERTAINTY.pureViscosity
          : UNCERTAINTY.mixtureViscosity
        : undefined,
      conductivity: parts?.every((part) => part.row[3] !== 0) ? UNCERTAINTY.conductivity : undefined,
    };
  }

  private state(T: number, D: number, residualS: number): TransportState {
    return { T, rho: D / this.molarMass, sPlus: -residualS };
  }

  /** Pa s; T in K, D in kg/m3, residual molar entropy over R. */
  viscosity(T: number, D: number, residualS: number): number | undefined {
    return this.parts && viscosity(this.parts, this.state(T, D, residualS));
  }

  /** W/(m K); beside those of viscosity, (∂P/∂ρ)T in J/mol and CP and CV in J/(kg K). */
  conductivity(T: number, D: number, residualS: number, dPdRho: number, CP: number, CV: number): number | undefined {
    const { parts, machine, handle, molarMass } = this;
    if (!parts) return undefined;
    const state = this.state(T, D, residualS);
    const idealCp = parts.map((_, i) => machine.abi.idealHeat(handle, i, T));
    const reference = parts.length === 1 ? parts[0]!.row[4] : 0;
    const eta = reference === 0 ? undefined : viscosity(parts, state);
    if (reference === 0 || eta === undefined) return conductivity(parts, state, idealCp);
    return conductivity(parts, state, idealCp, {
      cp: CP * molarMass,
      cv: CV * molarMass,
      dPdRho,
      dPdRhoAtReference: machine.abi.stiffness(handle, reference[3]!, state.rho),
      criticalP: machine.abi.constant(handle, 2),
      criticalRho: machine.abi.constant(handle, 3) / molarMass,
      viscosity: eta,
    });
  }
}
