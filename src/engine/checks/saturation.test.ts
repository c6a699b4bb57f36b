import { describe, expect, test } from 'vitest';
import { createEngine, EngineError } from '../index.ts';
import { fluidFiles } from './support.ts';

const engine = await createEngine();
const pure = fluidFiles.filter((file) => !file.pseudoPure).map((file) => file.name);

describe.each(pure)('%s', (name) => {
  const fluid = engine.fluid(name);
  const top = fluid.critical.T - (name === 'R14' ? 0.15 : 0.05);
  const temperatures = Array.from({ length: 201 }, (_, i) => fluid.limits.Tmin + ((top - fluid.limits.Tmin) * i) / 200);

  test('pressure and temperature alone are those of the states', () => {
    for (const T of temperatures) {
      const { dew } = fluid.saturation({ T });
      expect(fluid.saturationPressure(T)).toBe(dew.P);
      expect(fluid.saturationTemperature(dew.P)).toBe(fluid.saturation({ P: dew.P }).dew.T);
      expect(Math.abs(fluid.saturationTemperature(dew.P) / T - 1)).toBeLessThan(1e-10);
    }
  });

  test('a two-phase state is the share of its saturated states', () => {
    for (const T of temperatures.filter((_, i) => i % 10 === 4)) {
      const { bubble, dew } = fluid.saturation({ T });
      const Q = 0.05 + 0.9 * ((7.3 * T) % 1);
      const mixed = (key: 'H' | 'S'): number => bubble[key] + Q * (dew[key] - bubble[key]);
      for (const input of [
        { T, Q },
        { P: dew.P, Q },
        { P: dew.P, H: mixed('H') },
        { P: dew.P, S: mixed('S') },
      ]) {
        const state = fluid.state(input);
        expect(state.phase).toBe('two-phase');
        expect(Math.abs(state.T / T - 1)).toBeLessThan(1e-12);
        expect(Math.abs(state.H - mixed('H'))).toBeLessThan(1e-6);
        expect(Math.abs(state.S - mixed('S'))).toBeLessThan(1e-8);
        expect(Math.abs(state.D * (1 / bubble.D + Q * (1 / dew.D - 1 / bubble.D)) - 1)).toBeLessThan(1e-10);
      }
    }
  });

  test('one side alone is that side of both', () => {
    for (const T of temperatures.filter((_, i) => i % 20 === 3)) {
      const { bubble, dew } = fluid.saturation({ T });
      for (const [Q, side] of [
        [0, bubble],
        [1, dew],
      ] as const) {
        const alone = fluid.state({ T, Q });
        expect([alone.P, alone.D, alone.H, alone.S, alone.CP]).toEqual([side.P, side.D, side.H, side.S, side.CP]);
        expect(alone.phase).toBe(side.phase);
      }
    }
  });
});

test('the same question has the same digits whatever was asked before', async () => {
  const fresh = await createEngine();
  const asked = [250, 300, 330, 270, 250].map((T) => engine.fluid('R134a').saturation({ T }).dew.P);
  const other = [250, 270, 330, 300].map((T) => fresh.fluid('R134a').saturation({ T }).dew.P);
  expect(asked[0]).toBe(asked[4]);
  expect([asked[0], asked[3], asked[2], asked[1]]).toEqual(other);
  const blend = engine.fluid('R407C');
  const first = blend.saturation({ P: 5e5 });
  for (const P of [6e5, 7e5, 8e5, 9e5]) blend.saturation({ P });
  const again = blend.saturation({ P: 5e5 });
  expect([again.bubble.T, again.dew.T, again.dew.H]).toEqual([first.bubble.T, first.dew.T, first.dew.H]);
  expect(again.dew.composition).toEqual(first.dew.composition);
});

test('a blend’s one side alone, by T and by P, is that side of both, composition included', () => {
  for (const name of ['R407C', 'R448A', 'R455A']) {
    const fluid = engine.fluid(name);
    const { bubble, dew } = fluid.saturation({ T: 270 });
    const alone = [fluid.state({ T: 270, Q: 0 }), fluid.state({ T: 270, Q: 1 })];
    expect([alone[0]!.P, alone[1]!.P]).toEqual([bubble.P, dew.P]);
    expect(alone[0]!.composition).toEqual(bubble.composition);
    const unasked = engine.fluid(name).state({ P: 4.3e5, Q: 1 });
    const both = fluid.saturation({ P: 4.3e5 }).dew;
    expect([unasked.T, unasked.H]).toEqual([both.T, both.H]);
    expect(unasked.composition).toEqual(both.composition);
    expect(fluid.saturationPressure(270)).toBe(dew.P);
  }
});

test('beyond saturation: the limits, as saturation gives them', () => {
  const fluid = engine.fluid('R134a');
  expect(() => fluid.saturationPressure(380)).toThrow(EngineError);
  expect(() => fluid.saturationPressure(NaN)).toThrow(EngineError);
  expect(() => fluid.saturationTemperature(1e7)).toThrow(EngineError);
  expect(() => fluid.saturationTemperature(1)).toThrow(EngineError);
});

// Equal pressure and Gibbs energy of the published equations (Lemmon, McLinden and Wagner, 2009; Lemmon, Overhoff,
// McLinden and Wagner; Lemmon and Span, 2006), solved apart from this engine with 40 digits (mpmath 1.4.1). A cold
// liquid's pressure is the small difference of large terms: in double precision it takes care to keep it.
test.each([
  ['R290', 90, 0.000969098730040417],
  ['R290', 150, 283.447152171658],
  ['R290', 230, 96775.6115270604],
  ['R1270', 90, 0.00160502138333704],
  ['R1270', 150, 410.95490688358],
  ['R1270', 230, 123610.696890415],
  ['R601a', 115, 0.000190997770505505],
  ['R601a', 180, 47.3020220735205],
  ['R601a', 300, 97949.4803589156],
] as const)('%s at %d K has the saturation pressure of its equation in 40 digits', (name, T, P) => {
  const fluid = engine.fluid(name);
  expect(Math.abs(fluid.saturationPressure(T) / P - 1)).toBeLessThan(1e-12);
  expect(Math.abs(fluid.saturationTemperature(P) / T - 1)).toBeLessThan(1e-13);
});
