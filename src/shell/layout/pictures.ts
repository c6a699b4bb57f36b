import type { Locale } from '../../language/index.ts';

/** Address of the picture a shared link shows; scripts/build/pictures.ts draws it from the built page. */
export function pictureOf(locale: Locale, path: string): string {
  return `/og/${locale}${path === '/' ? '/home' : path}.png`;
}
