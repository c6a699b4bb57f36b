import { describe, expect, test } from 'vitest';
import { createEngine, EngineError } from '../index.ts';
import { saying } from './deviations/comparison.ts';
import {
  OWN_CORRELATIONS,
  TRANSPORT_PHASES,
  TRANSPORT_REFERENCE,
  TRANSPORT_WORST,
  transportComparisons,
} from './deviations/transport.ts';

const engine = await createEngine();

describe.each([
  ['viscosity', 0.06, 0.2],
  ['conductivity', 0.07, 0.2],
] as const)('%s agrees with the fluids’ own correlations', (key, mean, worst) => {
  const compared = Object.keys(TRANSPORT_REFERENCE).flatMap((name) =>
    TRANSPORT_PHASES.flatMap((phase) =>
      transportComparisons(engine, name, key, phase).map((comparison) => ({ name, comparison })),
    ),
  );

  test(`within ${mean * 100} % on average`, () => {
    const known = Object.values(TRANSPORT_REFERENCE).flatMap((rows) => rows.filter((row) => row[key] !== undefined));
    expect(compared.length).toBe(known.length);
    expect(compared.length).toBeGreaterThan(50);
    expect(compared.reduce((sum, { comparison }) => sum + comparison.deviation, 0) / compared.length).toBeLessThan(
      mean,
    );
  });

  test(`within ${worst * 100} % at worst`, () => {
    expect(TRANSPORT_WORST).toBe(worst);
    for (const { name, comparison } of compared) {
      expect(comparison.deviation, saying(name, comparison)).toBeLessThan(worst);
    }
  });
});

test('the dilute gas is Chapman and Enskog’s', () => {
  // Argon at 300 K, 0.1 MPa: 22.72 µPa s, 17.7 mW/(m K) (Lemmon and Jacobsen, 2004, Int. J. Thermophys. 25).
  const argon = engine.fluid('R740').state({ T: 300, P: 1e5 });
  expect(argon.viscosity! / 22.72e-6).toBeCloseTo(1, 2);
  // CO2 at 300 K, 0.1 MPa: 15.0 µPa s (Laesecke and Muzny, 2017).
  expect(engine.fluid('R744').state({ T: 300, P: 1e5 }).viscosity! / 15.0e-6).toBeCloseTo(1, 1);
});

test('no liquid gets thinner as it gets colder', () => {
  for (const name of engine.names) {
    const fluid = engine.fluid(name);
    const { limits, critical, uncertainty } = fluid;
    // Where a correlation's range begins the two meet within their uncertainty.
    const begins = OWN_CORRELATIONS[name]?.viscosity?.range?.[0] ?? 0;
    const [from, to] = [Math.max(limits.Tmin + 1, 0.5 * critical.T, begins), 0.95 * critical.T];
    if (uncertainty.viscosity === undefined || !(from < to)) continue;
    let before = Infinity;
    for (let i = 0; i <= 40; i++) {
      const T = from + ((to - from) * i) / 40;
      const now = fluid.state({ T, Q: 0 }).viscosity!;
      expect(now, `${name} at ${T} K`).toBeLessThan(before);
      before = now;
    }
  }
  // R32 at 231.8 K: 243.4 µPa s measured, 242.566 by the model of Huber et al. (2003) (Martinek et al., 2025).
  expect(engine.fluid('R32').state({ T: 231.8, Q: 0 }).viscosity! / 242.566e-6).toBeGreaterThan(0.95);
});

test('a mixture lies near its components', () => {
  const at = { T: 300, P: 2e5 };
  const blend = engine.fluid('R410A').state(at).viscosity!;
  const parts = ['R32', 'R125'].map((name) => engine.fluid(name).state(at).viscosity!);
  expect(blend).toBeGreaterThan(0.95 * Math.min(...parts));
  expect(blend).toBeLessThan(1.05 * Math.max(...parts));
  expect(engine.fluid('R454B').phaseUncertainty).toEqual({
    viscosity: { liquid: 0.08, vapour: 0.08 },
    conductivity: { liquid: 0.07, vapour: 0.15 },
  });
  expect(engine.fluid('R410A').phaseUncertainty).toEqual({
    viscosity: { liquid: 0.08, vapour: 0.08 },
    conductivity: { liquid: 0.1, vapour: 0.1 },
  });
  expect(engine.fluid('R134a').uncertainty.viscosity).toBe(0.03);
});

test('absent where nothing is known, never guessed', () => {
  const r1132a = engine.fluid('R1132a').state({ T: 250, P: 1e5 });
  expect(r1132a.viscosity).toBeUndefined();
  expect(r1132a.conductivity).toBeUndefined();
  expect(engine.fluid('R1132a').uncertainty).toEqual({ viscosity: undefined, conductivity: undefined });
  expect(engine.fluid('R473A').state({ T: 300, P: 1e5 }).viscosity).toBeUndefined();
  // R41 has a viscosity but no conductivity.
  const r41 = engine.fluid('R41').state({ T: 300, P: 1e5 });
  expect(r41.viscosity).toBeGreaterThan(0);
  expect(r41.conductivity).toBeUndefined();
  expect(engine.fluid('R134a').state({ T: 300, Q: 0.5 }).viscosity).toBeUndefined();
});

test('surface tension', () => {
  // R134a at 25 °C: 8.03 mN/m; water at 20 °C: 72.74 mN/m (IAPWS R1-76(2014)).
  expect(engine.fluid('R134a').surfaceTension(298.15)).toBeCloseTo(8.03e-3, 4);
  expect(engine.fluid('R718').surfaceTension(293.15)).toBeCloseTo(72.74e-3, 3);
  expect(engine.fluid('R134a').surfaceTension(374.21)).toBeCloseTo(0, 9);
  expect(engine.fluid('R1123').surfaceTension(280)).toBeUndefined();
  expect(engine.fluid('R410A').surfaceTension(280)).toBeUndefined();
  expect(() => engine.fluid('R134a').surfaceTension(400)).toThrow(EngineError);
});
