/** What a fluid is called on the page: its name, its user's label, or its composition. */
import { massFractionsFromQuantities, partsFromReference } from '../../refrigerants/composition.ts';
import { referenceString } from '../../refrigerants/mix.ts';
import type { Mix } from '../../refrigerants/mix.ts';
import { isReference } from '../../refrigerants/resolve.ts';
import type { Locale } from '../../language/index.ts';
import { formatAtMost } from '../../quantities/number.ts';

interface Part {
  readonly name: string;
  readonly massFraction: number;
}

const PERCENT = 100;
const DECIMALS = 2;

/** A composition by mass as the trade writes it: "R32/R125/R134a 23/25/52 %". */
export function compositionText(parts: readonly Part[], locale: Locale): string {
  const names = parts.map(({ name }) => name).join('/');
  const shares = parts.map(({ massFraction }) => formatAtMost(PERCENT * massFraction, DECIMALS, locale)).join('/');
  return `${names} ${shares}\u202f%`;
}

/** The parts of a reference string by mass; undefined when it does not read as one. */
export function partsOfReference(reference: string): readonly Part[] | undefined {
  const parts = partsFromReference(reference);
  if (!parts || parts.some(({ quantity }) => Number.isNaN(quantity))) return undefined;
  const fractions = massFractionsFromQuantities(parts.map(({ quantity }) => quantity));
  return parts.map(({ fluid }, index) => ({ name: fluid, massFraction: fractions[index] ?? 0 }));
}

/** Place of the mix a reference string is, among the kept ones; -1 when it is none of them. */
export function mixIndex(mixes: readonly Mix[], reference: string): number {
  return mixes.findIndex((mix) => referenceString(mix) === reference);
}

/** The name a reader knows a fluid by. */
export function fluidTitle(fluid: string, mixes: readonly Mix[], locale: Locale): string {
  if (!isReference(fluid)) return fluid;
  const kept = mixes[mixIndex(mixes, fluid)];
  if (kept) return kept.label;
  const parts = partsOfReference(fluid);
  return parts ? compositionText(parts, locale) : fluid;
}
