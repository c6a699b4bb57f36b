/** A reader's own catalogue of components, kept on the device; no link carries it. */
import { computed } from 'nanostores';
import { rowsFromKept } from '../../circuit/components/own-rows.ts';
import type { ComponentRow } from '../../circuit/components/row.ts';
import { persistedAtom } from '../persisted.ts';

/** What is kept, as it was found: any list. */
const $kept = persistedAtom<readonly unknown[]>('appfroid.catalogue', [], (value): value is readonly unknown[] =>
  Array.isArray(value),
);

/** The components of it that fit the schema of the catalogue. */
export const $ownCatalogue = computed($kept, rowsFromKept);

let isRestored = false;

/** Reads what was kept, once. */
export function restoreOwnCatalogue(): void {
  if (isRestored) return;
  isRestored = true;
  $kept.restore();
}

const keyOf = ({ brand, model }: ComponentRow): string => `${brand}|${model}`;

/** Adds components; one of the same brand and model takes the place of the one that stands. */
export function addToOwnCatalogue(rows: readonly ComponentRow[]): void {
  const byKey = new Map([...$ownCatalogue.get(), ...rows].map((row) => [keyOf(row), row]));
  $kept.set([...byKey.values()]);
}

export const forgetOwnCatalogue = (): void => $kept.set([]);
