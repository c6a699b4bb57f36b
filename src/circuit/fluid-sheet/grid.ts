/** Tables of a fluid that a spreadsheet interpolates in: as fine as the errors stated here need, and no finer. */
import { siFromDisplay, unitOf } from '../../quantities/index.ts';
import type { Engine, Fluid, State } from '../../engine/types.ts';
import { fluidOf } from '../fluids.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { rulerRange } from '../ruler/range.ts';

/** Which steps are round: those of the reader's thermometer. */
export type GridUnit = 'degC' | 'degF' | 'K';

/** Degrees between two lines. */
const STEPS: Readonly<Record<GridUnit, number>> = { degC: 1, degF: 2, K: 1 };

/** K in a degree of the unit, degrees from absolute zero to its own, and degrees between two lines. */
const scaleOf = (unit: GridUnit) => {
  const { scale: kelvin, zero = 0 } = unitOf('temperature', unit);
  return { kelvin, zero, step: STEPS[unit] };
};

/** What interpolation may be off by anywhere between the points of a table; D and P as shares of themselves, the rest SI. */
export interface Stated {
  readonly P: number;
  readonly T: number;
  readonly D: number;
  readonly H: number;
  readonly S: number;
}

/** Of saturation: 0.01 %, 0.005 K, 0.05 %, 50 J/kg, 0.2 J/(kg K). */
const SATURATION: Stated = { P: 1e-4, T: 0.005, D: 5e-4, H: 50, S: 0.2 };
/** Beside saturation: of densities, and of enthalpies as a share of the latent heat, of which ammonia has six times that of R134a. */
const ASIDE = { vapour: { D: 1e-3, latent: 5e-4 }, liquid: { D: 1.5e-3, latent: 1e-3 } } as const;
/** K: where the latent heat that is meant is read, as a share of the critical temperature; an entropy's error is that of enthalpy over it. */
const MIDDLE = 0.75;
/** What is looked at lies in the middle of an interval, where the error is greatest or nearly so. */
const IN_THE_MIDDLE = 0.5;
/** An interval is halved so often at most, next to critical. */
const HALVINGS = 7;

/** Above the dew point, in tables of vapour; below the bubble point, in those of liquid: steps of the unit. */
const SUPERHEATS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100,
  110, 120, 130, 140, 150,
];
const SUBCOOLINGS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60];
/** Where tables of vapour and of liquid end: K below critical. */
const BELOW_CRITICAL = 8;

/** At one temperature: saturated liquid at the bubble point, saturated vapour at the dew point, SI. */
export interface SaturationPoint {
  /** In the unit of the grid. */
  readonly t: number;
  readonly bubble: Point;
  readonly dew: Point;
}
export interface Point {
  readonly P: number;
  readonly D: number;
  readonly H: number;
  readonly S: number;
}
/** At one pressure, by how far it is from saturation: a state for each of `apart`, undefined where there is none. */
export interface AwayPoint {
  /** The dew or bubble temperature, in the unit of the grid. */
  readonly t: number;
  readonly P: number;
  readonly states: readonly (Point | undefined)[];
}
export interface Away {
  /** Differences of temperature, in degrees of the unit of the grid. */
  readonly apart: readonly number[];
  readonly points: readonly AwayPoint[];
  /** Of liquid nothing is said of entropies: nobody looks for one there. */
  readonly stated: Pick<Stated, 'D' | 'H'> & Partial<Pick<Stated, 'S'>>;
}

export interface FluidGrid {
  readonly fluid: string;
  readonly unit: GridUnit;
  readonly saturation: readonly SaturationPoint[];
  readonly stated: Stated;
  readonly vapour: Away;
  readonly liquid: Away;
}

const pointOf = ({ P, D, H, S }: State): Point => ({ P, D, H, S });
const mean = (a: number, b: number): number => (a + b) / 2;
const logMean = (a: number, b: number): number => Math.sqrt(a * b);
const isNear = (value: number, wanted: number, stated: number): boolean =>
  Math.abs(value - wanted) <= stated * IN_THE_MIDDLE;
const isNearOf = (value: number, wanted: number, share: number): boolean =>
  isNear(value, wanted, share * Math.abs(wanted));

/** The points from one place to the next, halved where the middle is not what its ends say of it. */
function between<P>(
  [x0, p0]: readonly [number, P],
  [x1, p1]: readonly [number, P],
  at: (x: number) => P | undefined,
  isFine: (p0: P, middle: P, p1: P) => boolean,
  left = HALVINGS,
): readonly P[] {
  const x = mean(x0, x1);
  const middle = at(x);
  if (middle === undefined || left === 0 || isFine(p0, middle, p1)) return [p0];
  return [
    ...between([x0, p0], [x, middle], at, isFine, left - 1),
    ...between([x, middle], [x1, p1], at, isFine, left - 1),
  ];
}

