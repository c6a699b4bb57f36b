/** A browser's boxes, as much of them as stores need, and texts as an older, a broken or a hostile page may leave them. */
import { vi } from 'vitest';

export type Box = 'local' | 'session' | 'cookie';

export interface Boxes {
  put(box: Box, key: string, text: string): void;
  /** The parameters of the page's address, with their question mark, and its fragment with its sign. */
  open(search: string, hash?: string): void;
  /** What stands in a storage now. */
  kept(box: 'local' | 'session', key: string): string | undefined;
  /** Refuses what is put in from now on, as a browser without room does; or no longer. */
  fill(isFull: boolean): void;
}

/** Puts storages, a cookie jar, an address and a history in place of those Node has not. */
export function fakeBrowser(): Boxes {
  const storages = { local: new Map<string, string>(), session: new Map<string, string>() };
  const jar = new Map<string, string>();
  let isFull = false;
  const storage = (kept: Map<string, string>) =>
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, text: string) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, text);
        },
        removeItem: (key: string) => kept.delete(key),
      },
      // Its keys are those of what is kept, as a browser has them.
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: (_, key) =>
          kept.has(String(key)) ? { value: kept.get(String(key)), enumerable: true, configurable: true } : undefined,
      },
    );
  const location = {
    protocol: 'http:',
    origin: 'http://site.example',
    pathname: '/',
    search: '',
    hash: '',
    get href() {
      return `${location.origin}${location.pathname}${location.search}${location.hash}`;
    },
  };
  vi.stubGlobal('localStorage', storage(storages.local));
  vi.stubGlobal('sessionStorage', storage(storages.session));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('document', {
    querySelector: () => null,
    documentElement: { dataset: {} },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split('; ');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  return {
    put(box, key, text) {
      if (box === 'cookie') jar.set(key, encodeURIComponent(text.toWellFormed()));
      else storages[box].set(key, text);
    },
    open(search, hash = '') {
      location.search = search;
      location.hash = hash;
    },
    kept: (box, key) => storages[box].get(key),
    fill(full) {
      isFull = full;
    },
  };
}

/** Mulberry32: the same draws for the same seed. */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** JSON texts of values no schema expects; those of an object that cannot even be made a text among them. */
const VALUES = [
  ...['null', 'true', 'false', '0', '-1', '0.5', '1e308', '-1e308', '1e999', '9007199254740993', '[]', '{}'],
  ...['""', '" "', '"toString"', '"__proto__"', '"constructor"', '"parsec"', '"NaN"', '"2026-13-45"', '"<b>"'],
  ...['[null]', '[[[]]]', '[1,2]', '{"a":1}', '{"length":3}', '{"toString":1,"valueOf":2}', '{"__proto__":{"a":1}}'],
  JSON.stringify('x'.repeat(5000)),
  JSON.stringify('\ud800\u0000\u202e'),
] as const;
const KEYS = ['toString', '__proto__', 'constructor', 'length', '', 'hasOwnProperty'] as const;
/** Texts in place of the whole. */
const TEXTS = ['', ' ', '{', '[', 'undefined', 'NaN', '﻿{}', '['.repeat(2000), 'x'.repeat(20_000), ...VALUES] as const;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** Stands where a hostile JSON text goes in: some of those are no value JSON.stringify would write. */
const HOLE = '\u0001hole\u0001';

function places(value: Json, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => places(part as Json, [...path, key]))];
}

/** The value with what stands at a path changed; an own `__proto__` among its keys is kept as such. */
function changedAt(value: Json, path: readonly (string | number)[], change: (old: Json) => Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  const entries = Object.entries(value as object).flatMap(([name, part]): (readonly [string, Json])[] => {
    if (name !== String(key)) return [[name, part as Json]];
    const next = rest.length === 0 ? change(part as Json) : changedAt(part as Json, rest, change);
    return next === undefined ? [] : [[name, next]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** `count` spoilt forms of a sound text: cut, scrambled, other values in its places, keys lost, added and renamed. */
export function spoiltTexts(sound: string, count: number, seed: number): readonly string[] {
  const draw = draws(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const json = ((): Json | undefined => {
    try {
      return JSON.parse(sound) as Json;
    } catch {
      return undefined;
    }
  })();
  const scrambled = (): string => {
    const at = Math.floor(draw() * sound.length);
    return pick([
      () => sound.slice(0, at),
      () => sound.slice(at),
      () => sound + sound,
      () => `${sound.slice(0, at)}${String.fromCharCode(Math.floor(draw() * 0xffff))}${sound.slice(at + 1)}`,
    ])();
  };
  const mutated = (from: Json): string => {
    const path = pick(places(from));
    const hostile = pick(VALUES);
    const isLost = draw() < 0.15;
    const isGrown = draw() < 0.15;
    const next = changedAt(from, path, (old) => {
      if (isLost) return undefined;
      if (isGrown && typeof old === 'object' && old !== null)
        return Array.isArray(old)
          ? [...(old as Json[]), HOLE]
          : Object.fromEntries([...Object.entries(old), [pick(KEYS), HOLE]]);
      return HOLE;
    });
    return JSON.stringify(next).replaceAll(JSON.stringify(HOLE), hostile);
  };
  return Array.from({ length: count }, (_, index) => {
    if (index < TEXTS.length) return TEXTS[index] as string;
    return json === undefined || draw() < 0.15 ? scrambled() : mutated(json);
  });
}
