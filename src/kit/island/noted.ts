/** What writes notes in the units of who reads them, once it is there, and whether a reader has other units at all. */
import { atom } from 'nanostores';
import type { Locale } from '../../language/index.ts';

export type NoteWriter = (note: string, locale: Locale) => string;

/** Undefined: notes stand as they are. */
export const $noteWriter = atom<NoteWriter | undefined>(undefined);

/** Whether figures of the page are shown in other units than their own. */
export const $hasOtherUnits = atom(false);

/** A note as it reads now, where it is not drawn again when units change. */
export const notedNow = (note: string, locale: Locale): string => $noteWriter.get()?.(note, locale) ?? note;
