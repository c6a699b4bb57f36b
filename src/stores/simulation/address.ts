/** The address of the page holds its simulation: links bring it back. */
import { paramsFromSimulatorLink, simulatorLinkFromParams } from '../../simulation/url.ts';
import { addressKeeper } from '../form/address.ts';
import type { Form } from './form.ts';
import type { Sizing } from './sizing.ts';

const PAUSE = 300;

export interface Address {
  /** The whole address of the present simulation. */
  whole(): string;
  /** Writes the address once typing pauses, without a new history entry. */
  write(): void;
  /** Fills the forms from the address. False when it says nothing: the defaults stand. */
  read(): boolean;
  /** Forgets the simulation in the address. */
  clear(): void;
}

export function createAddress(form: Form, { $mode, $compressor }: Pick<Sizing, '$mode' | '$compressor'>): Address {
  const whole = (): string => {
    const { permanent, transient } = form.$readings.get();
    const params = paramsFromSimulatorLink({
      permanent: permanent.state,
      transient: transient.state,
      mode: $mode.get(),
      compressor: $compressor.get(),
      isManual: form.$isManual.get(),
    });
    return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
  };

  const keeper = addressKeeper(whole, PAUSE);

  return {
    whole,
    write: keeper.keep,
    read() {
      const params = new URLSearchParams(location.search);
      if (!['permanent', 'transient', 'mode', 'compressor'].some((name) => params.has(name))) return false;
      const link = simulatorLinkFromParams(params);
      $mode.set(link.mode);
      $compressor.set(link.compressor);
      form.fill(link.permanent, link.transient, link.isManual);
      return true;
    },
    clear() {
      keeper.drop();
      $mode.set('normal');
      $compressor.set(null);
      history.replaceState(history.state, '', location.pathname);
    },
  };
}
