/** What is told of the machine: figures of the reconciled readings, each with its expanded uncertainty. */
import { COVERAGE } from '../../diagnosis/readings/uncertainty.ts';
import { kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import type { Figure } from '../outcome.ts';
import type { Meeting } from './least-squares.ts';
import type { Model } from './rows.ts';
import type { Point, Unknown, UnknownKey } from './unknowns.ts';

export const FIGURES = [
  'capacity_heat',
  'capacity_cold',
  'power_compressor',
  'eer_compressor',
  'cop_compressor',
  'eer',
  'cop',
  'mass_flow',
  'eta_v',
  'eta_is',
  'loss',
] as const;
export type FigureKey = (typeof FIGURES)[number];
export type Figures = Readonly<Partial<Record<FigureKey, Figure>>>;

/** Half the step of ln of the capacity a derivative is taken over. */
const MU_STEP = 1e-4;

type Of = (capacity: number, point: Point) => number | undefined;

/** Power of the compressor, W: read or the sheet's, else what the capacity and the compression say. */
function powerOf(model: Model): Of {
  return (capacity, point) => {
    const power = model.power(point);
    if (power !== undefined) return power;
    const [work, flow] = [model.work(point), model.flowOf(capacity, point)];
    if (work === undefined || flow === undefined || point.loss === undefined) return undefined;
    return (flow * work) / (1 - point.loss);
  };
}

/** Each figure as a function of the main capacity, W, and the reconciled readings. */
function figureFunctions(model: Model): Readonly<Partial<Record<FigureKey, Of>>> {
  const { asked } = model.screened;
  const power = powerOf(model);
  const knownPower = (point: Point): number | undefined => model.power(point);
  const over = (capacity: number, drawn: number | undefined): number | undefined =>
    drawn === undefined ? undefined : capacity / drawn;
  const ratios = (compressor: FigureKey, whole: FigureKey): Partial<Record<FigureKey, Of>> => ({
    [compressor]: ((capacity, point) => over(capacity, power(capacity, point))) satisfies Of,
    ...(asked.auxiliaries > 0 && {
      [whole]: ((capacity, point) => {
        const drawn = power(capacity, point);
        return over(capacity, drawn === undefined ? undefined : drawn + asked.auxiliaries);
      }) satisfies Of,
    }),
  });
  const { swept } = asked;
  return {
    capacity_heat: (capacity, point) => kilo(model.isHeating ? capacity : model.other(capacity, point, true)),
    capacity_cold: (capacity, point) => kilo(model.isHeating ? model.other(capacity, point, false) : capacity),
    power_compressor: (capacity, point) => kilo(power(capacity, point)),
    ...(model.isHeating ? ratios('cop_compressor', 'cop') : ratios('eer_compressor', 'eer')),
    mass_flow: (capacity, point) => {
      const flow = model.flowOf(capacity, point);
      return flow === undefined ? undefined : flow * SECONDS_PER_HOUR;
    },
    ...(swept !== undefined && {
      eta_v: (capacity: number, point: Point) => {
        const [flow, inlet] = [model.flowOf(capacity, point), model.points(point).inlet];
        return flow === undefined || inlet === undefined ? undefined : flow / (inlet.D * swept);
      },
    }),
    eta_is: (capacity, point) => {
      const [flow, work, drawn] = [model.flowOf(capacity, point), model.isentropicWork(point), knownPower(point)];
      return flow === undefined || work === undefined || drawn === undefined ? undefined : (flow * work) / drawn;
    },
    ...(model.hasPower && {
      loss: (capacity: number, point: Point) => {
        const [flow, work, drawn] = [model.flowOf(capacity, point), model.work(point), knownPower(point)];
        return flow === undefined || work === undefined || drawn === undefined ? undefined : 1 - (flow * work) / drawn;
      },
    }),
  };
}

const kilo = (watts: number | undefined): number | undefined => (watts === undefined ? undefined : kiloFromBase(watts));

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** Derivatives of a figure by the unknowns: those it does not follow are 0. undefined where one cannot be had. */
function gradientOf(
  of: (point: Point) => number | undefined,
  at: Point,
  unknowns: readonly Unknown[],
): Float64Array | undefined {
  const gradient = new Float64Array(unknowns.length);
  for (const [i, { key, step }] of unknowns.entries()) {
    const value = at[key]!;
    const [more, less] = [of({ ...at, [key]: value + step }), of({ ...at, [key]: value - step })];
    if (!isNumber(more) || !isNumber(less)) return undefined;
    gradient[i] = (more - less) / (2 * step);
  }
  return gradient;
}

/** Where the unknowns agree. */
export function reconciledPoint(meeting: Meeting, unknowns: readonly Unknown[]): Point {
  const corrections = meeting.corrections();
  return Object.fromEntries(unknowns.map(({ key, value }, i) => [key, value + corrections[i]!]));
}

/** Every figure that has a value, a finite one, at the reconciled readings. */
export function figuresOf(model: Model, meeting: Meeting, unknowns: readonly Unknown[]): Figures {
  const at = reconciledPoint(meeting, unknowns);
  const figures: Partial<Record<FigureKey, Figure>> = {};
  for (const [key, of] of Object.entries(figureFunctions(model)) as (readonly [FigureKey, Of])[]) {
    const value = of(Math.exp(meeting.mu), at);
    if (!isNumber(value) || (key !== 'loss' && value <= 0)) continue;
    const byUnknown = gradientOf((point) => of(Math.exp(meeting.mu), point), at, unknowns);
    const [more, less] = [of(Math.exp(meeting.mu + MU_STEP), at), of(Math.exp(meeting.mu - MU_STEP), at)];
    if (byUnknown === undefined || !isNumber(more) || !isNumber(less)) continue;
    const variance = meeting.figureVariance((more - less) / (2 * MU_STEP), byUnknown);
    figures[key] = { value, U: COVERAGE * Math.sqrt(variance) };
  }
  return figures;
}

/**
 * The ratio alone, where nothing gives a capacity: COP = (1 − λ)Δc/w, or EER = (1 − λ)Δe/w, from five readings.
 * undefined where a state is missing.
 */
export function ratioOf(
  model: Model,
  unknowns: readonly Unknown[],
  covariance: (i: number, j: number) => number,
): Figures | undefined {
  const of = (point: Point): number | undefined => {
    const [work, main] = [model.work(point), model.isHeating ? model.warm(point) : model.cold(point)];
    return work === undefined || main === undefined ? undefined : ((1 - (point.loss ?? 0)) * main) / work;
  };
  const at = Object.fromEntries(unknowns.map(({ key, value }) => [key, value])) as Record<UnknownKey, number>;
  const value = of(at);
  if (!isNumber(value) || value <= 0) return undefined;
  const gradient = gradientOf(of, at, unknowns);
  if (gradient === undefined) return undefined;
  let variance = 0;
  for (let i = 0; i < gradient.length; i += 1) {
    for (let j = 0; j < gradient.length; j += 1) variance += gradient[i]! * covariance(i, j) * gradient[j]!;
  }
  return { [model.isHeating ? 'cop_compressor' : 'eer_compressor']: { value, U: COVERAGE * Math.sqrt(variance) } };
}
