/** The language a visitor chose: only the bare root asks for it, every other address names its own. */
import { writeCookie } from './cookies.ts';
import { changeSettings } from './settings.ts';
import type { Locale } from '../../language/index.ts';

const COOKIE = 'locale';
const DAYS = 365;

export function chooseLocale(locale: Locale): void {
  writeCookie(COOKIE, locale, DAYS);
  changeSettings({ language: locale });
}
