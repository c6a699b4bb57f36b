/** A mix while it is being typed: every text as typed, and what it amounts to. Pure. */
import { formatNumber, parseNumber } from '../../../../quantities/index.ts';
import {
  massFractionsFromQuantities,
  MIX_COMPONENTS,
  MOST_COMPONENTS,
  partsFromReference,
} from '../../../../refrigerants/composition.ts';
import { labelProblem, mixFromFluids, mixProblem } from '../../../../refrigerants/mix.ts';
import type { Mix, MixProblem } from '../../../../refrigerants/mix.ts';
import type { Locale } from '../../../../language/index.ts';
import { typedNumber } from '../../../../quantities/number.ts';

export interface DraftPart {
  /** Stays with the part while others come and go. */
  readonly id: number;
  readonly fluid: string;
  readonly text: string;
}

export interface Draft {
  /** Place of the mix among the kept ones; undefined until it is kept. */
  readonly index: number | undefined;
  readonly label: string;
  readonly parts: readonly DraftPart[];
}

export interface DraftProblems {
  readonly label: MixProblem | undefined;
  readonly composition: MixProblem | undefined;
}

const PERCENT = 100;
/** Digits after the point of a normalised per cent. */
const NORMAL_DECIMALS = 2;

function partsOf(fluids: readonly string[], quantities: readonly number[], locale: Locale): DraftPart[] {
  const fractions = massFractionsFromQuantities(quantities);
  return fluids.map((fluid, id) => {
    const percent = PERCENT * (fractions[id] ?? Number.NaN);
    return { id, fluid, text: Number.isFinite(percent) ? typedNumber(percent, locale) : '' };
  });
}

/** The draft of the mix kept at `index`. */
export function draftFromMix(mix: Mix, index: number, locale: Locale): Draft {
  return { index, label: mix.label, parts: partsOf(mix.fluids_ref, mix.quantities, locale) };
}

/** The draft of a mix not kept yet, from a reference string; undefined when the text is not of that form. */
export function draftFromReference(reference: string, label: string, locale: Locale): Draft | undefined {
  const parts = partsFromReference(reference);
  if (!parts || parts.length > MOST_COMPONENTS) return undefined;
  return {
    index: undefined,
    label,
    parts: partsOf(
      parts.map(({ fluid }) => fluid),
      parts.map(({ quantity }) => quantity),
      locale,
    ),
  };
}

function quantityOf({ text }: DraftPart): number {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : Number.NaN;
}

/** The mix a draft amounts to; a quantity that is no number is NaN. */
export function mixFromDraft({ label, parts }: Draft): Mix {
  return mixFromFluids(
    label.trim(),
    parts.map(({ fluid }) => fluid),
    parts.map(quantityOf),
  );
}

/** The kept mixes with the draft in its place. */
export function mixesWithDraft(mixes: readonly Mix[], draft: Draft): readonly Mix[] {
  const mix = mixFromDraft(draft);
  return draft.index === undefined
    ? [...mixes, mix]
    : mixes.map((other, index) => (index === draft.index ? mix : other));
}

/** What is wrong with a draft beside the kept mixes. */
export function draftProblems(draft: Draft, mixes: readonly Mix[]): DraftProblems {
  const all = mixesWithDraft(mixes, draft);
  return { label: labelProblem(all, draft.index ?? all.length - 1), composition: mixProblem(mixFromDraft(draft)) };
}

/** The sum of what is typed, per cent; undefined while a quantity is no number. */
export function draftSum({ parts }: Draft): number | undefined {
  const sum = PERCENT * massFractionsFromQuantities(parts.map(quantityOf)).reduce((total, part) => total + part, 0);
  return Number.isFinite(sum) ? sum : undefined;
}

/** The sum as it is read: "100 %", "98,5 %". */
export function sumText(sum: number | undefined, locale: Locale): string {
  if (sum === undefined) return '–';
  const rounded = Number(sum.toFixed(NORMAL_DECIMALS));
  const decimals = Number.isInteger(rounded) ? 0 : NORMAL_DECIMALS;
  return `${formatNumber(rounded, decimals, locale)}\u202f%`;
}

/** The draft brought to 100 % in its own proportions; as it is when that means nothing. */
export function normalisedDraft(draft: Draft, locale: Locale): Draft {
  const quantities = draft.parts.map(quantityOf);
  const sum = quantities.reduce((total, quantity) => total + quantity, 0);
  if (!(sum > 0) || quantities.some((quantity) => quantity < 0)) return draft;
  const unit = 10 ** NORMAL_DECIMALS;
  const steps = quantities.map((quantity) => Math.round((PERCENT * unit * quantity) / sum));
  // What rounding leaves over goes to the largest part, where it shows least.
  const rest = PERCENT * unit - steps.reduce((total, step) => total + step, 0);
  const largest = steps.indexOf(Math.max(...steps));
  const percents = steps.map((step, index) => (step + (index === largest ? rest : 0)) / unit);
  return {
    ...draft,
    parts: draft.parts.map((part, index) => ({ ...part, text: typedNumber(percents[index] ?? 0, locale) })),
  };
}

/** Whether one more component may be added. */
export const hasRoom = ({ parts }: Draft): boolean => parts.length < MOST_COMPONENTS;

/** The draft with one more component, the first of the list it does not hold yet, at 0. */
export function withNewPart(draft: Draft): Draft {
  const fluid = MIX_COMPONENTS.find((name) => draft.parts.every((part) => part.fluid !== name));
  if (fluid === undefined || !hasRoom(draft)) return draft;
  const id = Math.max(-1, ...draft.parts.map((part) => part.id)) + 1;
  return { ...draft, parts: [...draft.parts, { id, fluid, text: '0' }] };
}

/** The draft without one component. */
export function withoutPart(draft: Draft, id: number): Draft {
  return { ...draft, parts: draft.parts.filter((part) => part.id !== id) };
}

/** The draft with one component changed. */
export function withPart(draft: Draft, id: number, change: Partial<Omit<DraftPart, 'id'>>): Draft {
  return { ...draft, parts: draft.parts.map((part) => (part.id === id ? { ...part, ...change } : part)) };
}
