/** Our own JSON: a set as it was written, to the last digit. Whatever else the file holds is passed over. */
import type { Findings, Reading } from '../choices.ts';
import type { ColumnKey } from '../columns.ts';
import { isColumnKey } from '../columns.ts';
import { MOST_ROWS } from '../limits.ts';
import { refuse } from '../outcome.ts';
import type { ClockChange, Columns, HeldSpan, MeasurementTable, PressureMode, Probe, SetFacts } from '../set.ts';
import { blankFacts, FORMAT, VERSION } from '../set.ts';
import type { Json, JsonObject } from './parse.ts';
import { isObject } from './parse.ts';

export const isOwn = (root: Json): root is JsonObject => isObject(root) && root['format'] === FORMAT;

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function probeOf(value: JsonObject): Probe {
  const { kind } = value;
  const figures = (['class', 'full_scale', 'acc'] as const).flatMap((key) =>
    typeof value[key] === 'number' ? [[key, value[key]] as const] : [],
  );
  return { ...(kind === 'rel' || kind === 'abs' ? { kind } : {}), ...Object.fromEntries(figures) };
}

const isTyped = (value: Json): value is number | string | boolean | null => typeof value !== 'object' || value === null;

/** All of a set but its rows, from what a file says; what it does not say is as in a set nobody described. */
export function factsFrom(root: JsonObject): SetFacts {
  const blank = blankFacts();
  const machine = objectOf(root['machine']);
  const source = objectOf(root['source']);
  const clock = listOf(root['clock']).map(({ at, shift }): ClockChange => ({ at: number(at), shift: number(shift) }));
  const held = listOf(root['held']).flatMap(({ column, from, to }): HeldSpan[] =>
    typeof column === 'string' && isColumnKey(column) ? [{ column, from: number(from), to: number(to) }] : [],
  );
  return {
    ...blank,
    title: text(root['title']),
    visit: text(root['visit']),
    fluid: text(root['fluid']),
    machine: {
      id: text(machine['id']),
      application: text(machine['application']),
      expansion: text(machine['expansion']),
      receiver: machine['receiver'] === true,
    },
    altitude: number(root['altitude']),
    zone: root['zone'] === 'UTC' ? 'UTC' : 'local',
    probes: Object.fromEntries(
      Object.entries(objectOf(root['probes'])).flatMap(([key, probe]) =>
        isColumnKey(key) && isObject(probe) ? [[key, probeOf(probe)]] : [],
      ),
    ),
    start: text(root['start']),
    typed: Object.fromEntries(
      Object.entries(objectOf(root['typed'])).flatMap(([key, value]) => (isTyped(value) ? [[key, value]] : [])),
    ),
    source: {
      name: text(source['name']),
      kind: text(source['kind']),
      size: number(source['size']),
      signature: text(source['signature']),
      warnings: Array.isArray(source['warnings']) ? source['warnings'].filter((code) => typeof code === 'string') : [],
    },
    ...(clock.length === 0 ? {} : { clock }),
    ...(held.length === 0 ? {} : { held }),
  };
}

function columnFrom(key: string, values: Json | undefined, rows: number): Float64Array {
  const field = `columns.${key}`;
  if (!Array.isArray(values)) return refuse('E_JSON_SHAPE', field);
  if (values.length !== rows) refuse('E_JSON_SHAPE', field, { rows, n: values.length });
  const column = new Float64Array(Math.min(rows, MOST_ROWS)).fill(Number.NaN);
  for (let row = 0; row < column.length; row++) {
    const value = values[row];
    if (value === null) continue;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('E_JSON_SHAPE', field, { n: row });
    column[row] = value;
  }
  return column;
}

const isRising = (times: Float64Array): boolean =>
  times.every((time, row) => row === 0 || time > (times[row - 1] ?? Number.POSITIVE_INFINITY));

/** The rows of a set. @throws {Refusal} E_JSON_SHAPE with the column */
function columnsFrom(source: JsonObject, findings: Findings): { columns: Columns<Float64Array>; ignored: string[] } {
  const { time } = source;
  if (!Array.isArray(time)) return refuse('E_JSON_SHAPE', 'columns.time');
  const times = columnFrom('time', time, time.length);
  if (times.some(Number.isNaN) || !isRising(times)) refuse('E_JSON_SHAPE', 'columns.time');
  if (time.length > MOST_ROWS) findings.warn('E_ROWS');
  const columns: { time: Float64Array } & Partial<Record<ColumnKey, Float64Array>> = { time: times };
  const ignored: string[] = [];
  for (const [key, values] of Object.entries(source)) {
    if (key === 'time') continue;
    if (isColumnKey(key)) columns[key] = columnFrom(key, values, time.length);
    else ignored.push(key);
  }
  return { columns, ignored };
}

/** What to propose of a set that was settled when it was written. */
export function ownReading(
  table: MeasurementTable,
  found: { readonly kind: 'json' | 'csv' | 'svg'; readonly encoding: string; readonly ignored: readonly string[] },
  findings: Findings,
): Reading {
  const modes = new Set(Object.values(table.probes).flatMap(({ kind }) => (kind === undefined ? [] : [kind])));
  const [mode] = modes.size === 1 ? [...modes] : ([] as PressureMode[]);
  return {
    table,
    proposal: {
      ...found,
      time_zone: table.zone,
      ...(table.fluid === '' ? {} : { fluid: table.fluid }),
      ...(mode === undefined ? {} : { p_mode: mode, p_mode_from: 'file' as const }),
      columns: Object.keys(table.columns),
      mapping: {},
      warnings: findings.warnings,
      counts: findings.counts,
      questions: [],
      asked: [],
      invalid: findings.invalid,
    },
  };
}

/**
 * A set from its JSON.
 * @throws {Refusal} E_JSON_SHAPE: a version that is not ours, a column that is not as long as the time, a value that is
 * neither a number nor null, a time that does not rise
 */
export function readOwnJson(root: JsonObject, encoding: string, findings: Findings, kind: 'json' | 'svg'): Reading {
  if (root['version'] !== VERSION) refuse('E_JSON_SHAPE', 'version', { version: number(root['version']) });
  const { columns, ignored } = columnsFrom(objectOf(root['columns']), findings);
  return ownReading({ ...factsFrom(root), columns }, { kind, encoding, ignored }, findings);
}
