/** Signs the languages write otherwise. Apart from the rest, which every page has. */
import { text } from './index.ts';
import type { Locale } from './index.ts';

/** Between the whole part of a number and its decimals. What a reader chose instead is `decimalSign` of `quantities`. */
export const DECIMAL_SIGNS: Readonly<Record<Locale, ',' | '.'>> = { fr: ',', en: '.' };
/** Between thousands. */
export const GROUP_SIGNS: Readonly<Record<Locale, string>> = { fr: '\u202f', en: ',' };
/** Between the cells of a file for spreadsheets: those in French read decimal commas, and split at semicolons. */
export const CELL_SIGNS: Readonly<Record<Locale, ';' | ','>> = { fr: ';', en: ',' };

/** Between a name and what it is, and between the parts of a list. */
export const COLON = text('\u00a0: ', ': ');
export const SEMICOLON = text('\u202f; ', '; ');
/** Between a name and what it is, where every space is a plain one: in what a model reads. */
export const PLAIN_COLON = text(' : ', ': ');
