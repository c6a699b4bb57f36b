/** The address of the page holds its simulation: links bring it back. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { PLAIN } from '../../../../simulation/cycles/index.ts';
import {
  paramsFromSimulatorLink,
  simulatorLinkFromParams,
  STEADY_FORM,
  withoutDefaults,
} from '../../../../simulation/url.ts';
import { addressKeeper } from '../../../../kit/form/address.ts';
import { linkWithin, searchOfPage } from '../../../../kit/form/long-link.ts';
import type { ShortLinkProblem } from '../../../../kit/form/short-link/unpack.ts';
import { stateOfForm } from './fields.ts';
import type { SimulationForm } from './form.ts';
import { forgetForTab, keepForTab, openingQuery, queryTypedElsewhere } from './storage.ts';
import type { Sizing } from './sizing.ts';

const PAUSE = 300;

/**
 * Parameters beside the simulation's, what pages of the circuit ask of their own, by the name of the page: each says its
 * parameter in its page.ts.
 */
const COMPANIONS = Object.entries(__PAGE_PARAMETERS__);

/** The page that owns one of these URL parameters. Until it registers, the raw value is preserved. */
export interface Companion {
  /** The empty text where there is nothing to say. */
  parameter(): string;
  /** Takes what an address says; null means the defaults. */
  read(parameter: string | null): void;
}

export interface Address {
  /** The whole address of the present simulation. */
  whole(): string;
  /** Its parameters alone, for the link of another page of the same simulation. */
  query(): string;
  /** Why the short link this page was opened with says nothing; undefined where there is none, or it does. */
  readonly $linkProblem: ReadableAtom<ShortLinkProblem | undefined>;
  /** The same simulation without what every page opens with: what is shared of it. */
  briefly(): string;
  /** What the page opened with, before anything was typed in it. */
  opened(): string;
  /** From now on a companion reads and says its parameter; it is given at once what was kept for it. */
  join(page: string, companion: Companion): void;
  /** Writes the address once typing pauses, without a new history entry. */
  write(): void;
  /** How often something new has been said: it changes with what is typed in any form of the page. */
  readonly $said: ReadableAtom<number>;
  /** Writes what is waiting to be written: the page is being left. */
  flush(): void;
  /**
   * Fills the forms from the address, or from what the tab kept. False when neither says anything: the defaults stand.
   * @param linkProblem why the short link it was opened with says nothing
   */
  read(linkProblem?: ShortLinkProblem): boolean;
  /** Fills the forms with the simulation of these parameters, and puts them in the address. */
  take(search: string): void;
  /** Fills the forms with what was typed on another page since this one was left. False when nothing was. */
  readAgain(): boolean;
  /** Forgets the simulation in the address. */
  clear(): void;
}

/** Whether one sheet sizes what these parameters simulate as it does any cycle: one stage between two typed temperatures. */
function takesOneSheet(params: URLSearchParams): boolean {
  const { permanent } = simulatorLinkFromParams(params);
  const { architecture, mode_trans, mode_evp, mode_cdr } = { ...STEADY_FORM, ...permanent };
  const isPlain = String(architecture ?? PLAIN) === PLAIN && String(mode_trans) === String(STEADY_FORM.mode_trans);
  return isPlain && [mode_evp, mode_cdr].every((mode) => String(mode) === String(STEADY_FORM.mode_evp));
}

export function createAddress(
  form: SimulationForm,
  { $mode, $compressor, $carried, $frequency }: Pick<Sizing, '$mode' | '$compressor' | '$carried' | '$frequency'>,
): Address {
  const companions = new Map<string, Companion>();
  const kept = new Map<string, string>();
  let openedQuery = '';
  const $said = atom(0);
  const $linkProblem = atom<ShortLinkProblem | undefined>(undefined);

  const query = (): string => {
    const { permanent, transient } = form.$contents.get();
    const params = paramsFromSimulatorLink({
      permanent: stateOfForm(permanent),
      transient: form.$hasTransient.get() ? stateOfForm(transient) : undefined,
      mode: $mode.get(),
      compressor: $compressor.get(),
      carried: $carried.get() ?? '',
      frequency: $frequency.get(),
      isManual: form.$isManual.get(),
    });
    for (const [page, parameter] of COMPANIONS) {
      const text = companions.get(page)?.parameter() ?? kept.get(page) ?? '';
      if (text !== '') params.set(parameter, text);
    }
    return `?${params.toString()}`;
  };
  const linkWith = (search: string): string => {
    const fragment = location.hash.startsWith('#?') ? '' : location.hash;
    return linkWithin(`${location.origin}${location.pathname}${search}${fragment}`);
  };
  const whole = (): string => linkWith(query());

  const keeper = addressKeeper(() => {
    const search = query();
    keepForTab(search);
    return linkWith(search);
  }, PAUSE);

  const readCompanions = (params: URLSearchParams): void => {
    for (const [page, parameter] of COMPANIONS) {
      kept.set(page, params.get(parameter) ?? '');
      companions.get(page)?.read(params.get(parameter));
    }
  };
  const fill = (params: URLSearchParams): void => {
    const link = simulatorLinkFromParams(params);
    $mode.set(link.mode);
    $compressor.set(link.compressor);
    $carried.set(link.carried ?? null);
    $frequency.set(link.frequency ?? '');
    form.fill(link.permanent, link.transient, link.isManual);
    readCompanions(params);
  };
  const saysSomething = (params: URLSearchParams): boolean =>
    ['permanent', 'transient', ...COMPANIONS.map(([, parameter]) => parameter)].some((name) => params.has(name));

  return {
    whole,
    query,
    $linkProblem,
    opened: () => openedQuery,
    briefly: () => linkWith(`?${withoutDefaults(new URLSearchParams(query())).toString()}`),
    join(page, companion) {
      companions.set(page, companion);
      const text = kept.get(page);
      if (text) companion.read(text);
    },
    $said,
    write() {
      $said.set($said.get() + 1);
      keeper.keep();
    },
    flush: keeper.flush,
    read(linkProblem) {
      const given = searchOfPage();
      $linkProblem.set(linkProblem);
      const said = new URLSearchParams(given);
      const own = saysSomething(said) ? given : '';
      const search = openingQuery(own);
      // A link that says which compressor and no more leaves the rest of the tab's simulation as it is, where one sheet can
      // size it.
      const isCompressorAlone = own === '' && said.get('mode') === 'compressor';
      openedQuery = query();
      if (search === '' && !isCompressorAlone) return false;
      const asked = new URLSearchParams(search);
      const params = isCompressorAlone && !takesOneSheet(asked) ? new URLSearchParams() : asked;
      if (isCompressorAlone) {
        for (const name of ['mode', 'compressor']) params.set(name, said.get(name) ?? '');
      }
      fill(params);
      const fluid = said.get('fluid');
      if (isCompressorAlone && fluid !== null) form.setField('permanent', 'fluid', fluid);
      openedQuery = query();
      if (search === given) keepForTab(search);
      else keeper.write();
      return true;
    },
    take(search) {
      fill(new URLSearchParams(search));
      keeper.write();
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
      $mode.set('normal');
      $compressor.set(null);
      $carried.set(null);
      $frequency.set('');
      readCompanions(new URLSearchParams());
      forgetForTab();
      keeper.clear();
    },
  };
}
