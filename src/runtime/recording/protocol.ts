/** The messages between a page and the worker that holds its recording. Rows stay there; figures and drawings come out. */
import type {
  Choices,
  ColumnKey,
  GaugeCheck,
  Interval,
  Outcome,
  Probe,
  Proposal,
  RecordingAnalysis,
  SetFacts,
  SteadySettings,
} from '../../diagnosis/measurements/index.ts';
import type { Locale } from '../../language/index.ts';
import type { ReplyOf, RequestOf } from '../protocol.ts';

/** What the reader settled of a file, as a message may carry it. */
export type PlainChoices = Omit<Choices, 'engine'>;

/** A file as it was understood, without its rows. */
export interface OpenedRecording {
  readonly facts: SetFacts;
  readonly proposal: Proposal;
  readonly rows: number;
  readonly columns: readonly ColumnKey[];
  /** s from the start: the last row. */
  readonly end: number;
  readonly preview: readonly PreviewRow[];
}

/** One of the first rows; figures in the units a set stores. */
export interface PreviewRow {
  /** s from the start. */
  readonly seconds: number;
  /** What the file's clock showed; '' where the file has no date. */
  readonly clock: string;
  /** In the order of `columns`. */
  readonly values: readonly (number | null)[];
}

/** What a plot may show. */
export const SERIES_KEYS = ['superheat', 'subcooling', 't0', 'tk'] as const;
export type SeriesKey = (typeof SERIES_KEYS)[number];

/** An analysis without its columns of a value a row. */
export type AnalysisFigures = Omit<RecordingAnalysis, 'series' | 'labels'>;

/** A curve thinned to what pixels can show, broken (NaN) where nothing was recorded; the band lies round it. */
export interface ShownCurve {
  /** s from the start. */
  readonly times: Float64Array;
  readonly values: Float64Array;
  readonly band?: ShownBand;
}

/** The least and the greatest of value ± U at each instant; broken like the curve. */
export interface ShownBand {
  readonly times: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export type ShownCurves = Readonly<Partial<Record<SeriesKey, ShownCurve>>>;

/** A row as the table under a plot says it. */
export interface SampledRow {
  readonly seconds: number;
  readonly clock: string;
  readonly values: Readonly<Partial<Record<SeriesKey, number | null>>>;
  readonly u_superheat: number | null;
  readonly u_subcooling: number | null;
}

/** Means over rows: °C, K, kW, A, %, bar absolute, m³/h, kg/h. */
export type Means = Readonly<Partial<Record<ColumnKey, number>>>;

/** kWh, as a counter of the file showed them. */
export interface Counted {
  readonly first: number;
  readonly last: number;
  /** It showed less at some row than before: it was set back, or another was read. */
  readonly isFalling: boolean;
}
export type CounterKey = 'heat_energy' | 'elec_energy';
export type Counters = Readonly<Partial<Record<CounterKey, Counted>>>;

export interface GaugeVerdict extends GaugeCheck {
  /** K between dew and bubble of the file's fluid at that pressure. */
  readonly glide: number | null;
}

export type ExportAsk =
  | {
      readonly kind: 'csv';
      readonly locale: Locale;
      readonly labels: Readonly<Partial<Record<ColumnKey | 'time', string>>>;
    }
  | { readonly kind: 'json' }
  /** A drawing that is to carry its recording. */
  | { readonly kind: 'svg'; readonly svg: string };

export interface RecordingCalls {
  /** The signature of a table's header, by its first lines; '' for what is no table. */
  peek: { readonly ask: { readonly file: Blob }; readonly answer: string };
  /** Reads a file for a preview. What was accepted before stands, and an earlier preview too where this one is refused. */
  open: {
    readonly ask: { readonly file: Blob; readonly name: string; readonly choices: PlainChoices };
    readonly answer: Outcome<OpenedRecording>;
  };
  /** Makes the file in preview the recording; false where there is none. */
  accept: { readonly ask: Readonly<Record<string, never>>; readonly answer: boolean };
  analyse: {
    readonly ask: {
      readonly settings: Partial<SteadySettings>;
      /** How well columns are known; what the file itself says of a probe stands. */
      readonly probes: Readonly<Partial<Record<ColumnKey, Probe>>>;
    };
    readonly answer: Outcome<AnalysisFigures>;
  };
  /** Curves over a span of time, s from the start. */
  view: {
    readonly ask: {
      readonly keys: readonly SeriesKey[];
      readonly from: number;
      readonly to: number;
      readonly buckets: number;
    };
    readonly answer: ShownCurves;
  };
  /** Rows evenly drawn from a span of time. */
  sample: {
    readonly ask: { readonly from: number; readonly to: number; readonly count: number };
    readonly answer: readonly SampledRow[];
  };
  /** Means of the columns over a span of time, both ends in it. */
  means: { readonly ask: { readonly from: number; readonly to: number }; readonly answer: Means };
  /** The counters there are, from the first of their rows to the last. */
  counters: { readonly ask: Readonly<Record<string, never>>; readonly answer: Counters };
  /** Undefined where the file has no saturation temperatures of the gauge. */
  gauge: { readonly ask: Readonly<Record<string, never>>; readonly answer: Outcome<GaugeVerdict> | undefined };
  export: { readonly ask: ExportAsk; readonly answer: Blob };
}

export type RecordingRequest = RequestOf<RecordingCalls>;
export type RecordingReply = ReplyOf<RecordingCalls>;

export type { Interval };
