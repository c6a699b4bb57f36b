/** The language a visitor chose: only the bare root asks for it, every other address names its own. */
import { writeCookie } from './cookies.ts';
import type { Locale } from '../../language/index.ts';

const COOKIE = 'locale';
const DAYS = 365;

export const keepLocale = (locale: Locale): void => writeCookie(COOKIE, locale, DAYS);
