import { describe, expect, test } from 'vitest';
import { createEngine } from '../index.ts';
import type { Comparison } from './deviations/comparison.ts';
import { saying } from './deviations/comparison.ts';
import { PURE_REFERENCE, pureFluidComparisons } from './deviations/pure-fluids.ts';
import { fluidFiles } from './support.ts';

const engine = await createEngine();

test('there are reference states for all fluids but air, R1132a, and R161, whose equation is newer', () => {
  const without = fluidFiles.map((f) => f.name).filter((name) => !(name in PURE_REFERENCE));
  expect(without.sort()).toEqual(['R1132a', 'R161', 'R729']);
  for (const f of Object.values(PURE_REFERENCE)) {
    expect(f.saturation.length).toBeGreaterThanOrEqual(5);
    expect(f.states.length).toBeGreaterThanOrEqual(8);
  }
});

describe.each(Object.entries(PURE_REFERENCE))('%s agrees with CoolProp 8.0.0', (name, reference) => {
  const compared = pureFluidComparisons(engine, name);
  const agree = (comparison: Comparison): void =>
    expect(comparison.deviation, saying(name, comparison)).toBeLessThanOrEqual(comparison.allowed);

  test('reference state', () => {
    expect(engine.fluid(name).reference).toBe(reference.reference);
  });

  test('saturation by temperature and by pressure, to 1e-7, heat capacities and speed of sound to 1e-5', () => {
    // Of each row every printed figure but T, P and then T the other way.
    expect(compared.saturation).toHaveLength(reference.saturation.reduce((sum, row) => sum + row.length, 0));
    for (const comparison of compared.saturation) {
      expect(comparison.allowed).toBe(/^(?:CP|CV|W)/.test(comparison.figure) ? 1e-5 : 1e-7);
      agree(comparison);
    }
  });

  test('states, likewise', () => {
    expect(compared.states).toHaveLength(reference.states.reduce((sum, row) => sum + row.length, 0));
    for (const comparison of compared.states) {
      expect(comparison.allowed).toBe(/^(?:CP|CV|W)/.test(comparison.figure) ? 1e-5 : 1e-7);
      agree(comparison);
    }
  });
});
