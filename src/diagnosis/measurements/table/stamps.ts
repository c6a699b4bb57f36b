/** Instants as files write them. */
import { rewrittenStamp } from './odd-stamps.ts';

export const DAY_MS = 86_400_000;
/** As far as dates go. */
export const LAST_MS = 8.64e15;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Two-digit years are of this century. */
const CENTURY = 2000;

/** What a scanned text says; read right after the scan, which writes it anew. */
export interface Scanned {
  /** ms of the clock the text shows, day first; NaN where that is no date. */
  dayFirst: number;
  /** The same, month first. Equal where the year comes first. */
  monthFirst: number;
  /** Whether an offset or Z makes it UTC; both instants are then in UTC. */
  isUtc: boolean;
  /** How far the clock shown is ahead of UTC, ms, where the text says it. */
  offset: number;
  /** How the date is written: 'ymd' where the year comes first, else the sign between its parts; '' without a date. */
  style: string;
  hasClock: boolean;
  /** Whether AM or PM was written. */
  isTwelve: boolean;
}

export const scanned: Scanned = {
  dayFirst: Number.NaN,
  monthFirst: Number.NaN,
  isUtc: false,
  offset: 0,
  style: '',
  hasClock: false,
  isTwelve: false,
};

let cachedYear = 0;
let cachedMonth = 0;
let cachedDay = 0;
let cachedMs = 0;

