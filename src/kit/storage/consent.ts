/** Consent to keeping more than preferences, such as an API key: given for 90 days, or not at all. */
import { atom } from 'nanostores';
import { readCookie, writeCookie } from './cookies.ts';
import { tellTabs, whenAnotherTabTells } from './tabs.ts';

const COOKIE = 'cookieAppFroid';
const DAYS = 90;
const DAY = 24 * 3600 * 1000;

/** Whether a stored consent date lies in the future. */
export function isConsentValid(text: string | undefined, now: number): boolean {
  const until = Date.parse(text ?? '');
  return Number.isFinite(until) && until > now;
}

export const $hasConsent = atom(false);

const takeConsent = (text: string | undefined): void => $hasConsent.set(isConsentValid(text, Date.now()));

let isFollowing = false;

/** Reads what was kept, now and when another tab is given consent; true when consent holds. */
export function restoreConsent(): boolean {
  takeConsent(readCookie(COOKIE));
  if (!isFollowing) {
    isFollowing = true;
    whenAnotherTabTells(COOKIE, takeConsent);
  }
  return $hasConsent.get();
}

export function giveConsent(): void {
  const until = new Date(Date.now() + DAYS * DAY).toISOString();
  writeCookie(COOKIE, until, DAYS);
  $hasConsent.set(true);
  tellTabs(COOKIE, until);
}

/** Nothing is stored: the question comes back at the next visit. */
export function refuseConsent(): void {
  $hasConsent.set(false);
}
