import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { curveOf } from './build.ts';
import { dewOf, isAboveCritical, leadingOfNext, pressureOf } from './leading.ts';
import type { Leading } from './leading.ts';
import { compared, readingAt } from './reading.ts';

const engine = createEmbeddedEngine();
const of = (name: string) => curveOf(name, engine.fluid(name));
const [r134a, r410a, r454b, r448a, r744] = ['R134a', 'R410A', 'R454B', 'R448A', 'R744'].map(of) as [
  ReturnType<typeof of>,
  ReturnType<typeof of>,
  ReturnType<typeof of>,
  ReturnType<typeof of>,
  ReturnType<typeof of>,
];
const AIR = 1.013_25;
const BAR = { temperature: 'C', pressure: 'bar', atmosphere: AIR } as const;

describe('what leads the ruler of the home page', () => {
  const typed: Leading = { side: 'gauge', value: 7.9 };

  it('keeps a pressure when the fluid changes: the superheat follows', () => {
    const kept = leadingOfNext(typed, false, r410a, r454b, AIR);
    expect(kept).toEqual(typed);
    const superheat = (fluid: typeof r410a, name: string) => {
      const dew = dewOf(kept, fluid, AIR) ?? Number.NaN;
      // The equation of state itself at 8.91325 bar.
      expect(dew).toBeCloseTo(engine.fluid(name).saturation({ P: 891_325 }).dew.T - 273.15, 2);
      return compared(fluid, dew, 9, undefined)?.kelvins;
    };
    expect(superheat(r410a, 'R410A')).toBeCloseTo(5.5, 1);
    expect(superheat(r454b, 'R454B')).toBeCloseTo(2.7, 1);
  });

  it('keeps a temperature where one was typed', () => {
    const dew: Leading = { side: 'dew', value: -10 };
    expect(leadingOfNext(dew, false, r134a, r744, AIR)).toEqual(dew);
    // CoolProp 8.0.0, R744 saturated at -10 °C: 26.487 bar.
    expect(pressureOf(dew, r744, AIR)).toBeCloseTo(26.487, 2);
    // A bubble of a blend has no field of its own on a pure fluid.
    expect(leadingOfNext({ side: 'bubble', value: 5 }, false, r448a, r744, AIR)).toEqual({ side: 'dew', value: 5 });
  });

  it('takes the example of the page as a pressure, or as a temperature where the fluid has no such pressure', () => {
    const example: Leading = { side: 'dew', value: 0 };
    const next = leadingOfNext(example, true, r134a, r410a, AIR);
    expect(next.side).toBe('gauge');
    // CoolProp 8.0.0, R134a saturated at 0 °C: 2.9280 bar.
    expect(next.value).toBeCloseTo(2.928 - AIR, 3);
    // Under the triple point of CO2, 5.18 bar, there is no liquid.
    expect(leadingOfNext(example, true, r134a, r744, AIR)).toEqual({ side: 'dew', value: 0 });
  });

  it('has no saturation above the critical point, and says the pressure all the same', () => {
    const gasCooler: Leading = { side: 'gauge', value: 95 };
    expect(dewOf(gasCooler, r744, AIR)).toBeUndefined();
    expect(isAboveCritical(gasCooler, r744, AIR)).toBe(true);
    const P = pressureOf(gasCooler, r744, AIR);
    expect(readingAt(r744, undefined, BAR, 'fr', P)).toEqual({
      gauge: '95,00',
      absolute: '96,01',
      dew: '–',
      bubble: '–',
    });
    // R744: 304.128 K, 73.773 bar (Span and Wagner 1996).
    expect(isAboveCritical({ side: 'dew', value: 31 }, r744, AIR)).toBe(true);
    expect(isAboveCritical({ side: 'absolute', value: 73.7 }, r744, AIR)).toBe(false);
    // Too cold is another matter.
    expect(isAboveCritical({ side: 'gauge', value: 2 }, r744, AIR)).toBe(false);
  });

  it('reads nothing from what is no number', () => {
    const none: Leading = { side: 'gauge', value: undefined };
    expect(dewOf(none, r134a, AIR)).toBeUndefined();
    const P = pressureOf(none, r134a, AIR);
    expect(readingAt(r134a, undefined, BAR, 'fr', P)).toEqual({ gauge: '–', absolute: '–', dew: '–', bubble: '–' });
  });
});
