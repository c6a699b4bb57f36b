import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondaryComparisons, viscosityTables } from './checks/deviations.ts';
import reference from './checks/reference.json' with { type: 'json' };
import type { Correlation } from './index.ts';
import {
  concentrationFromFreezing,
  freezingFromConcentration,
  SECONDARY_FLUIDS,
  secondaryFluid,
  secondaryState,
  temperatureLimits,
} from './index.ts';
import { viscosityError, viscosityErrorBands } from './viscosity-error.ts';

interface Row {
  readonly key: string;
  readonly x: number;
  readonly T: number;
  readonly figures: readonly number[];
}
const ROWS: readonly Row[] = (reference.rows as unknown as readonly [string, number, number, ...number[]][]).map(
  ([key, x, T, ...figures]) => ({ key, x, T, figures }),
);
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('the published polynomials', () => {
  it('are carried for 23 fluids, each checked at 5 states', () => {
    expect(SECONDARY_FLUIDS).toHaveLength(23);
    for (const { key } of SECONDARY_FLUIDS) expect(ROWS.filter((row) => row.key === key)).toHaveLength(5);
  });

  it.each(ROWS)('$key at $x and $T K', ({ key, x, T, figures }) => {
    const own = secondaryComparisons().filter((one) => one.fluid === key && one.x === x && one.T === T);
    expect(own.map(({ expected }) => expected)).toEqual(figures);
    for (const { figure, deviation } of own) expect(deviation, figure).toBeLessThanOrEqual(reference.tolerance);
  });
});

describe('an entry', () => {
  const isCorrelation = ({ form, c }: Correlation, rows: readonly [number, number]): boolean =>
    ['poly', 'exp'].includes(form) &&
    c.length >= rows[0] &&
    c.length <= rows[1] &&
    c.every((row) => row.length > 0 && row.every(Number.isFinite));

  it.each(SECONDARY_FLUIDS)('$key has every figure, in order', (fluid) => {
    expect(fluid.source).not.toBe('');
    expect(fluid.name.fr).not.toBe('');
    expect(fluid.name.en).not.toBe('');
    expect(['mass', 'volume']).toContain(fluid.basis);
    expect(fluid.x.min).toBeGreaterThanOrEqual(0);
    expect(fluid.x.base).toBeGreaterThan(fluid.x.min);
    expect(fluid.x.max).toBeGreaterThan(fluid.x.base);
    expect(fluid.x.max).toBeLessThanOrEqual(1);
    expect(fluid.T.max).toBeGreaterThan(fluid.T.min ?? fluid.T.base);
    for (const key of ['density', 'specificHeat', 'conductivity', 'viscosity'] as const) {
      expect(isCorrelation(fluid[key], [3, 8])).toBe(true);
    }
    expect(isCorrelation(fluid.freezing, [1, 1])).toBe(true);
  });

  it('has a key of its own', () => {
    expect(new Set(SECONDARY_FLUIDS.map(({ key }) => key.toLowerCase())).size).toBe(SECONDARY_FLUIDS.length);
    expect(secondaryFluid('meg')).toBe(secondaryFluid('MEG'));
    expect(secondaryFluid('brine')).toBeUndefined();
  });
});

describe('the freezing point', () => {
  it.each(SECONDARY_FLUIDS)('of $key falls with concentration and turns back into it', (fluid) => {
    fc.assert(
      fc.property(between(0, 1), between(0, 1), (a, b) => {
        const at = (part: number): number => fluid.x.min + part * (fluid.x.max - fluid.x.min);
        const [low, high] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(freezingFromConcentration(fluid, high)).toBeLessThanOrEqual(freezingFromConcentration(fluid, low));
        const found = concentrationFromFreezing(fluid, freezingFromConcentration(fluid, high))!;
        expect(freezingFromConcentration(fluid, found)).toBeCloseTo(freezingFromConcentration(fluid, high), 9);
      }),
      { numRuns: 30 },
    );
    expect(concentrationFromFreezing(fluid, freezingFromConcentration(fluid, fluid.x.max) - 1)).toBeUndefined();
    expect(concentrationFromFreezing(fluid, 300)).toBe(fluid.x.min);
  });

  it('is about that of water where there is nothing but water', () => {
    for (const fluid of SECONDARY_FLUIDS.filter(({ x }) => x.min === 0)) {
      expect(Math.abs(freezingFromConcentration(fluid, 0) - 273.15)).toBeLessThan(1);
    }
  });
});

