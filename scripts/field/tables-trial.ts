/**
 * The trial of the table doctor: tables made by another convention, rounding and noise, and how many it reads right, wrong without
 * a word of doubt, or abstains from. `node scripts/field/tables-trial.ts [tables] [seed]`, 500 and 1 where nothing is said.
 */
import { createEngine } from '../../src/engine/index.ts';
import { trial, TRIAL_DIMENSIONS } from '../../src/field/checks/made-tables.ts';

const [tables = 500, seed = 1] = process.argv.slice(2).map(Number);
const started = performance.now();
const { verdicts, standings, wrong } = trial(await createEngine(), tables, seed);
console.log(`${tables} tables, seed ${seed}, ${((performance.now() - started) / tables).toFixed(0)} ms each`);
console.log(verdicts);
for (const dimension of TRIAL_DIMENSIONS) console.log(dimension.padEnd(8), standings[dimension]);
for (const { table, result, dimension } of wrong)
  console.log(
    `wrong ${dimension}: ${JSON.stringify(table)} told ${JSON.stringify(result.best)}, rms ${result.rms?.toFixed(3)}`,
  );
