import { describe, expect, test } from 'vitest';
import { correlatedViscosity } from '../correlations.ts';
import { createEngine } from '../index.ts';
import { saying } from './deviations/comparison.ts';
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
    ['R744', 1],
  ]);
});

test('every correlation has published values to answer for', () => {
  const checked = (key: 'viscosity' | 'conductivity'): string[] => [
    ...published[key].map(({ fluid }) => fluid),
    ...published.saturation.filter(({ rows }) => rows.some((row) => row[2] === key)).map(({ fluid }) => fluid),
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
