/** What the page holds of the mix editor before it is fetched: whether it is open. */
import { atom } from 'nanostores';
import type { Draft } from './draft.ts';

/** Undefined while the editor is closed. */
export const $draft = atom<Draft | undefined>(undefined);

export function closeEditor(): void {
  $draft.set(undefined);
}
