// Times the engine through its door and weighs what it ships. On its own it prints a table, and writes the same
// figures to bench-results/engine.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Fluid, State, StateInput } from '../../src/engine/index.ts';
import { ZERO_CELSIUS } from '../../src/quantities/si.ts';
import { measureBlends } from './blends.ts';
import { line, root, time, weight } from './measure.ts';

const FLUIDS = ['R134a', 'R290', 'R717', 'R744', 'R32'];
const PARTS = ['TP', 'TQ', 'PH', 'PS', 'cycle'] as const;
/** Different states in turn, so that no call can answer from the one before. */
const STATES = 97;

const started = performance.now();
const { createEngine } = await import('../../src/engine/index.ts');
const imported = performance.now();
const engine = await createEngine();
const first = engine.fluid('R134a').saturation({ T: ZERO_CELSIUS }).dew.P;
const ready = performance.now();
const { run } = await import('../../src/simulation/index.ts');

/** States from a cold store to a hot discharge, liquid, vapour, two-phase and supercritical. */
function sample(fluid: Fluid): State[] {
  const states: State[] = [];
  for (let i = 0; states.length < STATES; i++) {
    const T =
      fluid.limits.Tmin + 20 + ((i * 0.6180339887) % 1) * (Math.min(fluid.limits.Tmax, 420) - fluid.limits.Tmin - 20);
    const P = Math.exp(Math.log(5e4) + ((i * 0.7548776662) % 1) * Math.log(200));
    states.push(fluid.state({ T, P }));
  }
  return states;
}

function timesOf(name: string) {
  const fluid = engine.fluid(name);
  const states = sample(fluid);
  const Q = states.map((_, i) => ({
    T: fluid.limits.Tmin + 10 + (fluid.critical.T - fluid.limits.Tmin - 12) * ((i + 0.5) / STATES),
    Q: (i % 5) / 4,
  }));
  const dome = Q.map((q) => fluid.state(q));
  const wide = (pick: (state: State) => StateInput) => [
    ...states.map(pick),
    ...dome.filter((_, i) => i % 2 === 0).map(pick),
  ];
  const request = name === 'R744' ? { fluid: name, mode_trans: '1', p_gc: 110, t_out_gc: 45 } : { fluid: name };
  const cycles = Array.from({ length: 20 }, (_, i) => ({ ...request, pt_evp: -5 + i / 2 }));
  const check = run(request, engine);
  if (!check.ok) throw new Error(`${name}: ${JSON.stringify(check)}`);
  const call = (input: StateInput) => fluid.state(input);
  return {
    fluid: name,
    TP: time(
      call,
      states.map((s) => ({ T: s.T, P: s.P })),
    ),
    TQ: time(call, Q),
    PH: time(
      call,
      wide((s) => ({ P: s.P, H: s.H })),
    ),
    PS: time(
      call,
      wide((s) => ({ P: s.P, S: s.S })),
    ),
    cycle: time((input) => run(input, engine), cycles),
  };
}

/** Measures, prints and returns the figures. */
export function measureEngine() {
  const rows = FLUIDS.map(timesOf);
  const { blends } = JSON.parse(
    readFileSync(fileURLToPath(new URL('src/engine/blends/blends.json', root)), 'utf8'),
  ) as {
    readonly blends: Readonly<Record<string, readonly (readonly [name: string, share: number])[]>>;
  };
  const measured = {
    node: process.version,
    date: new Date().toISOString(),
    unit: 'µs per call, median',
    fluids: rows,
    instantiation: { toFirstValue_ms: ready - imported, import_ms: imported - started, firstValue_Pa: first },
    weight: {
      wasm: weight('src/engine/generated/engine.wasm'),
      pureFluids: weight('src/engine/generated/fluids.json'),
      mixtures: weight('src/engine/generated/mixtures.json'),
      transport: weight('src/engine/generated/transport.json'),
    },
  };

  console.log(line(['µs', ...PARTS]));
  for (const r of rows) console.log(line([r.fluid, ...PARTS.map((part) => r[part].toFixed(2))]));
  console.log(
    `instantiation to first value: ${(ready - imported).toFixed(1)} ms (module import ${(imported - started).toFixed(1)} ms before it)`,
  );
  for (const [name, w] of Object.entries(measured.weight)) console.log(`${name}: ${w.raw} bytes, ${w.brotli} brotli`);

  const parts = Object.values(blends).flatMap((list) => list.map(([name]) => name));
  return { ...measured, ...measureBlends(engine, parts) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = measureEngine();
  mkdirSync(fileURLToPath(new URL('bench-results/', root)), { recursive: true });
  writeFileSync(fileURLToPath(new URL('bench-results/engine.json', root)), `${JSON.stringify(result, null, 2)}\n`);
}
