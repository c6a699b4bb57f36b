import { describe, expect, test } from 'vitest';
import { packFolder } from '../build/pack.ts';
import { createEngine } from '../index.ts';
import { fluidFiles, TermBench } from './support.ts';
import { fileURLToPath } from 'node:url';

const engine = await createEngine();
const bench = await TermBench.create();
const pack = packFolder(fileURLToPath(new URL('../fluids/', import.meta.url)));

/** Nearest to critical, K, that two phases exist: 0.05 but where the equation itself merges them earlier. */
const NEAREST: Record<string, number> = { R14: 0.15 };

const pure = fluidFiles.filter((file) => !file.pseudoPure);

describe.each(pure.map((file) => [file.name, file] as const))('%s', (name, file) => {
  const fluid = engine.fluid(name);
  const handle = bench.bare(pack.fluids[name]!);
  const top = fluid.critical.T - (NEAREST[name] ?? 0.05);
  const bottom = fluid.limits.Tmin;
  // Squared so that looks crowd towards critical, where it is hard.
  const temperatures = Array.from({ length: 61 }, (_, i) => top - (top - bottom) * (1 - i / 60) ** 2);
  const R = file.gasConstant_J_molK / fluid.molarMass;

  /** P/(ρRT) and the residual Gibbs energy g/(RT), from the equation itself. */
  function equation(T: number, D: number): { z: number; g: number } {
    const delta = D / fluid.molarMass / file.reducing.rho_mol_m3;
    const { a, d1 } = bench.at(handle, -1, file.reducing.T_K / T, delta);
    return { z: 1 + d1, g: a + d1 + Math.log(delta) };
  }

  test('phases have equal pressure and equal Gibbs energy', () => {
    for (const T of temperatures) {
      const { bubble, dew } = fluid.saturation({ T });
      const liquid = equation(T, bubble.D);
      const vapour = equation(T, dew.D);
      const where = `${name} at ${T} K`;
      expect(bubble.D, where).toBeGreaterThan(dew.D);
      expect(Math.abs(liquid.g - vapour.g), where).toBeLessThan(1e-10);
      // A liquid's pressure is the small difference of large terms: its rounding is that of ρRT.
      const difference = Math.abs(liquid.z * bubble.D - vapour.z * dew.D);
      expect(difference / (1e-9 * vapour.z * dew.D + 1e-11 * bubble.D), where).toBeLessThan(1);
      expect(Math.abs(dew.P / (vapour.z * dew.D * R * T) - 1), where).toBeLessThan(1e-10);
      expect(bubble.P).toBe(dew.P);
    }
  });

  test('saturation follows Clapeyron', () => {
    for (const T of temperatures.slice(1, -1)) {
      // Four K is the most that stays on the curve near critical.
      const h = Math.min(1e-3 * T, 0.02 * (fluid.critical.T - T));
      const P = (x: number): number => fluid.saturation({ T: x }).dew.P;
      const numeric = (P(T - 2 * h) - 8 * P(T - h) + 8 * P(T + h) - P(T + 2 * h)) / (12 * h);
      const { bubble, dew } = fluid.saturation({ T });
      const clapeyron = (dew.S - bubble.S) / (1 / dew.D - 1 / bubble.D);
      expect(Math.abs(numeric / clapeyron - 1), `${name} at ${T} K`).toBeLessThan(2e-6);
    }
  });

  test('properties are derivatives of each other', () => {
    for (const [T, P] of [
      [0.75 * fluid.critical.T, 0.3 * fluid.saturation({ T: Math.max(0.75 * fluid.critical.T, bottom) }).dew.P],
      [0.75 * fluid.critical.T, 0.6 * fluid.critical.P],
      [1.08 * fluid.critical.T, 1.1 * fluid.critical.P],
    ] as const) {
      if (T < bottom || T > 0.99 * fluid.limits.Tmax || P > fluid.limits.Pmax) continue;
      const at = (t: number, p: number) => fluid.state({ T: t, P: p });
      const s = at(T, P);
      const h = 2e-4 * T;
      const slope = (f: (t: number) => number): number => (f(T + h) - f(T - h)) / (2 * h);
      const where = `${name} at ${T} K, ${P} Pa`;
      expect(Math.abs(slope((t) => at(t, P).H) / s.CP! - 1), where).toBeLessThan(1e-4);
      expect(Math.abs((T * slope((t) => at(t, P).S)) / s.CP! - 1), where).toBeLessThan(1e-4);
      expect(Math.abs(slope((t) => fluid.state({ T: t, D: s.D }).U) / s.CV! - 1), where).toBeLessThan(1e-4);
      // w² = (∂P/∂ρ)s
      const d = 2e-4 * s.D;
      const dP = fluid.state({ D: s.D + d, S: s.S }).P - fluid.state({ D: s.D - d, S: s.S }).P;
      expect(Math.abs(dP / (2 * d) / s.W! ** 2 - 1), where).toBeLessThan(1e-4);
    }
  });
});
