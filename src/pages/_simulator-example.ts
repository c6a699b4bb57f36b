import { createEmbeddedEngine } from '../engine/embedded.ts';
import { STATE_FIELDS, STATE_STRIDE } from '../engine/index.ts';
import type { Fluid } from '../engine/types.ts';
import { run, runRegimes } from '../simulation/index.ts';
import { sampleCurves } from '../charts/ph/curves.ts';
import { compactCurves } from '../ui/simulator/initial.ts';
import type { CompactCurves, InitialSimulation } from '../ui/simulator/initial.ts';
import type { ServedCycle } from '../ui/simulator/explorer/sliders.ts';

/**
 * Both default regimes and the lines of their fluid, computed while the site is built.
 * @throws {Error} when a default regime has no answer: the site must not be built then
 */
export async function simulatorExample(): Promise<InitialSimulation> {
  const engine = createEmbeddedEngine();
  const { permanent, transient } = runRegimes({ permanent: {}, transient: {}, isManual: true }, engine);
  if (!permanent.ok || !transient?.ok) throw new Error('a default regime has no answer');
  const curves = await curvesOf(engine.fluid(permanent.result.input.fluid));
  return { permanent: permanent.result, transient: transient.result, curves };
}

/**
 * A cycle and the lines of its fluid, which must be pure: the compact lines know no glide.
 * @throws {Error} when there is no such cycle: the site must not be built then
 */
export async function servedCycle(body: Readonly<Record<string, unknown>>): Promise<ServedCycle> {
  const engine = createEmbeddedEngine();
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(`${JSON.stringify(body)} has no answer: ${outcome.problem.code}`);
  const fluid = engine.fluid(outcome.result.input.fluid);
  if (fluid.components.length > 1) throw new Error(`${fluid.name} is a blend`);
  return { result: outcome.result, curves: await curvesOf(fluid) };
}

async function curvesOf(fluid: Fluid): Promise<CompactCurves> {
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
