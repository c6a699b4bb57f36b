/** Steps of the paths a reader ticked, on this device: kept because they asked for it by ticking. */
import { storedIn } from '../../../kit/storage/numbered.ts';

export const STEPS_KEY = 'appfroid.pathSteps';
const STEP = /^[a-z0-9][a-z0-9.-]{0,80}$/;
/** More steps than all paths have. */
const LIMIT = 300;

/** What a kept value holds of the steps; undefined where it is none. */
export const stepsFrom = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((step): step is string => typeof step === 'string' && STEP.test(step)))].slice(0, LIMIT)
    : undefined;

const box = storedIn('local', STEPS_KEY, stepsFrom);

export const keptSteps = (): readonly string[] => box.load() ?? [];

/** Keeps the steps; where storage is barred or full, they hold for this page alone. */
export const keepSteps = (steps: readonly string[]): boolean =>
  box.save(steps.length === 0 ? undefined : [...new Set(steps)]);
