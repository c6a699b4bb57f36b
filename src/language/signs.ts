/** Signs the languages write otherwise. Apart from the rest, which every page has. */
import { text } from './index.ts';

/** Between a name and what it is, and between the parts of a list. */
export const COLON = text('\u202f: ', ': ');
export const SEMICOLON = text('\u202f; ', '; ');
