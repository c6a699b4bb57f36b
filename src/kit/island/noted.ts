/** What writes notes in the units of who reads them, once it is there, and whether a reader has other units at all. */
import { atom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import type { NotedAxis } from '../../quantities/noted-figures.ts';

/** The title of an axis as it is to read, and its ticks; undefined where it stays as it is. */
export type AxisWriter = (title: string) => NotedAxis | undefined;

export type NoteWriter = (note: string, locale: Locale) => string;

/** Undefined: notes stand as they are. */
export const $noteWriter = atom<NoteWriter | undefined>(undefined);

/** What writes axes of pictures in those units, with it. */
export const $axisWriter = atom<AxisWriter | undefined>(undefined);

/** Whether figures of the page are shown in other units than their own. */
export const $hasOtherUnits = atom(false);

/** A note as it reads now, where it is not drawn again when units change. */
export const notedNow = (note: string, locale: Locale): string => $noteWriter.get()?.(note, locale) ?? note;
