/** What a mixture is made of: reading a reference string, and what can be wrong with a composition. */
import { BLENDS, PURE_FLUIDS } from './names.ts';
import { numberFromText } from '../quantities/parse.ts';

export const FEWEST_COMPONENTS = 2;
export const MOST_COMPONENTS = 6;
/** How far fractions may add up from 1 and still be brought to it: that of the engine. */
export const SUM_TOLERANCE = 0.005;
const PERCENT = 100;

/** Air has an equation of its own but no composition the mixture model could take. */
const NOT_A_COMPONENT = 'R729';
/** What a mixture may be made of, in the order of the fluid list. */
export const MIX_COMPONENTS: readonly string[] = PURE_FLUIDS.map(({ name }) => name).filter(
  (name) => name !== NOT_A_COMPONENT,
);

const COMPONENTS: ReadonlySet<string> = new Set(MIX_COMPONENTS);
const MIXTURES: ReadonlySet<string> = new Set([NOT_A_COMPONENT, ...BLENDS.map(({ name }) => name)]);

/** One component of a composition: its name as the engine takes it, its mass fraction or per cent. */
export interface CompositionPart {
  readonly fluid: string;
  readonly quantity: number;
}

export const COMPOSITION_CODES = [
  'E_MIX_FORM',
  'E_MIX_UNKNOWN',
  'E_MIX_BLEND',
  'E_MIX_TWICE',
  'E_MIX_FRACTION',
  'E_MIX_COUNT',
  'E_MIX_SUM',
] as const;
export type CompositionCode = (typeof COMPOSITION_CODES)[number];

/** `index` is the component at fault, when one is; `sum` in the values is in per cent. */
export interface CompositionProblem {
  readonly code: CompositionCode;
  readonly index?: number;
  readonly values: Readonly<Record<string, number | string>>;
}

/** A share is a number from zero up; NaN for any other text. */
function shareFromText(text: string): number {
  const share = numberFromText(text);
  return share >= 0 ? share : Number.NaN;
}

const PIECE = /^\s*([^[\]]+?)\s*\[([^[\]]*)\]\s*$/;

/**
 * The parts of a reference string, 'R32[0.689]&R1234yf[0.311]', with their names as written; a
 * fraction that is no number is NaN. Undefined when the text is not of that form.
 */
export function partsFromReference(text: string): readonly CompositionPart[] | undefined {
  const parts = text.split('&').map((piece) => {
    const [, fluid, quantity] = PIECE.exec(piece) ?? [];
    return fluid === undefined || quantity === undefined ? undefined : { fluid, quantity: shareFromText(quantity) };
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** What quantities are given in: per cent as soon as one of them exceeds 1. */
const unitOf = (quantities: readonly number[]): number => (quantities.some((quantity) => quantity > 1) ? PERCENT : 1);

/**
 * Mass fractions of the quantities typed: divided by 100 when any of them exceeds 1, as they are
 * otherwise. They are not brought to a sum of 1.
 */
export function massFractionsFromQuantities(quantities: readonly number[]): readonly number[] {
  const unit = unitOf(quantities);
  return quantities.map((quantity) => quantity / unit);
}

function partProblem(parts: readonly CompositionPart[]): CompositionProblem | undefined {
  for (const [index, { fluid: name, quantity }] of parts.entries()) {
    const fault = (code: CompositionCode): CompositionProblem => ({ code, index, values: { name } });
    if (MIXTURES.has(name)) return fault('E_MIX_BLEND');
    if (!COMPONENTS.has(name)) return fault('E_MIX_UNKNOWN');
    if (parts.findIndex(({ fluid }) => fluid === name) < index) return fault('E_MIX_TWICE');
    if (!Number.isFinite(quantity) || quantity < 0) return fault('E_MIX_FRACTION');
  }
  return undefined;
}

/**
 * The first thing wrong with a composition by mass; undefined when the engine takes it. Parts of 0
 * do not count as components.
 * @param fewest 2 for a mix; 1 where a single fluid will do
 */
export function compositionProblem(
  parts: readonly CompositionPart[],
  fewest: number = FEWEST_COMPONENTS,
): CompositionProblem | undefined {
  const problem = partProblem(parts);
  if (problem !== undefined) return problem;
  const quantities = parts.map(({ quantity }) => quantity);
  const count = quantities.filter((quantity) => quantity > 0).length;
  if (count < fewest || count > MOST_COMPONENTS) {
    return { code: 'E_MIX_COUNT', values: { n: count, min: fewest, max: MOST_COMPONENTS } };
  }
  const sum = quantities.reduce((total, quantity) => total + quantity, 0) / unitOf(quantities);
  return Math.abs(sum - 1) <= SUM_TOLERANCE ? undefined : { code: 'E_MIX_SUM', values: { sum: PERCENT * sum } };
}
