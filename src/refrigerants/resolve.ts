import { compositionProblem, partsFromReference } from './composition.ts';
import { SIMULATOR_FLUIDS } from './names.ts';
import { isReference } from './is-reference.ts';

export { isReference };

/** Longer than any name; a caller may hand over anything. */
const LONGEST = 64;
/** Longer than any reference string of six components. */
const LONGEST_REFERENCE = 400;
const COMBINING_MARKS = /\p{M}/gu;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;
/** Families written instead of the R: HFC-134a, HFO-1234yf, R-290, or nothing: 134a. */
const FAMILY = /^(?:refrigerant|hcfo|hcfc|hfc|hfo|cfc|pfc|fc|hc)?(?=\d)/;

/** What two spellings of one name share: no accents, case, spaces or signs; family prefixes as R. */
export function keyFromSpelling(spelling: string): string {
  return spelling
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replace(NOT_LETTER_OR_DIGIT, '')
    .replace(FAMILY, 'r');
}

/** Canonical name of every key, and every key that two fluids claim. */
function indexNames(): { readonly names: ReadonlyMap<string, string>; readonly clashes: readonly string[] } {
  const names = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, label, aliases } of SIMULATOR_FLUIDS) {
    for (const spelling of [name, ...(label === null ? [] : [label.fr, label.en]), ...aliases]) {
      const key = keyFromSpelling(spelling);
      const known = names.get(key);
      if (known !== undefined && known !== name) clashes.push(`${spelling}: ${known}, ${name}`);
      names.set(key, name);
    }
  }
  return { names, clashes };
}

const index = indexNames();

/** Every known spelling as its key, and the name of the fluid. */
export const fluidKeys = index.names;

/** Spellings that two fluids claim; empty in a sound list. */
export const nameClashes: readonly string[] = index.clashes;

function nameFromSpelling(spelling: string): string | undefined {
  return spelling.length > LONGEST ? undefined : index.names.get(keyFromSpelling(spelling));
}

/**
 * The engine's name of a fluid from any usual spelling ('r-134a', 'HFC-134a', 'propane', 'CO₂',
 * 'ammoniac', 'R 454 B'), without regard to case, accents, spaces or hyphens; undefined when there
 * is none. In a reference string each component's name is resolved and a decimal comma becomes a
 * point; what nobody knows stays as written, for whoever checks the composition to name.
 */
export function resolveFluidName(spelling: string): string | undefined {
  if (!isReference(spelling)) return nameFromSpelling(spelling);
  if (spelling.length > LONGEST_REFERENCE) return undefined;
  const parts = partsFromReference(spelling);
  if (parts === undefined || parts.some(({ quantity }) => Number.isNaN(quantity))) return spelling.trim();
  return parts.map(({ fluid, quantity }) => `${nameFromSpelling(fluid) ?? fluid}[${quantity}]`).join('&');
}

/** Whether the engine takes what a spelling means: a fluid of the list, or a sound composition of one to six of them. */
export function isKnownFluid(spelling: string): boolean {
  const name = resolveFluidName(spelling);
  if (name === undefined || !isReference(name)) return name !== undefined;
  const parts = partsFromReference(name);
  return parts !== undefined && compositionProblem(parts, 1) === undefined;
}
