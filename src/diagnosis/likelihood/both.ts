/** A visit judged with its reference and without: what each says, and what may be said of both. */
import type { Findings } from './judgement.ts';
import type { Judged } from './posterior.ts';
import type { Decision, LikelihoodVerdict } from './verdict.ts';
import { decisionOf } from './verdict.ts';

/** What a visit says by its reference, and what it says by itself. */
export interface BothVerdicts {
  readonly against: Decision;
  readonly alone: Decision;
}

const SILENT: readonly LikelihoodVerdict[] = ['V_UNDECIDED', 'W_MULTI'];
const NAMES: readonly LikelihoodVerdict[] = ['V_FAULT', 'V_PAIR'];
const names = ({ verdict }: Decision): boolean => NAMES.includes(verdict);

/** Hypotheses with a cause nobody named left out: what the others share among themselves. */
function withoutUnknown(all: readonly Judged[]): readonly Judged[] {
  const named = all.filter(({ key }) => key !== 'unknown');
  const total = named.reduce((sum, { P }) => sum + P, 0);
  return named.map((one) => ({ ...one, P: one.P / total }));
}

/** One cause of two verdicts that put the same first, the pair where either cannot tell it from another; undefined of two pairs. */
function common(one: Decision, other: Decision): Decision | undefined {
  if (
    !names(one) ||
    !names(other) ||
    !one.faults.includes(other.faults[0]!) ||
    !other.faults.includes(one.faults[0]!)
  ) {
    return undefined;
  }
  return one.faults.length >= other.faults.length ? one : other;
}

/**
 * The verdict of a visit that has a reference. What that machine did while healthy counts for more than what machines of its kind
 * do. But it was in other weather: a valve that holds less superheat at a higher head, beside a condenser short of air, is more than
 * one fault explains, and a cause that both put first would be silenced by a remainder. It is said then, likely at most.
 * @param all hypotheses judged by the reference, the most probable first
 */
export function agreedDecision({ against, alone }: BothVerdicts, all: readonly Judged[], findings: Findings): Decision {
  if (!SILENT.includes(against.verdict)) return against;
  // How badly the best of them fits is what the remainder is: it is no reason here.
  const named = decisionOf(withoutUnknown(all), Number.POSITIVE_INFINITY, findings);
  const agreed = common(alone, named);
  return agreed === undefined ? against : { ...agreed, word: agreed.word === 'very_likely' ? 'likely' : agreed.word };
}

/** Both where they do not say the same; null where they do. */
export const differing = (both: BothVerdicts): BothVerdicts | null =>
  both.against.verdict === both.alone.verdict && both.against.faults.join() === both.alone.faults.join() ? null : both;
