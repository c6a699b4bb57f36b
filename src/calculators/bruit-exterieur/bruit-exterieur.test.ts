import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { answered, between, maybe, numberIn, RUNS } from '../../../tests/unit/calculators/properties.ts';

const ID = 'bruit-exterieur';
const UNIT = { kind: 'lw', level: 65, q: 2, distance: 8 } as const;
const QUIET = { sources: [UNIT], residual_day: 40, residual_night: 32 } as const;
const level = (lw: number, q: number, distance: number): number =>
  figureOf(ID, { sources: [{ level: lw, q, distance }], residual_day: 40 }, 'lp');

describe('what it refuses', () => {
  it('no unit, nothing to judge, half a screen, one behind the listener, half a unit', () => {
    expectRefusal(
      ID,
      { ...QUIET, sources: [] },
      { code: 'noSource', field: 'sources', fr: 'au moins un appareil', en: 'at least one unit' },
    );
    expectRefusal(
      ID,
      { sources: [UNIT] },
      { code: 'nothingToJudge', fr: 'ou une limite fixe', en: 'or a fixed limit' },
    );
    for (const screen of [{ h_barrier: 2 }, { d_barrier: 2 }, { h_barrier: 2, d_barrier: 8 }]) {
      expectRefusal(
        ID,
        { ...QUIET, sources: [{ ...UNIT, ...screen }] },
        { code: 'screenIncomplete', fr: 'Un écran demande sa hauteur', en: 'A screen needs its height' },
      );
    }
    expectRefusal(
      ID,
      { ...QUIET, sources: [{ ...UNIT, count: 1.5 }] },
      { code: 'wholeNumber', field: 'sources.0.count', fr: 'Nombre entier', en: 'Whole number' },
    );
    expectRefusal(
      ID,
      { ...QUIET, minutes_night: 600 },
      { code: 'range', field: 'minutes_night', fr: 'entre 0 et 540', en: 'between 0 and 540' },
    );
  });
});

describe('what it says beside a result', () => {
  it.each([
    [{ sources: [{ ...UNIT, distance: 0.8 }] }, 'tooNear', 'À moins d’un mètre', 'Under one metre'],
    [{ use: 'domestic' }, 'domesticUse', 'art. R. 1336-5', 'art. R. 1336-5'],
    [{ place: 'room' }, 'spectral', 'art. R. 1336-8', 'art. R. 1336-8'],
    [{ fixed_limit: 37 }, 'notMcs', 'pas l’évaluation MCS 020', 'not an MCS 020 assessment'],
    [{ residual_day: 50, residual_night: 40 }, 'estimateMargin', 'Moins de 3 dB', 'Under 3 dB'],
  ] as const)('%o', (given, code, fr, en) => {
    expectWarning(ID, { ...QUIET, ...given }, { code, fr, en });
  });
  it('nothing of a period it does not run in', () => {
    const outputs = outputsOf(ID, { ...QUIET, minutes_night: 0 });
    expect(outputs['verdict_night']).toBe('silent');
    for (const key of ['ambient_night', 'emergence_night', 'limit_night', 'allowed_night']) {
      expect(outputs).not.toHaveProperty(key);
    }
  });
});

describe('what makers print', () => {
  const DISTANCES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15] as const;
  // Kospel, HPM.Z manual, p. 8: Lp of Lw 64 dB(A), printed to the whole decibel.
  const KOSPEL = [
    [2, [56, 50, 46, 44, 42, 40, 38, 36, 34, 32]],
    [4, [59, 53, 49, 47, 45, 43, 41, 39, 37, 36]],
    [8, [62, 56, 52, 50, 48, 46, 44, 42, 40, 39]],
  ] as const;
  it.each(KOSPEL)('Kospel HPM.Z, Q = %i', (q, printed) => {
    for (const [index, value] of printed.entries()) {
      // 15 m, Q 2 is 32.49: the last bit of a rounding is the maker's.
      expect(Math.abs(level(64, q, DISTANCES[index] ?? 0) - value), `${DISTANCES[index]} m`).toBeLessThanOrEqual(0.55);
    }
  });
  // Panasonic, Aquarea planning and installation manual 02/2022, p. 99.
  it('Panasonic Aquarea: 67 dB(A) in a quarter space, at 10 m and at 20 m', () => {
    expect(Math.round(level(67, 4, 10))).toBe(42);
    expect(Math.round(level(67, 4, 20))).toBe(36);
  });
  it.each([
    [2, [-8, -14, -20, -22, -23.5, -26, -28, -29.5, -31.5]],
    [4, [-5, -11, -17, -19, -20.5, -23, -25, -26.5, -28.5]],
    [8, [-2, -8, -14, -16, -17.5, -20, -22, -23.5, -25.5]],
  ] as const)('Panasonic Aquarea, table of reductions, Q = %i, to half a decibel', (q, printed) => {
    const at = [1, 2, 4, 5, 6, 8, 10, 12, 15] as const;
    for (const [index, value] of printed.entries()) {
      expect(Math.abs(level(60, q, at[index] ?? 0) - 60 - value)).toBeLessThanOrEqual(0.5);
    }
  });
});

