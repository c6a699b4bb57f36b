import { describe, expect, it } from 'vitest';
import { SAFETY_CODES } from '../../circuit/alerts/alert.ts';
import type { Finding } from '../../circuit/alerts/alert.ts';
import { translator } from '../../shell/texts.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { alertText } from './alert-text.ts';

const VALUES = {
  mass: 2.82,
  low: 0.93,
  limit: 0.159,
  factor: 17.7,
  measures: 1,
  safetyClass: 'A3',
  area: 233.124,
  most: 0.988,
  height: 2.5,
  access: 'a',
  location: 'II',
  application: 'comfort',
  group: 1,
  component: 'ME x',
  keys: 'tau,x_f',
  asks: 'use',
};
const alert = (code: Finding['code'], more: Finding['values'] = VALUES): Finding => ({
  code,
  severity: 'check',
  page: 'charge',
  values: more,
});
const sayIn =
  (locale: 'fr' | 'en', units = {}) =>
  (one: Finding): string =>
    alertText(one, translator(locale), createFormatter(units, locale));
const [french, english] = [sayIn('fr'), sayIn('en')];

describe('the text of an alert', () => {
  it('is a whole sentence in both languages, whatever its values', () => {
    const variants = ([...SAFETY_CODES, 'C_OVER', 'C_UNDER', 'I_DEFROST', 'I_FAIR'] as const).flatMap((code) => [
      alert(code),
      alert(code, { ...VALUES, low: 2.82, most: 0, measures: 0 }),
      alert(code, { ...VALUES, measures: 2, application: 'other', asks: 'area', isPrivate: 1 }),
      alert(code, { ...VALUES, measures: 1, asks: 'mounting', standard: 'IEC 60335-2-89' }),
    ]);
    for (const one of [...variants, alert('S_CLASS', { safetyClass: 'B2L' })])
      for (const text of [french(one), english(one)]) {
        expect(text, one.code).toMatch(/\.$/);
        expect(text, one.code).not.toMatch(/\{\{|circuitPages|undefined|NaN/);
      }
  });

  it('says the factor, and never too small a room', () => {
    expect(french(alert('S_OVER'))).toContain('2,82\u202fkg pour 0,159\u202fkg au plus, soit 18 fois la charge admise');
    expect(english(alert('S_OVER', { ...VALUES, factor: 1.44 }))).toContain('1.4 times the charge allowed');
    // 233.124 m² is not enough at 233.
    expect(french(alert('S_AREA'))).toContain('234\u202fm²');
    expect(sayIn('en', { area: 'ft2' })(alert('S_AREA'))).toMatch(/2,510\sft²/);
  });
});
