/** The simulations asked for by the reader, the latest first: a short list to come back to. */
import type { Translator } from '../../i18n/keys.ts';
import { $hasConsent } from '../../kit/kept/consent.ts';
import { $runs, addRun, clearRuns, restoreRuns, withRun } from '../../kit/kept/history.ts';
import { pageSimulation } from './state/page-simulation.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { inputsLine } from './words.ts';

const ID = 'simulation.circuit';

/** Keeps the simulation as it stands: on this device where cookies are accepted, else for as long as the page is open. */
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
  if ($hasConsent.get()) addRun(ID, run);
  else $runs.set(withRun($runs.get(), run));
}

export const followRuns = (): (() => void) =>
  $hasConsent.subscribe((has) => {
    if (has) restoreRuns(ID);
  });

export const forgetRuns = (): void => clearRuns(ID);
