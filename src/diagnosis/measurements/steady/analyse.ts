/** A recording read as intervals: what the machine did, when, and how well it is known. */
import { outcomeOf } from '../../../circuit/outcome.ts';
import type { Values } from '../../../circuit/outcome.ts';
import type { Engine } from '../../../engine/types.ts';
import { fluidNamed } from '../saturation/points.ts';
import { saturationCurve } from '../saturation/table.ts';
import type { ColumnKey } from '../columns.ts';
import { usualStep } from '../order.ts';
import type { Outcome } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import type { AnyColumns, SetFacts } from '../set.ts';
import { tableFromSet } from '../set.ts';
import type { Label, Start } from './labels.ts';
import { HUNTING, labelledRows, LABELS, STEADY } from './labels.ts';
import { runningRows } from './running.ts';
import type { Series } from './series.ts';
import { blankSeries, fillSeries, supposedProbes } from './series.ts';
import type { SteadySettings } from './settings.ts';
import { STEADY_SETTINGS } from './settings.ts';
import type { IntervalFigures } from './statistics.ts';
import { intervalFigures } from './statistics.ts';

export interface Interval extends Partial<IntervalFigures> {
  readonly label: Label;
  /** s */
  readonly start: number;
  readonly end: number;
  readonly rows: number;
  /** Places of the first row and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface AnalysisWarning {
  readonly code: 'W_SHORT' | 'W_SHMIN' | 'W_PROBE' | 'W_LIQBACK';
  readonly values: Values;
}

export interface RecordingAnalysis {
  readonly intervals: readonly Interval[];
  /** Place of the interval a diagnosis would read: the longest steady one, else the longest that hunts; null for none. */
  readonly proposed: number | null;
  readonly starts: readonly Start[];
  readonly cycles_per_hour: number | null;
  /** Share of the rows in which the machine runs. */
  readonly running_share: number | null;
  readonly rows: number;
  /** Rows without a superheat or a saturation temperature. */
  readonly invalid_rows: number;
  readonly warnings: readonly AnalysisWarning[];
  readonly settings: SteadySettings;
  readonly series: Series;
  /** Place in `LABELS` of each row's label. */
  readonly labels: Uint8Array;
  /** How far saturation temperatures may lie from the engine, K. */
  readonly saturation_error: number;
}

export type Recording = Partial<SetFacts> & { readonly fluid: string; readonly columns: AnyColumns };

/** Cycles an hour and shares of rows from which a warning is due; trade rule and choice of this product. */
const SHORT_CYCLES = 6;
const OFTEN_LOW = 0.1;
const ROWS_OF_A_STEP = 20_000;
const NEEDED = ['time', 'p_lp', 'p_hp', 't_suction'] as const;

const isList = (value: unknown): boolean => Array.isArray(value) || value instanceof Float64Array;

function warningsOf(
  intervals: readonly Interval[],
  cycles: number,
  supposed: readonly ColumnKey[],
  settings: SteadySettings,
): AnalysisWarning[] {
  const warnings: AnalysisWarning[] = [];
  if (cycles > SHORT_CYCLES) warnings.push({ code: 'W_SHORT', values: { n: cycles } });
  for (const { label, start, superheat, u_superheat, share_below_min } of intervals) {
    if ((share_below_min ?? 0) > OFTEN_LOW) {
      warnings.push({
        code: 'W_SHMIN',
        values: { v: settings.sh_min, s: 100 * (share_below_min ?? 0), label, start },
      });
    }
    if (typeof superheat === 'number' && typeof u_superheat === 'number' && Math.abs(superheat) <= u_superheat) {
      warnings.push({ code: 'W_LIQBACK', values: { v: superheat, u: u_superheat, label, start } });
    }
  }
  if (supposed.length > 0) warnings.push({ code: 'W_PROBE', values: { columns: supposed.join(' ') } });
  return warnings;
}

/** The longest interval a diagnosis can read; one that hunts, whose means hide what it did, only where none is steady. */
function proposedOf(intervals: readonly Interval[], settings: SteadySettings): number | null {
  const longest = (wanted: Label): number | null => {
    let best: number | null = null;
    for (const [index, { label, start, end }] of intervals.entries()) {
      if (label !== wanted || end - start < settings.min_interval) continue;
      const known = best === null ? undefined : intervals[best];
      if (known === undefined || end - start > known.end - known.start) best = index;
    }
    return best;
  };
  return longest('steady') ?? longest('hunting');
}

