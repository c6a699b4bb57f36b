/** Values of JSON as bytes: one byte for a word or a small number, two or three for an ordinary figure. */
import { WORDS } from './words.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const TEXT = 3;
const WORD = 4;
const LIST = 5;
const RECORD = 6;
const DOUBLE = 7;
/** A decimal number: from here on by how many digits follow the point. */
const DECIMAL = 8;
const MOST_DECIMALS = 7;
/** Figures as people type them, in the tag and at most one byte more: whole ones, tenths, hundredths. */
const SHORT = [
  { tag: DECIMAL + MOST_DECIMALS + 1, tags: 120, bytes: 0, decimals: 0, least: -20 },
  { tag: 136, tags: 100, bytes: 1, decimals: 1, least: -6000 },
  { tag: 236, tags: 20, bytes: 1, decimals: 2, least: 0 },
] as const;
const BYTE = 256;
const SEVEN_BITS = 128;
/** A key of a record that is no word is told by this place; words follow. */
const NO_WORD = 0;
/** Levels of a value below it. */
export const DEEPEST = 8;

/** What cannot be read any further. */
export class Unreadable extends Error {}

function pushCount(bytes: number[], count: number): void {
  let rest = count;
  while (rest >= SEVEN_BITS) {
    bytes.push((rest % SEVEN_BITS) + SEVEN_BITS);
    rest = Math.floor(rest / SEVEN_BITS);
  }
  bytes.push(rest);
}

function pushText(bytes: number[], text: string): void {
  const letters = new TextEncoder().encode(text);
  pushCount(bytes, letters.length);
  for (const letter of letters) bytes.push(letter);
}

function pushNumber(bytes: number[], value: number): void {
  for (const { tag, tags, bytes: more, decimals, least } of SHORT) {
    const whole = Math.round(value * 10 ** decimals);
    const place = whole - least;
    if (whole / 10 ** decimals !== value || Object.is(value, -0) || place < 0 || place >= tags * BYTE ** more) continue;
    if (more === 0) bytes.push(tag + place);
    else bytes.push(tag + Math.floor(place / BYTE), place % BYTE);
    return;
  }
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const whole = Math.round(value * 10 ** decimals);
    if (!Number.isSafeInteger(2 * whole) || whole / 10 ** decimals !== value || Object.is(value, -0)) continue;
    bytes.push(DECIMAL + decimals);
    // The sign in the lowest bit.
    pushCount(bytes, whole < 0 ? -2 * whole - 1 : 2 * whole);
    return;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  bytes.push(DOUBLE);
  for (let place = 0; place < 8; place += 1) bytes.push(view.getUint8(place));
}

export function pushKey(bytes: number[], key: string): void {
  const place = WORDS.indexOf(key);
  pushCount(bytes, place + 1);
  if (place < 0) pushText(bytes, key);
}

export function pushValue(bytes: number[], value: Json): void {
  if (value === null) bytes.push(NULL);
  else if (typeof value === 'boolean') bytes.push(value ? TRUE : FALSE);
  else if (typeof value === 'number') pushNumber(bytes, value);
  else if (typeof value === 'string') {
    const place = WORDS.indexOf(value);
    if (place >= 0) {
      bytes.push(WORD);
      pushCount(bytes, place);
    } else {
      bytes.push(TEXT);
      pushText(bytes, value);
    }
  } else if (Array.isArray(value)) {
    const list = value as readonly Json[];
    bytes.push(LIST);
    pushCount(bytes, list.length);
    for (const entry of list) pushValue(bytes, entry);
  } else {
    const entries = Object.entries(value as Readonly<Record<string, Json>>);
    bytes.push(RECORD);
    pushCount(bytes, entries.length);
    for (const [key, entry] of entries) {
      pushKey(bytes, key);
      pushValue(bytes, entry);
    }
  }
}

/** Reads bytes one after the other. Each of its ways throws `Unreadable` where they end too soon or mean nothing. */
export interface ByteReader {
  readonly isOver: () => boolean;
  key(): string;
  value(): Json;
}

export function byteReader(bytes: readonly number[]): ByteReader {
  let at = 0;
  const next = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new Unreadable();
    at += 1;
    return byte;
  };
  const count = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= SEVEN_BITS) {
      const byte = next();
      value += (byte % SEVEN_BITS) * factor;
      if (!Number.isSafeInteger(value)) throw new Unreadable();
      if (byte < SEVEN_BITS) return value;
    }
  };
  const text = (): string => {
    const length = count();
    if (length > bytes.length - at) throw new Unreadable();
    return new TextDecoder().decode(Uint8Array.from({ length }, next));
  };
  const word = (place: number): string => {
    const known = WORDS[place];
    if (known === undefined) throw new Unreadable();
    return known;
  };
  const key = (): string => {
    const place = count();
    return place === NO_WORD ? text() : word(place - 1);
  };
  const entries = <T>(read: () => T): readonly T[] => {
    const length = count();
    // Each takes a byte at least.
    if (length > bytes.length - at) throw new Unreadable();
    return Array.from({ length }, read);
  };
  const value = (depth: number): Json => {
    if (depth > DEEPEST) throw new Unreadable();
    const tag = next();
    const short = SHORT.findLast((one) => tag >= one.tag);
    if (short) {
      const place = short.bytes === 0 ? tag - short.tag : (tag - short.tag) * BYTE + next();
      return (place + short.least) / 10 ** short.decimals;
    }
    if (tag >= DECIMAL) {
      const folded = count();
      const whole = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
      return whole / 10 ** (tag - DECIMAL);
    }
    switch (tag) {
      case NULL:
        return null;
      case FALSE:
        return false;
      case TRUE:
        return true;
      case TEXT:
        return text();
      case WORD:
        return word(count());
      case LIST:
        return entries(() => value(depth + 1));
      case RECORD:
        return Object.fromEntries(entries(() => [key(), value(depth + 1)] as const));
      default: {
        const view = new DataView(new ArrayBuffer(8));
        for (let place = 0; place < 8; place += 1) view.setUint8(place, next());
        return view.getFloat64(0);
      }
    }
  };
  return { isOver: () => at >= bytes.length, key, value: () => value(0) };
}
