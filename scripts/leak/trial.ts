/**
 * Leaks drawn at random, thousands of them: whether each answer holds, which have none and why, and how long the door takes.
 *
 * node scripts/leak/trial.ts [--count=3000] [--from=0]
 */
import { createEngine } from '../../src/engine/index.ts';
import { randomLeak, seeded, tried } from '../../src/field/checks/random-leaks.ts';

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);

/** A step from every so many of them: it costs two more answers. */
const STEPPED = 3;

const [count, from] = [option('count', 3000), option('from', 0)];
const engine = await createEngine();
const answers = new Map<string, number>();
const times: number[] = [];
for (let seed = from; seed < from + count; seed++) {
  // A seed each, so that one of them can be asked for alone.
  const question = randomLeak(engine, seeded(seed));
  const { answer, faults, ms } = tried(question, engine, seed % STEPPED === 0);
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  times.push(ms);
  if (faults.length > 0 || answer === 'E_LEAK' || !/^(ok|E_)/.test(answer))
    console.log(seed, answer, faults.join('; '), JSON.stringify(question));
}
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
console.log(Object.fromEntries(answers));
console.log(`ms: median ${at(0.5)}, nine of ten ${at(0.9)}, slowest ${at(1)}`);
