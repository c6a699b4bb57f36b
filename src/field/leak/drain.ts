/** What a leak takes and what it leaves, component by component. */
import { isEngineFault } from '../../circuit/outcome.ts';
import { refuseField } from '../outcome.ts';
import type { Blend, Equilibrium, Fractions, Masses } from './content.ts';
import { energyOf, equilibriumAt, equilibriumWithEnergy, totalOf } from './content.ts';
import { followed } from './integrate.ts';
import type { Rates } from './integrate.ts';
import type { LeakRequest } from './read.ts';

/** What is left once the leak has ended. */
export interface Drained {
  readonly masses: Masses;
  /** Temperature just then, K. */
  readonly T: number;
}

type Process = Pick<LeakRequest, 'volume' | 'restT' | 'hole' | 'isAdiabatic'>;

/** Mass fraction, and share of its own mass, to which a step may lie off; J/kg of the energy. */
const ALLOWED = { fraction: 1e-6, trace: 1e-3, energy: 2 } as const;
/** States of one leak: some ten are usual, some thirty where the liquid ends on the way. */
const MOST_STATES = 400;

/** No liquid, and nothing near critical that may become one. */
const isGas = ({ phases, state }: Equilibrium): boolean =>
  phases === undefined && (state.phase === 'gas' || state.phase === 'saturated-vapour');

/** What leaves: the phase at the hole, or all there is where there is no other. */
const leaving = ({ phases, overall }: Equilibrium, hole: LeakRequest['hole']): Fractions =>
  (hole === 'running' ? undefined : phases?.[hole]) ?? overall;

/** Enthalpy of what leaves, J/kg above the zeros of the pure fluids: that of its own saturated phase. */
function leavingEnthalpy(blend: Blend, at: Equilibrium, hole: 'vapour' | 'liquid'): number {
  const fractions = at.phases?.[hole];
  if (fractions === undefined) return at.state.H - blend.zero(at.fluid);
  // At its own T and P a saturated phase lies on the line, which fixes no state: it is asked for by its side of it.
  const fluid = blend.fluid(fractions);
  const { bubble, dew } = fluid.saturation({ T: at.state.T });
  return (hole === 'vapour' ? dew : bubble).H - blend.zero(fluid);
}

/**
 * The content after `lost` kg have left: dm_i = w_i dm with w the mass fractions of what leaves (Rayleigh), and
 * d(mU) = h dm where no heat comes through the walls. Followed in ln m_i by ln m, so that no component can pass below
 * nothing; the sum is that of the masses at every step.
 *
 * E_LEAK where the equilibrium cannot be followed.
 */
export function drained(blend: Blend, start: Masses, lost: number, process: Process): Drained {
  const { volume, restT, hole } = process;
  if (lost === 0) return { masses: start, T: restT };
  const first = totalOf(start);
  /** Where nothing separates, and nothing cools at rest. */
  const asItIs = { masses: start.map((mass) => mass * (1 - lost / first)), T: restT };
  // What passes a running circuit is the charge as it is.
  if (hole === 'running') return asItIs;
  const count = start.length;
  const hasEnergy = process.isAdiabatic;

  const equilibrium = (masses: Masses, energy: number | undefined): Equilibrium =>
    energy === undefined
      ? equilibriumAt(blend, masses, volume, restT)
      : equilibriumWithEnergy(blend, masses, volume, energy);

  const rates: Rates = (values) => {
    try {
      const masses = values.slice(0, count).map(Math.exp);
      const total = totalOf(masses);
      const at = equilibrium(masses, values[count]);
      const slopes = leaving(at, hole).map((fraction, i) => (fraction * total) / (masses[i] ?? 1));
      if (hasEnergy) return { slopes: [...slopes, total * leavingEnthalpy(blend, at, hole)] };
      // At a given temperature gas stays gas: from the last drop on nothing separates.
      return isGas(at) ? undefined : { slopes, left: at.phases && 1 - (at.state.Q ?? 1) };
    } catch (error) {
      if (isEngineFault(error)) return undefined;
      throw error;
    }
  };

  const errorOf = (values: readonly number[], errors: readonly number[]): number => {
    const masses = values.slice(0, count).map(Math.exp);
    const total = totalOf(masses);
    const ofMasses = masses.map(
      (mass, i) => Math.abs(errors[i] ?? 0) * Math.max(mass / total / ALLOWED.fraction, 1 / ALLOWED.trace),
    );
    return Math.max(...ofMasses, hasEnergy ? Math.abs(errors[count] ?? 0) / (total * ALLOWED.energy) : 0);
  };

  /** What every step loses of the whole is known exactly; the rest of the error is shared out. */
  const settle = (values: readonly number[], done: number): readonly number[] => {
    const sum = totalOf(values.slice(0, count).map(Math.exp));
    const shift = Math.log(first) + done - Math.log(sum);
    return values.map((value, i) => (i < count ? value + shift : value));
  };

  const begun = equilibriumAt(blend, start, volume, restT);
  if (!hasEnergy && isGas(begun)) return asItIs;
  const energy = hasEnergy ? [energyOf(blend, start, begun)] : [];
  const way = followed([...start.map(Math.log), ...energy], rates, {
    length: Math.log(1 - lost / first),
    errorOf,
    settle,
    most: MOST_STATES,
  });
  if (way === undefined) return refuseField('E_LEAK');
  const { values: end } = way;
  const masses = end.slice(0, count).map(Math.exp);
  // From the last drop on all components leave alike: the scale brings them to what is left. It also makes the balance that of
  // the kilograms, which the logarithm of a sum keeps to a part in 1e15 only.
  const scale = (first - lost) / totalOf(masses);
  const left = masses.map((mass) => mass * scale);
  return { masses: left, T: hasEnergy ? equilibrium(left, end[count]).state.T : restT };
}
