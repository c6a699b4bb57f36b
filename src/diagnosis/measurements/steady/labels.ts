/** What each row of a recording belongs to. */
import type { Columns } from '../set.ts';
import { median, usualStep } from '../order.ts';
import type { Stretch } from './running.ts';
import { stretchesOf } from './running.ts';
import type { Series } from './series.ts';
import type { SteadySettings } from './settings.ts';
import { DEFROST_ROOM } from './settings.ts';
import { MovingWindow } from './window.ts';

export const LABELS = ['transient', 'steady', 'hunting', 'start', 'stopped', 'defrost'] as const;
export type Label = (typeof LABELS)[number];
/** Places in `LABELS`. */
export const TRANSIENT = 0;
export const STEADY = 1;
export const HUNTING = 2;
const START = 3;
const STOPPED = 4;
const DEFROST = 5;

/** Rows between two looks at the clock. */
const ROWS_OF_A_STEP = 20_000;

/** Marks the windows that are quiet: steady before hunting. Yields the rows done. */
function* markQuiet(
  labels: Uint8Array,
  { time }: Columns<Float64Array>,
  { t0_dew, tk_dew, superheat }: Series,
  running: Uint8Array,
  settings: SteadySettings,
): Generator<number> {
  const step = usualStep(time);
  const rows = Math.max(settings.min_samples, step > 0 ? Math.ceil(settings.window / step) + 1 : 0);
  const window = new MovingWindow(time, [t0_dew, tk_dew, superheat], rows);
  const [t0, tk, sh] = window.spreads as [
    (typeof window.spreads)[0],
    (typeof window.spreads)[0],
    (typeof window.spreads)[0],
  ];
  // Rows before these are marked already; a steady window may still overwrite a hunting one.
  let steadyTo = 0;
  let huntingTo = 0;
  let isCut = true;
  for (let row = 0; row < time.length; row++) {
    if (row % ROWS_OF_A_STEP === ROWS_OF_A_STEP - 1) yield row;
    const isValid = !Number.isNaN(t0_dew[row]! + tk_dew[row]! + superheat[row]!);
    if (running[row] === 0 || !isValid) {
      isCut = true;
      continue;
    }
    if (isCut || time[row]! - time[row - 1]! > settings.gap) window.restart(row);
    isCut = false;
    if (!window.push()) continue;
    const isQuiet =
      t0.s <= settings.s_t0 &&
      tk.s <= settings.s_tk &&
      Math.abs(t0.drift) <= settings.drift_t0 &&
      Math.abs(tk.drift) <= settings.drift_tk;
    if (!isQuiet) continue;
    const drift = Math.abs(sh.drift);
    if (sh.s <= settings.s_sh && drift <= settings.drift_sh) {
      for (let one = Math.max(window.from, steadyTo); one <= row; one++) labels[one] = STEADY;
      steadyTo = row + 1;
    } else if (drift <= 2 * settings.drift_sh) {
      for (let one = Math.max(window.from, huntingTo); one <= row; one++) {
        if (labels[one] === TRANSIENT) labels[one] = HUNTING;
      }
      huntingTo = row + 1;
    }
  }
}

/** Whether a stop is a defrost: a warm suction pipe for a minute, warmer than the air of a cold room. */
function isDefrost(
  { from, to }: Stretch,
  { time, t_suction, te_in }: Columns<Float64Array>,
  settings: SteadySettings,
): boolean {
  if (t_suction === undefined || te_in === undefined) return false;
  const room = te_in.subarray(from, to).filter((value) => !Number.isNaN(value));
  if (room.length === 0 || median(room) >= DEFROST_ROOM) return false;
  let since = Number.NaN;
  for (let row = from; row < to; row++) {
    const pipe = t_suction[row]!;
    if (Number.isNaN(pipe) || Number.isNaN(te_in[row])) continue;
    const isWarm = pipe > settings.defrost_t && pipe > te_in[row]!;
    if (!isWarm) since = Number.NaN;
    else if (Number.isNaN(since)) since = time[row]!;
    if (time[row]! - since >= settings.defrost_min) return true;
  }
  return false;
}

/** A run that began after a stop. */
export interface Start {
  /** s */
  readonly time: number;
  /** s until the first steady or hunting row; null where the run ends before. */
  readonly pull_down: number | null;
  /** °C, the lowest evaporation of the run. */
  readonly t0_min: number | null;
  /** s until the stop, or until the recording ends. */
  readonly run: number;
}

/** Labels the rows of a run after a stop until it is quiet, and says how it went. */
function startOf(
  { from, to }: Stretch,
  labels: Uint8Array,
  time: Float64Array,
  t0: Float64Array,
  settings: SteadySettings,
): Start {
  const begin = time[from]!;
  let quiet = from;
  while (quiet < to && labels[quiet] === TRANSIENT) quiet += 1;
  for (let row = from; row < quiet && time[row]! - begin <= settings.start_max; row++) labels[row] = START;
  let lowest = Number.POSITIVE_INFINITY;
  // Up to the instant the run ends at, its row included.
  for (let row = from; row <= to && row < t0.length; row++) if (t0[row]! < lowest) lowest = t0[row]!;
  return {
    time: begin,
    pull_down: quiet < to ? time[quiet]! - begin : null,
    t0_min: lowest === Number.POSITIVE_INFINITY ? null : lowest,
    run: time[Math.min(to, time.length - 1)]! - begin,
  };
}

export interface Labelled {
  /** Place in `LABELS` of each row. */
  readonly labels: Uint8Array;
  readonly starts: readonly Start[];
}

/** The label of each row, and the starts. Yields the rows done now and then. */
export function* labelledRows(
  columns: Columns<Float64Array>,
  series: Series,
  running: Uint8Array,
  settings: SteadySettings,
): Generator<number, Labelled> {
  const labels = new Uint8Array(columns.time.length);
  yield* markQuiet(labels, columns, series, running, settings);
  const starts: Start[] = [];
  for (const [index, stretch] of stretchesOf(running).entries()) {
    if (!stretch.runs) labels.fill(isDefrost(stretch, columns, settings) ? DEFROST : STOPPED, stretch.from, stretch.to);
    else if (index > 0) starts.push(startOf(stretch, labels, columns.time, series.t0_dew, settings));
  }
  return { labels, starts };
}
