/** Every reading of a set of coefficients that makes sense, likeliest first. */
import type { Engine } from '../../../engine/types.ts';
import { openFluid } from '../../../simulation/engine-calls.ts';
import type { Values } from '../../outcome.ts';
import type { Coefficients } from '../polynomial.ts';
import { polynomialAt } from '../polynomial.ts';
import type { Quantity } from '../quantities.ts';
import { UNITS } from '../quantities.ts';
import type { Axes, Rating, Window } from './conditions.ts';
import { axesOfWindow, pointsOfWindow, risesWithEvaporation, usualWindows } from './conditions.ts';
import type { CoefficientOrder } from './orders.ts';
import { inStandardOrder } from './orders.ts';
import { RefrigerantWindow } from './refrigerant.ts';
import { celsiusFromKelvin, SECONDS_PER_HOUR } from '../../../quantities/si.ts';

type Judged = 'capacity' | 'power' | 'mass_flow';

export interface Case {
  readonly coefficients: { readonly [Q in Quantity]: Coefficients | undefined };
}

/** What is tried. */
export interface Search {
  readonly fluids: readonly string[];
  readonly orders: readonly CoefficientOrder[];
  readonly temperatureUnits: readonly ('C' | 'F')[];
  readonly units: Readonly<Record<Judged, readonly string[]>>;
  readonly ratings: readonly Rating[];
  readonly subcoolings: readonly number[];
  /** Undefined: the usual windows of each fluid. */
  readonly window: Window | undefined;
  /** m³/h */
  readonly sweptVolume: number | undefined;
}

/** Lowest and highest over the window. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** One reading, with the keys of a compressor's record. */
export interface Reading {
  readonly fluid: string;
  readonly order: CoefficientOrder;
  readonly temp_unit: 'C' | 'F';
  readonly units: { readonly [Q in Judged]?: string };
  readonly rating_mode: 'SH' | 'RGT';
  readonly rating_value: number;
  readonly rating_sc: number;
  /** Flow × enthalpy difference/capacity over the window; null without both. */
  readonly ratio: Span | null;
  /** The same at each point: a line of `axes.te` for each of `axes.tc`. */
  readonly ratios: readonly (readonly number[])[] | null;
  readonly axes: Axes;
  /** How much the ratio varies, and how far its mean is beyond 0.5 % of one; 0 without a ratio. */
  readonly gap: number;
  /** Place among the candidates, the usual ones first. */
  readonly rank: number;
  /** Overall isentropic efficiency; null without a power. */
  readonly eta_is: Span | null;
  /** Null without a swept volume. */
  readonly eta_v: Span | null;
  /** Where it was judged, dew temperatures in °C. */
  readonly window: Window;
}

export type Readings =
  { readonly ok: true; readonly readings: readonly Reading[] } | { readonly ok: false; readonly values: Values };

/** Where the ratio of a flow times its enthalpy difference to its capacity may lie, and how much it may vary. */
const RATIO: Span = { min: 0.96, max: 1.04 };
const RATIO_VARIES = 0.03;
/** Distance of the mean ratio from one that makers' property data explain. */
const PROPERTY_DATA = 0.005;
/** Cooling capacities of refrigeration compressors, W: what is beyond is in another unit. */
const CAPACITY: Span = { min: 50, max: 2e7 };
/** Overall efficiencies no compressor is beyond, motor included. */
const ISENTROPIC: Span = { min: 0.3, max: 0.95 };
const VOLUMETRIC: Span = { min: 0.3, max: 1 };

const spanOf = (values: readonly number[]): Span => ({ min: Math.min(...values), max: Math.max(...values) });
const isWithin = ({ min, max }: Span, limits: Span): boolean => min >= limits.min && max <= limits.max;

/** The polynomials of one order and temperature unit at the points of a window, in their own units. */
interface PrintedValues {
  readonly order: CoefficientOrder;
  readonly temp_unit: 'C' | 'F';
  readonly window: Window;
  readonly raw: { readonly [Q in Judged]: readonly number[] | undefined };
}

