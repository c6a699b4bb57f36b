/** Mixes a user makes up: plain data, checked here, kept by the stores. */
import type { CompositionCode } from './composition.ts';
import { compositionProblem, massFractionsFromQuantities } from './composition.ts';
import { resolveFluidName } from './resolve.ts';

export interface Mix {
  /** Unique among the mixes of one user. */
  readonly label: string;
  /** Components as the user sees them. */
  readonly fluids: readonly string[];
  /** Components as the engine names them, in the same order. */
  readonly fluids_ref: readonly string[];
  /** By mass, as fractions, or as per cent when any exceeds 1. */
  readonly quantities: readonly number[];
}

export type MixCode = CompositionCode | 'E_MIX_LENGTH' | 'E_MIX_LABEL' | 'E_MIX_TAKEN';

export interface MixProblem {
  readonly code: MixCode;
  /** The component at fault, when one is. */
  readonly index?: number;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Enough digits for any fraction typed, too few for the noise of dividing by 100. */
const FRACTION_DIGITS = 12;

/** A mix of fluids by any usual spelling; one nobody knows keeps its spelling, for `mixProblem` to name. */
export function mixFromFluids(label: string, fluids: readonly string[], quantities: readonly number[]): Mix {
  return { label, fluids, fluids_ref: fluids.map((fluid) => resolveFluidName(fluid) ?? fluid), quantities };
}

const sameLabel = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A new mix beside the existing ones, R134a and R1234ze(E) in equal parts, called `word` and its
 * ordinal ('Mélange 3' is the third); the next free number when that one is taken.
 */
export function newMix(existing: readonly Mix[], word = 'Mélange'): Mix {
  let ordinal = existing.length + 1;
  while (existing.some(({ label }) => sameLabel(label, `${word} ${ordinal}`))) ordinal += 1;
  return mixFromFluids(`${word} ${ordinal}`, ['R134a', 'R1234ze(E)'], [50, 50]);
}

/**
 * The reference string of a mix, mass fractions of its components: 'R134a[0.5]&R1234ze(E)[0.5]'.
 * Empty when the two lists differ in length. It is not checked: see `mixProblem`.
 */
export function referenceString({ fluids_ref: fluids, quantities }: Mix): string {
  if (fluids.length !== quantities.length) return '';
  const fractions = massFractionsFromQuantities(quantities);
  return fluids.map((fluid, i) => `${fluid}[${Number(fractions[i]?.toPrecision(FRACTION_DIGITS))}]`).join('&');
}

/** What is wrong with the label of the mix at `index` among all of them; undefined when nothing is. */
export function labelProblem(mixes: readonly Mix[], index: number): MixProblem | undefined {
  const label = mixes[index]?.label ?? '';
  if (label.trim() === '') return { code: 'E_MIX_LABEL', values: {} };
  const isTaken = mixes.some((other, i) => i !== index && sameLabel(other.label, label));
  return isTaken ? { code: 'E_MIX_TAKEN', values: { label: label.trim() } } : undefined;
}

/** What is wrong with the composition of a mix; undefined when the engine takes it. */
export function mixProblem({ fluids_ref: fluids, quantities }: Mix): MixProblem | undefined {
  if (fluids.length !== quantities.length) {
    return { code: 'E_MIX_LENGTH', values: { fluids: fluids.length, quantities: quantities.length } };
  }
  return compositionProblem(fluids.map((fluid, i) => ({ fluid, quantity: quantities[i] ?? Number.NaN })));
}
