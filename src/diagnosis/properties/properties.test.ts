import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { chebyshevCoefficients, chebyshevNodes, chebyshevSlope, chebyshevSum } from './chebyshev.ts';
import { FluidProperties } from './fluid-properties.ts';

const engine = await createEngine();

describe('properties carried as series', () => {
  it.each(['R32', 'R134a', 'R290', 'R717', 'R410A', 'R407C', 'R448A'])('%s are the engine’s', (name) => {
    const fluid = engine.fluid(name);
    const carried = new FluidProperties(fluid);
    fc.assert(
      fc.property(
        fc.double({ min: 240, max: fluid.critical.T - 10, noNaN: true }),
        fc.double({ min: 0.02, max: 110, noNaN: true }),
        (T, superheat) => {
          const { P } = fluid.saturation({ T }).dew;
          const { dew, bubble } = fluid.saturation({ P });
          expect(Math.abs(carried.dewTemperature(P) - dew.T)).toBeLessThan(1e-3);
          expect(Math.abs(carried.bubbleTemperature(P) - bubble.T)).toBeLessThan(1e-3);
          expect(Math.abs(carried.dewPressure(T) / P - 1)).toBeLessThan(1e-5);
          expect(Math.abs(carried.dewEnthalpy(P) - dew.H)).toBeLessThan(2);
          expect(Math.abs(carried.bubbleEnthalpy(P) - bubble.H)).toBeLessThan(2);
          expect(Math.abs(carried.dewDensity(P) / dew.D - 1)).toBeLessThan(2e-5);
          expect(Math.abs(carried.bubbleDensity(P) / bubble.D - 1)).toBeLessThan(2e-5);
          const vapour = fluid.state({ P, T: dew.T + superheat }, { extrapolate: true });
          const isobar = carried.isobar(P);
          expect(Math.abs(isobar.enthalpy(superheat) - vapour.H)).toBeLessThan(5);
          expect(Math.abs(isobar.entropy(superheat) - vapour.S)).toBeLessThan(0.015);
          expect(Math.abs(isobar.density(superheat) / vapour.D - 1)).toBeLessThan(5e-5);
          expect(Math.abs(isobar.superheatFromEntropy(vapour.S) - superheat)).toBeLessThan(5e-3);
          expect(Math.abs(isobar.superheatFromEnthalpy(vapour.H) - superheat)).toBeLessThan(3e-3);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('are no number where the fluid has none', () => {
    const carried = new FluidProperties(engine.fluid('R134a'));
    expect(carried.dewTemperature(60e5)).toBeNaN();
    expect(carried.isobar(60e5).enthalpy(10)).toBeNaN();
    expect(carried.liquidEnthalpy(Number.NaN)).toBeNaN();
  });
});

describe('a Chebyshev series', () => {
  it('is exact for a polynomial, its slope too', () => {
    const f = (x: number): number => 3 - 2 * x + x ** 3;
    const coefficients = chebyshevCoefficients(chebyshevNodes(-1, 1, 6).map(f));
    expect(chebyshevSum(coefficients, 0, 6, 0.3)).toBeCloseTo(f(0.3), 12);
    expect(chebyshevSlope(coefficients, 0, 6, 0.3)).toBeCloseTo(-2 + 3 * 0.09, 12);
  });
});
