import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Pack } from './list.ts';
import { cutPack, digestOf, isWorthTaking, typeOf } from './pack.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
/** Bytes, not letters, are what a list counts. */
const TEXTS = ['<h1>Réglette</h1>', '', 'export const degré = "°C";'];
const pack: Pack = {
  address: '/packs/site-fr.0.txt',
  files: TEXTS.map((text, index) => [`/${index}`, Buffer.byteLength(text), '']),
};

describe('a pack', () => {
  it('is cut into its files, byte for byte', () => {
    const files = cutPack(pack, bytesOf(TEXTS.join('')));
    expect(files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(TEXTS);
    expect(files.map(({ file: [address] }) => address)).toEqual(['/0', '/1', '/2']);
  });

  it.each([TEXTS.join(''), ''])('of another length is refused', (text) => {
    expect(() => cutPack(pack, bytesOf(`${text}x`))).toThrow('/packs/site-fr.0.txt');
  });

  it('is fetched where more than a third of its bytes is missing', () => {
    const files = [300, 301, 299].map((bytes, index) => [`/${index}`, bytes, ''] as const);
    const missing =
      (...which: readonly number[]) =>
      (address: string) =>
        !which.includes(Number(address.slice(1)));
    expect(isWorthTaking({ address: '', files }, missing(0, 1, 2))).toBe(true);
    expect(isWorthTaking({ address: '', files }, missing(1))).toBe(true);
    expect(isWorthTaking({ address: '', files }, missing(0))).toBe(false);
    expect(isWorthTaking({ address: '', files }, missing())).toBe(false);
  });
});

it('a digest is SHA-256 in base 64, as the build writes it', async () => {
  // FIPS 180-4's message "abc": https://csrc.nist.gov/csrc/media/projects/cryptographic-standards-and-guidelines/documents/examples/sha256.pdf
  const known = Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString(
    'base64',
  );
  expect(await digestOf(bytesOf('abc'))).toBe(known);
  expect(createHash('sha256').update('abc').digest('base64')).toBe(known);
});

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/en/tools/air-data', 'text/html; charset=utf-8'],
  ['/_astro/Base.astro_lang.BI-A0Li8.js', 'text/javascript; charset=utf-8'],
  ['/_astro/Base.xKsKLDwS.css', 'text/css; charset=utf-8'],
  ['/en/search.json', 'application/json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is served as %s', (address, type) => {
  expect(typeOf(address)).toBe(type);
});
