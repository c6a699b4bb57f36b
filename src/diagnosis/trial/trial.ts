/** The trial: editions of the diagnosis on machines drawn at random, with each set of readings. */
import type { Engine } from '../../engine/types.ts';
import { visitFrom } from '../readings/visit.ts';
import type { CaseKind, CaseOfTrial } from './cases.ts';
import { drawnCase } from './cases.ts';
import type { Answer, Said } from './said.ts';
import { saidIn } from './said.ts';
import type { ReadingSet } from './sets.ts';
import { READING_SETS, requestOf } from './sets.ts';
import type { TallyResult } from './tally.ts';
import { Tally } from './tally.ts';
import type { World, WorldKey } from './worlds.ts';

export type Counts = Readonly<Record<CaseKind, number>>;

/** A case and what was said of it, by edition and set of readings. */
export interface JudgedCase extends Pick<CaseOfTrial, 'kind' | 'truth' | 'severities'> {
  readonly said: Readonly<Record<string, Readonly<Record<string, Said>>>>;
}

/** Some of the cases of a trial, which are put together with others of the same seed. */
export interface TrialPiece {
  readonly world: WorldKey;
  readonly seed: number;
  readonly drawn: number;
  readonly cases: readonly JudgedCase[];
}

export interface TrialResult {
  readonly seed: number;
  readonly cases: Counts;
  /** Share of the draws that made no machine, or one that something stops. */
  readonly leftOut: number;
  readonly editions: Readonly<Record<string, Readonly<Record<string, TallyResult>>>>;
}

/** An edition's door: what it answers a request, undefined where it refuses it. */
export type Judge = (request: Readonly<Record<string, unknown>>) => Answer | undefined;

/** Draws that may fail for each case wanted. */
const MOST_DRAWS = 4;
/** Places of a piece: no two pieces draw the same case. */
const PLACES = 120_000;
const KINDS: readonly CaseKind[] = ['single', 'double', 'healthy', 'probe'];

/** Makes a piece of the trial, one case a step: how many were judged so far is yielded after each. */
export function* trialPiece(
  { seed, piece, world }: { readonly seed: number; readonly piece: number; readonly world: World },
  wanted: Counts,
  engine: Engine,
  editions: Readonly<Record<string, Judge>>,
  sets: readonly ReadingSet[] = READING_SETS,
): Generator<number, TrialPiece> {
  const cases: JudgedCase[] = [];
  let [drawn, place] = [0, piece * PLACES];
  for (const kind of KINDS) {
    const most = wanted[kind] * MOST_DRAWS;
    for (let draw = 0, made = 0; draw < most && made < wanted[kind]; draw += 1) {
      drawn += 1;
      const one = drawnCase(kind, [seed, place], world, engine);
      place += 1;
      // A bad probe may read what no fluid has; nobody would type that.
      if (one === undefined || !isTypable(one, engine)) continue;
      made += 1;
      const said = Object.fromEntries(
        Object.entries(editions).map(([edition, judge]) => [
          edition,
          Object.fromEntries(sets.map((set) => [set.key, saidIn(judge(requestOf(one, set)))])),
        ]),
      );
      cases.push({ kind, truth: one.truth, severities: one.severities, said });
      yield cases.length;
    }
  }
  return { world: world.key, seed, drawn, cases };
}

/** Pieces of one trial counted together. */
export function trialResult(pieces: readonly TrialPiece[]): TrialResult {
  const all = pieces.flatMap(({ cases }) => cases);
  const drawn = pieces.reduce((sum, piece) => sum + piece.drawn, 0);
  const tallied = (edition: string, set: string): TallyResult => {
    const tally = new Tally();
    for (const one of all) tally.add(one, one.said[edition]![set]!);
    return tally.result();
  };
  const [first] = all;
  return {
    seed: pieces[0]?.seed ?? 0,
    cases: Object.fromEntries(KINDS.map((kind) => [kind, all.filter((one) => one.kind === kind).length])) as Counts,
    leftOut: Number((1 - all.length / drawn).toFixed(4)),
    editions: Object.fromEntries(
      Object.entries(first?.said ?? {}).map(([edition, sets]) => [
        edition,
        Object.fromEntries(Object.keys(sets).map((set) => [set, tallied(edition, set)])),
      ]),
    ),
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
