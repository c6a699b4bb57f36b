/** The body of a simulation as callers write it: under its own names, those of the page's address, or those of a question. */
import { nearestWords } from '../language/nearest.ts';
import { numberFromText } from '../quantities/parse.ts';
import { bodyKeyFromFormKey, FIELDS } from '../simulation/fields.ts';
import type { BodyValues } from '../simulation/fields.ts';
import { ARCHITECTURE_FIELDS } from '../simulation/architecture-fields.ts';
import type { BodyKey } from '../simulation/types.ts';
import { CYCLE_INPUTS, CYCLE_SYNONYMS } from './questions/inputs.ts';

/** Longer than any name: what is told of another is cut here. */
const LONGEST = 40;
const KEYS = new Map<string, BodyKey>(FIELDS.map(({ body }) => [body, body]));
const OF_SOME_CYCLES = new Set<BodyKey>(ARCHITECTURE_FIELDS.map(({ body }) => body));
/** Told to who wrote a name that is near to none. */
const COMMON = FIELDS.filter(({ body }) => !OF_SOME_CYCLES.has(body)).map(({ body }) => body);

/** What is wrong with the names of a body: one that is none, or a field twice with two values. */
export interface NameProblem {
  readonly code: 'E_NAME' | 'E_TWICE';
  /** As the caller wrote it. */
  readonly field: string;
  readonly values: Readonly<Record<string, string>>;
}

export type NamedBody =
  | { readonly ok: true; readonly body: BodyValues; readonly nameOf: (key: string) => string }
  | { readonly ok: false; readonly problem: NameProblem };

const keyOf = (name: string): BodyKey | undefined => KEYS.get(name) ?? bodyKeyFromFormKey(name);

/** The input of a question that a name is: what it is called there says its unit, which the body says beside it. */
function inputOf(name: string): (typeof CYCLE_INPUTS)[string] | undefined {
  if (keyOf(name) !== undefined) return undefined;
  const input = Object.hasOwn(CYCLE_SYNONYMS, name) ? CYCLE_SYNONYMS[name] : name;
  return typeof input === 'string' && Object.hasOwn(CYCLE_INPUTS, input) ? CYCLE_INPUTS[input] : undefined;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');
const PLAIN_NAMES = new Map(
  [...FIELDS.flatMap(({ body, form }) => [body, form]), ...Object.keys(CYCLE_INPUTS)].map((name) => [
    plain(name),
    name,
  ]),
);

const nearestNames = (name: string): string =>
  nearestWords(plain(name), PLAIN_NAMES.keys(), 1)
    .map((one) => PLAIN_NAMES.get(one) ?? one)
    .join(', ');

/** Whether two values say the same: 10, '10' and '10,0' do. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? numberFromText(value) : value));
  if (typeof a === 'number' && typeof b === 'number' && a === b) return true;
  return typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim();
}

/**
 * The body a caller means. A name that is none is refused rather than left aside: what was meant would silently be a default.
 * @param sent a JSON object as it came; its values are not looked at but where a field stands twice
 * @returns `nameOf`: what the caller called a field
 */
export function bodyFromCaller(sent: Readonly<Record<string, unknown>>): NamedBody {
  const body: Partial<Record<BodyKey, unknown>> = {};
  const names = new Map<string, string>();
  const twice = (field: string, other: string): NamedBody => ({
    ok: false,
    problem: { code: 'E_TWICE', field, values: { name: field, other } },
  });
  for (const [name, value] of Object.entries(sent)) {
    const input = inputOf(name);
    const key = input?.key ?? keyOf(name);
    const field = name.slice(0, LONGEST);
    if (key === undefined) {
      const nearest = nearestNames(field);
      return {
        ok: false,
        problem: {
          code: 'E_NAME',
          field,
          values: { name: field, ...(nearest === '' ? { names: COMMON.join(', ') } : { nearest }) },
        },
      };
    }
    // A name with its unit says the mode as well: one that is told otherwise contradicts it.
    const said = Object.entries({ ...input?.with, [key]: value }) as readonly (readonly [BodyKey, unknown])[];
    for (const [one, told] of said) {
      const other = names.get(one);
      if (other !== undefined && !isSame(body[one], told)) return twice(field, other);
      if (other !== undefined) continue;
      names.set(one, name);
      body[one] = told;
    }
  }
  return { ok: true, body, nameOf: (key) => names.get(key) ?? key };
}
