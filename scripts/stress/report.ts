/** What a stress run found. */
export interface Report {
  /** One line with the figures. */
  readonly summary: string;
  /** What must not have happened; empty when all held. */
  readonly faults: readonly string[];
}

/** How much of each kind of stress. */
export interface Size {
  readonly fuzzedCalls: number;
  readonly soakSeconds: number;
  readonly pipelinedCalls: number;
  readonly restarts: number;
  readonly streams: number;
  readonly batches: number;
}

/** Seconds, within `npm test`. */
export const SHORT: Size = {
  fuzzedCalls: 3000,
  soakSeconds: 5,
  pipelinedCalls: 300,
  restarts: 2,
  streams: 200,
  batches: 4,
};
/** Minutes, by command. */
export const LONG: Size = {
  fuzzedCalls: 100_000,
  soakSeconds: 600,
  pipelinedCalls: 5000,
  restarts: 20,
  streams: 2400,
  batches: 40,
};

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
