/** What the last run gave. */
import { atom, computed } from 'nanostores';
import type { SimulationResult } from '../../simulation/types.ts';
import type { ComputedBy, Failure, RegimeAnswers } from '../../runtime/bridge.ts';
import type { Regime } from './form.ts';

export type Results = Readonly<Partial<Record<Regime, SimulationResult>>>;
export type Failures = Readonly<Partial<Record<Regime, Failure>>>;

/** Results of the last run; both cleared when the steady regime fails. */
export const $results = atom<Results>({});
export const $failures = atom<Failures>({});
export const $loading = atom(false);
/** Who computed last; undefined for the example computed with the page. */
export const $computedBy = atom<ComputedBy | undefined>(undefined);
export const $loaded = computed($results, ({ permanent }) => permanent !== undefined);

/** Whether the engine of the page is there: for what only it can tell, such as compositions. */
export const $hasDevice = atom(false);

/** The last results that were valid: what stays on the page, dimmed, while an input is being corrected. */
export const $lastResults = atom<Results>({});

/** Puts the answers of a run in place. */
export function commitAnswers({ permanent, transient, by }: RegimeAnswers): void {
  const results: Results = {
    ...(permanent.ok && { permanent: permanent.result }),
    ...(permanent.ok && transient?.ok && { transient: transient.result }),
  };
  $failures.set({
    ...(!permanent.ok && { permanent: permanent.failure }),
    ...(transient && !transient.ok && { transient: transient.failure }),
  });
  $computedBy.set(by);
  if (results.permanent) {
    const isSameFluid = $lastResults.get().permanent?.input.fluid === results.permanent.input.fluid;
    $lastResults.set(isSameFluid ? { ...$lastResults.get(), ...results } : results);
  }
  $results.set(results);
}

/** Puts the example computed with the page in place, before anything is run here. */
export function seedResults(results: Required<Results>): void {
  if ($lastResults.get().permanent) return;
  $lastResults.set(results);
  $results.set(results);
}
