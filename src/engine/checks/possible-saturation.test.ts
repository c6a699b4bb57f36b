import { describe, expect, test } from 'vitest';
import { createEngine, EngineError, type Fluid } from '../index.ts';
import { expectBelow, random } from './support.ts';

/**
 * What no saturation can be, whatever the mix: a pressure under nil, a bubble point below its dew point, a liquid no
 * denser than its vapour. The equations have such solutions where a mix holds a trace of a gas far beyond its critical
 * point: they are no answers.
 */
const engine = await createEngine();
/** Bubble and dew of an azeotrope meet, to what each is solved to. */
const LEVEL = 1e-6;

function tried<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (problem) {
    if (!(problem instanceof EngineError)) throw problem;
    return undefined;
  }
}

/** How many of some temperatures are answered; each answer is held to what is possible. */
function answersOf(fluid: Fluid, name: string, temperatures: readonly number[]): number {
  let answered = 0;
  for (const T of temperatures) {
    const both = tried(() => fluid.saturation({ T }));
    const alone = [0, 1].map((Q) => tried(() => fluid.state({ T, Q })));
    const bubble = both?.bubble ?? alone[0];
    const dew = both?.dew ?? alone[1];
    const where = `${name} at ${T} K: bubble ${bubble?.P} Pa, dew ${dew?.P} Pa`;
    for (const side of [bubble, dew, ...alone]) if (side) expect(side.P, where).toBeGreaterThan(0);
    if (bubble && dew) {
      expect(bubble.P, where).toBeGreaterThan(dew.P * (1 - LEVEL));
      expect(bubble.D, where).toBeGreaterThan(dew.D);
    }
    if (both) answered++;
  }
  return answered;
}

const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

test.each([
  'R32[0.68211]&R1234yf[0.30789]&R50[0.01]',
  'R123[0.99]&R50[0.01]',
  'R123[0.999]&R728[0.001]',
  'R123[0.999]&R740[0.001]',
  'R134a[0.99]&R728[0.01]',
  'R134a[0.9999]&R732[0.0001]',
  'R290[0.999]&R1150[0.001]',
])('%s: nothing impossible is answered', (name) => {
  const fluid = tried(() => engine.fluid(name));
  if (fluid) answersOf(fluid, name, between(fluid.limits.Tmin, fluid.critical.T, 80));
});

test('a trace of a permanent gas in any refrigerant', () => {
  const next = random(45);
  const gases = ['R728', 'R740', 'R732', 'R50', 'R1150', 'R744'];
  const hosts = engine.names.filter((name) => !gases.includes(name) && name !== 'R729');
  let made = 0;
  for (let i = 0; i < 120; i++) {
    const share = 10 ** (-4 + 3 * next());
    const host = hosts[Math.floor(next() * hosts.length)]!;
    const name = `${host}[${1 - share}]&${gases[i % gases.length]!}[${share}]`;
    const fluid = tried(() => engine.fluid(name));
    if (!fluid) continue;
    made++;
    answersOf(fluid, name, between(fluid.limits.Tmin, fluid.critical.T, 25));
  }
  // The check is of answers: most mixes with a hydrocarbon or CO2 can be made.
  expect(made).toBeGreaterThan(20);
});

describe('blends with a number', () => {
  test('are saturated from the lowest temperature to near critical, but for one place in 41 at most', () => {
    for (const name of engine.blends) {
      const fluid = engine.fluid(name);
      const temperatures = between(fluid.limits.Tmin, fluid.critical.T - 0.25, 41);
      expect(answersOf(fluid, name, temperatures), name).toBeGreaterThanOrEqual(40);
    }
  });

  test('R431A from its lowest temperature on, where its equations part the liquid', () => {
    const fluid = engine.fluid('R431A');
    expect(answersOf(fluid, 'R431A', between(fluid.limits.Tmin, 200, 100))).toBe(100);
  });

  test('R452C close to critical, where the points of its boundary lie far apart', () => {
    expect(answersOf(engine.fluid('R452C'), 'R452C', between(346.2, 347, 81))).toBe(81);
  });

  test('R454B in the cold: pressure and quality come back from pressure and enthalpy', () => {
    const fluid = engine.fluid('R454B');
    for (const P of between(60, 200, 15)) {
      for (const Q of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const state = fluid.state({ P, Q });
        const again = fluid.state({ P, H: state.H });
        expectBelow(
          Math.abs(again.T - state.T),
          1e-6,
          () => `${P} Pa, quality ${Q}: ${state.T} K came back as ${again.T}`,
        );
      }
    }
  });
});
