/** The address of the page holds its simulation: links bring it back. */
import { paramsFromSimulatorLink, simulatorLinkFromParams } from '../../simulation/url.ts';
import type { CalculationMode } from '../../simulation/url.ts';
import { addressKeeper } from '../form/address.ts';
import type { Form } from './form.ts';
import { forgetForTab, keepForTab, openingQuery, queryTypedElsewhere } from './kept.ts';

const PAUSE = 300;

/** Whatever else the address of a page says beside the simulation: each under parameters of its own. */
export interface Companion {
  /** Its parameters; the empty text for one that says nothing. */
  params(): Readonly<Record<string, string>>;
  /** Takes what an address says; parameters it lacks mean the defaults. */
  read(params: URLSearchParams): void;
}

export interface Address {
  /** The whole address of the present simulation. */
  whole(): string;
  /** Its parameters alone, for the link of another page of the same simulation. */
  query(): string;
  /** Adds parameters beside the simulation's. */
  join(companion: Companion): void;
  /** Writes the address once typing pauses, without a new history entry. */
  write(): void;
  /** Writes what is waiting to be written: the page is being left. */
  flush(): void;
  /** Fills the forms from the address, or from what the tab kept. False when neither says anything: the defaults stand. */
  read(): boolean;
  /** Fills the forms with what was typed on another page since this one was left. False when nothing was. */
  readAgain(): boolean;
  /** Forgets the simulation in the address. */
  clear(): void;
}

export function createAddress(form: Form): Address {
  let mode: CalculationMode = 'normal';
  let compressor: string | null = null;
  const companions: Companion[] = [];

  const query = (): string => {
    const { permanent, transient } = form.$readings.get();
    const params = paramsFromSimulatorLink({
      permanent: permanent.state,
      transient: transient.state,
      mode,
      compressor,
      isManual: form.$isManual.get(),
    });
    for (const companion of companions)
      for (const [name, text] of Object.entries(companion.params())) if (text !== '') params.set(name, text);
    return `?${params.toString()}`;
  };
  const linkWith = (search: string): string => `${location.origin}${location.pathname}${search}${location.hash}`;
  const whole = (): string => linkWith(query());

  const keeper = addressKeeper(() => {
    const search = query();
    keepForTab(search);
    return linkWith(search);
  }, PAUSE);

  const fill = (params: URLSearchParams): void => {
    const link = simulatorLinkFromParams(params);
    mode = link.mode;
    compressor = link.compressor;
    form.fill(link.permanent, link.transient, link.isManual);
    for (const companion of companions) companion.read(params);
  };
  const saysSomething = (params: URLSearchParams): boolean =>
    ['permanent', 'transient', ...companions.flatMap((companion) => Object.keys(companion.params()))].some((name) =>
      params.has(name),
    );

  return {
    whole,
    query,
    join: (companion) => void companions.push(companion),
    write: keeper.keep,
    flush: keeper.flush,
    read() {
      const own = saysSomething(new URLSearchParams(location.search)) ? location.search : '';
      const search = openingQuery(own);
      if (search === '') return false;
      fill(new URLSearchParams(search));
      if (search === location.search) keepForTab(search);
      else keeper.write();
      return true;
    },
    readAgain() {
      const search = queryTypedElsewhere(query());
      if (search === undefined) return false;
      fill(new URLSearchParams(search));
      keeper.write();
      return true;
    },
    clear() {
      keeper.drop();
      mode = 'normal';
      compressor = null;
      for (const companion of companions) companion.read(new URLSearchParams());
      keeper.drop();
      forgetForTab();
      history.replaceState(history.state, '', location.pathname);
    },
  };
}
