/**
 * The recording a page works on, held where it is computed: a file is read for a preview, accepted, analysed, drawn and
 * written from here. Two sets at most are held; a file that fails leaves both as they are.
 */
import type {
  ColumnKey,
  Control,
  MeasurementTable,
  Outcome,
  Problem,
  Probe,
  Proposal,
  RecordingAnalysis,
  SteadySettings,
} from '../../diagnosis/measurements/index.ts';
import { outcomeOf } from '../../circuit/outcome.ts';
import {
  analysisSteps,
  clockTime,
  gaugeCheck,
  isColumnKey,
  readMeasurementTable,
  svgWithMeasurements,
  writeMeasurementsCsv,
  writeMeasurementsJson,
} from '../../diagnosis/measurements/index.ts';
import { median, usualStep } from '../../diagnosis/measurements/order.ts';
import type { Engine } from '../../engine/index.ts';
import { placeFrom, rowsOf, shownCurve } from './curves.ts';
import type {
  AnalysisFigures,
  Counted,
  CounterKey,
  Counters,
  ExportAsk,
  GaugeVerdict,
  Means,
  OpenedRecording,
  PlainChoices,
  SampledRow,
  SeriesKey,
  ShownCurve,
  ShownCurves,
} from './protocol.ts';

/** Rows shown before a file is taken. */
const PREVIEW = 20;
/** Bytes by which a table's header is known. */
const PEEKED = 1 << 18;
/** M4 draws one bucket a pixel; no screen has more. */
const MOST_BUCKETS = 2000;
/** A step above so many usual ones is a pause, from a minute on. */
const PAUSE = { steps: 5, seconds: 60 } as const;

const COUNTERS: readonly CounterKey[] = ['heat_energy', 'elec_energy'];

const numberOrNull = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : value;

/** Instant of a place in time, as the file's clock showed it. */
const clockAt = (table: MeasurementTable, seconds: number): string =>
  clockTime({ ...table, columns: { time: [seconds] } }, 0);

function openedFrom(table: MeasurementTable, proposal: Proposal): OpenedRecording {
  const { columns, ...facts } = table;
  const keys = Object.keys(columns).filter(isColumnKey);
  const { time } = columns;
  const preview = Array.from(time.subarray(0, PREVIEW), (seconds, row) => ({
    seconds,
    clock: clockAt(table, seconds),
    values: keys.map((key) => numberOrNull(columns[key]?.[row])),
  }));
  return { facts, proposal, rows: time.length, columns: keys, end: time.at(-1) ?? 0, preview };
}

/** The recording with what was computed of it. */
interface Held {
  readonly table: MeasurementTable;
  readonly gap: number;
  analysis?: RecordingAnalysis;
}

export class RecordingHolder {
  #preview: MeasurementTable | undefined;
  #held: Held | undefined;

  /** Signature of the header of a table; '' for what is none, or whose header is longer than what is looked at. */
  async peek(file: Blob): Promise<string> {
    const part = file.size > PEEKED ? file.slice(0, PEEKED) : file;
    const answer = await readMeasurementTable(part, '', { step: 1 });
    return answer.ok ? answer.result.table.source.signature : '';
  }

  /** Reads a file for a preview; see `readMeasurements`. */
  async open(
    file: Blob,
    name: string,
    choices: PlainChoices,
    engine: Engine | undefined,
    control: Control,
  ): Promise<Outcome<OpenedRecording>> {
    const own = engine === undefined ? choices : { ...choices, engine };
    const answer = await readMeasurementTable(file, name, own, control);
    if (!answer.ok) return answer;
    const { table: read, proposal } = answer.result;
    // A file of our own that names no fluid takes the one the reader says.
    const table = read.fluid === '' && choices.fluid !== undefined ? { ...read, fluid: choices.fluid } : read;
    this.#preview = table;
    return { ok: true, result: openedFrom(table, proposal) };
  }

  accept(): boolean {
    const table = this.#preview;
    if (table === undefined) return false;
    this.#preview = undefined;
    const step = usualStep(table.columns.time);
    this.#held = { table, gap: Math.max(PAUSE.seconds, PAUSE.steps * step) };
    return true;
  }

  /** The analysis in steps, each a share from 0 to 1. */
  *analysis(
    settings: Partial<SteadySettings>,
    probes: Readonly<Partial<Record<ColumnKey, Probe>>>,
    engine: Engine,
  ): Generator<number, Outcome<AnalysisFigures>> {
    const held = this.#held;
    const table = held?.table;
    const keys = new Set([...Object.keys(probes), ...Object.keys(table?.probes ?? {})] as ColumnKey[]);
    const known = Object.fromEntries([...keys].map((key) => [key, { ...probes[key], ...table?.probes[key] }]));
    const described = { ...table, fluid: table?.fluid ?? '', columns: table?.columns ?? { time: [] }, probes: known };
    const steps = analysisSteps(described, engine, settings);
    for (;;) {
      const next = outcomeOf<ReturnType<typeof steps.next>, Problem>(() => steps.next());
      if (!next.ok) return next;
      const { done, value } = next.result;
      if (done !== true) {
        yield value;
        continue;
      }
      if (held !== undefined) held.analysis = value;
      const { series: _series, labels: _labels, ...figures } = value;
      return { ok: true, result: figures };
    }
  }

