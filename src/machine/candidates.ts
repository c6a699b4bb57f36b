/** What may be put in the place of a refrigerant, each judged for one machine and one day. */
import { summaryFromName } from '../refrigerants/index.ts';
import { replacersOf } from '../refrigerants/replacing.ts';
import { today } from '../language/days.ts';
import type { MachineFacts } from './facts.ts';
import { replacement } from './replacement.ts';
import type { Replacement, ReplacementFigures, VerdictCode } from './replacement.ts';

/** Where a candidate stands: in this machine; in a new one only; tried, and does not do; may not be charged; not judged. */
export const HEADINGS = ['same', 'new', 'no', 'closed', 'unknown'] as const;
export type Heading = (typeof HEADINGS)[number];

const HEADING: Readonly<Record<Exclude<VerdictCode, 'V_SAME'>, Heading>> = {
  V_GO: 'same',
  V_CHECK: 'same',
  V_NEW_MACHINE: 'new',
  V_TOO_SMALL: 'no',
  V_NOT_AS_IS: 'no',
  V_FORBIDDEN: 'closed',
  V_RECLAIMED: 'closed',
  V_NO_WAY: 'closed',
  V_UNKNOWN: 'unknown',
};

export interface Candidate {
  /** As the engine names it. */
  readonly fluid: string;
  readonly verdict: Replacement;
  /** Change of capacity, %, where it was estimated. */
  readonly capacity: number | null;
}

export type Candidates = Readonly<Record<Heading, readonly Candidate[]>>;

/** What no record but a further one says: what replaces a refrigerant that may no longer be charged itself. */
const isClosed = ({ verdict }: Candidate): boolean => HEADING[verdict.code as 'V_GO'] === 'closed';

/** Not known: after all that are. */
const gwpOf = ({ fluid }: Candidate): number => summaryFromName(fluid)?.gwp ?? Number.MAX_VALUE;

/** Fewer reasons, then a capacity nearer the need, then a lower GWP. */
const compare =
  (need: number) =>
  (one: Candidate, other: Candidate): number =>
    one.verdict.reasons.length - other.verdict.reasons.length ||
    distance(one, need) - distance(other, need) ||
    gwpOf(one) - gwpOf(other);
const distance = ({ capacity }: Candidate, need: number): number =>
  capacity === null ? 0 : Math.abs(1 + capacity / 100 - need);

/**
 * Every refrigerant chosen instead of the machine's own, and what is chosen instead of those that are closed: R404A stands in
 * for R502, and R448A for it.
 *
 * @param day ISO date, today by default
 * @param figuresOf figures of the same machine with a refrigerant, null where there are none; asked only where they decide
 */
export function candidates(
  facts: MachineFacts,
  figuresOf: (fluid: string) => ReplacementFigures | null,
  day: string = today(),
): Candidates {
  const judge = (fluid: string): Candidate => {
    let capacity: number | null = null;
    const verdict = replacement(
      facts,
      fluid,
      () => {
        const figures = figuresOf(fluid);
        capacity = figures?.capacity ?? null;
        return figures;
      },
      day,
    );
    return { fluid, verdict, capacity };
  };
  const first = replacersOf(facts.fluid).map(judge);
  const known = new Set([facts.fluid, ...first.map(({ fluid }) => fluid)]);
  const further = new Set(first.filter(isClosed).flatMap(({ fluid }) => replacersOf(fluid)));
  const all = [...first, ...[...further].filter((fluid) => !known.has(fluid)).map(judge)];
  const sorted = all.toSorted(compare(facts.need ?? 1));
  return Object.fromEntries(
    HEADINGS.map((heading) => [heading, sorted.filter(({ verdict }) => HEADING[verdict.code as 'V_GO'] === heading)]),
  ) as unknown as Candidates;
}
