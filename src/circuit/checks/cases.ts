/** Reference cases of the doors: their arguments by name, and the values their answer must hold, by path. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a path of the answer must hold. Text, truth values and null are exact; a list of warnings is its sorted codes. */
type Expected = number | string | boolean | null | readonly string[];

export interface Case {
  readonly door: string;
  readonly about: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, Expected>>;
}

type Tolerance = readonly [relative: number, absolute: number];

interface CaseFile {
  readonly source: string;
  readonly tolerances: Readonly<Record<string, Readonly<Record<string, Tolerance>>>>;
  readonly cases: readonly Case[];
}

/** A file of `reference/`. */
export function readCases(name: string): CaseFile {
  const path = fileURLToPath(new URL(`./reference/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as CaseFile;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueAt(answer: unknown, path: string): unknown {
  let value = answer;
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined;
  return value;
}

function codesOf(warnings: unknown): unknown {
  if (!Array.isArray(warnings)) return warnings;
  return warnings
    .map((one: { code?: string; where?: string; regime?: string }) =>
      [one.code, one.where, one.regime].filter((part) => part !== undefined).join(':'),
    )
    .sort();
}

function toleranceAt(path: string, byKey: Readonly<Record<string, Tolerance>>): Tolerance {
  const parts = path.split('.');
  return byKey[parts.slice(-2).join('.')] ?? byKey[parts.at(-1) ?? ''] ?? byKey['*'] ?? [0, 0];
}

function isAsExpected(got: unknown, expected: Expected, [relative, absolute]: Tolerance): boolean {
  if (typeof expected === 'number') {
    return typeof got === 'number' && Math.abs(got - expected) <= absolute + relative * Math.abs(expected);
  }
  return JSON.stringify(got) === JSON.stringify(expected);
}

/** Every path of an answer that does not hold what the case says, with what it holds instead; empty when all do. */
export function faultsOf(answer: unknown, one: Case, { tolerances }: CaseFile): readonly string[] {
  return Object.entries(one.answer).flatMap(([path, expected]) => {
    const raw = valueAt(answer, path);
    const got = path.endsWith('warnings') ? codesOf(raw) : raw;
    const tolerance = toleranceAt(path, tolerances[one.door] ?? {});
    return isAsExpected(got, expected, tolerance) ? [] : [`${path}: ${JSON.stringify(got)} is not ${String(expected)}`];
  });
}
