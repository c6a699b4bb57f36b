import { describe, expect, it } from 'vitest';
import { readableLink } from './readable-link.ts';

const BASE = 'https://appfroid.example/en/tools/volume-mini';
const parameters = (link: string): readonly (readonly [string, string])[] => [...new URL(link).searchParams];

describe('a link as people read it', () => {
  it('has its signs in place of their codes', () => {
    expect(readableLink(`${BASE}?permanent=%7B%22fluid%22%3A%22R134a%22%2C%22temp_evp%22%3A-10%7D`)).toBe(
      `${BASE}?permanent={"fluid":"R134a","temp_evp":-10}`,
    );
    expect(readableLink(`${BASE}?site=%C3%89vry-l%C3%A8s-%E2%82%82&p=5%2C2`)).toBe(`${BASE}?site=Évry-lès-₂&p=5,2`);
    expect(readableLink(`${BASE}#?input=%7B%7D`)).toBe(`${BASE}#?input={}`);
  });

  it('keeps encoded what would part it, what cannot be seen, and what is no text', () => {
    const kept = `${BASE}?a=1%262%3D3%23%3F%2B%25&b=x%20y%C2%A0z%E2%80%AFw%0A%E2%80%8B&c=%FF%C3`;
    expect(readableLink(kept)).toBe(kept);
  });

  it('leads where the link leads, whatever stands in it', () => {
    for (let code = 1; code < 0x2100; code += 1) {
      const link = `${BASE}?${new URLSearchParams({ a: `x${String.fromCharCode(code)}y`, b: '{"c":"é, 1"}' }).toString()}`;
      expect(parameters(readableLink(link))).toEqual(parameters(link));
    }
  });
});
