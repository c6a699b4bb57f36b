/**
 * Times the engine beside CoolProp in one run, each answer compared:
 *   npm run bench:coolprop -- [--python /path/to/python] [--only WORDS] [--rounds N] [--record]
 * The Python named must have CoolProp (`pip install CoolProp`). Ours is called through the engine's door from
 * JavaScript, one state a call, and once more in bulk (`states`); theirs through AbstractState (HEOS), the binding's
 * time taken off (beside-coolprop.py says how). Rounds of both alternate; figures are medians.
 * Writes bench-results/coolprop.json; `--record` writes docs/coolprop.json and the table of docs/measuring.md as well.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/engine/index.ts';
import type { Pair, Property } from '../../src/engine/index.ts';
import { CASES, randomFrom } from './coolprop-cases.ts';
import type { Case, Step } from './coolprop-cases.ts';
import { readmeWith, reportOf } from './coolprop-table.ts';
import type { CoolpropResult, CoolpropRun } from './coolprop-table.ts';
import { loadNow, machineOf, median, root } from './measure.ts';

const SEED = 20261122;
/** Most time CoolProp may take for the rounds of a case, ns. */
const MOST = 4e9;
/** Length of a round, ns: what is quick is asked of all states at once, what is slow slice by slice. */
const SLICE = 3e6;
/** Calls before measuring, for the compiler, and the fewest of a round. */
const WARM = 2e4;
const FEWEST = 100;
/** What differences of enthalpy are held against, J/kg: its zero is a convention. */
const SCALE_H = 1e5;

const { values: options } = parseArgs({
  options: {
    python: { type: 'string', default: process.env['PYTHON'] ?? 'python3' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '41' },
    record: { type: 'boolean', default: false },
  },
});

