/** A file dropped on the sheet that is no sheet: what reads lists takes it. */
import { atom } from 'nanostores';

export const $handedFile = atom<File | undefined>(undefined);
