/** The leak on its page: what is asked, what the worker answers, and the address that says so. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import type { FieldProblem, Leak } from '../../../field/index.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { valuesFromParams } from '../../../kit/form/link.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import { LEAK_FIELDS } from './fields.ts';

export interface ShownLeak {
  /** The last answer there was. */
  readonly found: Leak | undefined;
  /** It answers an earlier input. */
  readonly isStale: boolean;
  readonly isRunning: boolean;
  readonly problem: FieldProblem | undefined;
  /** This device cannot compute at all. */
  readonly isBarred: boolean;
}

export interface LeakStudy {
  readonly form: Form;
  readonly $shown: ReadableAtom<ShownLeak>;
  /** The whole address of what is asked. */
  link(): string;
  reset(): void;
  /** Restores units and link, and follows every change. Once. */
  start(): void;
}

const PAUSE = 300;
/** While one types, the worker is asked once the fingers rest, ms. */
const REST = 150;

/** @param example computed with the page */
export function createLeak(example: Leak | undefined, locale: Locale): LeakStudy {
  const form = createForm(LEAK_FIELDS, locale);
  const { $content } = form;
  const settled = { isStale: false, isRunning: false, problem: undefined, isBarred: false };
  const $shown = atom<ShownLeak>({ found: example, ...settled });
  let isStarted = false;
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    controller = new AbortController();
    const { signal } = controller;
    try {
      const answer = await askWorker('leak', [$content.get().options], { signal });
      if (signal.aborted) return;
      const { found } = $shown.get();
      if (answer.ok) $shown.set({ found: answer.result, ...settled });
      else $shown.set({ ...settled, found, isStale: true, problem: answer.problem });
    } catch {
      if (!signal.aborted) $shown.set({ ...$shown.get(), isRunning: false, isBarred: true });
    }
  };

  const answer = (): void => {
    clearTimeout(timer);
    controller?.abort();
    $shown.set({ ...$shown.get(), isStale: true, isRunning: true, problem: undefined });
    timer = setTimeout(() => void ask(), REST);
  };

  const link = (): string => {
    const said = Object.entries($content.get().said);
    const params = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
    return linkWithin(`${location.origin}${location.pathname}${params.size > 0 ? `?${params.toString()}` : ''}`);
  };
  const keeper = addressKeeper(link, PAUSE);

  return {
    form,
    $shown,
    link,
    reset() {
      form.fill({});
      keeper.clear();
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreUnits();
      const given = valuesFromParams(LEAK_FIELDS, new URLSearchParams(searchOfPage()));
      // A link that names a share alone means it.
      const whole = 'lost_share' in given && !('lost_in' in given) ? { ...given, lost_in: 'share' } : given;
      const isLinked = Object.keys(whole).length > 0;
      if (isLinked) form.fill(whole);
      whenSaid(form, () => {
        answer();
        keeper.keep();
      });
      if (isLinked) answer();
    },
  };
}
