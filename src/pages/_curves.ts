import { STATE_FIELDS, STATE_STRIDE } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import { sampleCurves } from '../charts/ph/curves.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';
import type { PhCurves } from '../charts/ph/types.ts';
import { compactCurves } from '../ui/simulator/initial.ts';
import type { CompactCurves } from '../ui/simulator/initial.ts';

/** All lines of a fluid, sampled while the site is built. */
function sampled(engine: Engine, name: string): Promise<PhCurves> {
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
  compactCurves(await sampled(engine, name));

/** One isotherm in so many K is drawn with a page. */
const ISOTHERM_STEP = 20;

/** The lines of a diagram that is drawn with the page: its dome, quality and few isotherms, as they are. */
export async function drawnCurves(engine: Engine, name: string): Promise<PhCurves> {
  const curves = await sampled(engine, name);
  const isotherms = curves.isotherms.filter(({ value }) => Math.round(value - ZERO_CELSIUS) % ISOTHERM_STEP === 0);
  return { ...curves, isotherms, isentropes: [], isochores: [] };
}

/** The dome of a fluid alone. */
export const servedDome = async (engine: Engine, name: string): Promise<CompactCurves> => ({
  ...(await servedCurves(engine, name)),
  isotherms: [],
});
