/**
 * Asks the simulated machine for faults drawn over all its limits: none may be refused but by a stop that has a name.
 *
 * node scripts/diagnosis/requests.ts [how many, 3000] [seed]
 */
import { drawOf } from '../../src/diagnosis/trial/random.ts';
import type { Ending } from '../../src/diagnosis/trial/requests.ts';
import { drawnRequest, endingOf } from '../../src/diagnosis/trial/requests.ts';
import { createEngine } from '../../src/engine/index.ts';

const [count = 3000, seed = 20_261_127] = process.argv.slice(2).map(Number);
const engine = await createEngine();
const ended = new Map<Ending, number>();
for (let place = 0; place < count; place += 1) {
  const request = drawnRequest(drawOf(seed, place));
  const ending = endingOf(request, engine);
  ended.set(ending, (ended.get(ending) ?? 0) + 1);
  if (ending.startsWith('refused')) {
    console.log(ending, JSON.stringify(request));
    process.exitCode = 1;
  }
}
console.log(`${String(count)} requests, seed ${String(seed)}:`, Object.fromEntries(ended));
