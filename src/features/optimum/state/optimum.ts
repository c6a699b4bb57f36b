/** The search of the best CO2 pressure on its page: what is asked, what was found, and the address that says so. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import type { HpOptimum } from '../../../circuit/optimum/optimum.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { createForm } from '../../../kit/form/form.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import type { Form } from '../../../kit/form/form.ts';
import { valuesFromParams } from '../../../kit/form/link.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { runSimulationNow, startDevice } from '../../../runtime/bridge.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { OPTIMUM_FIELDS } from './fields.ts';
import { cycleBody } from './links.ts';

export interface Found {
  readonly optimum: HpOptimum;
  /** The one-stage cycle of a simulation at the optimum. */
  readonly cycle: SimulationResult | undefined;
}

export interface ShownOptimum {
  /** The last answer there was. */
  readonly found: Found | undefined;
  /** It answers an earlier input. */
  readonly isStale: boolean;
  readonly problem: Problem | undefined;
  /** This device cannot compute at all. */
  readonly isBarred: boolean;
}

export interface Optimum {
  /** What is asked, as typed and as read. */
  readonly form: Form;
  readonly $shown: ReadableAtom<ShownOptimum>;
  /** The engine has answered once: what takes longer may be asked for. */
  readonly $isLive: ReadableAtom<boolean>;
  /** The whole address of what is asked. */
  link(): string;
  reset(): void;
  /**
   * Restores units and link, follows every change, starts the engine after the first paint. Once.
   */
  start(): void;
}

const PAUSE = 300;

/** @param example computed with the page; undefined: none */
export function createOptimum(example: Found | undefined, locale: Locale): Optimum {
  const form = createForm(OPTIMUM_FIELDS, locale);
  const { $content } = form;
  const $shown = atom<ShownOptimum>({ found: example, isStale: false, problem: undefined, isBarred: false });
  const $isLive = atom(false);
  let isStarted = false;

  const cycleAt = (optimum: HpOptimum): SimulationResult | undefined => {
    const body = cycleBody($content.get().options, optimum.t, optimum.optimum);
    const answer = runSimulationNow({ permanent: body, isManual: true }, 'device')?.permanent;
    return answer?.ok ? answer.result : undefined;
  };

  /** Answers at once; false until the engine is there. */
  const run = (): boolean => {
    const answer = askNow('hpOptimum', $content.get().options);
    if (answer === undefined) return false;
    const { found } = $shown.get();
    $shown.set(
      answer.ok
        ? {
            found: { optimum: answer.result, cycle: cycleAt(answer.result) },
            isStale: false,
            problem: undefined,
            isBarred: false,
          }
        : { found, isStale: true, problem: answer.problem, isBarred: false },
    );
    return true;
  };

  const prepare = async (): Promise<void> => {
    if ($isLive.get()) return;
    try {
      await Promise.all([prepareDoors('hpOptimum'), startDevice()]);
      $isLive.set(true);
    } catch {
      $shown.set({ ...$shown.get(), isBarred: true });
    }
  };

  /** What stands answers other inputs until the engine is there. */
  const runLater = async (): Promise<void> => {
    $shown.set({ ...$shown.get(), problem: undefined, isStale: true });
    await prepare();
    run();
  };

  const link = (): string => {
    const said = Object.entries($content.get().said);
    const params = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
    const query = params.size > 0 ? `?${params.toString()}` : '';
    const fragment = location.hash.startsWith('#?') ? '' : location.hash;
    return linkWithin(`${location.origin}${location.pathname}${query}${fragment}`);
  };
  const keeper = addressKeeper(link, PAUSE);

  return {
    form,
    $shown,
    $isLive,
    link,
    reset() {
      form.fill({});
      keeper.drop();
      history.replaceState(history.state, '', location.pathname);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreUnits();
      const given = valuesFromParams(OPTIMUM_FIELDS, new URLSearchParams(searchOfPage()));
      const isLinked = Object.keys(given).length > 0;
      if (isLinked) form.fill(given);
      whenSaid(form, () => {
        if (!run()) void runLater();
        keeper.keep();
      });
      if (isLinked) void runLater();
      else whenIdle(() => void prepare());
    },
  };
}
