// Times the lines of a pressure-enthalpy diagram: dome, isotherms and the rest, as a page samples them for a new fluid.
import { sampleCurves } from '../../src/charts/ph/curves.ts';
import type { StateJob } from '../../src/charts/ph/types.ts';
import { createEngine, STATE_FIELDS, STATE_STRIDE } from '../../src/engine/index.ts';
import { median } from './measure.ts';

const FLUIDS = ['R134a', 'R744', 'R448A'];
const ROUNDS = 9;

/** ms by fluid. */
export async function measureDiagrams(): Promise<readonly { readonly fluid: string; readonly lines_ms: number }[]> {
  const engine = await createEngine();
  const places = new Map<string, number>(STATE_FIELDS.map((name, index) => [name, index]));
  const found = [];
  for (const name of FLUIDS) {
    const fluid = engine.fluid(name);
    const answer = async (jobs: readonly StateJob[]) =>
      jobs.map(({ pair, xs, ys, fields }) => {
        const rows = fluid.states(pair, xs, ys);
        return fields.map((field) =>
          Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + (places.get(field) ?? 0)] ?? Number.NaN),
        );
      });
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      await sampleCurves(fluid, answer);
      if (round > 1) times.push(performance.now() - from);
    }
    found.push({ fluid: name, lines_ms: median(times) });
  }
  return found;
}
