import type { Locale } from '../../src/language/index.ts';

export function linksOfFluids(locale: Locale): (opening: string) => (text: string) => string;
