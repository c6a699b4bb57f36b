import { describe, expect, it } from 'vitest';
import { isConsentValid } from './consent.ts';
import { readCookie } from './cookies.ts';
import { settingsFromText } from './settings.ts';

describe('the user-settings cookie', () => {
  it('is read as it was kept', () => {
    expect(settingsFromText('{"pipeType":"pouce","language":"en"}')).toEqual({ pipeType: 'pouce', language: 'en' });
  });

  it.each([undefined, '', 'null', '[]', '{"pipeType":"yard"}', '{"pipeType'])(
    'falls back to all pipes, in French: %s',
    (text) => {
      expect(settingsFromText(text)).toEqual({ pipeType: 'all', language: 'fr' });
    },
  );
});

describe('consent', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it('holds until its date', () => {
    expect(isConsentValid('2027-02-18T12:00:00.000Z', now)).toBe(true);
    expect(isConsentValid('2026-11-20T12:00:00.000Z', now)).toBe(false);
  });

  it.each([undefined, '', 'yes', 'true'])('is not given by %s', (text) => {
    expect(isConsentValid(text, now)).toBe(false);
  });
});

describe('readCookie', () => {
  it('finds a cookie by its whole name and decodes it', () => {
    expect(readCookie('locale', 'mylocale=fr; locale=en')).toBe('en');
    expect(readCookie('user-settings', 'user-settings=%7B%22pipeType%22%3A%22all%22%7D')).toBe('{"pipeType":"all"}');
  });

  it('knows absence and nonsense', () => {
    expect(readCookie('locale', '')).toBeUndefined();
    expect(readCookie('locale', 'locale=%E0%A4%A')).toBeUndefined();
  });
});
