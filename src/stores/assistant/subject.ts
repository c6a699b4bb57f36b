/** What a question may be about beside its words: the simulation of the page or of the tab, or the comparison of the page. */
import { atom, computed } from 'nanostores';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { Locale } from '../../language/index.ts';
import { runSimulation } from '../../runtime/bridge.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { simulatorLinkFromParams } from '../../simulation/url.ts';
import { $calculation } from '../calculation.ts';
import { createForm } from '../simulation/form.ts';
import { keptQuery } from '../simulation/kept.ts';
import { pageSimulation } from '../simulation/page.ts';

export type Subject =
  | {
      readonly kind: 'simulation';
      readonly permanent: SimulationResult | undefined;
      readonly transient: SimulationResult | undefined;
    }
  | { readonly kind: 'comparison'; readonly comparison: Comparison };

const COMPARISON_PAGE = /\/simulation\/comparatif\/?$/;

/** Whether this page compares: the comparison is its subject then, and a simulation of the tab is not. */
export const $isComparing = atom(false);
const $comparison = atom<Comparison | undefined>(undefined);
/** Parameters of the simulation the tab keeps from other pages. */
const $kept = atom<string | undefined>(undefined);

const { $loading, $results } = pageSimulation;

/** Whether there is something to speak of. */
export const $hasSubject = computed(
  [$isComparing, $comparison, $kept, $loading, $results],
  (isComparing, comparison, kept, isLoading, { permanent, transient }) =>
    isComparing
      ? comparison !== undefined
      : !isLoading && (permanent !== undefined || transient !== undefined || kept !== undefined),
);

let isLooking = false;

/** Follows what the page and the tab hold. Once. */
export function lookForSubject(): void {
  if (isLooking) return;
  isLooking = true;
  $isComparing.set(COMPARISON_PAGE.test(location.pathname));
  if (!$isComparing.get()) {
    $kept.set(keptQuery());
    return;
  }
  // The page has it already: the same module, the same stores.
  void import('../comparison/comparison.ts').then(({ $comparison: $run }) =>
    $run.subscribe((run) => $comparison.set(run?.outcome?.ok ? run.outcome.result : undefined)),
  );
}

/** The simulation of the tab, computed again from its parameters. */
async function keptSimulation(query: string, locale: Locale): Promise<Subject | undefined> {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  const form = createForm();
  form.fill(link.permanent, link.transient, link.isManual);
  const { answers } = await runSimulation(form.$inputs.get(), $calculation.get(), locale);
  if (!answers?.permanent.ok) return undefined;
  const transient = answers.transient?.ok ? answers.transient.result : undefined;
  return { kind: 'simulation', permanent: answers.permanent.result, transient };
}

/** What there is to speak of; undefined when there is nothing, or it could not be computed. */
export async function subject(locale: Locale): Promise<Subject | undefined> {
  if ($isComparing.get()) {
    const comparison = $comparison.get();
    return comparison && { kind: 'comparison', comparison };
  }
  const { permanent, transient } = $results.get();
  if (permanent ?? transient) return { kind: 'simulation', permanent, transient };
  const query = $kept.get();
  return query === undefined ? undefined : keptSimulation(query, locale);
}