describe('a state', () => {
  it('does not exist below freezing, above the table or beyond its concentrations', () => {
    const meg = secondaryFluid('MEG')!;
    const { min, max } = temperatureLimits(meg, 0.3);
    expect(min - 273.15).toBeCloseTo(-14.58, 2);
    expect(secondaryState(meg, 0.3, min - 0.01)).toBeUndefined();
    expect(secondaryState(meg, 0.3, max + 0.01)).toBeUndefined();
    expect(secondaryState(meg, 0.61, 290)).toBeUndefined();
    expect(secondaryState(meg, -0.01, 290)).toBeUndefined();
    // Its table ends at -35 °C, warmer than it freezes.
    const aeg = secondaryFluid('AEG')!;
    expect(temperatureLimits(aeg, 0.6).min).toBe(aeg.T.min);
  });

  it('is a liquid, if a thick one when all but frozen, everywhere in its limits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECONDARY_FLUIDS), between(0, 1), between(0, 1), (fluid, a, b) => {
        const x = fluid.x.min + a * (fluid.x.max - fluid.x.min);
        const { min, max } = temperatureLimits(fluid, x);
        const { density, specificHeat, conductivity, viscosity } = secondaryState(fluid, x, min + b * (max - min))!;
        expect(density).toBeGreaterThan(800);
        expect(density).toBeLessThan(1500);
        expect(specificHeat).toBeGreaterThan(1500);
        expect(specificHeat).toBeLessThan(4800);
        expect(conductivity).toBeGreaterThan(0.1);
        expect(conductivity).toBeLessThan(0.8);
        expect(viscosity).toBeGreaterThan(1e-4);
        expect(viscosity).toBeLessThan(100);
      }),
    );
  });
});

describe('the viscosity', () => {
  const all = viscosityTables();

  it('is held against 10 158 values of the tables of 21 fluids', () => {
    const without = all.filter(({ source }) => source === undefined).map(({ fluid }) => fluid.key);
    expect(without).toEqual(['MKF', 'MLI']);
    expect(all.reduce((sum, { comparisons }) => sum + comparisons.length, 0)).toBe(10_158);
  });

  it.each(all.filter(({ source }) => source !== undefined))(
    'of $fluid.key: every row within what is stated',
    (table) => {
      const { fluid, comparisons } = table;
      for (const { x, T, deviation, stated } of comparisons) {
        if (deviation === undefined) continue;
        expect(deviation, `${fluid.key} ${x} at ${T} K`).toBeLessThanOrEqual(stated ?? 0);
      }
      // And no band says more than its worst row asks for, to a per cent.
      for (const { to, error } of viscosityErrorBands(fluid.key)) {
        const own = comparisons.filter(({ deviation, stated }) => deviation !== undefined && stated === error);
        expect(Math.max(...own.map(({ deviation }) => deviation ?? 0)), `${fluid.key} to ${to} K`).toBeGreaterThan(
          error - 0.0102,
        );
      }
    },
  );

  it('refuses few of them: frozen by the fluid’s own curve, or where the polynomial turns upwards', () => {
    const refused = all.flatMap(({ fluid, comparisons }) =>
      comparisons.flatMap(({ x, T, got }) => (got === undefined ? [{ fluid, x, T }] : [])),
    );
    expect(refused.length).toBeLessThan(0.015 * 10_158);
    for (const { fluid, x, T } of refused) {
      if (x > fluid.x.max || x < fluid.x.min) continue;
      const { min, max } = temperatureLimits(fluid, x);
      expect(T < min || T > max, `${fluid.key} ${x} at ${T} K`).toBe(true);
    }
  });

  it('falls as the temperature rises, everywhere in the range of every fluid', () => {
    for (const fluid of SECONDARY_FLUIDS) {
      for (let i = 0; i <= 50; i += 1) {
        const x = fluid.x.min + ((fluid.x.max - fluid.x.min) * i) / 50;
        const { min, max } = temperatureLimits(fluid, x);
        let before = Infinity;
        for (let k = 0; k <= 100; k += 1) {
          const { viscosity } = secondaryState(fluid, x, Math.min(min + ((max - min) * k) / 100, max))!;
          expect(viscosity, `${fluid.key} at ${x}`).toBeLessThan(before);
          before = viscosity;
        }
      }
    }
  });

  it('ends where it would turn: ZLC at 70 % at 86 °C, ZMC at 101.7 °C at 60 %, no other fluid sooner than its table', () => {
    const endOf = (key: string, x: number): number => temperatureLimits(secondaryFluid(key)!, x).max - 273.15;
    expect(endOf('ZLC', 0.7)).toBeCloseTo(86.01, 2);
    expect(endOf('ZMC', 0.6)).toBeCloseTo(101.7, 1);
    expect(endOf('ZLC', 0.5)).toBe(100);
    const cut = SECONDARY_FLUIDS.filter((fluid) => temperatureLimits(fluid, fluid.x.max).max < fluid.T.max);
    expect(cut.map(({ key }) => key)).toEqual(['ZMC', 'ZLC']);
  });

  it('is stated by fluid and temperature', () => {
    // ZLC at 60 %: 0.1063 Pa s at -10 °C where Arteco tabulates 0.0890, 21 % high at 100 °C had it not been cut.
    expect(viscosityError('ZLC', 263.15)).toBe(0.2);
    expect(viscosityError('AKF', 323.15)).toBe(0.3);
    expect(viscosityError('PKL', 253.15)).toBe(0.01);
    // Melinder's table of ethylene glycol ends at 40 °C.
    expect(viscosityError('MEG', 313.15)).toBe(0.05);
    expect(viscosityError('MEG', 320)).toBeUndefined();
    expect(viscosityError('MKF', 273.15)).toBeUndefined();
    expect(viscosityErrorBands('MLI')).toEqual([]);
  });
});
