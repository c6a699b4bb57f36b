import { describe, expect, test } from 'vitest';
import { createEngine, EngineError, type Fluid, type Property, type State } from '../index.ts';
import { expectBelow, fluidFiles, random } from './support.ts';
import { isDrawnWhole } from '../../../tests/unit/support/draws.ts';

/**
 * On the lines through the critical point (∂P/∂ρ)T or its inverse runs to nil, so that a small step says nothing about
 * how near an answer is: whatever comes back has to have the two properties it was asked for.
 */
const engine = await createEngine();

/** At the line itself and beside it. */
const ALL_BESIDE = [0, 0, 0, 1e-12, -1e-12, 1e-9, -1e-9, 1e-6, -1e-6, 1e-4, -1e-4, 1e-3];
const BESIDE = isDrawnWhole('engine') ? ALL_BESIDE : [0, 1e-12, -1e-9, -1e-4];
const PAIRS = ['TD', 'TH', 'TS', 'PD', 'PH', 'PS', 'PU', 'DH', 'DS', 'DU', 'HS'];
/** What a difference is held against where the property itself is near nil. */
const SCALE: Partial<Record<Property, number>> = { H: 1e3, U: 1e3, S: 1 };

function statesOnCriticalLines(fluid: Fluid, next: () => number): State[] {
  const { critical, limits } = fluid;
  const states: State[] = [];
  const add = (make: () => State): void => {
    try {
      states.push(make());
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
    }
  };
  for (const away of BESIDE) {
    const beside = 1 + away;
    const isNear = next() < 0.5;
    /** A factor around 1, or one anywhere. */
    const factor = (wide: number): number =>
      isNear ? 1 + (next() - 0.5) * 10 ** (-1 - 6 * next()) : 0.01 + wide * next();
    const T = isNear ? critical.T * factor(0) : limits.Tmin + (limits.Tmax - limits.Tmin) * next();
    add(() => fluid.state({ T, P: critical.P * beside }));
    add(() => fluid.state({ T: critical.T * beside, P: critical.P * factor(3) }));
    add(() => fluid.state({ T: critical.T * beside, D: critical.D * factor(2) }));
    add(() => fluid.state({ T, D: critical.D * beside }));
  }
  return states;
}

const pures = fluidFiles.filter((file) => !file.pseudoPure).map((file) => file.name);
const names = [...pures, ...engine.blends];

test('the lines of all fluids are walked', () => {
  expect(names.length).toBeGreaterThan(200);
});

describe.each(names)('%s', (name) => {
  const fluid = engine.fluid(name);

  test('answers on its critical isobar, isotherm and isochore have what was asked', () => {
    const next = random(20261127);
    let answered = 0;
    let asked = 0;
    for (const state of statesOnCriticalLines(fluid, next)) {
      for (const pair of PAIRS) {
        const input = Object.fromEntries([...pair].map((key) => [key, state[key as Property]!]));
        asked++;
        let answer: State;
        try {
          answer = fluid.state(input as { T: number; P: number });
        } catch (problem) {
          if (!(problem instanceof EngineError)) throw problem;
          continue;
        }
        answered++;
        for (const [key, value] of Object.entries(input)) {
          const error =
            Math.abs(answer[key as Property]! - value) / Math.max(Math.abs(value), SCALE[key as Property] ?? 0);
          expectBelow(
            error,
            1e-9,
            () => `${name} ${JSON.stringify(input)}: ${key} came back as ${answer[key as Property]}`,
          );
        }
      }
    }
    // Abstaining is allowed where two phases can hardly be told apart, and nowhere else.
    expect(answered / asked).toBeGreaterThan(0.85);
  });
});

test('cold water at exactly its critical pressure', () => {
  // IAPWS-95 at 22.064 MPa: 100 kJ/kg is liquid near 18.9 °C, not the critical point.
  const water = engine.fluid('R718');
  const state = water.state({ P: water.critical.P, H: 100e3 });
  expectBelow(Math.abs(water.state({ T: state.T, P: water.critical.P }).H - 100e3), 1e-3, () => `T ${state.T}`);
  expect(state.T).toBeGreaterThan(291);
  expect(state.T).toBeLessThan(293);
});
