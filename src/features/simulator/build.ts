import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { runRegimes } from '../../simulation/index.ts';
import type { InitialSimulation } from './initial.ts';
import { servedCurves } from '../../kit/build/curves.ts';

/**
 * Both default regimes and the lines of their fluid, computed while the site is built.
 * @throws {Error} when a default regime has no answer: the site must not be built then
 */
export async function simulatorExample(): Promise<InitialSimulation> {
  const engine = createEmbeddedEngine();
  const { permanent, transient } = runRegimes({ permanent: {}, transient: {}, isManual: true }, engine);
  if (!permanent.ok || !transient?.ok) throw new Error('a default regime has no answer');
  const curves = await servedCurves(engine, permanent.result.input.fluid);
  return { permanent: permanent.result, transient: transient.result, curves };
}
