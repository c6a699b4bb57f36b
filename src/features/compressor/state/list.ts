/**
 * The reader's own compressors, kept for a year in a cookie of this site alone, and in local storage: they may be too many
 * for a cookie, and a browser whose clock is far ahead forgets cookies.
 */
import { atom } from 'nanostores';
import { compressorKey } from '../../../circuit/compressor/key.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import { readCookie, writeCookie } from '../../../kit/storage/cookies.ts';
import { setAside } from '../../../kit/storage/numbered.ts';
import { tellTabs, whenAnotherTabTells } from '../../../kit/storage/tabs.ts';
import { compressorsFromText, textFromCompressors } from './compact.ts';

/** Name of the cookie, and key of local storage. */
export const COMPRESSORS_KEY = 'compressors';
/** 31 536 000 s */
const DAYS = 365;
/** A cookie holds 4096 characters with its name and what is said of it. */
const LONGEST_COOKIE = 3800;

export const $compressors = atom<readonly CompressorRecord[]>([]);
/** How many entries found in the browser did not fit the schema and were left out. */
export const $dropped = atom(0);
/** Whether the browser refused to keep the list: it holds for this page alone. */
export const $isRefused = atom(false);
/** The list before the last removal, for who takes it back. */
export const $undo = atom<{ readonly records: readonly CompressorRecord[]; readonly removed: number } | undefined>(
  undefined,
);

let isRestored = false;

function storedText(): string | null {
  try {
    return localStorage.getItem(COMPRESSORS_KEY);
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
function keepInStorage(text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(COMPRESSORS_KEY);
    else localStorage.setItem(COMPRESSORS_KEY, text);
    return true;
  } catch {
    return text === undefined;
  }
}

function keep(records: readonly CompressorRecord[]): void {
  const text = textFromCompressors(records);
  const fits = records.length > 0 && encodeURIComponent(text).length <= LONGEST_COOKIE;
  writeCookie(COMPRESSORS_KEY, fits ? text : '', fits ? DAYS : 0, 'strict');
  const isInCookie = fits && readCookie(COMPRESSORS_KEY) === text;
  const isKept = keepInStorage(records.length === 0 ? undefined : text);
  $isRefused.set(!(isInCookie || isKept));
  tellTabs(COMPRESSORS_KEY, text);
}

/** Reads what was kept and follows the other tabs. Once. */
export function restoreCompressors(): void {
  if (isRestored) return;
  isRestored = true;
  const cookie = readCookie(COMPRESSORS_KEY);
  const text = cookie === undefined || cookie === '' ? storedText() : cookie;
  const { records, dropped } = compressorsFromText(text);
  if (dropped > 0 && text !== null) setAside(COMPRESSORS_KEY, text);
  $compressors.set(records);
  $dropped.set(dropped);
  whenAnotherTabTells(COMPRESSORS_KEY, (text) => {
    $undo.set(undefined);
    $compressors.set(compressorsFromText(text).records);
  });
}

/** Puts a list in place and keeps it. */
function setCompressors(records: readonly CompressorRecord[]): void {
  $compressors.set(records);
  $dropped.set(0);
  keep(records);
}

export interface Saved {
  readonly added: number;
  readonly replaced: number;
}

/** Adds records; one of the same brand and name takes the place of the old one. */
export function saveCompressors(records: readonly CompressorRecord[]): Saved {
  const byKey = new Map($compressors.get().map((record) => [compressorKey(record), record]));
  let replaced = 0;
  for (const record of records) {
    const key = compressorKey(record);
    if (byKey.has(key)) replaced += 1;
    byKey.set(key, record);
  }
  $undo.set(undefined);
  setCompressors([...byKey.values()]);
  return { added: records.length - replaced, replaced };
}

/** Takes away the records of these keys; `undoRemoval` brings them back. */
export function removeCompressors(keys: readonly string[]): void {
  const before = $compressors.get();
  const left = before.filter((record) => !keys.includes(compressorKey(record)));
  if (left.length === before.length) return;
  setCompressors(left);
  $undo.set({ records: before, removed: before.length - left.length });
}

/** Brings back what the last removal took. */
export function undoRemoval(): void {
  const before = $undo.get();
  if (!before) return;
  $undo.set(undefined);
  setCompressors(before.records);
}