const child = spawn(options.python, [fileURLToPath(new URL('beside-coolprop.py', import.meta.url))], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
async function heard<Answer>(): Promise<Answer> {
  const { value, done } = await lines.next();
  if (done === true)
    throw new Error(`${options.python} has ended: is CoolProp installed there (pip install CoolProp)?`);
  return JSON.parse(value) as Answer;
}
async function ask<Answer>(request: object): Promise<Answer> {
  child.stdin.write(`${JSON.stringify(request)}\n`);
  return heard();
}

/** What each input gave, null where CoolProp raised. */
type Rows = Readonly<{ rows: readonly (readonly number[] | null)[] }>;
type Times = Readonly<{ ns: number; empty: number }>;

const versions = await heard<Readonly<{ coolprop: string; python: string }>>();
const engine = await createEngine();
const { instance } = await WebAssembly.instantiate(readFileSync(new URL('src/engine/generated/engine.wasm', root)), {});

/** ns per call of one round over the inputs. */
function round<Input>(call: (input: Input) => unknown, inputs: readonly Input[]): number {
  const from = process.hrtime.bigint();
  for (const input of inputs) call(input);
  return Number(process.hrtime.bigint() - from) / inputs.length;
}

/** Largest relative difference of the answers; of enthalpies, their zero aside, relative to 100 kJ/kg. */
function deviation(ours: readonly number[], theirs: readonly number[], isEnthalpy: boolean): number {
  const away = ours.map((x, i) => x - (theirs[i] ?? Number.NaN));
  const zero = isEnthalpy ? median(away) : 0;
  return Math.max(
    ...away.map((x, i) => Math.abs(x - zero) / (isEnthalpy ? SCALE_H : Math.abs(theirs[i] ?? Number.NaN))),
  );
}

async function measure({ what, fluid: name, how, count }: Case): Promise<CoolpropResult> {
  const fluid = engine.fluid(name);
  const blend = fluid.components.length > 1;
  const who = {
    components: fluid.components.map((part) => part.name).join('&'),
    fractions: blend ? fluid.components.map((part) => part.massFraction) : null,
  };
  let states = how.states(fluid, randomFrom(SEED), count);
  const asked = states.length;
  let own: readonly (readonly number[])[] = [];
  const make = (called: string, steps: readonly Step[], inputs: readonly (readonly number[])[]) =>
    ask<Rows>({ make: called, ...who, steps, inputs });
  if (how.before) {
    const { before } = how;
    const { rows } = await make(
      'before',
      before.steps,
      states.map((state) => before.inputs(state)),
    );
    states = states.filter((_, i) => rows[i] !== null);
    own = rows.filter((row) => row !== null);
  }
  const inputs = states.map((s, i) => how.theirs.inputs(s, own[i] ?? []));
  const { rows } = await make('case', how.theirs.steps, inputs);
  states = states.filter((_, i) => rows[i] !== null);
  const answer = how.theirs.answer ?? ((row: readonly number[]) => row[0] ?? Number.NaN);
  const theirs = rows.filter((row) => row !== null).map(answer);
  if (states.length === 0) return { what, fluid: name, states: 0, failed: asked };

  const ourInputs = states.map((state) => how.ours.input(state));
  const call = how.ours.call(fluid);
  const isEnthalpy = how.theirs.steps.at(-1)?.read[0] === 'hmass';
  const apart = deviation(ourInputs.map(call), theirs, isEnthalpy);
  const { pair } = how.ours;
  for (let i = 0; i < 5 || (i < 100 && i * states.length < WARM); i++) round(call, ourInputs);
  const first = await ask<Times>({ time: 'case', from: 0, to: states.length });
  const slices = Math.min(states.length, Math.ceil((first.ns * states.length) / SLICE));
  const rounds = Math.max(1, Math.min(Number(options.rounds), Math.floor(MOST / (first.ns * states.length))));
  // Medians slice by slice: what takes longer than a slice of the scheduler's is interrupted in most rounds.
  const sums = { theirs: 0, binding: 0, ours: 0, bulk: 0 };
  for (let k = 0; k < slices; k++) {
    const from = Math.floor((k * states.length) / slices);
    const to = Math.floor(((k + 1) * states.length) / slices);
    // Ours are quicker: the round goes on with the states that follow, so that none answers from the one before.
    const places = Array.from({ length: Math.max(FEWEST, to - from) }, (_, i) => (from + i) % states.length);
    const part = places.flatMap((i) => ourInputs.slice(i, i + 1));
    const bulk =
      pair &&
      bulkOf(
        pair,
        places.map((i) => states[i]),
      );
    const times: Record<keyof typeof sums, number[]> = { theirs: [], binding: [], ours: [], bulk: [] };
    for (let i = 0; i < rounds; i++) {
      const { ns, empty } = await ask<Times>({ time: 'case', from, to });
      times.theirs.push(ns);
      times.binding.push(empty);
      times.ours.push(round(call, part));
      if (bulk) times.bulk.push(round(() => fluid.states(...bulk), [0]) / part.length);
    }
    for (const key of Object.keys(sums) as (keyof typeof sums)[])
      sums[key] += (median(times[key]) * (to - from)) / states.length;
  }
  return {
    what,
    fluid: name,
    states: states.length,
    failed: asked - states.length,
    theirs_ns: sums.theirs,
    binding_ns: sums.binding,
    ours_ns: sums.ours,
    bulk_ns: pair ? sums.bulk : null,
    ratio: sums.theirs / sums.ours,
    apart,
  };
}

/** Both properties of many states, each in an array of its own. */
function bulkOf(pair: Pair, states: readonly unknown[]): [Pair, Float64Array, Float64Array] {
  const [first, second] = [...pair] as [Property, Property];
  const all = (key: Property) =>
    Float64Array.from(states, (state) => (state as Partial<Record<Property, number>>)[key] ?? Number.NaN);
  return [pair, all(first), all(second)];
}

const load = loadNow();
for (const name of ['R134a', 'R290', 'R744', 'R717', 'R32', 'R125', 'R1234yf', 'R1234ze(E)']) await ask({ zero: name });
const started = new Date().toISOString();
const results: CoolpropResult[] = [];
for (const one of CASES) {
  if (!`${one.what} ${one.fluid}`.includes(options.only)) continue;
  const r = await measure(one);
  results.push(r);
  console.error(`${r.what}, ${r.fluid}: ${'ratio' in r ? r.ratio.toFixed(2) : 'no state there'}`);
}
const emptyCall = instance.exports['answers'] as () => number;
const many = Array.from({ length: 2000 });
const empties = Array.from({ length: 200 }, () => round(emptyCall, many));
child.stdin.end();

// Where this machine keeps its Python is nobody else's concern.
const given = process.argv.slice(2).filter((word, i, all) => word !== '--python' && all[i - 1] !== '--python');
const run: CoolpropRun = {
  date: started,
  command: ['npm run bench:coolprop', ...(given.length > 0 ? ['--', ...given] : [])].join(' '),
  machine: { ...machineOf(load), ...versions },
  emptyCall_ns: median(empties),
  rows: results,
};
const text = `${JSON.stringify(run, null, 2)}\n`;
mkdirSync(new URL('bench-results/', root), { recursive: true });
writeFileSync(new URL('bench-results/coolprop.json', root), text);
if (options.record) {
  writeFileSync(new URL('docs/coolprop.json', root), text);
  const readme = new URL('docs/measuring.md', root);
  writeFileSync(readme, readmeWith(readFileSync(readme, 'utf8'), run));
}
console.log(reportOf(run));
