import type { Locale } from '../../src/language/index.ts';

export function linksOfTerms(locale: Locale): (opening: string) => ((text: string) => string) | undefined;
