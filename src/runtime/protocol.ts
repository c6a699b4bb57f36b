/** The messages between a page and its calculation worker. Plain data, SI as at the engine's door. */
import type { Component, Envelope, FluidQuality, Pair, STATE_FIELDS, StatedError } from '../engine/types.ts';
import type { DoorName, DoorProgress } from './doors.ts';

export type StateField = (typeof STATE_FIELDS)[number];

/** One vectorised call: state i is fixed by (xs[i], ys[i]); only `fields` come back, one array each. */
export interface StateJob {
  readonly pair: Pair;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly fields: readonly StateField[];
}

/** Constants of a fluid a chart is drawn from: K, Pa, kg/m3. */
export interface FluidSummary {
  readonly name: string;
  readonly critical: { readonly T: number; readonly P: number; readonly D: number };
  readonly triple: { readonly T: number; readonly P: number };
  readonly limits: { readonly Tmin: number; readonly Tmax: number; readonly Pmax: number };
  /** Of a mixture, cold to critical. */
  readonly envelope: Envelope | undefined;
  readonly components: readonly Component[];
  readonly quality: FluidQuality;
  /** How far bubble and dew points may lie off, K, where that was found to be much. */
  readonly statedError: StatedError | undefined;
  /** Relative standard uncertainty of viscosities; undefined where there are none. */
  readonly viscosityUncertainty: number | undefined;
}

/** What can be asked, and what comes back. */
export interface Calls {
  summary: { readonly ask: { readonly fluid: string }; readonly answer: FluidSummary };
  states: {
    readonly ask: { readonly fluid: string; readonly jobs: readonly StateJob[] };
    readonly answer: readonly (readonly Float64Array[])[];
  };
  /** A door of the circuit; `question` is its arguments without the engine, plain data as its answer. */
  door: {
    readonly ask: { readonly name: DoorName; readonly question: readonly unknown[] };
    readonly answer: unknown;
  };
}

/** What a worker may be asked, by name. */
export type AnyCalls<C> = { readonly [K in keyof C]: { readonly ask: unknown; readonly answer: unknown } };

export type RequestOf<C extends AnyCalls<C>> =
  | { [K in keyof C]: { readonly id: number; readonly kind: K; readonly ask: C[K]['ask'] } }[keyof C]
  | { readonly id: number; readonly kind: 'cancel' };

export type ReplyOf<C extends AnyCalls<C>> =
  | { readonly id: number; readonly ok: true; readonly answer: C[keyof C]['answer'] }
  | { readonly id: number; readonly progress: DoorProgress }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };

export type WorkerRequest = RequestOf<Calls>;
export type WorkerReply = ReplyOf<Calls>;
