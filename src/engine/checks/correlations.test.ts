import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { correlatedViscosity, type Correlations } from '../correlations.ts';
import { createEngine } from '../index.ts';
import { loadModule, loadPack } from '../load.ts';

interface Published<Row> {
  readonly fluid: string;
  readonly source: string;
  readonly tolerance: number;
  readonly rows: readonly Row[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const published = read('reference/correlations.json') as {
  viscosity: Published<readonly [T: number, rho: number, value: number]>[];
  conductivity: Published<readonly [T: number, D: number, value: number]>[];
  saturation: Published<readonly [T: number, Q: number, key: 'viscosity' | 'conductivity', value: number]>[];
};
const { fluids } = read('../transport/correlations.json') as { fluids: Record<string, Correlations> };
const pack = await loadPack();
const engine = await createEngine(await loadModule(), pack);
/** The same fluids by scaling alone. */
const scaled = await createEngine(await loadModule(), {
  ...pack,
  transport: { ...pack.transport, correlations: {} },
});

describe.each(published.viscosity)('viscosity of $fluid: $source', ({ fluid, tolerance, rows }) => {
  test.each(rows)('%d K, %d mol/m³', (T, rho, value) => {
    const eta = correlatedViscosity(fluids[fluid]!.viscosity!, T, rho, engine.fluid(fluid).molarMass);
    expect(Math.abs((eta! * 1e6) / value - 1)).toBeLessThan(tolerance);
  });
});

describe.each(published.conductivity)('conductivity of $fluid: $source', ({ fluid, tolerance, rows }) => {
  test.each(rows)('%d K, %d kg/m³', (T, D, value) => {
    const state = engine.fluid(fluid).state({ T, D: Math.max(D, 1e-9) }, { extrapolate: true });
    expect(Math.abs((state.conductivity! * 1e3) / value - 1)).toBeLessThan(tolerance);
  });
});

describe.each(published.saturation)('$fluid saturated: $source', ({ fluid, tolerance, rows }) => {
  test.each(rows)('%d K, quality %d: %s', (T, Q, key, value) => {
    const scale = key === 'viscosity' ? 1e6 : 1e3;
    expect(Math.abs((engine.fluid(fluid).state({ T, Q })[key]! * scale) / value - 1)).toBeLessThan(tolerance);
  });
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
  /** Deviations of scaling from the correlations, away from critical: liquid and vapour, along saturation and off it. */
  function deviations(key: 'viscosity' | 'conductivity', phase: 'liquid' | 'vapour'): number[] {
    const found: number[] = [];
    for (const name of Object.keys(fluids)) {
      const fluid = engine.fluid(name);
      const range = fluids[name]![key]?.range?.[0] ?? 0;
      // R161 has no parameters of scaling for conductivity.
      if (!fluids[name]![key] || scaled.fluid(name).uncertainty[key] === undefined) continue;
      const from = Math.max(fluid.limits.Tmin + 1, 0.5 * fluid.critical.T, range);
      for (let i = 0; i <= 20; i++) {
        const T = from + ((0.95 * fluid.critical.T - from) * i) / 20;
        const { dew } = fluid.saturation({ T });
        const inputs =
          phase === 'liquid'
            ? [
                { T, Q: 0 },
                { T, P: Math.min(1e7, fluid.limits.Pmax) },
              ]
            : [
                { T, Q: 1 },
                { T: Math.min(1.1 * T, fluid.limits.Tmax), P: Math.min(dew.P, 2e6) },
              ];
        for (const input of inputs) {
          found.push(Math.abs(scaled.fluid(name).state(input)[key]! / fluid.state(input)[key]! - 1));
        }
      }
    }
    return found.sort((a, b) => a - b);
  }

  test.each([
    ['viscosity', 'liquid'],
    ['viscosity', 'vapour'],
    ['conductivity', 'liquid'],
    ['conductivity', 'vapour'],
  ] as const)('%s of the %s by scaling: 19 points of 20 within it', (key, phase) => {
    const found = deviations(key, phase);
    expect(found.length).toBeGreaterThan(300);
    const stated = engine.fluid('R22').phaseUncertainty[key]![phase];
    expect(found[Math.ceil(0.95 * found.length) - 1]).toBeLessThanOrEqual(stated);
    // Not so wide that it says nothing.
    expect(found[Math.ceil(0.95 * found.length) - 1]).toBeGreaterThan(0.6 * stated);
  });

  test('of every fluid, phase by phase', () => {
    for (const name of engine.names) {
      const { uncertainty, phaseUncertainty } = engine.fluid(name);
      for (const key of ['viscosity', 'conductivity'] as const) {
        const phases = phaseUncertainty[key];
        expect(uncertainty[key]).toBe(phases && Math.max(phases.liquid, phases.vapour));
      }
    }
    // The worst known: R12's vapour conductivity, 48 % high at 380 K.
    expect(engine.fluid('R12').phaseUncertainty.conductivity).toEqual({ liquid: 0.18, vapour: 0.5 });
    expect(engine.fluid('R1234ze(Z)').phaseUncertainty.viscosity!.vapour).toBe(0.23);
  });
});
