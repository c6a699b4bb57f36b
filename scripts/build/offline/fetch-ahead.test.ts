import { describe, expect, it } from 'vitest';
import { precachedEntries } from './fetch-ahead.mjs';

describe('what the worker stores at the first visit', () => {
  it('is read from the list Workbox writes', () => {
    const worker =
      'x([{url:"/",revision:"93"},{url:"_astro/a.b1.js",revision:null},{url:"en/about",revision:"f0"}],{});';
    expect(precachedEntries(worker)).toEqual([['/', '93'], ['_astro/a.b1.js'], ['en/about', 'f0']]);
  });

  it('is not nothing', () => {
    expect(() => precachedEntries('x([{revision:"93",url:"/"}])')).toThrow('stores nothing');
  });
});
