import { describe, expect, it } from 'vitest';
import { isConsentValid } from './consent.ts';
import { readCookie } from './cookies.ts';
import { settingsFromText } from './settings.ts';

const DEFAULTS = {
  pipeType: 'all',
  language: 'fr',
  unitSystem: 'metric',
  pressureReference: 'absolute',
  units: {},
  altitude: 0,
  decimalSign: 'language',
  operatingPoints: 'one',
};

describe('the user-settings cookie', () => {
  it('is read as it was kept', () => {
    expect(settingsFromText('{"pipeType":"pouce","language":"en"}')).toEqual({
      ...DEFAULTS,
      pipeType: 'pouce',
      language: 'en',
    });
    const all = {
      pipeType: 'metric',
      language: 'en',
      unitSystem: 'us',
      pressureReference: 'gauge',
      units: { temperature: 'degC' },
      altitude: 1650,
      decimalSign: 'point',
      operatingPoints: 'two',
    };
    expect(settingsFromText(JSON.stringify(all))).toEqual(all);
  });

  it('drops what does not fit, and only that', () => {
    const kept = {
      pipeType: 'pouce',
      language: 'de',
      unitSystem: 'imperial',
      pressureReference: 1,
      units: { temperature: 'degF', pressure: 3, power: { a: 1 } },
      altitude: '1650',
      decimalSign: ';',
      operatingPoints: 'three',
      other: true,
    };
    expect(settingsFromText(JSON.stringify(kept))).toEqual({
      ...DEFAULTS,
      pipeType: 'pouce',
      units: { temperature: 'degF' },
    });
  });

  it.each([-501, 5001, null, 'NaN', true])('has no altitude %s', (altitude) => {
    expect(settingsFromText(JSON.stringify({ altitude })).altitude).toBe(0);
  });

  it.each([-500, 0, 1650.5, 5000])('has the altitude %s', (altitude) => {
    expect(settingsFromText(JSON.stringify({ altitude })).altitude).toBe(altitude);
  });

  it.each(['[]', '"degF"', 'null', '7'])('has no units in %s', (units) => {
    expect(settingsFromText(`{"units":${units}}`).units).toEqual({});
  });

  it.each([undefined, '', 'null', '[]', '{"pipeType":"yard"}', '{"pipeType'])(
    'falls back to all pipes, in French: %s',
    (text) => {
      expect(settingsFromText(text)).toEqual(DEFAULTS);
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
