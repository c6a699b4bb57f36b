import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineText } from '../../../scripts/build/inline-scripts.ts';

const script = inlineText('asked.js');

it.each([
  ['its own address alone', {}, false],
  ['what somebody counts visits with', { search: '?utm_source=x&utm_medium=y' }, false],
  ['a fluid', { search: '?fluid=R717' }, true],
  ['a year', { search: '?utm_source=x&season=%7B%7D' }, true],
  ['a field of a calculator', { search: '?t_db=30' }, true],
  ['a place on the page', { hash: '#limits' }, false],
  ['a link too long for a server', { hash: '#?sheet=x' }, true],
])(
  'a page opened on %s is marked: %#',
  (_, { search = '', hash = '' }: { search?: string; hash?: string }, isMarked) => {
    const dataset: Record<string, string> = {};
    runInNewContext(script, { location: { search, hash }, document: { documentElement: { dataset } } });
    expect(Object.hasOwn(dataset, 'asked')).toBe(isMarked);
  },
);
