/** A booster of one level alone: every door answers for the stage without a load, and gives no figure of nothing. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { charge, exchangers, pipes, technique } from '../index.ts';
import type { Outcome } from '../outcome.ts';
import { resultsOf } from './reference.ts';
import { unsound } from './support.ts';

const engine = await createEngine();
const BOOSTER = { architecture: 'booster', mode_trans: '1', te_mt: -8, te_lt: -32, p_rec: 36, p_gc: 90, t_out_gc: 35 };

describe.each([
  ['freezers', { q_mt: 0, q_lt: 25 }],
  ['cold rooms', { q_mt: 25, q_lt: 0 }],
])('a booster of %s alone', (_, loads) => {
  it.each(['lt', 'mt'])('has figures at its stage %s', (stage) => {
    const results = { ...(resultsOf({ ...BOOSTER, ...loads }, null, engine) as object), stage };
    const answers: readonly Outcome<unknown>[] = [
      pipes(results, {}, engine),
      technique(results, {}, engine),
      exchangers(results, {}, engine),
      charge(results, { estimate: 'finned' }, engine),
    ];
    for (const answer of answers) expect(answer.ok ? unsound(answer.result) : answer.problem).toEqual([]);
  });
});