/**
 * The analysis in steps, so that a worker can say how far it is (a share from 0 to 1) and stop between two of them.
 * @throws {Refusal} E_FLUID, E_MISSING with the column
 */
export function* analysisSteps(
  recording: Recording,
  engine: Engine,
  changed: Partial<SteadySettings> = {},
): Generator<number, RecordingAnalysis> {
  const settings = { ...STEADY_SETTINGS, ...changed };
  const fluid = fluidNamed(engine, (recording as Partial<Recording> | undefined)?.fluid) ?? refuse('E_FLUID', 'fluid');
  const given = recording.columns as Readonly<Record<string, unknown>> | undefined;
  for (const key of NEEDED) if (!isList(given?.[key])) refuse('E_MISSING', `columns.${key}`);
  const { columns } = tableFromSet(recording as SetFacts & Recording);
  const { time } = columns;
  const rows = time.length;
  const probes = recording.probes ?? {};

  const curve = saturationCurve(fluid, [columns.p_lp ?? time, columns.p_hp ?? time]);
  const series = blankSeries(rows);
  for (let from = 0; from < rows; from += ROWS_OF_A_STEP) {
    fillSeries(series, columns, { probes }, curve, from, Math.min(rows, from + ROWS_OF_A_STEP));
    yield (0.5 * from) / rows;
  }
  const running = runningRows(columns, series, settings);
  const labelling = labelledRows(columns, series, running, settings);
  let step = labelling.next();
  for (; step.done !== true; step = labelling.next()) yield 0.5 + (0.4 * step.value) / rows;
  const { labels, starts } = step.value;

  const usual = usualStep(time);
  const intervals: Interval[] = [];
  for (let from = 0; from < rows;) {
    let to = from + 1;
    while (to < rows && labels[to] === labels[from]) to += 1;
    const label = labels[from]!;
    const isRead = label === STEADY || label === HUNTING;
    intervals.push({
      label: LABELS[label]!,
      start: time[from]!,
      end: time[to - 1]!,
      rows: to - from,
      from,
      to,
      ...(isRead ? intervalFigures(columns, series, from, to, usual, settings) : {}),
    });
    from = to;
    if (isRead) yield 0.9 + (0.1 * from) / rows;
  }

  const hours = rows === 0 ? 0 : (time[rows - 1]! - time[0]!) / 3600;
  const cycles = hours > 0 ? starts.length / hours : 0;
  let invalid = 0;
  for (let row = 0; row < rows; row++) {
    if (Number.isNaN(series.superheat[row]! + series.tk_dew[row]!)) invalid += 1;
  }
  return {
    intervals,
    proposed: proposedOf(intervals, settings),
    starts,
    cycles_per_hour: hours > 0 ? cycles : null,
    running_share: rows === 0 ? null : running.reduce((sum, runs) => sum + runs, 0) / rows,
    rows,
    invalid_rows: invalid,
    warnings: warningsOf(intervals, cycles, supposedProbes({ probes } as SetFacts, columns), settings),
    settings,
    series,
    labels,
    saturation_error: curve.error,
  };
}

/**
 * What a machine did in a recording: steady, hunting, starting, stopped, defrosting or on the way between them, with the
 * figures of each interval that can be read.
 *
 * A moving window of 300 s (12 rows at least) in which both saturation temperatures neither scatter nor drift is quiet;
 * it is steady where the superheat is too, else hunting. Principle: Kim, Yoon, Payne, Domanski, NIST SP 1087 (2008); the
 * limits are choices of this product (`settings.ts`).
 *
 * @param recording a measurement set in either form; fluid, p_lp, p_hp (bar absolute) and t_suction (°C) are needed
 * @param engine opens the fluid
 * @param changed limits of the detector in place of the usual ones
 *
 * Problems: E_FLUID (fluid), E_MISSING (columns.…).
 */
export const analyseRecording = (
  recording: Recording,
  engine: Engine,
  changed: Partial<SteadySettings> = {},
): Outcome<RecordingAnalysis> =>
  outcomeOf(() => {
    const steps = analysisSteps(recording, engine, changed);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  });