  #seriesOf(key: SeriesKey): Omit<Parameters<typeof shownCurve>[0], 'times'> | undefined {
    const series = this.#held?.analysis?.series;
    if (series === undefined) return undefined;
    switch (key) {
      case 'superheat':
        return { values: series.superheat, u: series.u_superheat };
      case 'subcooling':
        return { values: series.subcooling, u: series.u_subcooling };
      case 't0':
        return { values: series.t0_dew };
      case 'tk':
        return { values: series.tk_dew };
    }
  }

  /** Curves over a span of time, s from the start; none before the analysis. */
  view(keys: readonly SeriesKey[], from: number, to: number, buckets: number): ShownCurves {
    const held = this.#held;
    if (held === undefined) return {};
    const times = held.table.columns.time;
    const rows = rowsOf(times, from, to);
    const count = Math.min(MOST_BUCKETS, buckets);
    return Object.fromEntries(
      keys.flatMap((key): [SeriesKey, ShownCurve][] => {
        const series = this.#seriesOf(key);
        return series === undefined ? [] : [[key, shownCurve({ times, ...series }, rows, count, held.gap)]];
      }),
    );
  }

  /** Rows evenly drawn from a span of time, the first and the last among them. */
  sample(from: number, to: number, count: number): readonly SampledRow[] {
    const table = this.#held?.table;
    const series = this.#held?.analysis?.series;
    if (table === undefined || series === undefined) return [];
    const { time } = table.columns;
    const [first, end] = [placeFrom(time, from), placeFrom(time, to + 1e-9)];
    const steps = Math.min(count, end - first) - 1;
    const places = Array.from({ length: steps + 1 }, (_, index) =>
      steps === 0 ? first : first + Math.round((index * (end - 1 - first)) / steps),
    );
    return places.map((row) => ({
      seconds: time[row]!,
      clock: clockAt(table, time[row]!),
      values: {
        superheat: numberOrNull(series.superheat[row]),
        subcooling: numberOrNull(series.subcooling[row]),
        t0: numberOrNull(series.t0_dew[row]),
        tk: numberOrNull(series.tk_dew[row]),
      },
      u_superheat: numberOrNull(series.u_superheat[row]),
      u_subcooling: numberOrNull(series.u_subcooling[row]),
    }));
  }

  /** Means of the columns over a span of time, both ends in it; a column without a value there is left out. */
  means(from: number, to: number): Means {
    const columns = this.#held?.table.columns;
    if (columns === undefined) return {};
    const [first, end] = [placeFrom(columns.time, from), placeFrom(columns.time, to + 1e-9)];
    return Object.fromEntries(
      Object.entries(columns).flatMap(([key, values]): [string, number][] => {
        if (key === 'time') return [];
        let [sum, count] = [0, 0];
        for (let row = first; row < end; row++) {
          const value = values[row]!;
          if (Number.isNaN(value)) continue;
          sum += value;
          count += 1;
        }
        return count === 0 ? [] : [[key, sum / count]];
      }),
    );
  }

  counters(): Counters {
    const columns = this.#held?.table.columns;
    return Object.fromEntries(
      COUNTERS.flatMap((key): [CounterKey, Counted][] => {
        const read = columns?.[key]?.filter((value) => !Number.isNaN(value)) ?? [];
        const [first, last] = [read[0], read.at(-1)];
        if (first === undefined || last === undefined) return [];
        return [[key, { first, last, isFalling: read.some((value, row) => row > 0 && value < read[row - 1]!) }]];
      }),
    );
  }

  /** Whether the gauge was set to the fluid of the file; undefined where it wrote no saturation temperature. */
  gauge(engine: Engine): Outcome<GaugeVerdict> | undefined {
    const table = this.#held?.table;
    const { p_lp, p_hp, file_t0, file_tk } = table?.columns ?? {};
    if (table === undefined || p_lp === undefined || file_t0 === undefined) return undefined;
    const checked = gaugeCheck(
      {
        file_fluid: table.fluid,
        p_lp,
        file_t0,
        ...(p_hp === undefined || file_tk === undefined ? {} : { p_hp, file_tk }),
      },
      engine,
    );
    if (!checked.ok) return checked;
    return { ok: true, result: { ...checked.result, glide: this.#glide() } };
  }

  /** K, between dew and bubble at the low pressure: the middle one of the rows. */
  #glide(): number | null {
    const series = this.#held?.analysis?.series;
    if (series === undefined) return null;
    const glides = series.t0_dew
      .map((dew, row) => dew - series.t0_bubble[row]!)
      .filter((glide) => !Number.isNaN(glide));
    return glides.length === 0 ? null : median(glides);
  }

  /** The recording as a file that opens again as it is. */
  file(ask: ExportAsk): Blob {
    const held = this.#held;
    if (held === undefined) throw new Error('there is no recording to write');
    switch (ask.kind) {
      case 'csv':
        return new Blob(writeMeasurementsCsv(held.table, ask.locale, ask.labels), { type: 'text/csv;charset=utf-8' });
      case 'json':
        return new Blob(writeMeasurementsJson(held.table), { type: 'application/json' });
      case 'svg':
        return new Blob([svgWithMeasurements(ask.svg, held.table)], { type: 'image/svg+xml' });
    }
  }
}
