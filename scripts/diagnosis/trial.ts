/**
 * Judges both editions of the diagnosis on machines drawn at random, and writes what came of it for the page of accuracy.
 *
 * A piece of a world: node scripts/diagnosis/trial.ts --world=wide --piece=0 --first=FOLDER --out=FILE
 *   FOLDER: a checkout of the edition before; without it this edition alone. --of=4: pieces the cases are cut in; --seed=7: others
 *   --only=five,standard: these sets of readings alone; --cases=24,0,20,0: single, double, healthy, probe in the piece
 * A larger draw of this edition counted, for its intervals: node scripts/diagnosis/trial.ts --large=FILE,FILE,…
 * Pieces of both worlds put together: node scripts/diagnosis/trial.ts --together=FILE,FILE,…; --print: shown, not written
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createEngine } from '../../src/engine/index.ts';
import { largeTrial } from '../../src/diagnosis/trial/large.ts';
import { READING_SETS } from '../../src/diagnosis/trial/sets.ts';
import type { Counts, TrialPiece, TrialResult } from '../../src/diagnosis/trial/trial.ts';
import { trialPiece, trialResult } from '../../src/diagnosis/trial/trial.ts';
import type { WorldKey } from '../../src/diagnosis/trial/worlds.ts';
import { WORLDS } from '../../src/diagnosis/trial/worlds.ts';
import { judgeFrom, option } from './edition.ts';

const SEEDS: Readonly<Record<WorldKey, number>> = { scorer: 20_261_127, wide: 20_261_128 };
const CASES: Counts = { single: 320, double: 60, healthy: 180, probe: 60 };
const FILE = 'src/diagnosis/data/trial.json';
const LARGE = 'src/diagnosis/data/trial-large.json';
const ABOUT =
  'Field diagnosis on simulated machines: hardware, laws, volumes, weather and errors of reading drawn apart from what the diagnosis believes in (scorer), and wider than it allows for (wide). Shares, 0 to 1; single faults from a severity of 0.2; a pair that holds the truth is right. Made by scripts/diagnosis/trial.ts. Machine and diagnosis share their zones: no claim of accuracy in the field.';
const ABOUT_LARGE =
  'Field diagnosis on a larger draw of simulated machines, wider than it allows for: single faults from a severity of 0.2 and healthy machines, counts of cases. Made by scripts/diagnosis/trial.ts --large.';
const EVERY = 50;

async function made(out: string): Promise<void> {
  const world = WORLDS[(option('world') ?? 'wide') as WorldKey];
  const pieces = Number(option('of') ?? 4);
  const asked = option('cases')?.split(',').map(Number);
  const only = option('only')?.split(',');
  const sets = only ? READING_SETS.filter(({ key }) => only.includes(key)) : READING_SETS;
  const wanted = Object.fromEntries(
    Object.entries(CASES).map(([kind, count]: [string, number], i) => [kind, asked?.[i] ?? Math.ceil(count / pieces)]),
  ) as unknown as Counts;
  const place = { seed: Number(option('seed') ?? SEEDS[world.key]), piece: Number(option('piece') ?? 0), world };
  const first = option('first');
  const editions = {
    second: await judgeFrom('.'),
    ...(first === undefined ? {} : { first: await judgeFrom(first) }),
  };
  const trial = trialPiece(place, wanted, await createEngine(), editions, sets);
  const start = performance.now();
  let step = trial.next();
  while (!step.done) {
    if (step.value % EVERY === 0) {
      console.log(`${step.value} cases, ${Math.round((performance.now() - start) / 1000)} s`);
    }
    step = trial.next();
  }
  writeFileSync(out, JSON.stringify(step.value));
}

const shown = (value: number | null): string => (value === null ? '-' : (100 * value).toFixed(1)).padStart(6);
function print(title: string, { editions, leftOut, cases }: TrialResult): void {
  console.log(`${title} ${JSON.stringify(cases)} (left out ${shown(leftOut)}): answered, right, wrong, wrong sure,`);
  console.log('very likely right (n), likely right (n), healthy faulty, healthy normal, fault normal,');
  console.log('double right, double wrong sure, probe found, probe blamed');
  for (const [edition, sets] of Object.entries(editions)) {
    for (const [key, one] of Object.entries(sets)) {
      const { veryLikely: very, likely, healthy, double, probe } = one;
      const figures = [one.answered, one.right, one.wrong, one.wrongSure].map(shown).join('');
      const words = [very, likely].map(({ right, cases: of }) => `${shown(right)} (${String(of)})`).join('');
      const machines = [healthy.faulty, healthy.normal, one.faultSaidNormal];
      const rest = [...machines, double.right, double.wrongSure, probe.found, probe.blamed].map(shown).join('');
      console.log(`${edition.padEnd(7)}${key.padEnd(20)}${figures}${words}${rest}`);
    }
  }
}

/** Both worlds, with the editions on the same cases, as the page shows them. */
function together(files: readonly string[]): void {
  const pieces = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TrialPiece);
  const worlds = Object.keys(WORLDS).flatMap((world) => {
    const own = pieces.filter((piece) => piece.world === world);
    if (new Set(own.map(({ seed }) => seed)).size > 1) throw new Error(`pieces of ${world} are of several seeds`);
    return own.length === 0 ? [] : [[world, trialResult(own)] as const];
  });
  for (const [world, result] of worlds) print(world, result);
  if (process.argv.includes('--print')) return;
  writeFileSync(FILE, `${JSON.stringify({ about: ABOUT, trials: Object.fromEntries(worlds) }, null, 2)}\n`);
  console.log(FILE);
}

/** The larger draw: this edition alone. */
function large(files: readonly string[]): void {
  const pieces = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TrialPiece);
  const counted = largeTrial(
    pieces.flatMap(({ cases }) => cases),
    'second',
  );
  writeFileSync(LARGE, `${JSON.stringify({ about: ABOUT_LARGE, seed: pieces[0]?.seed, ...counted }, null, 2)}\n`);
  console.log(LARGE);
}

const [files, out, drawn] = [option('together'), option('out'), option('large')];
if (files !== undefined) together(files.split(','));
else if (drawn !== undefined) large(drawn.split(','));
else if (out !== undefined) await made(out);
else throw new Error('--out=FILE, --large=FILE,FILE,… or --together=FILE,FILE,…');
