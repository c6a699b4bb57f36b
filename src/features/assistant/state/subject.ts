/** What a question may be about beside its words: the simulation of the page or of the tab, or the comparison of the page. */
import { atom, computed } from 'nanostores';
import type { Context } from '../../../assistant/context-rows.ts';
import type { Comparison } from '../../../circuit/comparison/comparison.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { Locale } from '../../../language/index.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { runSimulation } from '../../../runtime/bridge.ts';
import type { CompressorForContext } from '../../../runtime/bridge.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { simulatorLinkFromParams } from '../../../simulation/url.ts';
import { $calculation } from '../../../kit/storage/calculation.ts';
import { storedComparison } from '../../comparison/state/storage.ts';
import type { ComparisonQuestion } from '../../comparison/state/run.ts';
import { inputsOfLink } from '../../circuit/simulator/state/form.ts';
import { storedQuery } from '../../circuit/simulator/state/storage.ts';
import { pageSimulation } from '../../circuit/simulator/state/page-simulation.ts';
import type * as machineModule from './machine.ts';

export type Subject =
  | {
      readonly kind: 'simulation';
      readonly permanent: SimulationResult | undefined;
      readonly transient: SimulationResult | undefined;
      /** The compressor that sizes it, where one does. */
      readonly compressor: CompressorForContext | undefined;
      /** Undefined where they could not be sized. */
      readonly pipes: Pipes | undefined;
      /** What is known of the machine it is of. */
      readonly machine: BareFacts | undefined;
      /** How each fact of it is known. */
      readonly sources: ReturnType<typeof $sources.get>;
    }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }
  /** The readings on the page of the diagnosis, in words already. */
  | { readonly kind: 'visit'; readonly context: Context };

/** Pages whose own subject stands in place of a simulation of the tab. */
const OWN_SUBJECTS = [
  ['comparison', /\/simulation\/comparatif\/?$/],
  ['visit', /\/simulation\/diagnostic\/?$/],
] as const;

type Own = (typeof OWN_SUBJECTS)[number][0];
/** What this page speaks of by itself. */
export const $pageSubject = atom<Own | undefined>(undefined);
/** What the reader wants to speak of; undefined: what the page does. */
export const $choice = atom<'simulation' | 'comparison' | undefined>(undefined);
/** What is spoken of in place of a simulation. */
export const $ownSubject = computed([$pageSubject, $choice], (page, choice): Own | undefined =>
  choice === undefined ? page : choice === 'comparison' ? 'comparison' : undefined,
);
const $hasVisit = atom(false);
const $comparison = atom<Comparison | undefined>(undefined);
/** What the tab compared on another page. */
const $storedComparison = atom<ComparisonQuestion | undefined>(undefined);
/** Parameters of the simulation the tab keeps from other pages. */
const $kept = atom<string | undefined>(undefined);

const { $compressor, $compressorAnswers, $loading, $machine, $mode, $results, $sources } = pageSimulation;

/** Whether there is something to speak of. */
export const $hasSubject = computed(
  [$ownSubject, $comparison, $storedComparison, $hasVisit, $kept, $loading, $results],
  (own, comparison, compared, hasVisit, kept, isLoading, { permanent, transient }) =>
    own !== undefined
      ? own === 'comparison'
        ? (comparison ?? compared) !== undefined
        : hasVisit
      : !isLoading && (permanent !== undefined || transient !== undefined || kept !== undefined),
);

let isLooking = false;

/** Follows what the page and the tab hold. Once. */
export function lookForSubject(locale: Locale): void {
  if (isLooking) return;
  isLooking = true;
  const own = OWN_SUBJECTS.find(([, address]) => address.test(location.pathname))?.[0];
  $pageSubject.set(own);
  $kept.set(storedQuery());
  $storedComparison.set(storedComparison());
  if (own === undefined) return;
  if (own === 'visit') {
    void import('../../diagnosis/page-data.ts').then(({ page }) =>
      page.read(locale).diagnosis.$shown.subscribe(({ derived }) => $hasVisit.set(Object.keys(derived).length > 0)),
    );
    return;
  }
  // The page has it already: the same module, the same stores.
  void import('../../comparison/island.ts').then(({ page }) =>
    page.read(locale).answers.compared.subscribe(({ status, result: { problems, rows, sides, warnings } }) => {
      const { fluid1, fluid2 } = sides;
      const isWhole = status === 'current' && problems.length === 0 && rows && fluid1 && fluid2;
      $comparison.set(isWhole ? { rows, sides: { fluid1, fluid2 }, warnings } : undefined);
    }),
  );
}

type Machine = typeof machineModule;
type Results = { readonly permanent: SimulationResult | undefined; readonly transient: SimulationResult | undefined };

/** Results with the pipes of the same link; a subject without them rather than none. */
async function withPipes(
  { permanent, transient }: Results,
  compressor: CompressorForContext | undefined,
  query: string,
  { pipesOf }: Machine,
): Promise<Subject> {
  const pipes = permanent && (await pipesOf({ permanent, transient: transient ?? null }, query).catch(() => undefined));
  return {
    kind: 'simulation',
    permanent,
    transient,
    compressor,
    pipes,
    machine: $machine.get(),
    sources: $sources.get(),
  };
}

/** The simulation of the tab, computed again from its parameters. */
async function keptSimulation(query: string, locale: Locale, machine: Machine): Promise<Subject | undefined> {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  const typed = inputsOfLink(link.permanent, link.transient, link.isManual);
  const sized = link.mode === 'compressor' ? await machine.sizedByLink(typed, link) : undefined;
  const inputs = sized === undefined ? typed : sized.inputs;
  if (inputs === undefined) return undefined;
  const { answers } = await runSimulation(inputs, $calculation.get(), locale);
  if (!answers?.permanent.ok) return undefined;
  const transient = answers.transient?.ok ? answers.transient.result : undefined;
  const compressor = sized && machine.compressorOf(link, sized.compressor);
  return withPipes({ permanent: answers.permanent.result, transient }, compressor, query, machine);
}

/** The comparison of another page of this tab, computed again. */
async function comparedElsewhere(locale: Locale): Promise<Comparison | undefined> {
  const question = $storedComparison.get();
  if (question === undefined) return undefined;
  const { compareLater } = await import('../../comparison/state/run.ts');
  const { outcome } = await compareLater(question, $calculation.get(), locale);
  return outcome?.ok ? outcome.result : undefined;
}

/** What there is to speak of; undefined when there is nothing, or it could not be computed. */
export async function subject(locale: Locale): Promise<Subject | undefined> {
  const own = $ownSubject.get();
  if (own === 'visit') {
    const context = (await import('../../diagnosis/visit-context.ts')).visitContext(locale);
    return context && { kind: 'visit', context };
  }
  if (own === 'comparison') {
    const comparison = $comparison.get() ?? (await comparedElsewhere(locale));
    return comparison && { kind: 'comparison', comparison };
  }
  const machine = await import('./machine.ts');
  const { permanent, transient } = $results.get();
  if (permanent ?? transient) {
    const link = { mode: $mode.get(), compressor: $compressor.get() };
    const compressor = machine.compressorOf(link, $compressorAnswers.get());
    return withPipes({ permanent, transient }, compressor, storedQuery() ?? location.search, machine);
  }
  const query = $kept.get();
  return query === undefined ? undefined : keptSimulation(query, locale, machine);
}
