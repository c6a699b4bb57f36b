import { describe, expect, it } from 'vitest';
import { bandsOf } from './map-bands.ts';

const at = (p_gc: number) => ({ p_gc, t_discharge: 90 });

describe('bandsOf', () => {
  it('lays round pressures between the outlets, by straight lines', () => {
    const bands = bandsOf({
      t: [30, 40],
      rows: [
        [at(80), at(100)],
        [at(82), at(102)],
      ],
    });
    expect(bands.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 12 }, (_, k) => [80 + 2 * k, 82 + 2 * k]).slice(0, 11),
    );
    expect(bands[0]?.edges).toEqual([
      [30, 31],
      [30, 30],
    ]);
    expect(bands.at(-1)?.edges).toEqual([
      [40, 40],
      [39, 40],
    ]);
    expect(bands[5]?.edges[0]).toEqual([35, 36]);
    expect([bands[0]?.depth, bands.at(-1)?.depth]).toEqual([0, 10]);
  });

  it('leaves out what has no cooling, and is one band where all is alike', () => {
    expect(bandsOf({ t: [30, 40], rows: [[null, null]] })).toEqual([]);
    expect(bandsOf({ t: [30, 40], rows: [] })).toEqual([]);
    const [band, ...others] = bandsOf({ t: [30, 40], rows: [[at(75), at(75)]] });
    expect(others).toEqual([]);
    expect(band?.edges).toEqual([[30, 40]]);
  });
});
