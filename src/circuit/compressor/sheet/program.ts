/** Lists of numbers in program text: JSON, assignments in brackets, EnergyPlus objects, calls of OpenStudio. */
import { isCount } from './speed.ts';
import type { Fault, Series } from './series.ts';
import { isBicubicName } from './words.ts';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][-+]?\d+)?`;
const numberOf = (text: string): number => Number(text.replace(/[dD]/u, 'e'));

/** Facts an EnergyPlus object says beside its coefficients. */
export interface ProgramFacts {
  readonly te_min?: number;
  readonly te_max?: number;
  readonly tc_min?: number;
  readonly tc_max?: number;
  readonly superheat?: number;
  readonly returnGas?: number;
  readonly subcooling?: number;
  /** A liquid rated at one temperature, °C. */
  readonly liquid?: number;
}
export interface Program {
  readonly series: readonly Series[];
  readonly facts: ProgramFacts;
  /** EnergyPlus: watts and °C. */
  readonly isEnergyPlus: boolean;
  readonly fault?: Fault | undefined;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Coefficients one by one under their names, gathered by the object they are of. */
class ByName {
  private readonly found = new Map<string, { values: Map<number, number>; n: number; isBicubic: boolean }>();
  /** The first object a coefficient of which comes twice, or is missing. */
  fault: Fault | undefined;

  add(object: string, place: number, value: number, n: number, isBicubic: boolean): void {
    const entry = this.found.get(object) ?? { values: new Map<number, number>(), n, isBicubic: false };
    if (entry.values.has(place)) this.fault ??= { detail: 'twice', n, value: object };
    entry.values.set(place, value);
    entry.isBicubic ||= isBicubic;
    this.found.set(object, entry);
  }

  series(): readonly Series[] {
    return [...this.found].flatMap(([label, { values, n, isBicubic }]) => {
      const places = [...values.keys()].toSorted((one, other) => one - other);
      const [first = 0] = places;
      const isWhole = isCount(places.length) && first <= 1 && places.every((place, i) => place === first + i);
      if (!isWhole) this.fault ??= { detail: 'count', n, count: places.length };
      return isWhole ? [{ label, values: places.map((place) => values.get(place) ?? 0), n, isBicubic }] : [];
    });
  }
}

const IDF_FIELD = /^\s*([^,;!]*)[,;]?\s*[,;]?\s*!-\s*(.+?)\s*$/u;
const IDF_FACTS: readonly (readonly [RegExp, keyof ProgramFacts])[] = [
  [/minimum value of x/iu, 'te_min'],
  [/maximum value of x/iu, 'te_max'],
  [/minimum value of y/iu, 'tc_min'],
  [/maximum value of y/iu, 'tc_max'],
  [/rated superheat/iu, 'superheat'],
  [/(?:return gas|rated suction) temperature/iu, 'returnGas'],
  [/rated subcooling/iu, 'subcooling'],
  [/liquid temperature/iu, 'liquid'],
];

function fromEnergyPlus(text: string): Program | undefined {
  if (!/!-\s*coefficient\s*\d/iu.test(text)) return undefined;
  const byName = new ByName();
  const facts: { -readonly [K in keyof ProgramFacts]: ProgramFacts[K] } = {};
  let label = '';
  for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
    const [, value = '', said = ''] = IDF_FIELD.exec(line) ?? [];
    if (/^name$/iu.test(said)) label = value.trim();
    const place = /^coefficient\s*(\d+)/iu.exec(said)?.[1];
    const number = numberOf(value.trim());
    if (value.trim() === '' || !Number.isFinite(number)) continue;
    if (place !== undefined) byName.add(label, Number(place), number, index + 1, isBicubicName(said));
    const key = IDF_FACTS.find(([pattern]) => pattern.test(said))?.[1];
    if (key !== undefined) facts[key] ??= number;
  }
  return { series: byName.series(), facts, isEnergyPlus: true, fault: byName.fault };
}

const CALL = new RegExp(String.raw`(?<!\w)(\w{1,80})\.setCoefficient(\d+)(\w*)\(\s*(${NUMBER})\s*\)`, 'gu');
function fromCalls(text: string): Program | undefined {
  const byName = new ByName();
  for (const found of text.matchAll(CALL)) {
    const [, object = '', place = '', terms = '', value = ''] = found;
    byName.add(
      object,
      Number(place),
      numberOf(value),
      lineAt(text, found.index),
      isBicubicName(`coefficient${place}${terms}`),
    );
  }
  const series = byName.series();
  return series.length > 0 ? { series, facts: {}, isEnergyPlus: true, fault: byName.fault } : undefined;
}

function fromJson(text: string): Program | undefined {
  const trimmed = text.trim();
  if (!/^[[{]/u.test(trimmed)) return undefined;
  let root: unknown;
  try {
    root = JSON.parse(trimmed);
  } catch {
    return undefined;
  }
  const series: Series[] = [];
  const byName = new ByName();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path.length > 8 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const numbers: readonly unknown[] = value;
      if (isCount(numbers.length) && numbers.every((one) => typeof one === 'number' && Number.isFinite(one))) {
        series.push({ label: path.at(-1) ?? '', values: numbers as readonly number[], n: 1, isBicubic: false });
        return;
      }
      for (const one of numbers) walk(one, path);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const place = /^(?:coef\w*?_?|c|a)_?(\d{1,2})(?:_|$)/iu.exec(key)?.[1];
      if (place !== undefined && typeof inner === 'number') {
        byName.add(path.at(-1) ?? '', Number(place), inner, 1, isBicubicName(key));
      } else walk(inner, [...path, key]);
    }
  };
  walk(root, []);
  const named = byName.series();
  const all = [...series, ...named];
  return all.length > 0
    ? { series: all, facts: {}, isEnergyPlus: named.some(({ isBicubic }) => isBicubic) }
    : undefined;
}

/** Remarks of languages whose lists these are, and the marks that carry a line on. */
const withoutRemarks = (text: string): string =>
  text
    .replaceAll(/\.\.\.[^\n]*/gu, ' ')
    .replaceAll(/(?:#|\/\/|%)[^\n]*/gu, '')
    .replaceAll(/&\s*\n/gu, ' ');
const LIST =
  /(["']?)(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_. -]{0,60}(?:[([][^()[\]\n]{0,12}[)\]])?)\1\s*(?::=|=|:)\s*(?:[\w.]+\()?\s*[[({]\s*([^[\](){}]*?)\s*[\])}]/gu;

/** Lists in brackets after a name: ten numbers a list, or a matrix with a row or a column for each quantity. */
function fromLists(source: string): Program | undefined {
  const text = withoutRemarks(source);
  const series: Series[] = [];
  const push = (label: string, values: readonly number[], n: number): void => {
    series.push({ label, values, n, isBicubic: false });
  };
  for (const found of text.matchAll(LIST)) {
    const [, , name = '', inner = ''] = found;
    if (/[^-+\d.eEdD\s,;]/u.test(inner) || inner === '') continue;
    const rows = inner
      .split(';')
      .map((row) => row.split(/[\s,]+/u).filter((cell) => cell !== ''))
      .filter((row) => row.length > 0)
      .map((row) => row.map(numberOf));
    if (rows.some((row) => row.some((value) => !Number.isFinite(value)))) continue;
    const n = lineAt(text, found.index);
    const [first] = rows;
    if (first === undefined || rows.some((row) => row.length !== first.length)) continue;
    if (rows.length === 1 && isCount(first.length)) push(name, first, n);
    else if (isCount(rows.length) && first.length <= 4) {
      for (let k = 0; k < first.length; k += 1) {
        push(
          first.length === 1 ? name : '',
          rows.map((row) => row[k] ?? 0),
          n,
        );
      }
    } else if (rows.length > 1 && rows.length <= 4 && isCount(first.length)) for (const row of rows) push('', row, n);
  }
  return series.length > 0 ? { series, facts: {}, isEnergyPlus: false } : undefined;
}

/** What a program text holds; undefined for a text that is none. */
export const programFromText = (text: string): Program | undefined =>
  fromEnergyPlus(text) ?? fromCalls(text) ?? fromJson(text) ?? fromLists(text);
