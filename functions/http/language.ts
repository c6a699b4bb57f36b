import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';

/** The supported language a caller prefers (RFC 9110, section 12.5.4), French when it names none. */
export function localeFromAcceptLanguage(header: string | null): Locale {
  let best: Locale = 'fr';
  let weight = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const found = locales.find((locale) => locale === tag.trim().split('-')[0]);
    const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
    const asked = q === undefined ? 1 : Number(q);
    if (found && asked > weight) {
      best = found;
      weight = asked;
    }
  }
  return best;
}
