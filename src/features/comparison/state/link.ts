/** The comparison in an address: the inputs, the two fluids and the machine, each as JSON text. */
import { FIELDS } from '../../../simulation/fields.ts';
import type { FormKey } from '../../../simulation/fields.ts';
import { STEADY_FORM } from '../../../simulation/url.ts';
import type { FormState } from '../../../simulation/url.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';

export const DEFAULT_FLUIDS = { fluid1: 'R134a', fluid2: 'R22' } as const;
export type Fluids = Readonly<Record<'fluid1' | 'fluid2', string>>;

export interface ComparisonLink {
  /** The form both fluids share; its own fluid says nothing. */
  readonly input: FormState;
  readonly fluids: Fluids;
  /** Further fluids for the machine of the first, at most four. */
  readonly more: readonly string[];
  readonly machine: Readonly<Record<string, unknown>>;
}

/** Beside the machine's own fluid and the second one: six in all. */
export const MOST_MORE = 4;
/** Longer texts are nobody's link. */
const LONGEST_JSON = 8000;
const LONGEST_VALUE = 400;

function parsed(text: string | null): unknown {
  if (text === null || text.length > LONGEST_JSON) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A fluid written by hand, without quotes.
    return text;
  }
}

function recordOf(text: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function fluidOf(text: string | null, fallback: string): string {
  const value = parsed(text);
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_VALUE ? value : fallback;
}

/** Each once, none of the two that stand. */
function moreOf(text: string | null, fluids: Fluids): readonly string[] {
  const value = parsed(text);
  const names = Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= LONGEST_VALUE)
    : [];
  return [...new Set(names)].filter((one) => one !== fluids.fluid1 && one !== fluids.fluid2).slice(0, MOST_MORE);
}

const isSaid = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.length <= LONGEST_VALUE) || (typeof value === 'number' && Number.isFinite(value));

/** Defaults wherever the parameters say nothing sensible. */
export function linkFromParams(params: URLSearchParams): ComparisonLink {
  const input = recordOf(params.get('input'));
  const said = FIELDS.flatMap(({ form: key }): (readonly [FormKey, string | number])[] => {
    const value = Object.hasOwn(input, key) ? input[key] : undefined;
    return key !== 'fluid' && isSaid(value) ? [[key, value]] : [];
  });
  const fluids: Fluids = {
    fluid1: fluidOf(params.get('fluid1'), DEFAULT_FLUIDS.fluid1),
    fluid2: fluidOf(params.get('fluid2'), DEFAULT_FLUIDS.fluid2),
  };
  return {
    input: { ...STEADY_FORM, ...(Object.fromEntries(said) as Partial<FormState>) },
    fluids,
    more: moreOf(params.get('more'), fluids),
    machine: valuesFromParameter(params.get('machine')),
  };
}

/** The parameters of a link that brings this comparison back. */
export function paramsFromLink(
  input: FormState,
  fluids: Fluids,
  machine: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): URLSearchParams {
  const defaults: Readonly<Record<string, unknown>> = Object.fromEntries(
    FIELDS.map(({ form, optionalDefault }) => [form, optionalDefault]),
  );
  const said = Object.entries(input).filter(([key, value]) => key !== 'fluid' && value !== defaults[key]);
  const params = new URLSearchParams({
    input: JSON.stringify(Object.fromEntries(said)),
    fluid1: JSON.stringify(fluids.fluid1),
    fluid2: JSON.stringify(fluids.fluid2),
  });
  if (more.length > 0) params.set('more', JSON.stringify(more));
  if (Object.keys(machine).length > 0) params.set('machine', JSON.stringify(machine));
  return params;
}
