/** A compressor over its envelope, a row at a time. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { STEADY_DEFAULTS } from '../../simulation/defaults.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { Arguments } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { CompressorPoint } from './between.ts';
import { compressorPoint } from './point.ts';
import type { Compressor } from './record.ts';
import { readRecord } from './record.ts';

/** What the compressor does at one point of its rating condition: kW, kW, and shares. */
export interface MapCell {
  readonly capacity: number | null;
  readonly power: number | null;
  readonly eer: number | null;
  readonly eta_is: number | null;
  readonly eta_v: number | null;
  /** Inside the envelope; true where there is none. */
  readonly in_range: boolean;
}

export interface CompressorMap {
  /** Evaporating dew temperatures, °C: one column each. */
  readonly te: readonly number[];
  /** Condensing dew temperatures, °C: one row each. */
  readonly tc: readonly number[];
  /** By tc, then te; null where the data give nothing possible. */
  readonly rows: readonly (readonly (MapCell | null)[])[];
}

export interface MapProgress {
  /** Rows done, of `total`. */
  readonly done: number;
  readonly total: number;
}

const COUNT = 21;
const MOST = 60;
/** Where compressors are rated when the record gives no envelope, °C. */
const USUAL = { te: [-30, 15], tc: [25, 60] } as const;
/** The same of a fluid that condenses in outdoor air near its critical point or not at all, below that point, K. */
const NEAR_CRITICAL = { te: [75, 30], tc: [45, 3] } as const;
/** °C */
const LOW_CRITICAL = 45;
/** K: nearer to its ends a saturation curve gives no sound figures. */
const MARGIN = 1;
const SMALLEST_SPAN = 2;

type Span = readonly [from: number, to: number];

function spanOf(
  { min, max }: { readonly min: number | undefined; readonly max: number | undefined },
  usual: Span,
  [lowest, highest]: Span,
): Span {
  const from = Math.max(min ?? Math.min(usual[0], (max ?? usual[1]) - SMALLEST_SPAN), lowest);
  const to = Math.min(max ?? Math.max(usual[1], from + SMALLEST_SPAN), highest);
  // An envelope the fluid cannot follow: what it can follow of the usual one.
  return to - from >= SMALLEST_SPAN ? [from, to] : [Math.max(usual[0], lowest), Math.min(usual[1], highest)];
}

/** The temperatures a map covers: the record's envelope, else the usual one, within what the fluid has. */
function mapSpans(fluid: Fluid, { envelope }: Pick<Compressor, 'envelope'>): { te: Span; tc: Span } {
  const critical = celsiusFromKelvin(fluid.critical.T);
  const ends: Span = [celsiusFromKelvin(fluid.limits.Tmin) + MARGIN, critical - MARGIN];
  const usual = (side: 'te' | 'tc'): Span =>
    critical < LOW_CRITICAL ? [critical - NEAR_CRITICAL[side][0], critical - NEAR_CRITICAL[side][1]] : USUAL[side];
  return { te: spanOf(envelope.te, usual('te'), ends), tc: spanOf(envelope.tc, usual('tc'), ends) };
}

const evenly = ([from, to]: Span, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

const ratioOf = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a / b);

function cellOf({ rated, power_input, eta_is, eta_v, in_range }: CompressorPoint): MapCell {
  const { capacity } = rated;
  return { capacity, power: power_input, eer: ratioOf(capacity, power_input), eta_is, eta_v, in_range };
}

/**
 * A compressor at its own rating condition over evaporating and condensing dew temperatures. It yields after each row
 * and returns the whole.
 *
 * @param record keys of `CompressorRecord`
 * @param options count 2 to 60: points of each axis, 21; fluid (default the record's)
 * @returns rows by tc, columns by te
 *
 * Problems: those of `compressorPoint` where no point has a value, that of the middle then.
 */
export function* compressorMap(
  record: unknown,
  options: unknown,
  engine: Engine,
): Generator<MapProgress, Outcome<CompressorMap>> {
  const prepared = outcomeOf(() => {
    if (record === undefined || record === null) refuse('E_MISSING', 'record');
    const compressor = readRecord(new Arguments(record));
    const choices = new Arguments(options);
    const name = choices.has('fluid') ? choices.raw('fluid') : (compressor.fluid ?? STEADY_DEFAULTS.fluid);
    const count = choices.number('count', { default: COUNT, min: 2, max: MOST });
    if (!Number.isInteger(count)) refuse('E_RANGE', 'count', { min: 2, max: MOST });
    const spans = mapSpans(fluidOf(engine, name, 'fluid'), compressor);
    return { name, te: evenly(spans.te, count), tc: evenly(spans.tc, count) };
  });
  if (!prepared.ok) return prepared;
  const { name, te, tc } = prepared.result;
  const rows: (readonly (MapCell | null)[])[] = [];
  let hasValue = false;
  for (const condensing of tc) {
    const row = te.map((evaporating) => {
      const outcome = compressorPoint(record, evaporating, condensing, { fluid: name }, engine);
      return outcome.ok ? cellOf(outcome.result) : null;
    });
    hasValue ||= row.some((cell) => cell !== null);
    rows.push(row);
    yield { done: rows.length, total: tc.length };
  }
  if (hasValue) return { ok: true, result: { te, tc, rows } };
  const middle = (axis: readonly number[]): number | undefined => axis[Math.floor(axis.length / 2)];
  const outcome = compressorPoint(record, middle(te), middle(tc), { fluid: name }, engine);
  return outcome.ok ? { ok: true, result: { te, tc, rows } } : outcome;
}
