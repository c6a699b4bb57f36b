/**
 * Tries the field diagnosis on machines drawn at random, and writes what came of it to src/diagnosis/data/trial.json.
 * `node scripts/diagnosis/trial.ts [share]`: a share of the cases, 1 by default, writes only when it is 1.
 * `--out=<file>` writes there instead, whatever the share.
 */
import { writeFileSync } from 'node:fs';
import { createEngine } from '../../src/engine/index.ts';
import { trialOf } from '../../src/diagnosis/trial/trial.ts';
import type { Counts, TrialResult } from '../../src/diagnosis/trial/trial.ts';

const SEED = 20_261_123;
const CASES: Counts = { single: 5000, double: 1000, healthy: 1000, probe: 420 };
/** Of the trial with laws wrong by twice what the covariance allows. */
const WRONG_CASES: Counts = { single: 1300, double: 300, healthy: 300, probe: 100 };
const FILE = 'src/diagnosis/data/trial.json';
const EVERY = 500;

const share = Number(process.argv.find((word) => /^[\d.]+$/.test(word)) ?? 1);
const out = process.argv.find((word) => word.startsWith('--out='))?.slice('--out='.length);
const engine = await createEngine();

function made(seed: number, factor: number, counts: Counts): TrialResult {
  const wanted = Object.fromEntries(
    Object.entries(counts).map(([kind, count]: [string, number]) => [kind, Math.ceil(count * share)]),
  ) as unknown as Counts;
  const start = performance.now();
  const trial = trialOf(seed, factor, wanted, engine);
  let step = trial.next();
  while (!step.done) {
    if (step.value % EVERY === 0) {
      console.log(`laws x${factor}: ${step.value} cases, ${Math.round((performance.now() - start) / 1000)} s`);
    }
    step = trial.next();
  }
  return step.value;
}

const shown = (value: number | null): string => (value === null ? '-' : (100 * value).toFixed(1)).padStart(6);
function print(title: string, { likelihood, rules }: TrialResult): void {
  console.log(`${title}: answered, pairs, first, of three, wrong sure, healthy faulty, double one, neither sure`);
  for (const [name, results] of Object.entries({ rules, likelihood })) {
    for (const [key, result] of Object.entries(results)) {
      const { answered, pairs, first, firstThree, wrongWithConfidence, healthyCalledFaulty, double } = result;
      const figures = [answered, pairs, first, firstThree, wrongWithConfidence, healthyCalledFaulty];
      const all = [...figures, double.one, double.neitherWithConfidence].map(shown).join(' ');
      console.log(`${key.padEnd(20)}${name.padEnd(12)}${all}`);
    }
  }
}

const expected = made(SEED, 1, CASES);
print('as spread', expected);
const wrong = made(SEED + 1, 2, WRONG_CASES);
print('laws wrong by twice as much', wrong);

const about =
  'Field diagnosis on simulated machines: hardware, laws, volumes, weather and errors of reading drawn apart from what the diagnosis believes in. Shares, 0 to 1; single faults from a severity of 0.2. Made by scripts/diagnosis/trial.ts. Machine and diagnosis share their equations: no claim of accuracy in the field.';
const file = out ?? (share === 1 ? FILE : undefined);
if (file !== undefined) {
  writeFileSync(file, `${JSON.stringify({ about, trials: { expected, wrong } }, null, 2)}\n`);
  console.log(file);
}
