import { array, assert, json, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedFromParams, shortLink } from './pack.ts';
import { SHORT } from './parameter.ts';
import { paramsFromPacked } from './unpack.ts';

const ORIGIN = 'https://appfroid.example/simulation/circuit';
const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1), b: [] });

describe('a shared link', () => {
  it.each([0, 1, 7, 8, 9, 10, 50, 2000])('%i levels deep is read by its own page', (levels) => {
    const params = new URLSearchParams({ permanent: JSON.stringify(nested(levels)) });
    const read = paramsFromPacked(packedFromParams(params));
    if (read.ok) expect(read.params.toString()).toBe(params.toString());
    const link = `${ORIGIN}?${params.toString()}`;
    const packed = new URL(shortLink(link)).searchParams.get(SHORT);
    if (packed !== null) expect(paramsFromPacked(packed)).toMatchObject({ ok: true });
    expect(read.ok).toBe(levels < 2000);
  });

  it('says what it was made of, or stays as it was', () => {
    const parameter = tuple(string({ maxLength: 6 }), json({ depthSize: 'large', maxDepth: 14 }));
    assert(
      property(array(parameter, { maxLength: 3 }), (entries) => {
        const params = new URLSearchParams(entries.map(([name, text]) => [name, text]));
        const link = `${ORIGIN}?${params.toString()}`;
        const short = new URL(shortLink(link));
        const packed = short.searchParams.get(SHORT);
        if (packed === null || short.href === new URL(link).href) return;
        const read = paramsFromPacked(packed);
        expect(read.ok && read.params.toString()).toBe(params.toString());
      }),
    );
  });

  it('of any signs is read in time by its length', () => {
    for (const unit of ['A', '_', 'AQ', '-----', 'é']) {
      const start = performance.now();
      paramsFromPacked(unit.repeat(1_000_000));
      paramsFromPacked(unit.repeat(12_000 / unit.length));
      expect(performance.now() - start).toBeLessThan(300);
    }
  });
});
