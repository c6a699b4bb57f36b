import { describe, expect, test } from 'vitest';
import { correlatedViscosity } from '../correlations.ts';
import { createEngine } from '../index.ts';
import { saying } from './deviations/comparison.ts';
import { VALUE_SETS } from './deviations/published-transport.ts';
import { createScaledEngine } from './deviations/scaled-engine.ts';
import {
  nineteenOfTwenty,
  OWN_CORRELATIONS as fluids,
  PRINTED as published,
  printedTransport,
  scalingDeviations,
} from './deviations/transport.ts';

const engine = await createEngine();
/** The same fluids by scaling alone. */
const scaled = createScaledEngine();

describe.each(printedTransport(engine))('$fluid: $source', ({ fluid, comparisons }) => {
  test.each(comparisons)('$figure at $at', (comparison) => {
    expect(comparison.deviation, saying(fluid, comparison)).toBeLessThan(comparison.allowed);
  });
});

test('every printed value is compared, within the digits printed', () => {
  const sets = [...published.viscosity, ...published.conductivity, ...published.saturation];
  const printed = sets.reduce((sum, { rows }) => sum + rows.length, 0);
  const compared = printedTransport(engine).flatMap(({ comparisons }) => comparisons);
  expect(compared.length).toBe(printed);
  // Near critical some papers took the viscosity of another model for the enhancement: each says by how much in the data.
  const wide = printedTransport(engine).filter(({ comparisons }) => comparisons.some(({ allowed }) => allowed > 0.01));
  expect(wide.map(({ fluid, comparisons }) => [fluid, comparisons.length])).toEqual([
    ['R1233zd(E)', 1],
    ['R1336mzz(Z)', 1],
    ['R601a', 1],
    ['Cyclopentane', 1],
  ]);
});

test('every correlation has published values to answer for', () => {
  const checked = (key: 'viscosity' | 'conductivity'): string[] => [
    ...published[key].map(({ fluid }) => fluid),
    ...published.saturation.filter(({ rows }) => rows.some((row) => row[2] === key)).map(({ fluid }) => fluid),
    // The blends' authors print what they measured: held by published-transport.test.ts.
    ...VALUE_SETS.filter(({ source }) => source.startsWith('Geller')).flatMap(({ rows }) =>
      rows.filter((row) => row[1] === key).map(([fluid]) => fluid),
    ),
  ];
  for (const [name, own] of Object.entries(fluids)) {
    if (own.viscosity) expect(checked('viscosity'), name).toContain(name);
    // Krauss et al. (1996) is held by the saturation values of transport.json, within 1 %.
    if (own.conductivity && name !== 'R152a') expect(checked('conductivity'), name).toContain(name);
  }
});

test('beyond its range or its densest packing a correlation gives way to scaling', () => {
  const cold = { T: 200, P: 1e6 };
  expect(fluids['R152a']!.viscosity!.range![0]).toBeGreaterThan(cold.T);
  expect(engine.fluid('R152a').state(cold).viscosity).toBe(scaled.fluid('R152a').state(cold).viscosity);
  expect(correlatedViscosity(fluids['R290']!.viscosity!, 300, 30e3, 0.0441)).toBeUndefined();
});

describe('the conductivity of four blends is Geller’s', () => {
  const measured = VALUE_SETS.find(({ source }) => source.startsWith('Geller, Nemzer'))!;

  test.each(measured.rows)('%s, %s at %s K and %s MPa: within 5 %% of the measured value', (name, key, T, P, value) => {
    const at = { T, P: P * 1e6 };
    expect(Math.abs(engine.fluid(name).state(at)[key]! / (value * 1e-3) - 1)).toBeLessThan(0.05);
    // What scaling gives of other blends is stated to within 15 % of the vapour: from these values.
    expect(Math.abs(scaled.fluid(name).state(at)[key]! / (value * 1e-3) - 1)).toBeLessThan(0.15);
  });

  test('R410A at 312.334 K and 90.532 kg/m3: 17.467 mW/(m K), by the polynomial', () => {
    const hot = { T: 312.3338957, D: 90.5282332 };
    expect(engine.fluid('R410A').state(hot).conductivity! / 17.467e-3).toBeCloseTo(1, 4);
    // By its composition, whatever it is called and in whatever order.
    expect(engine.fluid('R125[0.5]&R32[0.5]').state(hot).conductivity! / 17.467e-3).toBeCloseTo(1, 4);
    expect(engine.fluid('R125[0.51]&R32[0.49]').uncertainty.conductivity).toBe(0.15);
  });

  test('no step where the dilute gas leaves the straight line, nor a gas under all its components in the cold', () => {
    for (const name of ['R410A', 'R407C', 'R404A', 'R507A']) {
      const blend = engine.fluid(name);
      const at = (fluid: string, T: number): number => engine.fluid(fluid).state({ T, P: 1e4 }).conductivity!;
      expect(at(name, 243.149) / at(name, 243.151)).toBeCloseTo(1, 4);
      const least = Math.min(...blend.components.map((one) => at(one.name, 200)));
      expect(at(name, 200) / least).toBeGreaterThan(0.9);
    }
  });
});

describe('the uncertainty stated is the one measured', () => {
  test.each([
    ['viscosity', 'liquid'],
    ['viscosity', 'vapour'],
    ['conductivity', 'liquid'],
    ['conductivity', 'vapour'],
  ] as const)('%s of the %s by scaling: 19 points of 20 within it', (key, phase) => {
    const found = scalingDeviations(engine, scaled, key, phase);
    expect(found.length).toBeGreaterThan(300);
    const stated = engine.fluid('R32').phaseUncertainty[key]![phase];
    expect(nineteenOfTwenty(found)).toBeLessThanOrEqual(stated);
    // Not so wide that it says nothing.
    expect(nineteenOfTwenty(found)).toBeGreaterThan(0.6 * stated);
  });

  test('of every fluid, phase by phase', () => {
    for (const name of engine.names) {
      const { uncertainty, phaseUncertainty } = engine.fluid(name);
      for (const key of ['viscosity', 'conductivity'] as const) {
        const phases = phaseUncertainty[key];
        expect(uncertainty[key]).toBe(phases && Math.max(phases.liquid, phases.vapour));
      }
    }
    // The worst known: R12's vapour conductivity, 49 % high at 380 K.
    expect(engine.fluid('R12').phaseUncertainty.conductivity).toEqual({ liquid: 0.19, vapour: 0.5 });
    expect(engine.fluid('R1234ze(Z)').phaseUncertainty.viscosity!.vapour).toBe(0.23);
  });
});
