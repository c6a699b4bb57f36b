/** One cycle that follows sliders: the last answer stands until the next is there. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { runSimulation, runSimulationNow, startDevice } from '../../../../runtime/bridge.ts';
import type { RegimeAnswers } from '../../../../runtime/bridge.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import type { SimulationInput, SimulationResult } from '../../../../simulation/types.ts';
import { $calculation } from '../../../../kit/storage/calculation.ts';
import { addressKeeper } from '../../../../kit/form/address.ts';

const ADDRESS_DELAY = 400;

/** What may be moved of a cycle. */
export type MovedKey = 'pt_evp' | 'pt_cdr' | 't_sf' | 't_sr' | 'rend_is' | 'p_gc' | 't_out_gc' | FoundKey;
/** What a cycle may find rather than be told. */
type FoundKey = (typeof FOUND_KEYS)[number];
const FOUND_KEYS = ['p_int', 't_cas', 'p_rec', 'dt_sub'] as const;

/** An input with the numbers that were found in it: what a slider moves from. */
function withFound({ input, architecture }: SimulationResult): MovedInput {
  const found = FOUND_KEYS.flatMap((key) => (input[key] === undefined ? [] : [[key, architecture?.[key]] as const]));
  return { ...input, ...Object.fromEntries(found) } as MovedInput;
}

/** An input whose moved values are numbers. */
export type MovedInput = Omit<SimulationInput, FoundKey> & Readonly<Partial<Record<FoundKey, number>>>;

export interface Explored {
  readonly $input: ReadableAtom<MovedInput>;
  readonly $result: ReadableAtom<SimulationResult>;
  /** No side could compute the last setting: the result is that of an earlier one. */
  readonly $isStale: ReadableAtom<boolean>;
  /** The key moved last. */
  readonly $moved: ReadableAtom<MovedKey | undefined>;
  set(changed: Readonly<Partial<Record<MovedKey, number>>>, moved?: MovedKey): void;
  reset(): void;
  /** Starts the engine: someone is about to move something. */
  prepare(): void;
}

/** @param keys those the address says, once they differ from what was served */
export function createExplored(served: SimulationResult, keys: readonly MovedKey[], language: string): Explored {
  const start = withFound(served);
  const $input = atom(start);
  const $result = atom(served);
  const $isStale = atom(false);
  const $moved = atom<MovedKey | undefined>(undefined);
  let turn = 0;

  const keeper = addressKeeper(() => {
    const url = new URL(location.href);
    for (const key of keys) {
      const value = $input.get()[key];
      if (value === start[key]) url.searchParams.delete(key);
      else url.searchParams.set(key, String(value));
    }
    return url.href;
  }, ADDRESS_DELAY);

  /** On the device, waited for where it is still on its way: a slider asks too often for the function to follow. */
  const answersOf = async (inputs: RegimeInputs, isLatest: () => boolean): Promise<RegimeAnswers | undefined> => {
    const setting = $calculation.get();
    const now = runSimulationNow(inputs, setting);
    if (now) return now;
    if (setting !== 'server') await startDevice().catch(() => undefined);
    if (!isLatest()) return undefined;
    return runSimulationNow(inputs, setting) ?? (await runSimulation(inputs, setting, language)).answers;
  };

  const run = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    const isLatest = (): boolean => own === turn;
    const answers = await answersOf({ permanent: $input.get(), isManual: true }, isLatest);
    if (!isLatest()) return;
    const answer = answers?.permanent;
    $isStale.set(answer?.ok !== true);
    if (answer?.ok) $result.set(answer.result);
  };

  return {
    $input,
    $result,
    $isStale,
    $moved,
    set(changed, moved) {
      $input.set({ ...$input.get(), ...changed });
      $moved.set(moved);
      keeper.keep();
      void run();
    },
    reset() {
      turn += 1;
      $input.set(start);
      $result.set(served);
      $isStale.set(false);
      $moved.set(undefined);
      keeper.write();
    },
    prepare() {
      startDevice().catch(() => undefined);
    },
  };
}
