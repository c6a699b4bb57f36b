/** Studies that may be laid beside the present one, and the cycle each of them asks for. */
import { runSimulation, runSimulationNow } from '../../../../runtime/bridge.ts';
import { $calculation } from '../../../../kit/storage/calculation.ts';
import { simulatorLinkFromParams } from '../../../../simulation/url.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import type { Locale } from '../../../../language/index.ts';
import { inputsOfLink } from '../state/form.ts';

/** Whether a study runs on a compressor of the reader's list: its cycle is known on its own page only. */
export const isOnCompressor = (query: string): boolean =>
  simulatorLinkFromParams(new URLSearchParams(query)).mode === 'compressor';

/** The steady cycle of a study; undefined where it has none. */
export async function resultOfStudy(query: string, locale: Locale): Promise<SimulationResult | undefined> {
  const { permanent, isManual } = simulatorLinkFromParams(new URLSearchParams(query));
  const inputs = inputsOfLink(permanent, undefined, isManual);
  const setting = $calculation.get();
  const answers = runSimulationNow(inputs, setting) ?? (await runSimulation(inputs, setting, locale)).answers;
  return answers?.permanent.ok ? answers.permanent.result : undefined;
}
