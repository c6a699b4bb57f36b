/** What a diagnosis says of measured visits, counted by what is right to say of them. */
import type { Answer } from '../trial/said.ts';
import { saidIn } from '../trial/said.ts';
import type { FieldGroup } from './visits.ts';
import { RIGHT } from './visits.ts';

export interface FieldCounts {
  readonly visits: number;
  /** A cause that is there, or its pair; of a healthy machine that it is normal. */
  readonly right: number;
  /** Nothing shows. */
  readonly nothing: number;
  /** No single cause is given: undecided, several, a doubtful probe, readings to take again. */
  readonly undecided: number;
  /** Air or water too far from what the simulated machine is designed for: no diagnosis by the model. */
  readonly outside: number;
  /** A cause that is not there, or a sick machine called normal. */
  readonly wrong: number;
  readonly wrongSure: number;
}

type Verdict = 'right' | 'nothing' | 'undecided' | 'outside' | 'wrong';

function verdictOn(answer: Answer | undefined, right: readonly string[]): Verdict {
  if (answer === undefined) return 'undecided';
  if (answer.by === 'rules') return 'outside';
  const { names } = saidIn(answer);
  if (answer.verdict === 'V_NOTHING_SHOWN') return 'nothing';
  const [first] = names;
  if (first === undefined || first === 'sensor') return 'undecided';
  if (first === 'normal') return right.length === 0 ? 'right' : 'wrong';
  return names.some((name) => right.includes(name)) ? 'right' : 'wrong';
}

/** @param judge what an edition answers a request, undefined where it refuses it */
export function countsOf(
  { visits }: Pick<FieldGroup, 'visits'>,
  judge: (request: Readonly<Record<string, unknown>>) => Answer | undefined,
): FieldCounts {
  const counts = { visits: 0, right: 0, nothing: 0, undecided: 0, outside: 0, wrong: 0, wrongSure: 0 };
  for (const { state, request } of visits) {
    const answer = judge(request);
    const verdict = verdictOn(answer, RIGHT[state]);
    counts.visits += 1;
    counts[verdict] += 1;
    if (verdict === 'wrong' && saidIn(answer).word === 'very_likely') counts.wrongSure += 1;
  }
  return counts;
}
