// Times the lines of a pressure-enthalpy diagram: dome, isotherms and the rest, as a page samples them for a new fluid.
import { root, median } from './measure.mjs';

const FLUIDS = ['R134a', 'R744', 'R448A'];
const ROUNDS = 9;

/** ms by fluid. */
export async function measureDiagrams() {
  const [{ createEngine, STATE_FIELDS, STATE_STRIDE }, { sampleCurves }] = await Promise.all([
    import(new URL('src/engine/index.ts', root)),
    import(new URL('src/charts/ph/curves.ts', root)),
  ]);
  const engine = await createEngine();
  const places = new Map(STATE_FIELDS.map((name, index) => [name, index]));
  const found = [];
  for (const name of FLUIDS) {
    const fluid = engine.fluid(name);
    const answer = async (jobs) =>
      jobs.map(({ pair, xs, ys, fields }) => {
        const rows = fluid.states(pair, xs, ys);
        return fields.map((field) =>
          Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + places.get(field)] ?? Number.NaN),
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
