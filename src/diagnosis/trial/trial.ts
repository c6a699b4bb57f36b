/** The trial: both scorers on machines drawn at random, with each set of readings. */
import type { Engine } from '../../engine/types.ts';
import { judgementOf } from '../likelihood/judgement.ts';
import { severityOf } from '../likelihood/posterior.ts';
import { verdictOf, wordIn } from '../likelihood/verdict.ts';
import { derivedOf } from '../readings/derived.ts';
import type { Visit } from '../readings/visit.ts';
import { visitFrom } from '../readings/visit.ts';
import { ruleScoreOf } from '../rules/rule-score.ts';
import type { CaseKind, CaseOfTrial } from './cases.ts';
import { drawnCase } from './cases.ts';
import type { ReadingSet } from './sets.ts';
import { READING_SETS, requestOf } from './sets.ts';
import type { Said, TallyResult } from './tally.ts';
import { Tally } from './tally.ts';

/** What the rules were sure from, before they said « possible » at most. */
const RULE_SURE = 0.5;
const RULE_ANSWERS = 0.25;

/** What the likelihood says of a visit; undefined where no simulated machine stands in. */
function saidByLikelihood(visit: Visit): Said | undefined {
  const judgement = judgementOf(visit);
  if (typeof judgement === 'string') return undefined;
  const { all, places, findings } = judgement;
  const [first, second] = all;
  if (first === undefined || second === undefined) return undefined;
  const verdict = verdictOf(all, places.length, findings);
  const isName = verdict === 'V_FAULT' || verdict === 'V_NORMAL' || verdict === 'V_SENSOR';
  const severity = severityOf(first)?.mean;
  return {
    names: isName ? [first.key] : verdict === 'V_PAIR' ? [first.key, second.key] : [],
    order: all.map(({ key }) => key),
    P: first.P,
    isSure: wordIn(first.key, first.P, findings) === 'very_likely',
    isSeveral: verdict === 'W_MULTI',
    ...(severity === undefined ? {} : { severity }),
  };
}

/** What the rules say; a reference visit gives them the machine's own values. */
function saidByRules(visit: Visit): Said {
  const own = visit.reference === undefined ? undefined : derivedOf({ ...visit, ...visit.reference }).derived;
  const figures = own
    ? { ...visit.figures, exp_t0: own.t0m, exp_tk: own.tkm, exp_sh: own.superheat, exp_sc: own.subcooling }
    : visit.figures;
  const { ranking, headline } = ruleScoreOf({ ...visit, figures: figures as Visit['figures'] });
  const [first] = ranking;
  const isNormal = headline.code === 'V_NORMAL';
  const named = isNormal ? ranking.find(({ key }) => key === 'normal') : first;
  const P = named?.likelihood ?? 0;
  return {
    names: named !== undefined && (isNormal || P >= RULE_ANSWERS) ? [named.key] : [],
    order: ranking.map(({ key }) => key),
    P,
    isSure: P >= RULE_SURE,
    isSeveral: false,
  };
}

export interface Counts {
  readonly single: number;
  readonly double: number;
  readonly healthy: number;
  readonly probe: number;
}

export interface TrialResult {
  readonly seed: number;
  /** Of the laws' half-widths: 1, or 2 where they are wrong by twice what is allowed. */
  readonly lawFactor: number;
  readonly cases: Counts;
  /** Share of the draws that made no machine, or one that cannot run so. */
  readonly leftOut: number;
  readonly likelihood: Readonly<Record<string, TallyResult>>;
  readonly rules: Readonly<Record<string, TallyResult>>;
}

/** Draws that may fail for each case wanted. */
const MOST_DRAWS = 3;

/** Makes the trial, one case a step: what was counted so far is yielded after each. */
export function* trialOf(
  seed: number,
  lawFactor: number,
  wanted: Counts,
  engine: Engine,
  sets: readonly ReadingSet[] = READING_SETS,
): Generator<number, TrialResult> {
  const tallies = sets.map((set) => ({ set, likelihood: new Tally(), rules: new Tally() }));
  const made = { single: 0, double: 0, healthy: 0, probe: 0 };
  let drawn = 0;
  let place = 0;
  let done = 0;
  const judge = (one: CaseOfTrial): void => {
    for (const { set, likelihood, rules } of tallies) {
      const visit = visitFrom(requestOf(one, set), engine);
      const said = saidByLikelihood(visit);
      if (said !== undefined) likelihood.add(one, said);
      rules.add(one, saidByRules(visit));
    }
  };
  for (const kind of Object.keys(made) as CaseKind[]) {
    const most = wanted[kind] * MOST_DRAWS;
    for (let draw = 0; draw < most && made[kind] < wanted[kind]; draw += 1) {
      drawn += 1;
      const one = drawnCase(kind, [seed, place], lawFactor, engine);
      place += 1;
      if (one === undefined) continue;
      // A bad probe may read what no fluid has; nobody would type that.
      if (!isTypable(one, engine)) continue;
      made[kind] += 1;
      judge(one);
      yield (done += 1);
    }
  }
  const results = (of: 'likelihood' | 'rules') =>
    Object.fromEntries(tallies.map((tally) => [tally.set.key, tally[of].result()]));
  return {
    ...{ seed, lawFactor, cases: made, leftOut: Number((1 - done / drawn).toFixed(4)) },
    likelihood: results('likelihood'),
    rules: results('rules'),
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
