/**
 * JSON in pieces: the platform's own parser wants the whole file as one string, has no limit to the depth and takes
 * `__proto__` for a key like any other.
 */
import { DEEPEST_JSON } from '../limits.ts';
import { refuse } from '../outcome.ts';

export type JsonObject = { [key: string]: Json };
export type Json = null | boolean | number | string | JsonObject | Json[];

const ENDS_NUMBER = /^[^\d.eE+-]/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** By their first letter. */
const WORDS: Readonly<Record<string, readonly [word: string, value: boolean | null]>> = {
  t: ['true', true],
  f: ['false', false],
  n: ['null', null],
};
/** Control characters a string may not hold as they are. */
const CONTROL = new RegExp(`[\\u0000-\\u001f]`);
/** Characters of one string, and arrays and objects of one file: more is no recording. */
const LONGEST_STRING = 2_500_000;
const MOST_CONTAINERS = 3_000_000;
const QUOTE = 34;
const BACKSLASH = 92;

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'more' | 'nothing';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON text that comes in pieces: `push` each, then `end`. */
export class JsonPieces {
  #text = '';
  #at = 0;
  /** Characters before `#text`. */
  #before = 0;
  #expected: Expected = 'value';
  #open: (JsonObject | Json[])[] = [];
  #keys: string[] = [];
  #containers = 0;
  #root: Json = null;

  /** @throws {Refusal} E_JSON with the place of the character, E_JSON_SHAPE */
  push(piece: string): void {
    this.#before += this.#at;
    this.#text = this.#text.slice(this.#at) + piece;
    this.#at = 0;
    this.#run(false);
  }

  /** The value of the whole text. @throws {Refusal} as `push` */
  end(): Json {
    this.#run(true);
    if (this.#expected !== 'nothing') this.#fault(this.#text.length);
    return this.#root;
  }

  #fault(at: number): never {
    return refuse('E_JSON', undefined, { n: this.#before + at + 1 });
  }

  #run(isLast: boolean): void {
    const text = this.#text;
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at);
      if (code === 32 || code === 10 || code === 13 || code === 9) {
        this.#at += 1;
        continue;
      }
      if (!this.#token(code, isLast)) return;
    }
  }

  /** Takes one token; false when the piece ends before it does. */
  #token(code: number, isLast: boolean): boolean {
    const sign = String.fromCharCode(code);
    switch (this.#expected) {
      case 'nothing':
        return this.#fault(this.#at);
      case 'colon':
        if (sign !== ':') this.#fault(this.#at);
        return this.#step('value');
      case 'more':
        if (sign === ',') return this.#step(Array.isArray(this.#open.at(-1)) ? 'value' : 'key');
        return this.#close(sign);
      case 'key':
      case 'first key': {
        if (code !== QUOTE) return this.#expected === 'first key' ? this.#close(sign) : this.#fault(this.#at);
        const key = this.#string(isLast);
        if (key === undefined) return false;
        this.#keys.push(key);
        this.#expected = 'colon';
        return true;
      }
      case 'first value':
        if (sign === ']') return this.#close(sign);
        return this.#value(sign, isLast);
      case 'value':
        return this.#value(sign, isLast);
    }
  }

  #step(expected: Expected): boolean {
    this.#at += 1;
    this.#expected = expected;
    return true;
  }

  #value(sign: string, isLast: boolean): boolean {
    if (sign === '{' || sign === '[') return this.#enter(sign === '{' ? {} : []);
    if (sign === '"') {
      const value = this.#string(isLast);
      return value === undefined ? false : this.#give(value);
    }
    const word = WORDS[sign];
    if (word !== undefined) {
      const [letters, value] = word;
      if (!isLast && this.#at + letters.length > this.#text.length) return false;
      if (!this.#text.startsWith(letters, this.#at)) return this.#fault(this.#at);
      this.#at += letters.length;
      return this.#give(value);
    }
    NUMBER.lastIndex = this.#at;
    const digits = NUMBER.exec(this.#text)?.[0] ?? '';
    const end = this.#at + digits.length;
    // The next piece may go on with it, unless a sign follows that no number has.
    if (!isLast && end >= this.#text.length - 1 && !ENDS_NUMBER.test(this.#text.slice(end))) return false;
    if (digits === '') return this.#fault(this.#at);
    this.#at = end;
    return this.#give(Number(digits));
  }

  #string(isLast: boolean): string | undefined {
    const text = this.#text;
    let end = this.#at;
    let isPlain = true;
    for (;;) {
      end = text.indexOf('"', end + 1);
      if (end === -1) {
        if (isLast) this.#fault(text.length);
        if (text.length - this.#at > LONGEST_STRING) refuse('E_JSON_SHAPE', undefined, { longest: LONGEST_STRING });
        return undefined;
      }
      let slashes = 0;
      while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
      if (slashes % 2 === 0) break;
      isPlain = false;
    }
    const inside = text.slice(this.#at + 1, end);
    const value = isPlain && !inside.includes('\\') && !CONTROL.test(inside) ? inside : this.#unescaped(end);
    this.#at = end + 1;
    return value;
  }

  #unescaped(end: number): string {
    try {
      return JSON.parse(this.#text.slice(this.#at, end + 1)) as string;
    } catch {
      return this.#fault(this.#at);
    }
  }

  #enter(container: JsonObject | Json[]): boolean {
    this.#containers += 1;
    if (this.#open.length >= DEEPEST_JSON) refuse('E_JSON_SHAPE', undefined, { depth: DEEPEST_JSON });
    if (this.#containers > MOST_CONTAINERS) refuse('E_JSON_SHAPE', undefined, { most: MOST_CONTAINERS });
    this.#open.push(container);
    return this.#step(Array.isArray(container) ? 'first value' : 'first key');
  }

  #close(sign: string): boolean {
    const container = this.#open.at(-1);
    if (container === undefined || sign !== (Array.isArray(container) ? ']' : '}')) return this.#fault(this.#at);
    this.#open.pop();
    this.#at += 1;
    return this.#give(container);
  }

  /** Puts a whole value where it belongs. */
  #give(value: Json): boolean {
    const parent = this.#open.at(-1);
    if (parent === undefined) {
      this.#root = value;
      this.#expected = 'nothing';
      return true;
    }
    if (Array.isArray(parent)) parent.push(value);
    else {
      const key = this.#keys.pop() ?? '';
      if (key !== '__proto__') parent[key] = value;
    }
    this.#expected = 'more';
    return true;
  }
}

/** The value of a JSON text that is at hand. @throws {Refusal} as `JsonPieces` */
export function jsonFromText(text: string): Json {
  const pieces = new JsonPieces();
  pieces.push(text);
  return pieces.end();
}
