import { describe, expect, test } from 'vitest';
import { createEngine, EngineError, type Fluid } from '../index.ts';
import { BLEND_REFERENCE, blendComparisons } from './deviations/blends.ts';
import type { Comparison } from './deviations/comparison.ts';
import { saying } from './deviations/comparison.ts';

const engine = await createEngine();

test('there are reference states for most blends', () => {
  expect(Object.keys(BLEND_REFERENCE).length).toBe(82);
  expect(Object.keys(BLEND_REFERENCE).filter((name) => !engine.blends.includes(name))).toEqual([]);
});

/** Blends whose domes are flatter than 0.3 K somewhere. */
const FLAT = ['R428A', 'R431A', 'R433A', 'R433C', 'R439A', 'R451A', 'R501', 'R509A'];

describe.each(Object.entries(BLEND_REFERENCE))('%s agrees with CoolProp 8.0.0', (name, reference) => {
  const compared = blendComparisons(engine, name);
  /** To 1e-5, heat capacities and speed of sound to 1e-4. */
  const agree = (comparisons: readonly Comparison[]): void => {
    for (const comparison of comparisons) {
      expect(comparison.allowed).toBe(/^(?:CP|CV|W)/.test(comparison.figure) ? 1e-4 : 1e-5);
      expect(comparison.deviation, saying(name, comparison)).toBeLessThanOrEqual(comparison.allowed);
    }
  };

  test('molar mass and reference state', () => {
    expect(compared.molarMass).toHaveLength(1);
    agree(compared.molarMass);
    expect(engine.fluid(name).reference).toBe(reference.reference);
  });

  test('bubble and dew, by temperature and by pressure', () => {
    expect(reference.saturation.length).toBeGreaterThan(1);
    expect(compared.saturation).toHaveLength(reference.saturation.reduce((sum, row) => sum + row.length + 1, 0));
    agree(compared.saturation);
  });

  test('states', () => {
    expect(compared.states).toHaveLength(reference.states.reduce((sum, row) => sum + row.length, 0));
    agree(compared.states);
  });

  test('two-phase states from (P,H), (P,S) and, where the glide tells, (T,P)', () => {
    // In a flat dome the judge itself does not converge.
    if (!FLAT.includes(name)) expect(reference.twoPhase.length).toBeGreaterThan(0);
    expect(compared.astray).toEqual([]);
    const asked = reference.twoPhase.reduce((sum, row) => sum + row.length, 0);
    expect(compared.twoPhase.length).toBeGreaterThanOrEqual(2 * asked);
    agree(compared.twoPhase);
  });
});

describe('compositions', () => {
  test('a reference string is the blend it spells', () => {
    const spelled = engine.fluid('R32[0.689]&R1234yf[0.311]');
    const named = engine.fluid('R454B');
    expect(spelled.saturation({ T: 273.15 }).dew.P).toBeCloseTo(named.saturation({ T: 273.15 }).dew.P, 6);
    expect(engine.fluid('R32[68.9]&R1234yf[31.1]').molarMass).toBeCloseTo(named.molarMass, 15);
    expect(engine.fluid('R1234yf[31.1]&R32[68.9]').saturation({ T: 300 }).dew.P).toBeCloseTo(
      named.saturation({ T: 300 }).dew.P,
      4,
    );
  });

  test('mole fractions on request', () => {
    const { components } = engine.fluid('R454B');
    const text = components.map((c) => `${c.name}[${c.moleFraction}]`).join('&');
    const mole = engine.fluid(text, { basis: 'mole' });
    expect(mole.components[0]!.massFraction).toBeCloseTo(0.689, 12);
    expect(engine.fluid(text).components[0]!.massFraction).not.toBeCloseTo(0.689, 2);
  });

  test('a sum within half a per cent is brought to one', () => {
    expect(engine.fluid('R32[0.501]&R125[0.501]').components[0]!.massFraction).toBeCloseTo(0.5, 12);
    expect(engine.fluid('R32[50]&R125[50]&R134a[0]').components.length).toBe(2);
    expect(engine.fluid('R290[1]').quality).toBe('reference');
  });

  test.each([
    ['R32[0.5]&R125[0.4]', 'bad-composition'],
    ['R32[50]&R125[52]', 'bad-composition'],
    ['R32[0.5]&R32[0.5]', 'bad-composition'],
    ['R32[-0.5]&R125[1.5]', 'bad-composition'],
    ['R32[half]&R125[0.5]', 'bad-composition'],
    ['R32[]&R125[1]', 'bad-composition'],
    ['R32&R125[0.5]', 'bad-composition'],
    ['R999[0.5]&R125[0.5]', 'unknown-fluid'],
    ['R729[0.5]&R125[0.5]', 'bad-composition'],
    ['R32[0.1]&R125[0.1]&R134a[0.1]&R290[0.1]&R600[0.1]&R600a[0.1]&R1270[0.4]', 'bad-composition'],
  ])('%s is refused', (text, code) => {
    let caught: unknown;
    try {
      engine.fluid(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(EngineError);
    expect((caught as EngineError).code).toBe(code);
  });

  test('unpublished pairs are said', () => {
    expect(engine.fluid('R454B').quality).toBe('fitted blend');
    // R1132a has no published pair with R23, R744 or R125.
    expect(engine.fluid('R473A').quality).toBe('estimated blend');
    expect(engine.fluid('R473A').saturation({ T: 233.15 }).dew.P).toBeGreaterThan(1e5);
  });
});

/** Mass fractions as a reference string, every digit kept. */
const spelled = (fluid: Fluid, fractions: readonly number[]): string =>
  fluid.components.map((c, i) => `${c.name}[${fractions[i]!.toPrecision(17)}]`).join('&');

test('the phases of a two-phase state meet each other alone', () => {
  for (const name of ['R407C', 'R448A', 'R454B', 'R455A', 'R500', 'R514A', 'R466A', 'R442A']) {
    const fluid = engine.fluid(name);
    for (const Q of [0.1, 0.5, 0.9]) {
      const state = fluid.state({ P: 3e5, Q });
      const { liquid, vapour } = state.composition!;
      const bubble = engine.fluid(spelled(fluid, liquid)).saturation({ P: 3e5 }).bubble;
      const dew = engine.fluid(spelled(fluid, vapour)).saturation({ P: 3e5 }).dew;
      // The liquid boils, and the vapour condenses, where they stand together, into each other.
      expect(Math.abs(bubble.T - state.T), name).toBeLessThan(1e-8);
      expect(Math.abs(dew.T - state.T), name).toBeLessThan(1e-8);
      bubble.composition!.vapour.forEach((w, i) => expect(Math.abs(w - vapour[i]!), name).toBeLessThan(1e-9));
      expect(Math.abs(((1 - Q) / bubble.D + Q / dew.D) * state.D - 1), name).toBeLessThan(1e-10);
      fluid.components.forEach((c, i) => {
        expect(Math.abs((1 - Q) * liquid[i]! + Q * vapour[i]! - c.massFraction), name).toBeLessThan(1e-12);
      });
    }
  }
});