function valuesOf(one: Case, order: CoefficientOrder, temp_unit: 'C' | 'F', window: Window): PrintedValues {
  const scale = (t: number): number => (temp_unit === 'F' ? 1.8 * t + 32 : t);
  const at = (printed: Coefficients | undefined) => {
    if (printed === undefined) return undefined;
    const ten = inStandardOrder(printed, order);
    return pointsOfWindow(window).map(({ te, tc }) => polynomialAt(ten, scale(te), scale(tc)));
  };
  const { capacity, power, mass_flow } = one.coefficients;
  return { order, temp_unit, window, raw: { capacity: at(capacity), power: at(power), mass_flow: at(mass_flow) } };
}

const isPositive = (values: readonly number[] | undefined): boolean =>
  values === undefined || values.every((value) => value > 0);
const rises = (values: readonly number[] | undefined): boolean => values === undefined || risesWithEvaporation(values);

/** The quantities in one choice of units, SI. */
interface InUnits {
  readonly units: Reading['units'];
  readonly values: { readonly [Q in Judged]?: readonly number[] };
}

/** Every choice of units, the usual ones first. */
function inUnits({ raw }: PrintedValues, search: Search): readonly InUnits[] {
  let choices: readonly InUnits[] = [{ units: {}, values: {} }];
  for (const quantity of ['power', 'mass_flow', 'capacity'] as const) {
    const own = raw[quantity];
    if (own === undefined) continue;
    choices = search.units[quantity].flatMap((unit) => {
      const factor = UNITS[quantity][unit] ?? 1;
      const values = own.map((value) => value * factor);
      return choices.map((choice) => ({
        units: { ...choice.units, [quantity]: unit },
        values: { ...choice.values, [quantity]: values },
      }));
    });
  }
  return choices;
}

/** What the refrigerant does at the points of a window under one rating, J/kg. */
interface Condition {
  readonly rating: Rating;
  readonly rating_sc: number;
  readonly densities: readonly number[];
  readonly effects: readonly number[];
  readonly works: () => readonly number[] | undefined;
}

function conditionsOf(search: Search, refrigerant: RefrigerantWindow): readonly Condition[] {
  return search.ratings.flatMap((rating) =>
    search.subcoolings.flatMap((rating_sc) => {
      const [suctions, liquids] = [refrigerant.suction(rating), refrigerant.liquid(rating_sc)];
      if (suctions === undefined || liquids === undefined) return [];
      const effects = suctions.map(({ H }, i) => H - (liquids[i] ?? 0));
      const densities = suctions.map(({ D }) => D);
      return [{ rating, rating_sc, densities, effects, works: () => refrigerant.work(rating) }];
    }),
  );
}

/** Remembers how near the readings that failed came, to say why none passes. */
class Failures {
  nearest: Span | undefined;
  hasRatio = false;

  ratio(ratio: Span): void {
    if (this.nearest === undefined || gapOf(ratio) < gapOf(this.nearest)) this.nearest = ratio;
  }
}

type Judgement = Pick<Reading, 'ratio' | 'gap' | 'eta_is' | 'eta_v'> & { readonly atPoints: readonly number[] | null };

const gapOf = ({ min, max }: Span): number => max - min + Math.max(0, Math.abs((min + max) / 2 - 1) - PROPERTY_DATA);

