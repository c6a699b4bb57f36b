/**
 * What an input may be called, wherever it is asked: by an address, a function, the command, the package, an assistant, the head of
 * a column. Each input has one name, that of its question, with its unit; every other is a synonym of it, and what is neither is
 * refused with the nearest.
 */
import { STANDARD_ATMOSPHERE } from '../quantities/si.ts';
import { siFromTextWithUnit } from '../quantities/parse-unit.ts';
import { parseNumber } from '../quantities/parse.ts';
import type { Quantity } from '../quantities/units.ts';
import type { Schema } from './schema.ts';
import { numberFor, stemOf, unitFromName } from './units.ts';
import type { DecimalSign } from './units.ts';

/** Another name of an input: the input; or the input in another unit, as the trade has it where the input is in SI. */
export type Synonym = string | { readonly input: string; readonly unit: string };
export type Synonyms = Readonly<Record<string, Synonym>>;

/** What is asked, as far as names go. */
export interface Named {
  readonly schema: Schema;
  readonly synonyms?: Synonyms;
}

/** An input as it was called: which it is, and the unit its number is in where that is another than the input's. */
export interface Meant {
  readonly input: string;
  /** Of a name with a unit of its own: `t_F`, `p (psig)`; of a short name in the trade's. */
  readonly unit?: string;
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const BRACKETED = /^(.*\S)\s*[([]\s*([^()[\]]*(?:\([^()]*\))?[^()[\]]*)\s*[)\]]$/;

/** Whether a quantity is ever written in a unit of that name. */
const isUnitOf = (quantity: Quantity, unit: string): boolean =>
  siFromTextWithUnit(quantity, `1 ${unit}`, '.', STANDARD_ATMOSPHERE)?.ok === true;

/** A name without its unit, and that unit: 't (°F)', 't [°F]', and 't_F' at each of its underscores. */
function parted(name: string): readonly (readonly [stem: string, unit: string])[] {
  const [, stem, unit] = BRACKETED.exec(name.trim()) ?? [];
  if (stem !== undefined && unit !== undefined) return [[stem.trim(), unit]];
  return [...name.matchAll(/_/g)].map(({ index }) => [name.slice(0, index), unitFromName(name.slice(index + 1))]);
}

/**
 * The input a name means; undefined where it means none.
 * @param asked the question's inputs and their other names
 */
export function inputFromName(name: string, { schema, synonyms = {} }: Named): Meant | undefined {
  const { properties = {} } = schema;
  const direct = (word: string): Meant | undefined => {
    if (own(properties, word) !== undefined) return { input: word };
    const synonym = own(synonyms, word);
    if (synonym === undefined) return undefined;
    return typeof synonym === 'string' ? { input: synonym } : synonym;
  };
  const found = direct(name);
  if (found !== undefined) return found;
  for (const [stem, unit] of parted(name)) {
    const inputs = [direct(stem)?.input, ...Object.keys(properties).filter((one) => stemOf(one)?.stem === stem)];
    for (const input of inputs) {
      const quantity = input === undefined ? undefined : stemOf(input)?.quantity;
      if (input !== undefined && quantity !== undefined && isUnitOf(quantity, unit)) return { input, unit };
    }
  }
  return undefined;
}

/** Every name a question takes, its own first. */
export const namesOf = ({ schema, synonyms = {} }: Named): readonly string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...Object.keys(synonyms),
];

/**
 * A value as its input has it.
 * @param sign the decimal sign of who wrote it, where numbers come as text; undefined: they come as numbers, and a text that has no
 *   unit stays one, for the schema to refuse
 */
export function valueFrom({ input, unit }: Meant, value: unknown, schema: Schema, sign?: DecimalSign): unknown {
  if (typeof value === 'number' && unit !== undefined) return numberFor(input, `${value} ${unit}`) ?? value;
  if (typeof value !== 'string' || (sign === undefined && unit === undefined)) return value;
  const text = value.trim();
  if (schema.type === 'object') return objectFrom(text) ?? value;
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : value;
  if (!isNumeric(schema)) return value;
  // A unit behind the number itself is nearer to it than that of its name.
  const isBare = unit === undefined || !parseNumber(text, sign).ok;
  return numberFor(input, isBare ? text : `${text} ${unit}`, sign) ?? value;
}

/** An object as an address and a command write it, as JSON; undefined where it is none. */
function objectFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an input may be a number. */
export const isNumeric = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'number' || anyOf.some((branch) => branch.type === 'number');

/** What is wrong with the names of a request. */
export type NameFault =
  | { readonly kind: 'unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'twice'; readonly name: string; readonly other: string };

export type Understood =
  | {
      readonly ok: true;
      readonly given: Readonly<Record<string, unknown>>;
      /** What the caller called an input. */
      readonly nameOf: (input: string) => string;
    }
  | { readonly ok: false; readonly fault: NameFault };

/**
 * A request under the names of its question.
 * @param sign as `valueFrom` has it
 */
export function understood(asked: Named, sent: Readonly<Record<string, unknown>>, sign?: DecimalSign): Understood {
  const given: Record<string, unknown> = {};
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(sent)) {
    const meant = inputFromName(name, asked);
    if (meant === undefined) return { ok: false, fault: { kind: 'unknown', name, known: namesOf(asked) } };
    const { input } = meant;
    const read = valueFrom(meant, value, asked.schema.properties?.[input] ?? {}, sign);
    const other = names.get(input);
    if (other !== undefined && given[input] !== read) return { ok: false, fault: { kind: 'twice', name, other } };
    names.set(input, other ?? name);
    given[input] = read;
  }
  return { ok: true, given, nameOf: (input) => names.get(input) ?? input };
}
