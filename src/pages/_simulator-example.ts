import { createEmbeddedEngine } from '../engine/embedded.ts';
import { STATE_FIELDS, STATE_STRIDE } from '../engine/index.ts';
import { runRegimes } from '../simulation/index.ts';
import { sampleCurves } from '../charts/ph/curves.ts';
import { compactCurves } from '../ui/simulator/initial.ts';
import type { InitialSimulation } from '../ui/simulator/initial.ts';

/**
 * Both default regimes and the lines of their fluid, computed while the site is built.
 * @throws {Error} when a default regime has no answer: the site must not be built then
 */
export async function simulatorExample(): Promise<InitialSimulation> {
  const engine = createEmbeddedEngine();
  const { permanent, transient } = runRegimes({ permanent: {}, transient: {}, isManual: true }, engine);
  if (!permanent.ok || !transient?.ok) throw new Error('a default regime has no answer');
  const fluid = engine.fluid(permanent.result.input.fluid);
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
  return { permanent: permanent.result, transient: transient.result, curves: compactCurves(curves) };
}
