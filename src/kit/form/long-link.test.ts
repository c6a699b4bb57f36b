import { expect, it } from 'vitest';
import { linkWithin, LONGEST_LINK, sayInAddress } from './long-link.ts';

it('keeps what is typed or pasted in an address the server takes', () => {
  const url = new URL('http://a/tools?q=old&sort=date');
  sayInAddress(url.searchParams, 'q', 'x'.repeat(24_000));
  expect(url.search).toBe('?sort=date');
  sayInAddress(url.searchParams, 'q', 'pompe');
  sayInAddress(url.searchParams, 'sort', 'name', 'name');
  expect(url.search).toBe('?q=pompe');
  sayInAddress(url.searchParams, 'q', '');
  expect(url.search).toBe('');
});

it('puts a link too long for a server into its fragment, which no server sees', () => {
  const long = `http://a/simulation/hp-optimum?p=${'9'.repeat(24_000)}`;
  const link = new URL(linkWithin(long));
  expect(`${link.origin}${link.pathname}${link.search}`.length).toBeLessThan(LONGEST_LINK);
  expect(link.hash).toBe(`#${new URL(long).search}`);
});
