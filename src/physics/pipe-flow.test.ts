import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capillaryDiameter, capillaryFlow, capillaryLength } from './capillary.ts';
import { ductDiameterFromGradient, ovalEquivalent, rectangleSide, rectangularEquivalent } from './ducts.ts';
import { darcyFactor, pipeFlow } from './pipe-flow.ts';
import { TUBES, tubesAround } from './tubes.ts';

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('darcyFactor', () => {
  it('satisfies the Colebrook-White equation to rounding', () => {
    fc.assert(
      fc.property(between(Math.log(2300), Math.log(1e8)), between(0, 0.05), (logarithm, roughness) => {
        const reynolds = Math.exp(logarithm);
        const inverseRoot = 1 / Math.sqrt(darcyFactor(reynolds, roughness));
        expect(inverseRoot).toBeCloseTo(-2 * Math.log10(roughness / 3.7 + (2.51 * inverseRoot) / reynolds), 10);
      }),
    );
  });
  it('has the limits of Hagen-Poiseuille, and of von Kármán for a fully rough pipe', () => {
    expect(darcyFactor(1000, 0.01)).toBe(0.064);
    expect(darcyFactor(1e15, 0.01)).toBeCloseTo((-2 * Math.log10(0.01 / 3.7)) ** -2, 9);
  });
  // White, Fluid Mechanics, 7th edition, section 6.6: smooth pipes by Prandtl's law, and Moody's chart.
  it.each([
    [4000, 0, 0.0399],
    [1e4, 0, 0.0309],
    [1e5, 0, 0.018],
    [1e6, 0, 0.0116],
    [1e7, 0, 0.0081],
    [1e8, 0, 0.0059],
    [1e5, 0.001, 0.0222],
  ])('has the published factor at Re %f and roughness %f', (reynolds, roughness, published) => {
    expect(Math.abs(darcyFactor(reynolds, roughness) - published)).toBeLessThanOrEqual(0.5e-4);
  });
  // Colebrook-White solved exactly: 1/√f = (2/ln 10) W(z) − ε Re/(3.7 · 2.51), with ln z = ln(ln 10 · Re/(2 · 2.51)) + ln 10 · ε Re/(2 · 3.7 · 2.51)
  // and W of Lambert by Newton on w + ln w.
  it('is the solution by the Lambert function', () => {
    fc.assert(
      fc.property(between(Math.log(2300), Math.log(1e8)), between(0, 0.05), (logarithm, roughness) => {
        const reynolds = Math.exp(logarithm);
        const shift = (roughness * reynolds) / (3.7 * 2.51);
        const logZ = Math.log((Math.LN10 * reynolds) / (2 * 2.51)) + (Math.LN10 / 2) * shift;
        let w = logZ - Math.log(logZ);
        for (let step = 0; step < 20; step += 1) w -= (w + Math.log(w) - logZ) / (1 + 1 / w);
        const inverseRoot = (2 / Math.LN10) * w - shift;
        expect(Math.abs(darcyFactor(reynolds, roughness) * inverseRoot ** 2 - 1)).toBeLessThan(1e-6);
      }),
    );
  });
  // Haaland, J. Fluids Eng. 105 (1983) 89, within 2 % of Colebrook over its range.
  it('is within 2 % of Haaland', () => {
    fc.assert(
      fc.property(between(Math.log(4000), Math.log(1e8)), between(1e-6, 0.05), (logarithm, roughness) => {
        const reynolds = Math.exp(logarithm);
        const haaland = (-1.8 * Math.log10((roughness / 3.7) ** 1.11 + 6.9 / reynolds)) ** -2;
        expect(Math.abs(darcyFactor(reynolds, roughness) / haaland - 1)).toBeLessThan(0.02);
      }),
    );
  });
});

describe('tubes', () => {
  it('are sorted, and around any diameter there is one below and one above', () => {
    for (const [series, all] of Object.entries(TUBES) as [keyof typeof TUBES, (typeof TUBES)[keyof typeof TUBES]][]) {
      const insides = all.map(({ inside }) => inside);
      expect(insides).toEqual(insides.toSorted((a, b) => a - b));
      for (const [index, tube] of all.entries()) {
        expect(tubesAround(series, tube.inside)).toEqual({ next: tube, previous: all[index - 1] });
      }
    }
  });
});

describe('ducts', () => {
  // ASHRAE Handbook, Fundamentals (2017), chapter 21, table of circular equivalents: 300 x 250 mm is 299 mm.
  it('equivalent diameters of the ASHRAE table', () => {
    expect(rectangularEquivalent(0.3, 0.25) * 1000).toBeCloseTo(299, 0);
    expect(rectangularEquivalent(0.1, 0.1) * 1000).toBeCloseTo(109, 0);
    expect(rectangularEquivalent(0.5, 0.2) * 1000).toBeCloseTo(337, 0);
  });
  // The same table in inches, to a tenth: ASHRAE Guide 1956, chapter 32, table 1.
  it.each([
    [6, 6, 6.6],
    [14, 8, 11.5],
    [16, 6, 10.4],
    [16, 10, 13.7],
    [12, 12, 13.1],
    [17, 17, 18.6],
  ])('%i by %i inches', (a, b, published) => {
    expect(Math.abs(rectangularEquivalent(a, b) - published)).toBeLessThanOrEqual(0.051);
  });
  it('a nearly round oval is nearly its circle', () => {
    expect(Math.abs(ovalEquivalent(0.4001, 0.4) / 0.4 - 1)).toBeLessThan(0.005);
  });
  it('sides and diameters turn round', () => {
    fc.assert(
      fc.property(between(0.05, 2), between(0.05, 2), (a, b) => {
        expect(rectangleSide(rectangularEquivalent(a, b), b)).toBeCloseTo(a, 9);
      }),
    );
    fc.assert(
      fc.property(between(0.05, 2), between(0.01, 5), (diameter, flow) => {
        const air = { density: 1.204, viscosity: 18.13e-6 };
        const { gradient, reynolds } = pipeFlow(flow, diameter, 9e-5, air);
        // At the laminar limit the friction factor jumps, and two diameters share a gradient.
        fc.pre(reynolds > 20_000);
        expect(ductDiameterFromGradient(flow, gradient, 9e-5, air)).toBeCloseTo(diameter, 6);
      }),
    );
  });
});

describe('capillary tubes', () => {
  const inlet = {
    pressure: 11.599e5,
    saturationPressure: 10.166e5,
    subcooling: 5,
    liquidDensity: 1125.1,
    vapourDensity: 57.657,
    liquidViscosity: 151.39e-6,
    vapourViscosity: 12.633e-6,
    surfaceTension: 5.4998e-3,
    latentHeat: 157_580,
    criticalTemperature: 374.21,
    criticalPressure: 40.593e5,
  };
  it('length and diameter turn the flow round', () => {
    fc.assert(
      fc.property(between(0.0005, 0.002), between(0.5, 4), (diameter, length) => {
        const flow = capillaryFlow(inlet, diameter, length);
        expect(capillaryLength(inlet, diameter, flow)).toBeCloseTo(length, 9);
        expect(capillaryDiameter(inlet, length, flow)).toBeCloseTo(diameter, 12);
      }),
    );
  });
  it('flow is within 15 % of an independent homogeneous-flow integration: 10.15 kg/h', () => {
    expect(Math.abs((capillaryFlow(inlet, 0.001, 2) * 3600) / 10.15 - 1)).toBeLessThan(0.15);
  });
});
