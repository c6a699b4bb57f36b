import { correlatedConductivity, correlatedViscosity, type Correlations } from './correlations.ts';
import type { Machine } from './machine.ts';
import {
  conductivity,
  enhancement,
  type Enhancement,
  type TransportPart,
  type TransportState,
  viscosity,
} from './transport.ts';
import type { Fluid, PhaseUncertainty } from './types.ts';

/** What a fluid brings to its transport properties. */
interface TransportSources {
  /** Parameters of scaling; undefined where a component has none. */
  readonly transport: readonly TransportPart[] | undefined;
  /** Correlations of its own, taken before scaling. */
  readonly correlations: Correlations | undefined;
  readonly scalingUncertainty: readonly number[];
}

const larger = (phases: PhaseUncertainty | undefined): number | undefined =>
  phases && Math.max(phases.liquid, phases.vapour);

/** Transport properties of one fluid of the engine. */
export class TransportModel {
  readonly uncertainty: Fluid['uncertainty'];
  readonly phaseUncertainty: Fluid['phaseUncertainty'];
  private readonly machine: Machine;
  private readonly handle: number;
  private readonly molarMass: number;
  private readonly parts: readonly TransportPart[] | undefined;
  private readonly own: Correlations | undefined;

  constructor(machine: Machine, handle: number, molarMass: number, sources: TransportSources) {
    this.machine = machine;
    this.handle = handle;
    this.molarMass = molarMass;
    const parts = sources.transport;
    const own = sources.correlations;
    this.parts = parts;
    this.own = own;
    const phases = (pair: readonly [number, number]): PhaseUncertainty => ({ liquid: pair[0], vapour: pair[1] });
    const [a, b, c, d] = sources.scalingUncertainty as [number, number, number, number];
    const scaled = (place: 2 | 3, pair: readonly [number, number]): PhaseUncertainty | undefined =>
      parts?.every((part) => part.row[place] !== 0) ? phases(pair) : undefined;
    this.phaseUncertainty = {
      viscosity: own?.viscosity ? phases(own.viscosity.uncertainty) : scaled(2, [a, b]),
      conductivity: own?.conductivity ? phases(own.conductivity.uncertainty) : scaled(3, [c, d]),
    };
    this.uncertainty = {
      viscosity: larger(this.phaseUncertainty.viscosity),
      conductivity: larger(this.phaseUncertainty.conductivity),
    };
  }

  private state(T: number, D: number, residualS: number): TransportState {
    return { T, rho: D / this.molarMass, sPlus: -residualS };
  }

  /** Pa s; T in K, D in kg/m3, residual molar entropy over R. */
  viscosity(T: number, D: number, residualS: number): number | undefined {
    const own = this.own?.viscosity;
    const correlated = own && correlatedViscosity(own, T, D / this.molarMass, this.molarMass);
    return correlated ?? (this.parts && viscosity(this.parts, this.state(T, D, residualS)));
  }

  /** W/(m K); beside those of viscosity, (∂P/∂ρ)T in J/mol and CP and CV in J/(kg K). */
  conductivity(T: number, D: number, residualS: number, dPdRho: number, CP: number, CV: number): number | undefined {
    const { parts, machine, handle, molarMass } = this;
    const state = this.state(T, D, residualS);
    const around = (row: readonly number[]): Enhancement | undefined => {
      const eta = this.viscosity(T, D, residualS);
      return eta === undefined
        ? undefined
        : {
            cp: CP * molarMass,
            cv: CV * molarMass,
            dPdRho,
            dPdRhoAtReference: machine.abi.stiffness(handle, row[3]!, state.rho),
            criticalP: row[6] ?? machine.abi.constant(handle, 2),
            criticalRho: row[7] ?? machine.abi.constant(handle, 3) / molarMass,
            viscosity: eta,
          };
    };
    const idealCp = (part: number, at: number): number => machine.abi.idealHeat(handle, part, at);
    const dilute = (at: number): number =>
      conductivity(parts!, { T: at, rho: 0, sPlus: 0 }, (part) => idealCp(part, at)) ?? NaN;
    const colder = (warm: number): number => dilute(T) / dilute(warm);
    const own = this.own?.conductivity;
    const correlated = own && correlatedConductivity(own, T, state.rho, molarMass, this.own.viscosity, colder);
    if (correlated !== undefined) {
      const near = own!.enhancement && around(own!.enhancement);
      return correlated + (near ? enhancement(own!.enhancement!, state, near) : 0);
    }
    if (!parts) return undefined;
    const reference = parts.length === 1 ? parts[0]!.row[4] : 0;
    const near = reference === 0 ? undefined : around(reference);
    return conductivity(parts, state, (part) => idealCp(part, T), near);
  }
}
