import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineText } from '../../../scripts/build/inline-scripts.ts';

const script = inlineText('opened-circuit.js');

/** Whether the script marks the page as opened on other inputs than those of its example. */
function isMarked({
  search = '',
  hash = '',
  kept,
  fluid,
}: Partial<Record<'search' | 'hash' | 'kept' | 'fluid', string>>) {
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    location: { search, hash },
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'appfroid-ruler-fluid' ? (fluid ?? null) : null) },
    sessionStorage: {
      getItem(key: string) {
        if (kept === 'barred') throw new Error('barred');
        return key === 'appfroid.circuit' ? (kept ?? null) : null;
      },
    },
  });
  return Object.hasOwn(dataset, 'opened');
}

it.each([
  ['its own address alone', {}, false],
  ['what somebody counts visits with', { search: '?utm_source=permanent&x=mode=' }, false],
  ['a simulation', { search: '?permanent=%7B%7D&mode=normal' }, true],
  ['a compressor alone', { search: '?fluid=R22&mode=compressor' }, true],
  ['a page of the circuit', { search: '?pipes=%7B%7D' }, true],
  ['a link too long for a server', { hash: '#?permanent=%7B%7D' }, true],
  ['what the tab kept', { kept: '{}' }, true],
  ['the fluid it is served with, read before', { fluid: 'R134a' }, false],
  ['another fluid, read before', { fluid: 'R454B' }, true],
  ['a barred storage', { kept: 'barred' }, false],
])('with %s a page knows before its first paint whether its example answers it', (_what, opened, isOther) => {
  expect(isMarked(opened)).toBe(isOther);
});

it('knows every parameter of a simulation in a link', () => {
  for (const key of ['permanent', 'transient', ...Object.values(__PAGE_PARAMETERS__)])
    expect(isMarked({ search: `?${key}=1` }), key).toBe(true);
});