/** Whether one choice of units makes sense under one rating; undefined where it does not. */
function judge({ values }: InUnits, at: Condition, search: Search, failures: Failures): Judgement | undefined {
  const { capacity, mass_flow, power } = values;
  const masses = mass_flow ?? capacity?.map((value, i) => value / (at.effects[i] ?? 0)) ?? [];
  const expected = masses.map((mass, i) => mass * (at.effects[i] ?? 0));
  if (!isWithin(spanOf(expected), CAPACITY)) return undefined;
  const hasRatio = capacity !== undefined && mass_flow !== undefined;
  const atPoints = hasRatio ? capacity.map((value, i) => (expected[i] ?? 0) / value) : null;
  const ratio = atPoints === null ? null : spanOf(atPoints);
  if (ratio !== null) {
    if (!isWithin(ratio, RATIO) || ratio.max - ratio.min > RATIO_VARIES) {
      failures.ratio(ratio);
      return undefined;
    }
    failures.hasRatio = true;
  }
  const swept = search.sweptVolume;
  const eta_v =
    swept === undefined
      ? null
      : spanOf(masses.map((mass, i) => (SECONDS_PER_HOUR * mass) / ((at.densities[i] ?? 0) * swept)));
  if (eta_v !== null && !isWithin(eta_v, VOLUMETRIC)) return undefined;
  const balance = { ratio, atPoints, gap: ratio === null ? 0 : gapOf(ratio), eta_v };
  if (power === undefined) return { ...balance, eta_is: null };
  const works = at.works();
  if (works === undefined) return undefined;
  const eta_is = spanOf(power.map((value, i) => ((masses[i] ?? 0) * (works[i] ?? 0)) / value));
  return isWithin(eta_is, ISENTROPIC) ? { ...balance, eta_is } : undefined;
}

/** The readings of every order and temperature unit over one window; what is absurd there is left out. */
function valuesIn(
  window: Window,
  one: Case,
  search: Search,
): { all: readonly PrintedValues[]; positive: readonly PrintedValues[] } {
  const all = search.orders.flatMap((order) =>
    search.temperatureUnits.map((unit) => valuesOf(one, order, unit, window)),
  );
  const positive = all.filter(({ raw }) => Object.values(raw).every(isPositive));
  return { all: positive.filter(({ raw }) => rises(raw.capacity) && rises(raw.mass_flow)), positive };
}

/** Every reading that passes, by rising gap; else the test none of them passes. */
export function readingsOf(one: Case, search: Search, engine: Engine): Readings {
  const byWindow = new Map<Window, ReturnType<typeof valuesIn>>();
  const failures = new Failures();
  const readings: Reading[] = [];
  for (const fluid of search.fluids) {
    const opened = openFluid(engine, fluid);
    const usual = search.window === undefined ? usualWindows(celsiusFromKelvin(opened.critical.T)) : [search.window];
    for (const window of usual) {
      const tried = byWindow.get(window) ?? valuesIn(window, one, search);
      byWindow.set(window, tried);
      if (tried.all.length === 0) continue;
      const axes = axesOfWindow(window);
      const conditions = conditionsOf(search, new RefrigerantWindow(opened, window));
      for (const { order, temp_unit, ...values } of tried.all) {
        const choices = inUnits({ order, temp_unit, ...values }, search);
        for (const condition of conditions) {
          for (const choice of choices) {
            const judgement = judge(choice, condition, search, failures);
            if (judgement === undefined) continue;
            const { mode, value } = condition.rating;
            const { atPoints, ...judged } = judgement;
            readings.push({
              fluid,
              order,
              temp_unit,
              units: choice.units,
              rating_mode: mode,
              rating_value: value,
              rating_sc: condition.rating_sc,
              window,
              rank: readings.length,
              axes,
              ratios:
                atPoints && axes.tc.map((_, row) => atPoints.slice(row * axes.te.length, (row + 1) * axes.te.length)),
              ...judged,
            });
          }
        }
      }
    }
  }
  if (readings.length > 0) return { ok: true, readings: readings.toSorted((a, b) => a.gap - b.gap) };
  const windows = [...byWindow.values()];
  if (windows.every(({ positive }) => positive.length === 0)) return { ok: false, values: { detail: 'sign' } };
  if (windows.every(({ all }) => all.length === 0)) return { ok: false, values: { detail: 'slope' } };
  const { nearest, hasRatio } = failures;
  return {
    ok: false,
    values: nearest === undefined || hasRatio ? { detail: 'efficiency' } : { detail: 'ratio', ...nearest },
  };
}
