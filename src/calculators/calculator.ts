/** Turns a definition and its formulas into a compute that never throws and never shows half a result. */
import type { Engine } from '../engine/types.ts';
import { isKnownFluid } from '../refrigerants/resolve.ts';
import type { ProblemCode } from './codes.ts';
import type { Definition, InputsOf, Outcome, OutputsOf, OutputValue, Problem, Warning } from './define.ts';
import { readInputs } from './derive/read.ts';
import type { Reading, Values } from './derive/read.ts';
import type { Values as ProblemValues } from '../schema/outcome.ts';

/** Carries refusals out of the depth of a calculation; it never leaves the room. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.problems = problems;
  }
}

/** Stops the calculation: no meaningful result exists. */
export function refuse(field: string, code: ProblemCode, values: ProblemValues = {}): never {
  throw new Refusal([{ field, code, values }]);
}

/** The values of inputs that this branch cannot do without. @throws {Refusal} required, for every absent one */
export function needed<T extends object, K extends keyof T & string>(
  inputs: T,
  ...keys: readonly K[]
): { readonly [P in K]: NonNullable<T[P]> } {
  const absent = keys.filter((key) => inputs[key] === undefined);
  if (absent.length > 0) throw new Refusal(absent.map((field) => ({ field, code: 'required' as const, values: {} })));
  return inputs as { readonly [P in K]: NonNullable<T[P]> };
}

/** What a calculator is handed besides its inputs. */
export interface ComputeContext {
  readonly engine: Engine;
  /** What to mind beside the result. */
  warn(code: ProblemCode, values?: ProblemValues, field?: string): void;
  /** Says what is taken in place of an absent input, in the unit of the definition, and gives it back. */
  use<T extends number | string>(path: string, value: T): T;
}

export type Report = (field: string, code: ProblemCode, values?: ProblemValues) => void;

interface Parts<D extends Definition> {
  /**
   * Says what contradicts what among the values given, before ranges are looked at: a report here
   * replaces a mere "out of range" of the same field.
   */
  readonly check?: (inputs: Partial<InputsOf<D>>, report: Report) => void;
  /** The formulas. Units of the definition in and out. @throws {Refusal} */
  readonly run: (inputs: InputsOf<D>, context: ComputeContext) => OutputsOf<D>;
}

/** @param reading the inputs as `readInputs` reads them, where the caller has done so */
export type Compute = (inputs: Readonly<Record<string, unknown>>, engine: Engine, reading?: Reading) => Outcome;

const isEngineError = (error: unknown): error is Error => error instanceof Error && error.name === 'EngineError';

function presentOutputs(outputs: object): Record<string, OutputValue> {
  return Object.fromEntries(
    Object.entries(outputs).filter((entry): entry is [string, OutputValue] => entry[1] !== undefined),
  );
}

const isFiniteOutput = (value: OutputValue): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : !Array.isArray(value) || value.every(Number.isFinite);

/** The number furthest from one, either way: what takes a result out of what a double holds. */
function mostExtreme(definition: Definition, values: Values): string {
  const sizes = definition.inputs.flatMap(({ key }) => {
    const value = values[key];
    return typeof value === 'number' && value !== 0 ? [{ key, size: Math.abs(Math.log10(Math.abs(value))) }] : [];
  });
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.key ?? '';
}

/** The fluids given under a name nobody knows, also where nothing would be asked of them. */
function unknownFluids(definition: Definition, values: Values): readonly Problem[] {
  return definition.inputs.flatMap(({ key, kind }) => {
    const given = kind === 'fluid' ? values[key] : undefined;
    if (typeof given !== 'string' || isKnownFluid(given)) return [];
    return [{ field: key, code: 'unknownFluid' as const, values: { fluid: given } }];
  });
}

function inInputOrder(definition: Definition, problems: readonly Problem[]): readonly Problem[] {
  const keys = definition.inputs.map(({ key }) => key);
  const place = ({ field }: Problem): number => keys.indexOf(field.split('.')[0] ?? field);
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** The compute of a definition: reads, checks, runs, and answers an outcome for any input at all. */
export function calculator<const D extends Definition>(definition: D, parts: Parts<D>): Compute {
  return (given, engine, reading = readInputs(definition, given)) => {
    const { values, problems, isUnreadable } = reading;
    const own: Problem[] = [];
    if (!isUnreadable) {
      parts.check?.(values as Partial<InputsOf<D>>, (field, code, values = {}) => own.push({ field, code, values }));
    }
    const reported = new Set(own.map(({ field }) => field));
    const all = [
      ...own,
      ...[...problems, ...unknownFluids(definition, values)].filter(({ field }) => !reported.has(field)),
    ];
    if (all.length > 0) return { ok: false, errors: inInputOrder(definition, all) };

    const warnings: Warning[] = [];
    const warn: ComputeContext['warn'] = (code, values = {}, field) =>
      void warnings.push(field === undefined ? { code, values } : { code, field, values });
    const standIns: Record<string, number | string> = {};
    const use: ComputeContext['use'] = (path, value) => {
      standIns[path] = value;
      return value;
    };
    try {
      const outputs = presentOutputs(parts.run(values as InputsOf<D>, { engine, warn, use }));
      if (!Object.values(outputs).every(isFiniteOutput)) {
        return { ok: false, errors: [{ field: mostExtreme(definition, values), code: 'noResult', values: {} }] };
      }
      return { ok: true, outputs, warnings, ...(Object.keys(standIns).length > 0 && { standIns }) };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, errors: inInputOrder(definition, error.problems) };
      if (isEngineError(error))
        return {
          ok: false,
          errors: [{ field: 'fluid', code: 'noProperties', values: { fluid: String(values['fluid'] ?? '') } }],
        };
      throw error;
    }
  };
}
