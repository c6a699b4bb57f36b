// Every blend of the list: a cycle at -10 and 40 °C, a saturation curve, and what making it costs.
// Then random mixes, with those that end in an error by name.
import type { Engine, FluidQuality } from '../../src/engine/index.ts';
import { ZERO_CELSIUS } from '../../src/quantities/si.ts';
import { run } from '../../src/simulation/index.ts';
import { line, time } from './measure.ts';

interface BlendTimes {
  readonly name: string;
  readonly components: number;
  readonly quality: FluidQuality;
  readonly criticalT_C: number;
  /** Null where the cycle has no answer; why, in `problem`. */
  readonly cycle_ms: number | null;
  readonly problem: string | null;
  readonly curve_ms: number;
  readonly make_ms: number;
}

interface Random {
  readonly asked: number;
  readonly failures: readonly { readonly mix: string; readonly message: string }[];
  readonly slowest_ms: number;
}

/** Repeatable random numbers in [0, 1): those the figures kept in docs/bench.json were drawn by. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function measureBlend(name: string, engine: Engine): BlendTimes {
  const from = performance.now();
  const fluid = engine.fluid(name);
  const made = performance.now() - from;
  const request = { fluid: name, pt_evp: -10, pt_cdr: 40 };
  const check = run(request, engine);
  const cycles = Array.from({ length: 8 }, (_, i) => ({ ...request, pt_evp: -10 + i / 4 }));
  const { Tmin } = fluid.limits;
  const top = fluid.critical.T - 0.5;
  const curve = [...Array(100).keys()].map((i) => ({ T: Tmin + ((top - Tmin) * i) / 99 }));
  return {
    name,
    components: fluid.components.length,
    quality: fluid.quality,
    criticalT_C: fluid.critical.T - ZERO_CELSIUS,
    cycle_ms: check.ok ? time((x) => run(x, engine), cycles, 10) / 1000 : null,
    problem: check.ok ? null : check.problem.code,
    curve_ms: time((x) => fluid.saturation(x), curve, 5) / 10,
    make_ms: made,
  };
}

/** Random mixes of listed components and hydrocarbons: how many bubble and dew points were not found. */
function measureRandom(engine: Engine, components: readonly string[], count: number): Random {
  const next = random(2026);
  const failures: Random['failures'][number][] = [];
  let asked = 0;
  let slowest = 0;
  while (asked < count) {
    const pool = [...components];
    const names = Array.from({ length: 2 + Math.floor(next() * 5) }).flatMap(() =>
      pool.splice(Math.floor(next() * pool.length), 1),
    );
    const critical = names.map((name) => engine.fluid(name).critical.T);
    if (Math.max(...critical) / Math.min(...critical) > 1.7) continue;
    const weights = names.map(() => 0.02 + next());
    const sum = weights.reduce((x, y) => x + y, 0);
    const text = names.map((name, i) => `${name}[${((weights[i] ?? 0) / sum).toPrecision(10)}]`).join('&');
    asked++;
    const from = performance.now();
    try {
      const fluid = engine.fluid(text);
      const mean = fluid.components.reduce((x, c) => x + c.moleFraction * engine.fluid(c.name).critical.T, 0);
      const top = Math.min(0.9 * mean, fluid.critical.T - 0.5);
      fluid.saturation({ T: fluid.limits.Tmin + (top - fluid.limits.Tmin) * next() });
    } catch (error) {
      failures.push({ mix: text, message: error instanceof Error ? error.message : String(error) });
    }
    slowest = Math.max(slowest, performance.now() - from);
  }
  return { asked, failures, slowest_ms: slowest };
}

/** Measures and prints; returns the figures. */
export function measureBlends(
  engine: Engine,
  fluidsOf: readonly string[],
): { readonly blends: readonly BlendTimes[]; readonly random: Random } {
  const rows = engine.blends.map((name) => measureBlend(name, engine));
  console.log(`\n${line(['blend', 'parts', 'tc °C', 'cycle ms', 'curve ms', 'make ms'])}  quality`);
  for (const r of rows) {
    const cycle = r.cycle_ms === null ? String(r.problem) : r.cycle_ms.toFixed(3);
    console.log(
      `${line([r.name, r.components, r.criticalT_C.toFixed(2), cycle, r.curve_ms.toFixed(2), r.make_ms.toFixed(1)])}  ${r.quality}`,
    );
  }
  const components = [
    ...new Set([...fluidsOf, 'R170', 'R290', 'R600', 'R600a', 'R601', 'R601a', 'R1150', 'R1270', 'RE170']),
  ];
  const random = measureRandom(engine, components, 3000);
  console.log(
    `\n${random.asked} random mixes: ${random.failures.length} without an answer, slowest ${random.slowest_ms.toFixed(1)} ms`,
  );
  for (const { mix, message } of random.failures) console.log(`  ${mix}: ${message.slice(-60)}`);
  return { blends: rows, random };
}
