import { defaultLocale, locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';

let last: { readonly header: string | null; readonly locale: Locale } = { header: null, locale: defaultLocale };

/** The supported language a caller prefers (RFC 9110, section 12.5.4), French when it names none. */
export function localeFromAcceptLanguage(header: string | null): Locale {
  // A caller mostly asks as the one before it did.
  if (header !== last.header) last = { header, locale: preferred(header ?? '') };
  return last.locale;
}

function preferred(header: string): Locale {
  let best: Locale = defaultLocale;
  let weight = 0;
  for (const range of header.split(',')) {
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
