/** What is inside: so many kilograms of each component in a rigid volume, in equilibrium. */
import type { Engine, Fluid, State } from '../../engine/types.ts';

/** Mass of each component, kg, in the order of `Blend.names`. */
export type Masses = readonly number[];
/** Mass fractions, in the same order. */
export type Fractions = readonly number[];

export const totalOf = (masses: Masses): number => masses.reduce((sum, mass) => sum + mass, 0);
export const fractionsOf = (masses: Masses): Fractions => {
  const total = totalOf(masses);
  return masses.map((mass) => mass / total);
};

/** State at which the mixture model and its pure fluids are compared: a gas so thin that mixing takes no heat. */
const THIN = { T: 290, P: 10 } as const;

/** The components of a blend, and the fluids the engine makes of them in any proportion. */
export class Blend {
  readonly names: readonly string[];
  private readonly engine: Engine;
  private thinEnthalpies: readonly number[] | undefined;

  constructor(engine: Engine, nominal: Fluid) {
    this.engine = engine;
    this.names = nominal.components.map(({ name }) => name);
  }

  /** A reference string of the composition, as the simulation and the ruler take it. */
  reference(fractions: Fractions): string {
    return this.names.flatMap((name, i) => (fractions[i] === 0 ? [] : [`${name}[${fractions[i]}]`])).join('&');
  }

  /** @throws {EngineError} no-solution where no phase boundary was found */
  fluid(fractions: Fractions): Fluid {
    return this.engine.fluid(this.reference(fractions));
  }

  /** The fractions of a phase in the order of `names`: a component that is gone is in none. */
  ordered(fluid: Fluid, phase: readonly number[]): Fractions {
    return this.names.map((name) => phase[fluid.components.findIndex((part) => part.name === name)] ?? 0);
  }

  /**
   * Zero of H and U of a composition above the zeros of its pure fluids, J/kg. The engine sets the liquid of each
   * composition at 0 °C to 200 kJ/kg, so that enthalpies of two compositions cannot be set side by side; less this zero they
   * can, since a thin gas mixes without heat.
   */
  zero(fluid: Fluid): number {
    this.thinEnthalpies ??= this.names.map((name) => this.engine.fluid(name).state(THIN).H);
    const pure = this.thinEnthalpies;
    const own = this.ordered(
      fluid,
      fluid.components.map(({ massFraction }) => massFraction),
    );
    return fluid.state(THIN).H - own.reduce((sum, fraction, i) => sum + fraction * (pure[i] ?? 0), 0);
  }
}

/** Equilibrium of a content: the engine's state, and what each phase is made of. */
export interface Equilibrium {
  readonly state: State;
  readonly fluid: Fluid;
  readonly overall: Fractions;
  /** Undefined where there is only one phase. */
  readonly phases: { readonly liquid: Fractions; readonly vapour: Fractions } | undefined;
}

function equilibriumOf(blend: Blend, fluid: Fluid, overall: Fractions, state: State): Equilibrium {
  const { composition } = state;
  const phases = composition && {
    liquid: blend.ordered(fluid, composition.liquid),
    vapour: blend.ordered(fluid, composition.vapour),
  };
  return { state, fluid, overall, phases };
}

/** The equilibrium of a content at T, K, in a volume, m³. @throws {EngineError} */
export function equilibriumAt(blend: Blend, masses: Masses, volume: number, T: number): Equilibrium {
  const overall = fractionsOf(masses);
  const fluid = blend.fluid(overall);
  return equilibriumOf(blend, fluid, overall, fluid.state({ T, D: totalOf(masses) / volume }));
}

/**
 * The same of a content of a given internal energy, J, above the zeros of the pure fluids (`Blend.zero`).
 * @throws {EngineError}
 */
export function equilibriumWithEnergy(blend: Blend, masses: Masses, volume: number, energy: number): Equilibrium {
  const overall = fractionsOf(masses);
  const fluid = blend.fluid(overall);
  const total = totalOf(masses);
  const state = fluid.state({ D: total / volume, U: energy / total + blend.zero(fluid) });
  return equilibriumOf(blend, fluid, overall, state);
}

/** Internal energy of a content, J, above the zeros of the pure fluids. */
export const energyOf = (blend: Blend, masses: Masses, { fluid, state }: Equilibrium): number =>
  totalOf(masses) * (state.U - blend.zero(fluid));
