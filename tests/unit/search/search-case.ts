/** How a search that is held is written: shared by its lists. */
import type { Locale } from '../../../src/language/index.ts';

/** Language, text, beginning of the first address without its language, words the first line has. */
export type SearchCase = readonly [locale: Locale, text: string, first: string, ...says: readonly string[]];

export const fluid = (slug: string): string => `/ressources/list-fluide/${slug}`;
export const article = (slug: string): string => `/ressources/articles/${slug}`;
export const pair = (slug: string): string => `/ressources/remplacer/${slug}`;
export const RULER = '/reglette';
export const COMPARE = '/simulation/comparatif?';
export const CONVERTER = '/tools/convertisseur';
export const DIAGNOSIS = '/simulation/diagnostic';
export const LIST = '/ressources/list-fluide';
export const SIMULATOR = '/simulation/circuit/general';
