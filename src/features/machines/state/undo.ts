/** Steps back and forward through what stood: each study once, the present one among them. */

const MOST = 200;

export interface Steps {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
}

export const stepsFrom = (present: string): Steps => ({ past: [], present, future: [] });

/** A new state: what was ahead is no longer. */
export const stepped = (steps: Steps, present: string): Steps =>
  present === steps.present ? steps : { past: [...steps.past, steps.present].slice(-MOST), present, future: [] };

export function back({ past, present, future }: Steps): Steps {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function forward({ past, present, future }: Steps): Steps {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
