/** A reader's own catalogue of components, kept on the device; no link carries it. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import { isWhole, numberedText, setAside, valueOfText } from '../../../kit/storage/numbered.ts';
import { whenAnotherTabKeeps } from '../../../kit/storage/tabs.ts';

/** Where in local storage. */
const KEY = 'appfroid.catalogue';

const $rows = atom<readonly ComponentRow[]>([]);

/** Its components, checked by the schema of the catalogue. */
export const $ownCatalogue: ReadableAtom<readonly ComponentRow[]> = $rows;
// Whichever part of the page reads first what the device keeps, an island that wakes later was served with none.
keepServed([$ownCatalogue]);

/** Takes what was kept, but for what does not fit the schema, which is fetched only where something was kept. */
async function take(text: string | null): Promise<void> {
  if (text === null || text === numberedText([])) {
    if ($rows.get().length > 0) $rows.set([]);
    return;
  }
  try {
    const { rowsFromKept } = await import('../../../circuit/components/own-rows.ts');
    const value = valueOfText(text);
    const rows = value === undefined ? [] : rowsFromKept(value);
    if (!isWhole(value, rows)) setAside(KEY, text);
    $rows.set(rows);
  } catch {
    // Nothing can be fetched now: what stands, stands.
  }
}

let isRestored = false;

/** Reads what was kept, now and when another tab changes it. Once. */
export function restoreOwnCatalogue(): void {
  if (isRestored) return;
  isRestored = true;
  try {
    void take(localStorage.getItem(KEY));
  } catch {
    // Storage is barred: the catalogue holds for this page.
  }
  whenAnotherTabKeeps(KEY, (text) => void take(text));
}

function keep(rows: readonly ComponentRow[]): void {
  $rows.set(rows);
  try {
    localStorage.setItem(KEY, numberedText(rows));
  } catch {
    return;
  }
}

const keyOf = ({ brand, model }: ComponentRow): string => `${brand}|${model}`;

/** Adds checked components; one of the same brand and model takes the place of the one that stands. */
export function addToOwnCatalogue(rows: readonly ComponentRow[]): void {
  const byKey = new Map([...$rows.get(), ...rows].map((row) => [keyOf(row), row]));
  keep([...byKey.values()]);
}

export const forgetOwnCatalogue = (): void => keep([]);
