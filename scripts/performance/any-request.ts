/**
 * Asks requests at random, odd ones among them, and says what came of each; fails where one was not answered with a figure
 * and its band, or with a problem that has a name.
 *
 *     node scripts/performance/any-request.ts [how many, 10000] [seed, 7]
 */
import { createEngine } from '../../src/engine/index.ts';
import { askAny } from '../../src/performance/trial/any-request.ts';

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 7);
const engine = await createEngine();
const said = new Map<string, number>();
let faults = 0;
for (let place = 0; place < count; place += 1) {
  const answer = askAny(seed, place, engine);
  said.set(answer.said, (said.get(answer.said) ?? 0) + 1);
  if (answer.fault === undefined) continue;
  faults += 1;
  console.error(answer.fault);
}
for (const [code, times] of [...said].toSorted(([, one], [, other]) => other - one)) console.log(code, times);
console.log(`${count} requests, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
