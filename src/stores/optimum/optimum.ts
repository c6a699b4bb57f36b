/** The search of the best CO2 pressure on its page: what is asked, what was found, and the address that says so. */
import { atom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import type { Problem } from '../../circuit/outcome.ts';
import { runSimulationNow, startDevice } from '../../runtime/bridge.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { saidValues } from '../../kit/form/entries/entries.ts';
import { addressKeeper } from '../../kit/form/address.ts';
import { restoreUnits } from '../../kit/form/units.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import { askedValues, entries } from './fields.ts';
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

export const $shown = atom<ShownOptimum>({ found: undefined, isStale: false, problem: undefined, isBarred: false });
/** The engine has answered once: what takes longer may be asked for. */
export const $isLive = atom(false);

const PAUSE = 300;

/** Puts the example computed with the page in place. */
export function seedOptimum(found: Found): void {
  if (!$shown.get().found) $shown.set({ found, isStale: false, problem: undefined, isBarred: false });
}

function cycleAt(optimum: HpOptimum): SimulationResult | undefined {
  const body = cycleBody(askedValues(entries.$values.get()), optimum.t, optimum.optimum);
  const answer = runSimulationNow({ permanent: body, transient: body, isManual: true }, 'device')?.permanent;
  return answer?.ok ? answer.result : undefined;
}

/** Answers at once; false until the engine is there. */
function run(): boolean {
  const answer = askNow('hpOptimum', askedValues(entries.$values.get()));
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
}

async function prepare(): Promise<void> {
  if ($isLive.get()) return;
  try {
    await Promise.all([prepareDoors('hpOptimum'), startDevice()]);
    $isLive.set(true);
  } catch {
    $shown.set({ ...$shown.get(), isBarred: true });
  }
}

/** The whole address of what is asked. */
export function optimumLink(): string {
  const said = Object.entries(saidValues(entries, entries.$values.get()));
  const params = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  const query = params.size > 0 ? `?${params.toString()}` : '';
  return `${location.origin}${location.pathname}${query}${location.hash}`;
}

const keeper = addressKeeper(optimumLink, PAUSE);
let isStarted = false;

/** Restores units and link, follows every change, starts the engine after the first paint. Once. */
export function startOptimum(locale: Locale, typedBefore: Readonly<Record<string, string>>): void {
  if (isStarted) return;
  isStarted = true;
  entries.speak(locale);
  restoreUnits();
  const given = Object.fromEntries(new URLSearchParams(location.search));
  const isLinked = Object.keys(given).some((key) => Object.hasOwn(entries.table, key));
  if (isLinked) entries.fill(given);
  for (const [key, text] of Object.entries(typedBefore)) entries.set(key, text);
  /** What stands answers other inputs until the engine is there. */
  const runLater = async (): Promise<void> => {
    $shown.set({ ...$shown.get(), problem: undefined, isStale: true });
    await prepare();
    run();
  };
  entries.$values.listen(() => {
    if (!run()) void runLater();
  });
  entries.$state.listen(() => keeper.keep());
  if (isLinked || Object.keys(typedBefore).length > 0) void runLater();
  else whenIdle(() => void prepare());
}

export function resetOptimum(): void {
  entries.reset();
  keeper.drop();
  history.replaceState(history.state, '', location.pathname);
}
