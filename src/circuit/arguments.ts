/** Reads the arguments of the doors: absent keys take their defaults, numbers may be numeric text, faults name their key. */
import type { ApiUnit } from '../quantities/si.ts';
import { refuse } from './outcome.ts';
import { numberFromText } from '../quantities/parse.ts';

/** Where a number may lie. `above` is a lower bound that is itself refused. */
export interface Range {
  readonly min?: number;
  readonly above?: number;
  readonly max?: number;
  readonly unit?: ApiUnit;
}

export interface NumberRule extends Range {
  /** Taken where the key is absent; without one the key is needed. */
  readonly default?: number;
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
]);

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stops with E_RANGE when a number is outside its limits. Values: min, max and unit, those that exist. */
export function checkRange(value: number, { min, above, max, unit }: Range, field: string): void {
  const isInside =
    (min === undefined || value >= min) &&
    (above === undefined || value > above) &&
    (max === undefined || value <= max);
  if (isInside) return;
  const lowest = min ?? above;
  refuse('E_RANGE', field, {
    ...(lowest === undefined ? {} : { min: lowest }),
    ...(max === undefined ? {} : { max }),
    ...(unit === undefined ? {} : { unit }),
  });
}

/** The number a value says: a finite number or numeric text as a simulation takes it. E_MISSING, E_NUMBER, E_RANGE. */
export function numberOf(value: unknown, range: Range, field: string): number {
  if (value === undefined || isBlank(value)) refuse('E_MISSING', field);
  const number = typeof value === 'string' ? numberFromText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse('E_NUMBER', field);
  checkRange(number, range, field);
  return number;
}

/** One group of named arguments. */
export class Arguments {
  private readonly record: Readonly<Record<string, unknown>>;
  private readonly path: string;

  /** @param value an object; absent or null is an empty one. @param path dotted key of the group, '' at the top */
  constructor(value: unknown, path = '') {
    if (value !== undefined && value !== null && !isRecord(value)) refuse('E_MISSING', path === '' ? undefined : path);
    this.record = isRecord(value) ? value : {};
    this.path = path;
  }

  /** The group with some values in place of its own; faults keep their dotted keys. */
  with(values: Readonly<Record<string, unknown>>): Arguments {
    return new Arguments({ ...this.record, ...values }, this.path);
  }

  /** Dotted key of one of the arguments. */
  field(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  /** The value as it came; undefined for a key that is not the group's own. */
  raw(key: string): unknown {
    return Object.hasOwn(this.record, key) ? this.record[key] : undefined;
  }

  /** Whether something is written there: not absent, null or blank text. */
  has(key: string): boolean {
    const value = this.raw(key);
    return value !== undefined && !isBlank(value);
  }

  keys(): readonly string[] {
    return Object.keys(this.record);
  }

  number(key: string, rule: NumberRule = {}): number {
    const value = this.raw(key);
    return value === undefined && rule.default !== undefined ? rule.default : numberOf(value, rule, this.field(key));
  }

  /** A number that may be left out, blank or null. */
  optionalNumber(key: string, range: Range = {}): number | undefined {
    return this.has(key) ? this.number(key, range) : undefined;
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.raw(key);
    if (value === undefined) return fallback;
    if (isBlank(value)) refuse('E_MISSING', this.field(key));
    return (
      FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? refuse('E_MODE', this.field(key))
    );
  }

  /** One of a list of words, whatever its case. @param fallback taken where the key is absent; without one it is needed */
  choice<T extends string>(key: string, words: readonly T[], fallback?: T): T {
    const value = this.raw(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (value === undefined || isBlank(value)) refuse('E_MISSING', this.field(key));
    const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    return words.find((word) => word.toLowerCase() === text) ?? refuse('E_MODE', this.field(key));
  }

  optionalChoice<T extends string>(key: string, words: readonly T[]): T | undefined {
    return this.has(key) ? this.choice(key, words) : undefined;
  }

  /** Text that says something; a number is its digits. E_MISSING, E_MODE for anything else. */
  text(key: string): string {
    const value = this.raw(key);
    if (value === undefined || isBlank(value)) refuse('E_MISSING', this.field(key));
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value.trim() : refuse('E_MODE', this.field(key));
  }

  optionalText(key: string): string | undefined {
    return this.has(key) ? this.text(key) : undefined;
  }

  /** A group inside this one; absent is empty. */
  group(key: string): Arguments {
    return new Arguments(this.raw(key), this.field(key));
  }

  /** The values of a list, absent is empty; each keeps its place for its dotted key ('other.0'). */
  list(key: string): readonly unknown[] {
    const value = this.raw(key);
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value : refuse('E_MISSING', this.field(key));
  }

  /** The numbers of a list. */
  numbers(key: string, range: Range = {}): readonly number[] {
    return this.list(key).map((value, index) => numberOf(value, range, `${this.field(key)}.${index}`));
  }

  /** The groups of a list. */
  groups(key: string): readonly Arguments[] {
    return this.list(key).map((value, index) => new Arguments(value, `${this.field(key)}.${index}`));
  }
}