it('holds for any units and neighbour', () => {
  const screen = fc.record({ h_barrier: between(0.2, 6), d_barrier: between(0.2, 1.9) });
  const source = fc
    .record({
      kind: fc.constantFrom('lw', 'lp'),
      level: between(40, 80),
      q: fc.constantFrom(1, 2, 4),
      distance: between(2, 100),
      count: fc.integer({ min: 1, max: 10 }),
      screen: maybe(screen),
    })
    .map(({ screen: edge, ...unit }) => ({ ...unit, ...edge }));
  const site = fc.record({
    sources: fc.array(source, { minLength: 1, maxLength: 3 }),
    residual_day: between(20, 60),
    residual_night: between(15, 50),
    minutes_day: between(0.5, 900),
    minutes_night: between(0.5, 540),
    place: fc.constantFrom('outside', 'room'),
  });
  fc.assert(
    fc.property(site, (inputs) => {
      const outputs = answered(ID, inputs);
      const lp = numberIn(outputs, 'lp');
      const changed = (change: (unit: (typeof inputs.sources)[number]) => object): number =>
        figureOf(ID, { ...inputs, sources: inputs.sources.map(change) }, 'lp');
      expect(changed((unit) => ({ ...unit, count: 2 * unit.count }))).toBeCloseTo(lp + 10 * Math.log10(2), 9);
      expect(changed((unit) => ({ ...unit, q: 2 * unit.q }))).toBeCloseTo(lp + 10 * Math.log10(2), 9);
      const open = inputs.sources.map(({ kind, level: own, q, distance, count }) => ({
        kind,
        level: own,
        q,
        distance,
        count,
      }));
      const free = figureOf(ID, { ...inputs, sources: open }, 'lp');
      expect(
        figureOf(ID, { ...inputs, sources: open.map((unit) => ({ ...unit, distance: 2 * unit.distance })) }, 'lp'),
      ).toBeCloseTo(free - 20 * Math.log10(2), 9);
      // A screen, and a higher one, lets no more through.
      expect(lp).toBeLessThanOrEqual(free + 1e-9);
      expect(
        changed((unit) => ('h_barrier' in unit ? { ...unit, h_barrier: (unit.h_barrier ?? 0) + 0.5 } : unit)),
      ).toBeLessThanOrEqual(lp + 1e-9);
      for (const period of ['day', 'night'] as const) {
        const ambient = numberIn(outputs, `ambient_${period}`);
        expect(ambient).toBeGreaterThanOrEqual(Math.max(lp, inputs[`residual_${period}`]) - 1e-9);
        const longer = figureOf(
          ID,
          { ...inputs, [`minutes_${period}`]: period === 'day' ? 900 : 540 },
          `limit_${period}`,
        );
        expect(longer).toBeLessThanOrEqual(numberIn(outputs, `limit_${period}`));
      }
      const reduction = numberIn(outputs, 'reduction');
      const by = (less: number): readonly unknown[] => {
        const own = inputs.sources.map((unit) => ({ ...unit, extra: -less }));
        const { verdict_day, verdict_night } = outputsOf(ID, { ...inputs, sources: own });
        return [verdict_day, verdict_night];
      };
      if (reduction > 0.01 && reduction < 40) {
        expect(by(reduction + 1e-9)).not.toContain('exceeded');
        expect(by(reduction - 0.01)).toContain('exceeded');
      }
    }),
    RUNS,
  );
});
