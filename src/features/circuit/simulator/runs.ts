/** The simulations asked for by the reader, the latest first: a short list to come back to. */
import type { Translator } from '../../../i18n/keys.ts';
import { addRun, clearRuns, restoreRuns, storedRuns } from '../../../kit/storage/history.ts';
import { pageSimulation } from './state/page-simulation.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { inputsLine } from './words.ts';

const ID = 'simulation.circuit';

/** Keeps the simulation as it stands, on this device. */
export function keepRun(t: Translator, format: Formatter): void {
  const { result } = pageSimulation.$shown.get().permanent;
  if (!result) return;
  const { eer, power_cold } = result.performance;
  const run = {
    parameters: pageSimulation.address.query(),
    summary: `${result.input.fluid} · ${t('simulator.figures.eer')} ${format.full('ratio', eer)} · ${format.full('power', power_cold)}`,
    inputs: inputsLine('', result, t, format),
    at: new Date().toISOString(),
  };
  addRun(ID, run);
}

/** Whether the reader kept any. */
export const hasRuns = (): boolean => storedRuns(ID).length > 0;

export const followRuns = (): void => restoreRuns(ID);

export const forgetRuns = (): void => clearRuns(ID);
