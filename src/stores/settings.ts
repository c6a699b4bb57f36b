/** What a visitor chose for the whole site, kept in the user-settings cookie for a year. */
import { atom } from 'nanostores';
import { readCookie, writeCookie } from './cookies.ts';
import { tellTabs, whenAnotherTabTells } from './tabs.ts';
import type { Locale } from '../language/index.ts';

export const PIPE_TYPES = ['metric', 'pouce', 'all'] as const;
/** Which pipe sizes are listed: metric, inches, or both. */
export type PipeType = (typeof PIPE_TYPES)[number];

export interface Settings {
  readonly pipeType: PipeType;
  readonly language: Locale;
}

const COOKIE = 'user-settings';
const DAYS = 365;
const DEFAULTS: Settings = { pipeType: 'all', language: 'fr' };

/** Settings from the text of the cookie; the default for whatever it does not say sensibly. */
export function settingsFromText(text: string | undefined): Settings {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULTS;
    const { pipeType, language } = kept as Record<string, unknown>;
    return {
      pipeType: PIPE_TYPES.find((known) => known === pipeType) ?? DEFAULTS.pipeType,
      language: language === 'en' ? 'en' : 'fr',
    };
  } catch {
    return DEFAULTS;
  }
}

export const $settings = atom<Settings>(DEFAULTS);

/** Reads what was kept, now and when another tab changes it. */
export function restoreSettings(): void {
  $settings.set(settingsFromText(readCookie(COOKIE)));
  whenAnotherTabTells(COOKIE, (text) => $settings.set(settingsFromText(text)));
}

/** Changes some settings and keeps them. */
export function changeSettings(changes: Partial<Settings>): void {
  const settings = { ...$settings.get(), ...changes };
  $settings.set(settings);
  const text = JSON.stringify(settings);
  writeCookie(COOKIE, text, DAYS);
  tellTabs(COOKIE, text);
}
