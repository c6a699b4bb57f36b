import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { hpOptimum, hpOptimumMap } from '../../circuit/index.ts';
import { run } from '../../simulation/index.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import type { OptimumExample } from './island.ts';
import { cycleBody } from './links.ts';
import { MAP_T, MAP_TE, servedMap } from './map.ts';
import { OPTIMUM_FIELDS } from './question.ts';
import { servedCurves } from '../../kit/build/curves.ts';
import { shortened } from '../../kit/build/shortened.ts';

/**
 * The default optimum, its cycle and its map, computed while the site is built.
 * @throws {Error} when it has no answer: the site must not be built then
 */
export async function optimumExample(): Promise<OptimumExample> {
  const engine = createEmbeddedEngine();
  const asked = optionsOfValues(OPTIMUM_FIELDS);
  const found = hpOptimum(asked, engine);
  if (!found.ok) throw new Error('the default optimum has no answer');
  const optimum = found.result;
  const cycle = run(cycleBody(asked, optimum.t, optimum.optimum), engine);
  if (!cycle.ok) throw new Error('the default optimum has no cycle');
  const steps = hpOptimumMap({ te: MAP_TE, t: MAP_T }, engine);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (!step.value.ok) throw new Error('the default map has no answer');
  return {
    optimum: shortened(optimum),
    cycle: shortened(cycle.result),
    curves: await servedCurves(engine, 'R744'),
    map: servedMap(step.value.result.rows),
  };
}
