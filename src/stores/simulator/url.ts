/** The address of the page holds the simulation: links bring it back. */
import { paramsFromSimulatorLink, simulatorLinkFromParams } from '../../simulation/url.ts';
import type { CalculationMode } from '../../simulation/url.ts';
import { $forms, $isManual, fillForms, stateOfForm } from './form.ts';
import { $units } from './units.ts';

const PAUSE = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
let mode: CalculationMode = 'normal';
let compressor: string | null = null;

/** The whole address of the present simulation. */
export function simulationAddress(): string {
  const { permanent, transient } = $forms.get();
  const units = $units.get();
  const params = paramsFromSimulatorLink({
    permanent: stateOfForm(permanent, units),
    transient: stateOfForm(transient, units),
    mode,
    compressor,
    isManual: $isManual.get(),
  });
  return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
}

/** Writes the address once typing pauses, without a new history entry. */
export function writeAddress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => history.replaceState(history.state, '', simulationAddress()), PAUSE);
}

/** Fills the forms from the address. False when it says nothing: the defaults stand. */
export function readAddress(): boolean {
  const params = new URLSearchParams(location.search);
  if (!params.has('permanent') && !params.has('transient')) return false;
  const link = simulatorLinkFromParams(params);
  mode = link.mode;
  compressor = link.compressor;
  fillForms(link.permanent, link.transient, link.isManual);
  return true;
}

/** Forgets the simulation in the address. */
export function clearAddress(): void {
  clearTimeout(timer);
  mode = 'normal';
  compressor = null;
  history.replaceState(history.state, '', location.pathname);
}
