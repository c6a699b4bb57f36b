/** What a leak takes and what it leaves, component by component. */
import { isEngineFault } from '../../circuit/outcome.ts';
import { refuseField } from '../outcome.ts';
import type { Blend, Equilibrium, Fractions, Masses } from './content.ts';
import { energyOf, equilibriumAt, equilibriumWithEnergy, fractionsOf, totalOf } from './content.ts';
import { followed } from './integrate.ts';
import type { Rates } from './integrate.ts';
import type { LeakRequest } from './read.ts';

/** A place on the way: what is in the volume after so many kilograms have left, and in each phase of it. */
export interface Passed {
  readonly lost: number;
  readonly overall: Fractions;
  /** Null without liquid. */
  readonly liquid: Fractions | null;
  readonly vapour: Fractions;
}

/** What is left once the leak has ended. */
export interface Drained {
  readonly masses: Masses;
  /** Temperature just then, K. */
  readonly T: number;
  /** From the begin to the end; empty where it is not asked for. */
  readonly way: readonly Passed[];
}

type Process = Pick<LeakRequest, 'volume' | 'restT' | 'hole' | 'isAdiabatic'>;

/** Mass fraction, and share of its own mass, to which a step may lie off; J/kg of the energy. */
const ALLOWED = { fraction: 1e-6, trace: 1e-3, energy: 2 } as const;
/** States of one leak: some ten are usual, some thirty where the liquid ends on the way. */
const MOST_STATES = 400;
/** Of ln m: the way is told at every sixth part of the mass or so. */
const LONGEST_TOLD = 0.2;

const passedAt = ({ overall, phases }: Equilibrium, lost: number): Passed => ({
  lost,
  overall,
  liquid: phases?.liquid ?? null,
  vapour: phases?.vapour ?? overall,
});

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
 *
 * @param isTold whether the way is told, which takes a few states more
 */
export function drained(blend: Blend, start: Masses, lost: number, process: Process, isTold = false): Drained {
  const { volume, restT, hole } = process;
  if (lost === 0) return { masses: start, T: restT, way: [] };
  const first = totalOf(start);
  const at = (masses: Masses): Equilibrium => equilibriumAt(blend, masses, volume, restT);
  /** Where nothing separates, and nothing cools at rest. */
  const asItIs = (): Drained => {
    const masses = start.map((mass) => mass * (1 - lost / first));
    return { masses, T: restT, way: isTold ? [passedAt(at(start), 0), passedAt(at(masses), lost)] : [] };
  };
  // What passes a running circuit is the charge as it is.
  if (hole === 'running') return asItIs();
  const count = start.length;
  const hasEnergy = process.isAdiabatic;

  const equilibrium = (masses: Masses, energy: number | undefined): Equilibrium =>
    energy === undefined ? at(masses) : equilibriumWithEnergy(blend, masses, volume, energy);

  let last: Equilibrium | undefined;
  const way: Passed[] = [];
  const rates: Rates = (values) => {
    try {
      const masses = values.slice(0, count).map(Math.exp);
      const total = totalOf(masses);
      const now = equilibrium(masses, values[count]);
      last = now;
      const slopes = leaving(now, hole).map((fraction, i) => (fraction * total) / (masses[i] ?? 1));
      if (hasEnergy) return { slopes: [...slopes, total * leavingEnthalpy(blend, now, hole)] };
      // At a given temperature gas stays gas: from the last drop on nothing separates.
      return isGas(now) ? undefined : { slopes, left: now.phases && 1 - (now.state.Q ?? 1) };
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

  const begun = at(start);
  if (!hasEnergy && isGas(begun)) return asItIs();
  const energy = hasEnergy ? [energyOf(blend, start, begun)] : [];
  const end = followed([...start.map(Math.log), ...energy], rates, {
    length: Math.log(1 - lost / first),
    errorOf,
    settle,
    most: MOST_STATES,
    longest: isTold ? LONGEST_TOLD : undefined,
    onStep(_, done) {
      if (isTold && last) way.push(passedAt(last, first * -Math.expm1(done)));
    },
  });
  if (end === undefined) return refuseField('E_LEAK');
  const reached = end.values.slice(0, count).map(Math.exp);
  // From the last drop on all components leave alike: the scale brings them to what is left. It also makes the balance that of
  // the kilograms, which the logarithm of a sum keeps to a part in 1e15 only.
  const scale = (first - lost) / totalOf(reached);
  const masses = reached.map((mass) => mass * scale);
  const gas = fractionsOf(masses);
  if (isTold && end.done > Math.log(1 - lost / first)) {
    // The last drop, then gas alone.
    const dry = { overall: gas, liquid: null, vapour: gas };
    way.push({ ...dry, lost: first * -Math.expm1(end.done) }, { ...dry, lost });
  }
  return { masses, T: hasEnergy ? equilibrium(masses, end.values[count]).state.T : restT, way };
}
