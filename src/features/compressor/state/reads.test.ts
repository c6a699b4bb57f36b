/** What a key reads on the page of compressors: of some fifty numbers the one it changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readsAtOneKey } from '../../../kit/form/reads-at-one-key.ts';
import { compressorExample } from '../build.ts';
import { coefficientPath } from './fields.ts';
import { createSession } from './session.ts';

vi.mock(import('../../../quantities/parse.ts'), async (original) =>
  (await import('../../../kit/form/reads-at-one-key.ts')).notedParser(await original()),
);

const { served } = compressorExample();

beforeEach(() => {
  vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('document', { cookie: '' });
});

function newSession(locale: 'fr' | 'en' = 'fr') {
  const session = createSession(served, locale);
  session.start();
  return session;
}

describe('a key on the page of compressors reads one number', () => {
  it('of the sheet and of the trial', () => {
    const { sheet, trial } = newSession();
    expect(readsAtOneKey(() => sheet.set(coefficientPath('capacity', 2), '-0,5'))).toEqual(['-0,5']);
    expect(readsAtOneKey(() => sheet.set('te_min', '-25'))).toEqual(['-25']);
    expect(readsAtOneKey(() => sheet.set('name', 'ZR 144'))).toEqual([]);
    expect(readsAtOneKey(() => trial.set('trial_tc', '40'))).toEqual(['40']);
  });

  it('and says the same as before it was typed there', () => {
    const { $reading, $isExample, sheet } = newSession();
    expect($isExample.get()).toBe(true);
    expect($reading.get().record).toMatchObject({ fluid: 'R22', coefficients: { ...served.record.coefficients } });
    sheet.set('te_min', '-10 °F');
    // −10 °F are −23.33 °C.
    expect($reading.get().record.te_min).toBeCloseTo(-23.3333, 3);
    expect($isExample.get()).toBe(false);
    sheet.set('frequency', 'x');
    expect($reading.get().problems['frequency']).toMatchObject({ code: 'E_NUMBER' });
  });

  it('takes English thousands where its reader writes them', () => {
    const { sheet, $reading } = newSession('en');
    sheet.set('step_volume_h', '1,234.5');
    expect(sheet.$content.get().numbers['step_volume_h']?.value).toEqual({ ok: true, value: 1234.5 });
    expect($reading.get().problems['step_volume_h']?.code).not.toBe('E_NUMBER');
  });
});
