/** The trial: an edition of the diagnosis on machines drawn at random, with each set of readings. */
import type { Engine } from '../../engine/types.ts';
import { visitFrom } from '../readings/visit.ts';
import type { CaseKind, CaseOfTrial } from './cases.ts';
import { drawnCase } from './cases.ts';
import type { Answer } from './said.ts';
import { saidIn } from './said.ts';
import type { ReadingSet } from './sets.ts';
import { READING_SETS, requestOf } from './sets.ts';
import type { TallyResult } from './tally.ts';
import { Tally } from './tally.ts';
import type { World } from './worlds.ts';

export interface Counts {
  readonly single: number;
  readonly double: number;
  readonly healthy: number;
  readonly probe: number;
}

export interface TrialResult {
  readonly seed: number;
  readonly cases: Counts;
  /** Share of the draws that made no machine, or one that something stops. */
  readonly leftOut: number;
  readonly sets: Readonly<Record<string, TallyResult>>;
}

/** An edition's door: what it answers a request, undefined where it refuses it. */
export type Judge = (request: Readonly<Record<string, unknown>>) => Answer | undefined;

/** Draws that may fail for each case wanted. */
const MOST_DRAWS = 4;

/** Makes the trial, one case a step: how many were counted so far is yielded after each. */
export function* trialOf(
  seed: number,
  world: World,
  wanted: Counts,
  engine: Engine,
  judge: Judge,
  sets: readonly ReadingSet[] = READING_SETS,
): Generator<number, TrialResult> {
  const tallies = sets.map((set) => ({ set, tally: new Tally() }));
  const made = { single: 0, double: 0, healthy: 0, probe: 0 };
  let [drawn, place, done] = [0, 0, 0];
  for (const kind of Object.keys(made) as CaseKind[]) {
    const most = wanted[kind] * MOST_DRAWS;
    for (let draw = 0; draw < most && made[kind] < wanted[kind]; draw += 1) {
      drawn += 1;
      const one = drawnCase(kind, [seed, place], world, engine);
      place += 1;
      // A bad probe may read what no fluid has; nobody would type that.
      if (one === undefined || !isTypable(one, engine)) continue;
      made[kind] += 1;
      for (const { set, tally } of tallies) tally.add(one, saidIn(judge(requestOf(one, set))));
      yield (done += 1);
    }
  }
  return {
    ...{ seed, cases: made, leftOut: Number((1 - done / drawn).toFixed(4)) },
    sets: Object.fromEntries(tallies.map(({ set, tally }) => [set.key, tally.result()])),
  };
}

/** Whether the readings of a case pass the checks of a request. */
function isTypable(one: CaseOfTrial, engine: Engine): boolean {
  try {
    visitFrom(requestOf(one, READING_SETS.at(-1)!), engine);
    return true;
  } catch (error) {
    // Problems are carried out of a reading by errors of this room and of the circuit, which are no engine's.
    if (error instanceof Error && 'problem' in error) return false;
    throw error;
  }
}
