/** What is typed is there again after its tab has ended, letter for letter: a link says what it means alone. */
import { expect, it, vi } from 'vitest';
import { DRAFTS_KEY } from '../storage/drafts.ts';
import type { Field } from './fields.ts';

const FIELDS: readonly Field[] = [
  { key: 'p', kind: 'number', quantity: 'gaugePressure', unit: 'bar', default: null },
  { key: 't', kind: 'number', quantity: 'temperature', unit: 'degC', default: 35 },
  {
    key: 'bins',
    kind: 'list',
    columns: [{ key: 'h', kind: 'number', quantity: 'ratio', unit: 'none', default: 1 }],
    default: [{ h: 1 }],
    most: 3,
  },
];

/** A tab of one browser: modules of its own, over what the device keeps. */
async function newTab() {
  vi.resetModules();
  const [{ createForm }, { keepDraft, forgetDraft }, { setUnit }] = await Promise.all([
    import('./form.ts'),
    import('../storage/drafts.ts'),
    import('./units.ts'),
  ]);
  return { form: createForm(FIELDS, 'fr'), keepDraft, forgetDraft, setUnit };
}

it('letters of a draft stand again where they still say the value of their field', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/simulation/diagnostic', search: '?p=7.1', hash: '' });
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', { querySelector: () => ({}), documentElement, addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  const first = await newTab();
  first.form.set('p', '7,10');
  first.form.set('bins.0.h', '1 234,50');
  first.setUnit('temperature', 'degF');
  first.form.set('t', '59,049');
  first.keepDraft();
  expect(kept.get(DRAFTS_KEY)).toContain('7,10');
  const { changed } = first.form.$content.get();

  const second = await newTab();
  second.setUnit('temperature', 'degF');
  second.form.fill(changed);
  expect(second.form.$content.get().texts).toEqual({ p: '7,10', t: '59,049', bins: [{ h: '1 234,50' }] });
  // Another value, by whatever way, has its own letters.
  second.form.fill({ ...changed, p: 7.2 });
  expect(second.form.$content.get().texts['p']).toBe('7,2');
  second.forgetDraft();

  const third = await newTab();
  third.form.fill(changed);
  expect(third.form.$content.get().texts['p']).toBe('7,1');
  vi.unstubAllGlobals();
});
