/** Reading what a model wrote: numbers may come as text, with a decimal comma. */
import { ToolError } from './tool-error.ts';
import type { Arguments } from './tool.ts';
import { parseNumber } from '../../quantities/parse.ts';

/** The arguments of a call. @throws {ToolError} unreadable */
export function argumentsFromText(text: string): Arguments {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Arguments;
  } catch {
    throw new ToolError('unreadable');
  }
  throw new ToolError('unreadable');
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text a number is written in, read as that number; anything else as it is. */
export function plainNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const parsed = parseNumber(value);
  return parsed.ok ? parsed.value : value;
}

export interface Limits {
  readonly min?: number;
  readonly max?: number;
  /** The lower limit itself is refused. */
  readonly isMinExcluded?: boolean;
}

/** A number, when it is given. @throws {ToolError} number, atLeast, atMost, above */
export function optionalNumber(
  given: Arguments,
  field: string,
  { min, max, isMinExcluded = false }: Limits = {},
): number | undefined {
  const raw = given[field];
  if (isAbsent(raw)) return undefined;
  const value = plainNumber(raw);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ToolError('number', { field });
  if (min !== undefined && isMinExcluded && value <= min) throw new ToolError('above', { field, min });
  if (min !== undefined && value < min) throw new ToolError('atLeast', { field, min });
  if (max !== undefined && value > max) throw new ToolError('atMost', { field, max });
  return value;
}

/** A number that must be there. @throws {ToolError} missing, and as `optionalNumber` */
export function requiredNumber(given: Arguments, field: string, limits?: Limits): number {
  return optionalNumber(given, field, limits) ?? missing(field);
}

/** A text that must be there. @throws {ToolError} missing */
export function requiredText(given: Arguments, field: string): string {
  const value = given[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : missing(field);
}

/** One of some values, when it is given; numbers may come as text. @throws {ToolError} choice */
export function optionalChoice<const V extends string | number>(
  given: Arguments,
  field: string,
  choices: readonly V[],
): V | undefined {
  const raw = given[field];
  if (isAbsent(raw)) return undefined;
  const isWord = typeof raw === 'string' || typeof raw === 'number';
  const found = !isWord
    ? undefined
    : choices.find((choice) => String(choice).toLowerCase() === String(raw).trim().toLowerCase());
  if (found === undefined) throw new ToolError('choice', { field, choices: choices.join(', ') });
  return found;
}

/** One of some values, which must be there. @throws {ToolError} missing, choice */
export function requiredChoice<const V extends string | number>(
  given: Arguments,
  field: string,
  choices: readonly V[],
): V {
  return optionalChoice(given, field, choices) ?? missing(field);
}

function missing(field: string): never {
  throw new ToolError('missing', { field });
}
