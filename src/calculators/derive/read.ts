/** Values of a definition's inputs from anything: a form, a link, an assistant's call, a test. */
import { parseNumber, unitOf } from '../../quantities/index.ts';
import type { Parsed } from '../../quantities/index.ts';
import type {
  CellInput,
  ChoiceInput,
  Condition,
  Definition,
  Input,
  InputValue,
  NumberInput,
  Problem,
  RowsInput,
  TableInput,
} from '../define.ts';
import { parseExpression } from './expression.ts';

export type Values = Readonly<Record<string, InputValue | undefined>>;

export interface Reading {
  /** Readable values, also those out of range; fallbacks in place of what is absent. */
  readonly values: Values;
  /** At most one per field, in the order of the inputs. */
  readonly problems: readonly Problem[];
  /** Something given could not be read at all, so that what depends on it cannot be judged. */
  readonly isUnreadable: boolean;
}

type Found<T> = { readonly value?: T; readonly problem?: Problem };

const isAbsent = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');

const NOT_A_NUMBER: Parsed = { ok: false, reason: 'notANumber' };

function numberFromAnything(given: unknown, isExpression = false): Parsed {
  if (typeof given === 'number') return Number.isFinite(given) ? { ok: true, value: given } : NOT_A_NUMBER;
  if (typeof given !== 'string') return NOT_A_NUMBER;
  return isExpression ? parseExpression(given) : parseNumber(given);
}

function rangeProblem(input: NumberInput, field: string, value: number): Problem | undefined {
  const { min, max, isMinExcluded, below, above } = input.range ?? {};
  const isBelow = min !== undefined && (isMinExcluded === true ? value <= min : value < min);
  const isAbove = max !== undefined && value > max;
  if (!isBelow && !isAbove) return undefined;
  const own = isBelow ? below : above;
  const values = {
    value,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    unit: unitOf(input.measure.quantity, input.measure.unit).symbol,
  };
  if (own !== undefined) return { field, code: own, values };
  if (isBelow && isMinExcluded === true && min === 0) return { field, code: 'positive', values };
  const code = min === undefined ? 'atMost' : max === undefined ? 'atLeast' : 'range';
  return { field, code, values };
}

function readNumber(input: NumberInput, field: string, given: unknown): Found<number> {
  const parsed = numberFromAnything(given, input.isExpression);
  if (!parsed.ok) {
    return { problem: { field, code: parsed.reason === 'ambiguous' ? 'ambiguousNumber' : 'notANumber', values: {} } };
  }
  const { value } = parsed;
  const problem = rangeProblem(input, field, value);
  return problem === undefined ? { value } : { value, problem };
}

function readChoice(input: ChoiceInput, field: string, given: unknown): Found<string | number> {
  const option = input.options.find(({ value }) => value === given || String(value) === String(given));
  if (option !== undefined) return { value: option.value };
  return { problem: { field, code: input.unknown ?? 'unknownChoice', values: { value: String(given) } } };
}

function readCell(input: CellInput, field: string, given: unknown): Found<string | number> {
  if (isAbsent(given)) {
    if (input.fallback !== undefined) return { value: input.fallback };
    return input.required === true ? { problem: { field, code: input.missing ?? 'required', values: {} } } : {};
  }
  return input.kind === 'number' ? readNumber(input, field, given) : readChoice(input, field, given);
}

function listFromAnything(given: unknown): readonly unknown[] | undefined {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(given);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function readRows(
  input: RowsInput,
  field: string,
  given: unknown,
): Found<readonly Readonly<Record<string, string | number>>[]> {
  const list = listFromAnything(given);
  if (list === undefined) return { problem: { field, code: 'unreadableList', values: {} } };
  if (list.length < input.rows.min) {
    return { problem: { field, code: input.missing ?? 'rowCount', values: { ...input.rows } } };
  }
  if (list.length > input.rows.max) return { problem: { field, code: 'rowCount', values: { ...input.rows } } };
  let problem: Problem | undefined;
  const value = list.map((row: unknown, index) => {
    const cells: Record<string, string | number> = {};
    for (const column of input.columns) {
      const cell: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column.key) : undefined;
      const found = readCell(column, `${field}.${index}.${column.key}`, cell);
      if (found.value !== undefined) cells[column.key] = found.value;
      problem ??= found.problem;
    }
    return cells;
  });
  return problem === undefined ? { value } : { value, problem };
}

