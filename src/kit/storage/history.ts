/** The latest runs of each calculator, on this device, once cookies are accepted; those of the simulator in any case. */
import { atom } from 'nanostores';
import { restoreConsent } from './consent.ts';
import { storedIn, valueOfText } from './numbered.ts';
import type { Stored } from './numbered.ts';
import { setContent } from '../form/content.ts';
import { whenAnotherTabKeeps } from './tabs.ts';

const LIMIT = 10;

export interface Run {
  /** Inputs, as a link carries them. */
  readonly parameters: string;
  /** What came out, in words. */
  readonly summary: string;
  /** What was put in, in words; runs kept by an older version have none. */
  readonly inputs?: string;
  /** ISO date and time. */
  readonly at: string;
}

/** Lists of what a button keeps: whoever pressed it asked for that, whatever they answered to cookies. */
const ASKED_FOR: readonly string[] = ['simulation.circuit'];
const mayKeep = (id: string): boolean => ASKED_FOR.includes(id) || restoreConsent();

const storageKey = (id: string): string => `appfroid.history.${id}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The run a kept value is, with nothing but what a run has; none where a page could not show it. */
function runFrom(value: unknown): readonly Run[] {
  if (typeof value !== 'object' || value === null) return [];
  const { parameters, summary, inputs, at } = value as Readonly<Record<string, unknown>>;
  if (![parameters, summary, at].every(isText) || !Number.isFinite(Date.parse(at as string))) return [];
  if (inputs !== undefined && !isText(inputs)) return [];
  return [{ parameters, summary, at, ...(inputs !== undefined && { inputs }) } as Run];
}

/** As many as are kept, the same inputs once. */
function distinct(runs: Iterable<Run>): readonly Run[] {
  const found = new Map<string, Run>();
  for (const run of runs) {
    if (found.size >= LIMIT) break;
    if (!found.has(run.parameters)) found.set(run.parameters, run);
  }
  return [...found.values()];
}

/** The runs of a text kept before; each entry that does not fit is dropped. */
export const runsFromText = (text: string | null): readonly Run[] => runsFrom(valueOfText(text));

const runsFrom = (kept: unknown): readonly Run[] => (Array.isArray(kept) ? distinct(kept.flatMap(runFrom)) : []);

const boxOf = (id: string): Stored<readonly Run[]> => storedIn('local', storageKey(id), runsFrom);

/** The runs with one more, the latest first; the same inputs stand once. */
export function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  return [run, ...runs.filter(({ parameters }) => parameters !== run.parameters)].slice(0, LIMIT);
}

export const $runs = atom<readonly Run[]>([]);

let followed: string | undefined;

/** Reads the runs of a calculator, and follows the other tabs. */
export function restoreRuns(id: string): void {
  if (followed === undefined) {
    whenAnotherTabKeeps(storageKey(id), (text) => setContent($runs, mayKeep(id) ? runsFromText(text) : []));
  }
  followed = id;
  setContent($runs, (mayKeep(id) && boxOf(id).load()) || []);
}

function keep(id: string, runs: readonly Run[]): void {
  $runs.set(runs);
  // Where storage is barred or full, the list holds for this page.
  boxOf(id).save(runs.length === 0 ? undefined : runs);
}

/** Keeps a run, where cookies are accepted or a button asked for it. */
export function addRun(id: string, run: Run): void {
  if (!mayKeep(id)) return;
  // The list may not be on the page yet: what it held is not written over.
  if (followed !== id) restoreRuns(id);
  keep(id, withRun($runs.get(), run));
}

export function clearRuns(id: string): void {
  keep(id, []);
}

/** The runs kept of a calculator, without following them; none that may not be kept. */
export function storedRuns(id: string): readonly Run[] {
  try {
    return mayKeep(id) ? runsFromText(localStorage.getItem(storageKey(id))) : [];
  } catch {
    return [];
  }
}

/** Puts runs behind those kept, as far as there is room, where they may be kept. */
export function takeRuns(id: string, runs: readonly Run[]): void {
  if (!mayKeep(id) || runs.length === 0) return;
  // What cannot be read of those kept is set aside; where storage is barred or full, what is kept stands.
  const box = boxOf(id);
  box.save(distinct([...(box.load() ?? []), ...runs]));
}
