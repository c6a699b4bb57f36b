import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { runRegimes } from '../../../simulation/index.ts';
import type { InitialSimulation } from './initial.ts';
import { servedCurves } from '../../../kit/build/curves.ts';

/**
 * The default example, of one operating point, and the lines of its fluid, computed while the site is built.
 * @throws {Error} when the default regime has no answer: the site must not be built then
 */
export async function simulatorExample(): Promise<InitialSimulation> {
  const engine = createEmbeddedEngine();
  const { permanent } = runRegimes({ permanent: {}, isManual: true }, engine);
  if (!permanent.ok) throw new Error('the default regime has no answer');
  const curves = await servedCurves(engine, permanent.result.input.fluid);
  return { permanent: permanent.result, curves };
}
