import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integralBySimpson } from './roots.ts';
import { fillFromMass, meanDensity, meanVoidFractionZivi, voidFractionZivi, volumeFromMass } from './two-phase-mass.ts';

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const densities = fc.record({ liquid: between(400, 1500), vapour: between(0.05, 390) });

describe('the mean void fraction', () => {
  it('is the mean of the local one, to the last digits, whatever the contrast of the phases', () => {
    fc.assert(
      fc.property(densities, between(0, 0.9), between(0.001, 0.1), (held, from, rise) => {
        const to = from + rise;
        const mean = integralBySimpson((x) => voidFractionZivi(x, held), from, to, 20_000) / (to - from);
        expect(Math.abs(meanVoidFractionZivi(from, to, held) - mean)).toBeLessThan(1e-5);
      }),
    );
  });

  it('has no step where the formula changes', () => {
    const around = (k: number): number => meanVoidFractionZivi(0.2, 1, { liquid: 1000, vapour: 1000 * (1 - k) ** 1.5 });
    expect(around(0.1 - 1e-9) / around(0.1 + 1e-9)).toBeCloseTo(1, 8);
  });

  it('is exact for R134a at 0 °C, as a sum of a million slices gives it', () => {
    expect(meanVoidFractionZivi(0.25, 1, { liquid: 1294.8, vapour: 14.428 })).toBeCloseTo(0.960_633_399_05, 10);
  });
});

describe('a volume from a mass', () => {
  it('is filled as far as asked by that mass', () => {
    fc.assert(
      fc.property(densities, between(0.01, 100), between(0, 1), (held, mass, fill) => {
        const volume = volumeFromMass(mass, fill, held);
        expect(volume * meanDensity(fill, held)).toBeCloseTo(mass, 9);
        expect(fillFromMass(mass, volume, held)).toBeCloseTo(fill, 9);
      }),
    );
  });
});
