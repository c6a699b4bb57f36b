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
/** What came so far is told every so many: a run may be cut short. */
const EVERY = 100;

const [count, from] = [option('count', 3000), option('from', 0)];
const engine = await createEngine();
const answers = new Map<string, number>();
const times: number[] = [];
/** Processor time of a leak, ms: of a busy machine the clock says little. */
const used: number[] = [];
let faulty = 0;

function report(): void {
  const at = (list: readonly number[], share: number): number =>
    Math.round(list.toSorted((one, other) => one - other)[Math.floor(share * (list.length - 1))] ?? 0);
  const told = [times, used].map(
    (list) => `median ${at(list, 0.5)}, nine of ten ${at(list, 0.9)}, slowest ${at(list, 1)}`,
  );
  console.log(`${times.length} leaks, ${faulty} with a fault`, Object.fromEntries(answers));
  console.log(`ms by the clock: ${told[0]}; of the processor: ${told[1]}`);
}

for (let seed = from; seed < from + count; seed++) {
  // A seed each, so that one of them can be asked for alone.
  const question = randomLeak(engine, seeded(seed));
  const { answer, faults, ms, cpu } = tried(question, engine, seed % STEPPED === 0);
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  times.push(ms);
  used.push(cpu);
  if (faults.length > 0) faulty += 1;
  if (faults.length > 0 || answer === 'E_LEAK') console.log(seed, answer, faults.join('; '), JSON.stringify(question));
  if ((seed - from + 1) % EVERY === 0) report();
}
report();