/** Points at the round places and wherever else they are needed; it ends before the first place without one. */
function refined<P>(
  places: readonly number[],
  at: (x: number) => P | undefined,
  isFine: (p0: P, middle: P, p1: P) => boolean,
): readonly P[] {
  const found: P[] = [];
  let before: readonly [number, P] | undefined;
  for (const x of places) {
    const point = at(x);
    if (point === undefined) {
      if (before === undefined) continue;
      break;
    }
    if (before !== undefined) found.push(...between(before, [x, point], at, isFine));
    before = [x, point];
  }
  return before === undefined ? found : [...found, before[1]];
}

const isSaturationFine = (a: SaturationPoint, middle: SaturationPoint, b: SaturationPoint): boolean =>
  (['bubble', 'dew'] as const).every((side) => {
    const [low, wanted, high] = [a[side], middle[side], b[side]];
    const { P, D, H, S } = SATURATION;
    const density = side === 'dew' ? logMean(low.D, high.D) : mean(low.D, high.D);
    return (
      isNearOf(logMean(low.P, high.P), wanted.P, P) &&
      isNearOf(density, wanted.D, D) &&
      isNear(mean(low.H, high.H), wanted.H, H) &&
      isNear(mean(low.S, high.S), wanted.S, S)
    );
  });

const isAwayFine =
  (stated: Away['stated']) =>
  (a: AwayPoint, middle: AwayPoint, b: AwayPoint): boolean =>
    middle.states.every((wanted, index) => {
      const [low, high] = [a.states[index], b.states[index]];
      if (wanted === undefined || low === undefined || high === undefined) return true;
      return (
        isNearOf(logMean(low.D, high.D), wanted.D, stated.D) &&
        isNear(mean(low.H, high.H), wanted.H, stated.H) &&
        (stated.S === undefined || isNear(mean(low.S, high.S), wanted.S, stated.S))
      );
    });

/** The errors of a table beside saturation, by the latent heat of the fluid. */
function statedAside(fluid: Fluid, sign: 1 | -1): Away['stated'] {
  const { D, latent } = sign === 1 ? ASIDE.vapour : ASIDE.liquid;
  const T = Math.max(MIDDLE * fluid.critical.T, fluid.limits.Tmin);
  const H = latent * (fluid.state({ T, Q: 1 }).H - fluid.state({ T, Q: 0 }).H);
  return sign === 1 ? { D, H, S: H / T } : { D, H };
}

const placesFrom = (low: number, high: number, step: number): readonly number[] => {
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** A table at pressures of saturation. @param sign 1 above the dew point, -1 below the bubble point */
function away(fluid: Fluid, unit: GridUnit, places: readonly number[], sign: 1 | -1): Away {
  const { kelvin, step } = scaleOf(unit);
  const stated = statedAside(fluid, sign);
  const all = (sign === 1 ? SUPERHEATS : SUBCOOLINGS).map((apart) => apart * step);
  const at = (t: number): AwayPoint | undefined => {
    const T = siFromDisplay('temperature', t, unit);
    const edge = stateOrNone(() => fluid.state({ T, Q: sign === 1 ? 1 : 0 }));
    if (edge === undefined) return undefined;
    const states = all.map((apart) => {
      if (apart === 0) return pointOf(edge);
      const state = stateOrNone(() => fluid.state({ T: T + sign * apart * kelvin, P: edge.P }));
      return state === undefined ? undefined : pointOf(state);
    });
    return { t, P: edge.P, states };
  };
  const points = refined(places, at, isAwayFine(stated));
  const used = all.filter((_, index) => points.some(({ states }) => states[index] !== undefined));
  const cut = points.map((point) => ({ ...point, states: point.states.slice(0, used.length) }));
  return { apart: used, points: cut, stated };
}

/**
 * Saturation, superheated vapour and subcooled liquid of a fluid, each at round temperatures and as many between them as the
 * errors stated need where pressures and densities of vapour are interpolated by their logarithm, the rest as it is.
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_RANGE where it has no saturation over two steps.
 */
export function fluidGrid(fluid: unknown, unit: GridUnit, engine: Engine): Outcome<FluidGrid> {
  return outcomeOf(() => {
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const { kelvin, zero, step } = scaleOf(unit);
    const placeOf = (T: number): number => T / kelvin - zero;
    const { bubble, dew } = rulerRange(refrigerant);
    const [low, high] = [Math.max(bubble.min, dew.min), Math.min(bubble.max, dew.max)].map(placeOf) as [number, number];
    const at = (t: number): SaturationPoint | undefined =>
      stateOrNone(() => {
        const T = siFromDisplay('temperature', t, unit);
        const [liquid, vapour] = [refrigerant.state({ T, Q: 0 }), refrigerant.state({ T, Q: 1 })];
        return { t, bubble: pointOf(liquid), dew: pointOf(vapour) };
      });
    const saturation = refined(placesFrom(low, high, step), at, isSaturationFine);
    if (saturation.length < 2) return refuse('E_RANGE', 'fluid');
    const end = Math.min(high, placeOf(refrigerant.critical.T - BELOW_CRITICAL));
    const places = placesFrom(low, end, step * 2);
    return {
      fluid: refrigerant.name,
      unit,
      saturation,
      stated: SATURATION,
      vapour: away(refrigerant, unit, places, 1),
      liquid: away(refrigerant, unit, places, -1),
    };
  });
}