function readTable(input: TableInput, field: string, given: unknown): Found<readonly (readonly number[])[]> {
  const list = listFromAnything(given);
  if (list === undefined) return { problem: { field, code: 'unreadableList', values: {} } };
  if (list.length < input.rows.min) return { problem: { field, code: 'tooFewRows', values: { ...input.rows } } };
  if (list.length > input.rows.max) return { problem: { field, code: 'rowCount', values: { ...input.rows } } };
  const { min, max } = input.columns;
  const table: number[][] = [];
  const first: unknown = list[0];
  const width = Array.isArray(first) ? first.length : 0;
  for (const [index, row] of list.entries()) {
    const cells = Array.isArray(row) ? row.map((cell: unknown) => numberFromAnything(cell)) : [];
    const numbers = cells.flatMap((cell) => (cell.ok ? [cell.value] : []));
    const isReadable = cells.length === width && cells.length >= min && cells.length <= max;
    if (!isReadable || numbers.length < cells.length) {
      return { problem: { field, code: 'unreadableRow', values: { n: index + 1 } } };
    }
    table.push(numbers);
  }
  return { value: table };
}

function readGiven(input: Input, given: unknown): Found<InputValue> {
  const field = input.key;
  switch (input.kind) {
    case 'number':
      return readNumber(input, field, given);
    case 'choice':
      return readChoice(input, field, given);
    case 'boolean':
      if (typeof given === 'boolean') return { value: given };
      if (given === 'true' || given === 'false') return { value: given === 'true' };
      return { problem: { field, code: 'unknownChoice', values: { value: String(given) } } };
    case 'rows':
      return readRows(input, field, given);
    case 'table':
      return readTable(input, field, given);
    case 'text':
      if (typeof given === 'string' && given.length <= input.maxLength) return { value: given };
      return { problem: { field, code: 'textTooLong', values: { max: input.maxLength } } };
    case 'fluid':
      if (typeof given === 'string') return { value: given };
      return { problem: { field, code: 'unknownFluid', values: { fluid: String(given) } } };
  }
}

/** Whether an input counts, given the values of those it depends on. */
export function isVisible(when: Condition | undefined, values: Values): boolean {
  return Object.entries(when ?? {}).every(([key, allowed]) => allowed.some((value) => value === values[key]));
}

function fallbackOf(input: Input): InputValue | undefined {
  return 'fallback' in input ? input.fallback : undefined;
}

/**
 * Reads every input that counts; others take their fallback or stay absent. Numbers may come as text
 * in either language's writing. Inputs that others depend on come first in a definition.
 */
export function readInputs(definition: Definition, given: Readonly<Record<string, unknown>>): Reading {
  const values: Record<string, InputValue | undefined> = {};
  const problems: Problem[] = [];
  let isUnreadable = false;
  for (const input of definition.inputs) {
    const isCounted = isVisible(input.when, values);
    const raw = isCounted && Object.hasOwn(given, input.key) ? given[input.key] : undefined;
    if (isAbsent(raw)) {
      const fallback = fallbackOf(input);
      if (fallback !== undefined) values[input.key] = fallback;
      else if (isCounted && input.required === true) {
        problems.push({ field: input.key, code: input.missing ?? 'required', values: {} });
      }
      continue;
    }
    const found = readGiven(input, raw);
    if (found.value !== undefined) values[input.key] = found.value;
    else isUnreadable = true;
    if (found.problem !== undefined) problems.push(found.problem);
  }
  return { values, problems, isUnreadable };
}
