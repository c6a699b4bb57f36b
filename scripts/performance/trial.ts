/**
 * Judges the measured performance on machines of known truth, and writes what came of it for the page of accuracy.
 *
 *     node scripts/performance/trial.ts [how many, 20000] [--seed=20261201] [--out=FILE]
 *
 * A quarter as many again are drawn with laws and corrections twice as wide as the door supposes. Two minutes and a half.
 */
import { writeFileSync } from 'node:fs';
import { createEngine } from '../../src/engine/index.ts';
import { tallied, trialCases } from '../../src/performance/trial/trial.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 20_000);
const seed = Number(option('seed') ?? 20_261_201);
const engine = await createEngine();
const usual = tallied(trialCases(seed, count, engine));
const wide = tallied(trialCases(seed + 1, Math.ceil(count / 4), engine, 2));
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(4)) : value);
const about =
  'Measured performance on machines of known truth: laws, side heat, sheet and corrections drawn in the spreads the door supposes, half of the machines with one false reading. Shares, 0 to 1. Made by scripts/performance/trial.ts. The truth uses the equations of the method: no claim of accuracy in the field.';
const text = JSON.stringify({ about, seed, ...usual, wide: wide.all }, rounded, 1);
const out = option('out');
if (out === undefined) console.log(text);
else writeFileSync(out, `${text}\n`);
