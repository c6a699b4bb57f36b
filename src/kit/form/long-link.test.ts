import { expect, it, vi } from 'vitest';
import { linkWith, linkWithin, LONGEST_LINK, sayInAddress, searchOfPage } from './long-link.ts';

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

it('a page writes its parameters into its address, or into the fragment, which keeps what else it says', () => {
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/page', search: '?old=1', hash: '#ph' });
  expect(linkWith(new URLSearchParams({ t: '7' }))).toBe('https://example.org/page?t=7#ph');
  expect(linkWith(new URLSearchParams())).toBe('https://example.org/page#ph');
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/page', search: '', hash: '#?t=5' });
  expect(searchOfPage()).toBe('?t=5');
  expect(linkWith(new URLSearchParams({ t: '7' }))).toBe('https://example.org/page?t=7');
  expect(linkWith(new URLSearchParams({ t: 'x'.repeat(LONGEST_LINK) }))).toMatch(/^https:\/\/example\.org\/page#\?t=x/);
  vi.unstubAllGlobals();
});
