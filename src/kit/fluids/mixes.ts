/** Mixes a user made up, kept in the browser for 30 days after the last visit they were found at. */
import { atom } from 'nanostores';
import { FIRST, isWhole, numberOf, setAside, valueOfText } from '../storage/numbered.ts';
import { whenAnotherTabKeeps } from '../storage/tabs.ts';

/** Plain data, as `src/refrigerants/mix.ts` makes and judges it. */
export interface CustomMix {
  readonly label: string;
  readonly fluids: readonly string[];
  readonly fluids_ref: readonly string[];
  readonly quantities: readonly number[];
}

/** Where in local storage. */
export const MIXES_KEY = 'fluid-custom-data';
/** s */
export const MIX_MAX_AGE = 2_592_000;
/** More mixes, or longer names, are nobody's. */
const MOST_MIXES = 100;
const LONGEST_TEXT = 80;

function isListOf<T>(value: unknown, accepts: (item: unknown) => item is T, longest: number): value is readonly T[] {
  return Array.isArray(value) && value.length <= longest && value.every(accepts);
}
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isQuantity = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isMix(value: unknown): value is CustomMix {
  if (typeof value !== 'object' || value === null) return false;
  const { label, fluids, fluids_ref: references, quantities } = value as Record<string, unknown>;
  return (
    isText(label) &&
    isListOf(fluids, isText, 6) &&
    isListOf(references, isText, 6) &&
    isListOf(quantities, isQuantity, 6) &&
    fluids.length === references.length &&
    fluids.length === quantities.length
  );
}

interface KeptMixes {
  readonly mixes: readonly CustomMix[];
  /** Whether the text is older than `MIX_MAX_AGE`: its mixes are not shown. */
  readonly isExpired: boolean;
  /** Whether something of the text could not be read. */
  readonly isPart: boolean;
}

function keptMixes(text: string | null, now: number): KeptMixes {
  const kept = valueOfText(text);
  const { mixes, expires } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const found = Array.isArray(mixes) ? mixes.filter(isMix).slice(0, MOST_MIXES) : [];
  return {
    mixes: found,
    isExpired: typeof expires === 'number' && expires <= now,
    isPart: text !== null && !(typeof expires === 'number' && isWhole(mixes, found)),
  };
}

/** What a kept text says: each mix that fits the schema, or none where it is older than `MIX_MAX_AGE` at `now` (ms). */
export function mixesFromText(text: string | null, now: number): readonly CustomMix[] {
  const { mixes, isExpired } = keptMixes(text, now);
  return isExpired ? [] : mixes;
}

/** The text that keeps mixes from `now` (ms) on. */
export function textFromMixes(mixes: readonly CustomMix[], now: number): string {
  return JSON.stringify({ schema: numberOf(FIRST), expires: now + MIX_MAX_AGE * 1000, mixes });
}

export const $mixes = atom<readonly CustomMix[]>([]);

function keep(mixes: readonly CustomMix[]): void {
  try {
    if (mixes.length === 0) localStorage.removeItem(MIXES_KEY);
    else localStorage.setItem(MIXES_KEY, textFromMixes(mixes, Date.now()));
  } catch {
    // Storage is barred: the mixes hold for this page.
  }
}

let isFollowing = false;

/** Reads what was kept and follows the other tabs; what is found is kept for another 30 days. */
export function restoreMixes(): void {
  try {
    const text = localStorage.getItem(MIXES_KEY);
    const { mixes, isExpired, isPart } = keptMixes(text, Date.now());
    // What cannot be read stands beside; so does what is too old, as it may be the clock that is wrong.
    if (text !== null && (isPart || isExpired)) setAside(MIXES_KEY, text);
    const found = isExpired ? [] : mixes;
    // Again none is no news: nothing is drawn for it.
    if (found.length > 0 || $mixes.get().length > 0) $mixes.set(found);
    if (found.length > 0) keep(found);
  } catch {
    return;
  }
  if (isFollowing) return;
  isFollowing = true;
  whenAnotherTabKeeps(MIXES_KEY, (text) => $mixes.set(mixesFromText(text, Date.now())));
}

/** Changes the mixes and keeps them. */
export function setMixes(mixes: readonly CustomMix[]): void {
  $mixes.set(mixes);
  keep(mixes);
}

/** Puts these beside those kept; one whose name is taken stays out. */
export function takeMixes(mixes: readonly CustomMix[]): void {
  const known = new Set($mixes.get().map(({ label }) => label));
  const fresh = mixes.filter(({ label }) => !known.has(label) && known.add(label));
  if (fresh.length > 0) setMixes([...$mixes.get(), ...fresh].slice(0, MOST_MIXES));
}
