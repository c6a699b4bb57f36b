import type { Locale } from '../../src/language/index.ts';

export function withProseLinks(
  html: string,
  linkerOf: (opening: string) => ((text: string) => string) | undefined,
): string;
export function linkedPage(html: string, locale: Locale): string;
