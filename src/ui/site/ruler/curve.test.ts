import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { curveOf, rulerCurves } from '../../../pages/_ruler-curves.ts';
import { bubblePressure, bubbleTemperature, dewPressure, dewTemperature } from './curve.ts';
import { pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import { readingAt } from './reading.ts';

const engine = createEmbeddedEngine();

describe('short saturation tables', () => {
  it.each(rulerCurves().map((curve) => [curve.fluid, curve] as const))(
    '%s reads like its equation of state, to 1e-4',
    (name, curve) => {
      const fluid = engine.fluid(name);
      for (let i = 0; i <= 200; i += 1) {
        const T = curve.from + ((curve.to - curve.from) * i) / 200;
        const { bubble, dew } = fluid.saturation({ T });
        expect(Math.abs(bubblePressure(curve, T) / (bubble.P / 1e5) - 1)).toBeLessThan(1e-4);
        expect(Math.abs(dewPressure(curve, T) / (dew.P / 1e5) - 1)).toBeLessThan(1e-4);
      }
    },
  );

  const r134a = curveOf('R134a', engine.fluid('R134a'));

  it('reads R134a at 0 °C as CoolProp 8 does: 2.928 bar', () => {
    expect(bubblePressure(r134a, 273.15)).toBeCloseTo(2.928, 3);
    expect(bubbleTemperature(r134a, 2.928)).toBeCloseTo(273.15, 1);
    const scale = { temperature: 'C', pressure: 'bar', atmosphere: 1.01325 } as const;
    const none = { bubbleGauge: '', bubbleAbsolute: '', bubbleTemperature: '' };
    expect(readingAt(r134a, 0, scale, 'fr')).toEqual({ temperature: '0,0', absolute: '2,93', gauge: '1,91', ...none });
    // 32 °F; 2.928 bar are 42.47 psi; at 1500 m the air is 0.84556 bar.
    const high = { temperature: 'F', pressure: 'psi', atmosphere: 0.845_56 } as const;
    expect(readingAt(r134a, 0, high, 'en')).toEqual({ temperature: '32.0', absolute: '42.5', gauge: '30.2', ...none });
  });

  it('reads a blend at its dew, and says its bubble both ways', () => {
    const r448a = curveOf('R448A', engine.fluid('R448A'));
    const { bubble, dew } = engine.fluid('R448A').saturation({ T: 273.15 });
    const atDew = engine.fluid('R448A').saturation({ P: dew.P });
    const reading = readingAt(r448a, 0, { temperature: 'C', pressure: 'bar', atmosphere: 1.01325 }, 'en');
    expect(reading.absolute).toBe((dew.P / 1e5).toFixed(2));
    expect(reading.bubbleAbsolute).toBe((bubble.P / 1e5).toFixed(2));
    expect(reading.bubbleTemperature).toBe((atDew.bubble.T - 273.15).toFixed(1).replace('-', '\u2212'));
    expect(dewTemperature(r448a, dew.P / 1e5)).toBeCloseTo(273.15, 2);
  });

  it('knows its ends', () => {
    expect(bubbleTemperature(r134a, 0.001)).toBeUndefined();
    expect(bubbleTemperature(r134a, 60)).toBeUndefined();
  });
});

describe('marks of the rule', () => {
  it.each(rulerCurves())('stand in order and apart: $fluid', (curve) => {
    const span = spanOf(curve);
    const marks = pressureMarks(curve, span);
    expect(marks.length).toBeGreaterThanOrEqual(5);
    marks.forEach(({ at }, index) => expect(at - (marks[index - 1]?.at ?? -7)).toBeGreaterThanOrEqual(7));
    expect(temperatureMarks(span).every(({ at }) => at >= 0 && at <= 100)).toBe(true);
  });
});
