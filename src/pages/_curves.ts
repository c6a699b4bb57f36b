import { STATE_FIELDS, STATE_STRIDE } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import { sampleCurves } from '../charts/ph/curves.ts';
import { compactCurves } from '../ui/simulator/initial.ts';
import type { CompactCurves } from '../ui/simulator/initial.ts';

/** The lines of a fluid a first paint shows, sampled while the site is built. */
export async function servedCurves(engine: Engine, name: string): Promise<CompactCurves> {
  const fluid = engine.fluid(name);
  const curves = await sampleCurves(fluid, (jobs) =>
    Promise.resolve(
      jobs.map(({ pair, xs, ys, fields }) => {
        const rows = fluid.states(pair, xs, ys);
        return fields.map((field) =>
          Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + STATE_FIELDS.indexOf(field)] ?? Number.NaN),
        );
      }),
    ),
  );
  return compactCurves(curves);
}

/** The dome of a fluid alone. */
export const servedDome = async (engine: Engine, name: string): Promise<CompactCurves> => ({
  ...(await servedCurves(engine, name)),
  isotherms: [],
});