/** ms of a day; NaN where the calendar has none. */
function dayMs(year: number, month: number, day: number): number {
  if (year === cachedYear && month === cachedMonth && day === cachedDay) return cachedMs;
  if (month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const ms = Date.UTC(year, month - 1, day);
  if (new Date(ms).getUTCDate() !== day) return Number.NaN;
  cachedYear = year;
  cachedMonth = month;
  cachedDay = day;
  cachedMs = ms;
  return ms;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const COLON = 58;
const POINT = 46;
const COMMA = 44;

let at = 0;

function integer(text: string, longest: number): number {
  let value = 0;
  const end = at + longest;
  const begin = at;
  for (let code = text.charCodeAt(at); at < end && isDigit(code); code = text.charCodeAt(at)) {
    value = value * 10 + code - 48;
    at += 1;
  }
  return at === begin ? Number.NaN : value;
}

const ZONE = /^ ?(?:(Z|UTC|GMT)|([+-])(\d{2}):?(\d{2})?)$/i;
const HALF_DAY = /^\s?([AP])\.?\s?M\.?/i;

/** ms of the clock at the place reached; NaN where there is none. Reads AM or PM and the zone too. */
function clockMs(text: string): number {
  let hours = integer(text, 2);
  if (Number.isNaN(hours) || text.charCodeAt(at) !== COLON) return Number.NaN;
  at += 1;
  const minutes = integer(text, 2);
  let ms = 0;
  if (text.charCodeAt(at) === COLON) {
    at += 1;
    ms = integer(text, 2) * 1000;
    const sign = text.charCodeAt(at);
    if ((sign === POINT || sign === COMMA) && isDigit(text.charCodeAt(at + 1))) {
      at += 1;
      let unit = 100;
      for (let code = text.charCodeAt(at); isDigit(code); code = text.charCodeAt(at)) {
        ms += (code - 48) * unit;
        unit /= 10;
        at += 1;
      }
      ms = Math.round(ms);
    }
  }
  if (minutes > 59 || ms >= 61_000) return Number.NaN;
  if (at < text.length) {
    const half = HALF_DAY.exec(text.slice(at));
    if (half !== null) {
      if (hours < 1 || hours > 12) return Number.NaN;
      hours = (hours % 12) + (half[1]?.toUpperCase() === 'P' ? 12 : 0);
      scanned.isTwelve = true;
      at += half[0].length;
    }
  }
  // Some loggers end a day with 24:00.
  if (hours > 24 || (hours === 24 && (minutes > 0 || ms > 0))) return Number.NaN;
  scanned.hasClock = true;
  return hours * HOUR_MS + minutes * MINUTE_MS + ms;
}

/** Offset of what is left of the text, ms; 0 for none, NaN where something else is left. */
function offsetMs(text: string): number {
  if (at === text.length) return 0;
  const [whole, utc, sign, hours, minutes] = ZONE.exec(text.slice(at)) ?? [];
  if (whole === undefined) return Number.NaN;
  scanned.isUtc = true;
  if (utc !== undefined) return 0;
  scanned.offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS);
  return scanned.offset;
}

function reset(): void {
  scanned.dayFirst = Number.NaN;
  scanned.monthFirst = Number.NaN;
  scanned.isUtc = false;
  scanned.offset = 0;
  scanned.style = '';
  scanned.hasClock = false;
  scanned.isTwelve = false;
  at = 0;
}

const SEPARATORS = '/.-';
const SPACE = 32;
const LETTER_T = 84;

/**
 * Reads a date, with or without a clock and a zone, into `scanned`: 2025-11-03T08:15:00Z, 03/11/2025 08:15,
 * 11/3/25 8:15 AM, and what `rewrittenStamp` knows. False where the text is none.
 */
export function scanStamp(source: string): boolean {
  if (scanFigures(source.trim())) return true;
  const other = rewrittenStamp(source);
  return other !== undefined && scanFigures(other.text);
}

function scanFigures(text: string): boolean {
  reset();
  const first = integer(text, 4);
  const firstLength = at;
  const sign = text.charAt(at);
  if (Number.isNaN(first) || sign === '' || !SEPARATORS.includes(sign)) return false;
  at += 1;
  const second = integer(text, 2);
  if (Number.isNaN(second) || text.charAt(at) !== sign) return false;
  at += 1;
  const thirdAt = at;
  let third = integer(text, 4);
  const thirdLength = at - thirdAt;
  const isYearFirst = firstLength === 4;
  if (
    isYearFirst ? thirdLength > 2 || thirdLength === 0 : firstLength > 2 || (thirdLength !== 2 && thirdLength !== 4)
  ) {
    return false;
  }
  if (thirdLength === 2 && !isYearFirst) third += CENTURY;
  let clock = 0;
  const next = text.charCodeAt(at);
  if (at < text.length) {
    if (next === COMMA) at += 1;
    else if (next !== SPACE && next !== LETTER_T && next !== LETTER_T + 32 && next !== 160 && next !== 0x202f)
      return false;
    at += 1;
    while (text.charCodeAt(at) === SPACE) at += 1;
    clock = clockMs(text);
  }
  const offset = offsetMs(text);
  if (Number.isNaN(clock) || Number.isNaN(offset)) return false;
  const rest = clock - offset;
  if (isYearFirst) {
    scanned.style = 'ymd';
    scanned.dayFirst = scanned.monthFirst = dayMs(first, second, third) + rest;
  } else {
    scanned.style = sign;
    scanned.monthFirst = dayMs(third, first, second) + rest;
    scanned.dayFirst = dayMs(third, second, first) + rest;
  }
  return !Number.isNaN(scanned.dayFirst) || !Number.isNaN(scanned.monthFirst);
}

/** ms since midnight of a clock alone ('08:15', '8:15:00 PM'); NaN where the text is none. */
export function scanClock(source: string): number {
  const ms = clockAlone(source.trim());
  if (!Number.isNaN(ms)) return ms;
  const other = rewrittenStamp(source);
  return other === undefined ? Number.NaN : clockAlone(other.text);
}

function clockAlone(text: string): number {
  reset();
  const ms = clockMs(text);
  return at === text.length ? ms : Number.NaN;
}

/**
 * The instant a text of a file names, as ISO 8601 or any form above whose order is sure; undefined where it is none.
 * A number, or a text of digits: seconds below 10¹¹, else ms, both UTC.
 */
export function instantFrom(value: unknown): { readonly ms: number; readonly isUtc: boolean } | undefined {
  const isDigits = typeof value === 'string' && /^\d{5,}$/.test(value.trim());
  if (typeof value === 'number' || isDigits) {
    const number = Number(value);
    // Beyond, there is no date.
    if (!(Math.abs(number) <= LAST_MS)) return undefined;
    return { ms: Math.abs(number) < 1e11 ? number * 1000 : number, isUtc: true };
  }
  if (typeof value !== 'string' || !scanStamp(value)) return undefined;
  const ms = Number.isNaN(scanned.dayFirst) ? scanned.monthFirst : scanned.dayFirst;
  return { ms, isUtc: scanned.isUtc };
}

/** How texts of one column write date and clock, in the usual letters: 'dd/MM/yyyy HH:mm:ss', 'ISO 8601'. */
export function patternOf(sources: readonly string[], isMonthFirst: boolean): string {
  const rewritten = sources.map((source) => rewrittenStamp(source));
  const texts = sources.map((source, index) => rewritten[index]?.text ?? source);
  const numbers = texts.map((text) => text.match(/\d+/g) ?? []);
  const shortest = (part: number): number => Math.min(...numbers.map((digits) => digits[part]?.length ?? 2));
  const [, first = '', sign = '', year = '', rest = ''] =
    /^(\d+)([/.-])\d+[/.-](\d+)(.*)$/s.exec((texts[0] ?? '').trim()) ?? [];
  const twelve = /[AP]\.?\s?M\.?/i.test(rest);
  const letters = (letter: string, length: number): string => letter.repeat(length === 1 ? 1 : 2);
  const clock = /\d+:\d+(:\d+([,.]\d+)?)?/.exec(rest);
  const hour = letters(twelve ? 'h' : 'H', shortest(3));
  const seconds = clock?.[1] === undefined ? '' : `:ss${clock[2] === undefined ? '' : '.SSS'}`;
  const time = clock === null ? '' : ` ${hour}:mm${seconds}${twelve ? ' a' : ''}`;
  const date = rewritten[0]?.date;
  if (date !== undefined) return `${date}${time}`;
  if (first.length === 4) return sign === '-' ? 'ISO 8601' : `yyyy${sign}MM${sign}dd${time}`;
  const parts = isMonthFirst
    ? [letters('M', shortest(0)), letters('d', shortest(1))]
    : [letters('d', shortest(0)), letters('M', shortest(1))];
  return `${parts.join(sign)}${sign}${year.length === 2 ? 'yy' : 'yyyy'}${time}`;
}

/** A clock's instant, ms, as a set writes it: with Z in UTC, without a zone where it is local. */
export function stampText(ms: number, isUtc: boolean): string {
  const text = new Date(ms).toISOString();
  if (isUtc) return text;
  return text.replace('Z', '').replace(/\.000$/, '');
}
