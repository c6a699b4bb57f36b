/**
 * Judges an edition of the diagnosis on machines drawn at random, and writes what came of it for the page of accuracy.
 *
 * One world and edition: node scripts/diagnosis/trial.ts --world=wide --edition=second --out=FILE [share of the cases]
 * An earlier edition, by a checkout of it: --edition=first --from=FOLDER
 * All four put together: node scripts/diagnosis/trial.ts --together=FILE,FILE,FILE,FILE
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngine } from '../../src/engine/index.ts';
import type { Counts, Judge, TrialResult } from '../../src/diagnosis/trial/trial.ts';
import { trialOf } from '../../src/diagnosis/trial/trial.ts';
import type { WorldKey } from '../../src/diagnosis/trial/worlds.ts';
import { WORLDS } from '../../src/diagnosis/trial/worlds.ts';

const SEEDS: Readonly<Record<WorldKey, number>> = { scorer: 20_261_127, wide: 20_261_128 };
const CASES: Counts = { single: 300, double: 60, healthy: 160, probe: 60 };
const FILE = 'src/diagnosis/data/trial.json';
const ABOUT =
  'Field diagnosis on simulated machines: hardware, laws, volumes, weather and errors of reading drawn apart from what the diagnosis believes in (scorer), and wider than it allows for (wide). Shares, 0 to 1; single faults from a severity of 0.2; a pair that holds the truth is right. Made by scripts/diagnosis/trial.ts. Machine and diagnosis share their zones: no claim of accuracy in the field.';
const EVERY = 100;

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The door of an edition: this one's, or that of another checkout with its own engine. */
async function judgeFrom(folder: string): Promise<Judge> {
  const at = (file: string): string => pathToFileURL(path.resolve(folder, file)).href;
  const [{ createEngine: create }, { diagnose }] = (await Promise.all([
    import(at('src/engine/index.ts')),
    import(at('src/diagnosis/likelihood/diagnose.ts')),
  ])) as [{ createEngine: () => Promise<unknown> }, { diagnose: (request: unknown, engine: unknown) => never }];
  const engine = await create();
  return (request) => {
    const outcome = diagnose(request, engine) as { readonly ok: boolean; readonly result: never };
    return outcome.ok ? outcome.result : undefined;
  };
}

async function made(): Promise<void> {
  const world = WORLDS[(option('world') ?? 'wide') as WorldKey];
  const edition = option('edition') ?? 'second';
  const share = Number(process.argv.find((word) => /^[\d.]+$/.test(word)) ?? 1);
  const wanted = Object.fromEntries(
    Object.entries(CASES).map(([kind, count]: [string, number]) => [kind, Math.ceil(count * share)]),
  ) as unknown as Counts;
  const seed = Number(option('seed') ?? SEEDS[world.key]);
  const trial = trialOf(seed, world, wanted, await createEngine(), await judgeFrom(option('from') ?? '.'));
  const start = performance.now();
  let step = trial.next();
  while (!step.done) {
    if (step.value % EVERY === 0)
      console.log(`${step.value} cases, ${Math.round((performance.now() - start) / 1000)} s`);
    step = trial.next();
  }
  print(`${world.key}, ${edition}`, step.value);
  const out = option('out');
  if (out !== undefined) writeFileSync(out, JSON.stringify({ world: world.key, edition, trial: step.value }));
}

const shown = (value: number | null): string => (value === null ? '-' : (100 * value).toFixed(1)).padStart(6);
function print(title: string, { sets, leftOut }: TrialResult): void {
  console.log(
    `${title} (left out ${shown(leftOut)}): answered, right, wrong, wrong sure, very likely right (n), likely right (n),`,
  );
  console.log(
    'healthy faulty, healthy normal, fault normal, double right, double wrong sure, probe found, probe blamed',
  );
  for (const [key, one] of Object.entries(sets)) {
    const { veryLikely: very, likely, healthy, double, probe } = one;
    const figures = [one.answered, one.right, one.wrong, one.wrongSure].map(shown).join('');
    const words = [very, likely].map(({ right, cases }) => `${shown(right)} (${String(cases)})`).join('');
    const rest = [
      healthy.faulty,
      healthy.normal,
      one.faultSaidNormal,
      double.right,
      double.wrongSure,
      probe.found,
      probe.blamed,
    ];
    console.log(`${key.padEnd(20)}${figures}${words}${rest.map(shown).join('')}`);
  }
}

interface Part {
  readonly world: WorldKey;
  readonly edition: string;
  readonly trial: TrialResult;
}

/** Both worlds with both editions on the same cases, as the page shows them. */
function together(files: readonly string[]): void {
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Part);
  const worlds = Object.keys(WORLDS).map((world) => {
    const own = parts.filter((part) => part.world === world);
    const [first] = own;
    if (first === undefined) throw new Error(`no part of ${world}`);
    const { seed, cases, leftOut } = first.trial;
    if (own.some(({ trial }) => trial.seed !== seed || JSON.stringify(trial.cases) !== JSON.stringify(cases))) {
      throw new Error(`the parts of ${world} are of other cases`);
    }
    const editions = Object.fromEntries(own.map(({ edition, trial }) => [edition, trial.sets]));
    return [world, { seed, cases, leftOut, editions }];
  });
  writeFileSync(FILE, `${JSON.stringify({ about: ABOUT, trials: Object.fromEntries(worlds) }, null, 2)}\n`);
  console.log(FILE);
}

const files = option('together');
if (files === undefined) await made();
else together(files.split(','));
