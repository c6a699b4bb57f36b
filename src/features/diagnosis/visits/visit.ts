/** A visit as it is kept and exchanged, and the schema that any kept or imported one is held to. */
import { VERDICT_CODES } from '../../../diagnosis/codes.ts';
import type { VerdictCode } from '../../../diagnosis/codes.ts';

export const LONGEST_NAME = 80;
export const LONGEST_NOTE = 500;
const LONGEST_ID = 64;
const LONGEST_TEXT = 200;
/** Every field of the measured performance, filled, is some six hundred. */
const LONGEST_MEASURED = 2000;
const MOST_VALUES = 100;
/** Characters of a measurement set: a reading has a few hundred, a long recording does not belong in a visit. */
const LONGEST_SET = 2_000_000;
const SET_FORMAT = 'appfroid-measurements';

/** A share 0 to 1 and its standard deviation. */
export interface Severity {
  readonly mean: number;
  readonly sd: number;
  /** The mean is a lower bound. */
  readonly atLeast?: boolean;
}

export interface KeptVerdict {
  readonly code: VerdictCode;
  /** One fault, two of a pair, none. */
  readonly faults: readonly string[];
  /** Of the first hypothesis. */
  readonly severity: Severity | null;
}

/** K: the figure and its expanded uncertainty U, two standard deviations; absent where it was not read. */
export interface KeptFigures {
  readonly superheat?: number;
  readonly u_superheat?: number;
  readonly subcooling?: number;
  readonly u_subcooling?: number;
}

export type ReadingValue = number | string | boolean;

export interface KeptVisit {
  readonly id: string;
  readonly machine: string;
  /** Identity of its machine; visits of before go by its name. */
  readonly machineId?: string;
  /** Local day and hour, 2026-11-03T08:15. */
  readonly date: string;
  readonly note: string;
  /** The machine was healthy then: what later visits are compared with. One of each machine. */
  readonly isReference: boolean;
  /** What `diagnose` was asked, without a reference: API units, pressures as its p_mode says. */
  readonly request: Readonly<Record<string, ReadingValue>>;
  /** What was typed for its measured performance, as a link says it. */
  readonly measured?: string;
  /** The set of measurements it came from, where it came from a recording. */
  readonly set?: unknown;
  readonly verdict: KeptVerdict | null;
  readonly figures: KeptFigures;
  /** What was found on the machine in the end: a cause of the diagnosis. */
  readonly found?: string;
  /** Of the app that made it. */
  readonly version: string;
}

/** What does not fit: the key of the field. */
export type Misfit = { readonly misfit: keyof KeptVisit | 'visit' };
export const isMisfit = (value: KeptVisit | Misfit): value is Misfit => 'misfit' in value;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number, least = 0): value is string =>
  typeof value === 'string' && value.length <= longest && value.trim().length >= least;
const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const MINUTE = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}$/;

/** Whether a text is a day of the calendar and an hour. */
export function isMinute(value: unknown): value is string {
  const day = typeof value === 'string' ? MINUTE.exec(value)?.[1] : undefined;
  if (day === undefined) return false;
  const ms = Date.parse(`${String(value)}:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** The values of a request that can be kept: `undefined` where one of them cannot. */
export function keptRequest(value: unknown): KeptVisit['request'] | undefined {
  if (!isPlain(value)) return undefined;
  const entries = Object.entries(value);
  const fits = ([key, one]: readonly [string, unknown]): boolean =>
    /^[a-z]\w{0,39}$/i.test(key) && (isFinite(one) || typeof one === 'boolean' || isText(one, LONGEST_TEXT));
  if (entries.length > MOST_VALUES || !entries.every(fits)) return undefined;
  return Object.fromEntries(entries) as KeptVisit['request'];
}

const isSeverity = (value: unknown): value is Severity =>
  isPlain(value) &&
  isFinite(value['mean']) &&
  isFinite(value['sd']) &&
  value['sd'] >= 0 &&
  (value['atLeast'] === undefined || typeof value['atLeast'] === 'boolean');

function keptVerdict(value: unknown): KeptVerdict | null | undefined {
  if (value === null) return null;
  if (!isPlain(value)) return undefined;
  const { code, faults, severity } = value;
  const isCode = VERDICT_CODES.some((one) => one === code);
  const areFaults =
    Array.isArray(faults) &&
    faults.length <= 2 &&
    faults.every((one) => isText(one, LONGEST_TEXT) && /^\w+$/.test(one));
  if (!isCode || !areFaults || !(severity === null || isSeverity(severity))) return undefined;
  return {
    code: code as VerdictCode,
    faults: faults as readonly string[],
    severity: severity && {
      mean: severity.mean,
      sd: severity.sd,
      ...(severity.atLeast === true && { atLeast: true }),
    },
  };
}

const FIGURES = ['superheat', 'u_superheat', 'subcooling', 'u_subcooling'] as const;

function keptFigures(value: unknown): KeptFigures | undefined {
  if (!isPlain(value)) return undefined;
  const given = FIGURES.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]] as const]));
  return given.every(([, one]) => isFinite(one)) ? (Object.fromEntries(given) as KeptFigures) : undefined;
}

const isSet = (value: unknown): boolean =>
  value === undefined ||
  (isPlain(value) && value['format'] === SET_FORMAT && JSON.stringify(value).length <= LONGEST_SET);

/** The visit of what was kept or imported, without what is not of it; else the first field that does not fit. */
export function visitFrom(value: unknown): KeptVisit | Misfit {
  if (!isPlain(value)) return { misfit: 'visit' };
  const { id, machine, machineId, date, note, isReference, set, found, version, measured } = value;
  if (!isText(id, LONGEST_ID, 1)) return { misfit: 'id' };
  if (!isText(machine, LONGEST_NAME, 1)) return { misfit: 'machine' };
  if (!isMinute(date)) return { misfit: 'date' };
  if (!isText(note, LONGEST_NOTE)) return { misfit: 'note' };
  if (typeof isReference !== 'boolean') return { misfit: 'isReference' };
  if (!isText(version, LONGEST_TEXT)) return { misfit: 'version' };
  const request = keptRequest(value['request']);
  if (request === undefined) return { misfit: 'request' };
  const verdict = keptVerdict(value['verdict']);
  if (verdict === undefined) return { misfit: 'verdict' };
  const figures = keptFigures(value['figures']);
  if (figures === undefined) return { misfit: 'figures' };
  if (found !== undefined && !(isText(found, LONGEST_ID, 1) && /^\w+$/.test(found))) return { misfit: 'found' };
  if (!isSet(set)) return { misfit: 'set' };
  if (measured !== undefined && !isText(measured, LONGEST_MEASURED)) return { misfit: 'measured' };
  if (machineId !== undefined && !isText(machineId, LONGEST_ID, 1)) return { misfit: 'machineId' };
  const kept = { id, machine: machine.trim(), date, note, isReference, request, verdict, figures, version };
  const owner = {
    ...(machineId === undefined ? {} : { machineId }),
    ...(measured === undefined ? {} : { measured }),
  };
  return { ...kept, ...owner, ...(found === undefined ? {} : { found }), ...(set === undefined ? {} : { set }) };
}
