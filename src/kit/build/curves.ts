import { STATE_FIELDS, STATE_STRIDE } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { sampleCurves } from '../../charts/ph/curves.ts';
import type { PhCurves } from '../../charts/ph/types.ts';
import { compactCurves } from '../diagrams/compact-curves.ts';
import type { CompactCurves } from '../diagrams/compact-curves.ts';

/** All lines of a fluid, sampled while the site is built: for a diagram that is drawn with its page. */
export function sampledCurves(engine: Engine, name: string): Promise<PhCurves> {
  const fluid = engine.fluid(name);
  return sampleCurves(fluid, (jobs) =>
    Promise.resolve(
      jobs.map(({ pair, xs, ys, fields }) => {
        const rows = fluid.states(pair, xs, ys);
        return fields.map((field) =>
          Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + STATE_FIELDS.indexOf(field)] ?? Number.NaN),
        );
      }),
    ),
  );
}

/** The lines of a fluid a first paint shows. */
export const servedCurves = async (engine: Engine, name: string): Promise<CompactCurves> =>
  compactCurves(await sampledCurves(engine, name));

/** The dome of a fluid alone. */
export const servedDome = async (engine: Engine, name: string): Promise<CompactCurves> => ({
  ...(await servedCurves(engine, name)),
  isotherms: [],
});
