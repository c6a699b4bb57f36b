import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { curveOf, rulerCurves } from './build.ts';
import { pressureAt, temperatureAt } from './curve.ts';
import { readingOfPipe } from '../../circuit/ruler/pipe.ts';
import type { Pipe } from '../../circuit/ruler/pipe.ts';
import { pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import { compared, readingAt } from './reading.ts';
import { withoutUnit } from './scale.ts';
import type { Scale } from './scale.ts';

const engine = createEmbeddedEngine();
const BAR: Scale = { temperature: 'C', pressure: 'bar', atmosphere: 1.01325 };

describe('short saturation tables', () => {
  it.each(rulerCurves().map((curve) => [curve.fluid, curve] as const))(
    '%s reads like its equation of state, to 1.1e-4',
    (name, curve) => {
      const fluid = engine.fluid(name);
      for (let i = 0; i <= 200; i += 1) {
        const t = Math.min(curve.to, curve.from + ((curve.to - curve.from) * i) / 200);
        const { bubble, dew } = fluid.saturation({ T: t + 273.15 });
        for (const [side, bar] of [
          ['bubble', bubble.P / 1e5],
          ['dew', dew.P / 1e5],
        ] as const) {
          // The most at the warm end, next to critical: 0.005 bar of the 111 of R717.
          expect(Math.abs(pressureAt(curve, side, t) / bar - 1)).toBeLessThan(1.1e-4);
        }
      }
    },
  );

  const r134a = curveOf('R134a', engine.fluid('R134a'));

  it('reads R134a at 0 °C as CoolProp 8 does: 2.928 bar', () => {
    expect(pressureAt(r134a, 'bubble', 0)).toBeCloseTo(2.928, 3);
    expect(temperatureAt(r134a, 'bubble', 2.928)).toBeCloseTo(0, 1);
    expect(readingAt(r134a, 0, BAR, 'fr')).toEqual({ dew: '0,0', bubble: '0,0', absolute: '2,93', gauge: '1,91' });
    // 32 °F; 2.928 bar are 42.47 psi; at 1500 m the air is 0.84556 bar.
    const high = { ...BAR, temperature: 'F', pressure: 'psi', atmosphere: 0.845_56 } as const;
    const inPsi = { dew: '32.0', bubble: '32.0', absolute: '42.5', gauge: '30.2' };
    expect(readingAt(r134a, 0, high, 'en')).toEqual(inPsi);
    const inKilopascals = { ...BAR, temperature: 'K', pressure: 'kPa' } as const;
    expect(readingAt(r134a, 0, inKilopascals, 'en')).toMatchObject({ dew: '273.2', absolute: '292.8' });
  });

  const r448a = curveOf('R448A', engine.fluid('R448A'));

  it('reads a blend at its dew, and its bubble at the same pressure', () => {
    const { dew } = engine.fluid('R448A').saturation({ T: 273.15 });
    const atDew = engine.fluid('R448A').saturation({ P: dew.P });
    const reading = readingAt(r448a, 0, BAR, 'en');
    expect(reading.absolute).toBe((dew.P / 1e5).toFixed(2));
    expect(reading.bubble).toBe((atDew.bubble.T - 273.15).toFixed(1).replace('-', '\u2212'));
    expect(temperatureAt(r448a, 'dew', dew.P / 1e5)).toBeCloseTo(0, 2);
  });

  it('compares what is measured with the dew above it, the bubble below it, neither between them', () => {
    const saturation = engine.fluid('R448A').saturation({ P: 621_325 });
    const [dew, bubble] = [saturation.dew.T - 273.15, saturation.bubble.T - 273.15];
    const at = (measured: number, pipe?: Pipe) => compared(r448a, dew, measured, pipe);
    expect(at(12)?.verdict).toBe('superheat');
    expect(at(12)?.kelvins).toBeCloseTo(12 - dew, 2);
    // On the suction that is liquid: no side, no subcooling.
    expect(at(-5)).toEqual({ verdict: 'asked', kelvins: 0 });
    expect(at(-5, 'low')).toEqual({ verdict: 'wet', kelvins: 0 });
    expect(at(-5, 'high')?.verdict).toBe('subcooling');
    expect(at(-5, 'high')?.kelvins).toBeCloseTo(bubble + 5, 2);
    expect(at(12, 'high')).toEqual({ verdict: 'flash', kelvins: 0 });
    expect(at((dew + bubble) / 2)).toEqual({ verdict: 'twoPhase', kelvins: 0 });
    expect(at((dew + bubble) / 2, 'low')?.verdict).toBe('wet');
    // Colder than any bubble of the curve.
    expect(compared(r448a, r448a.from, -100, undefined)).toBeUndefined();
    expect(compared(r448a, r448a.from, -100, 'low')?.verdict).toBe('wet');
    const subcooled = { verdict: 'subcooling', kelvins: expect.closeTo(4, 6) as number };
    expect(compared(r134a, 0, -4, 'high')).toEqual(subcooled);
  });

  it('has the side asked for where the whole ruler does, and takes it where that one does', () => {
    // CoolProp 8.0.0: R454B and R134a at 45 °C, R744 at -19.418 °C. Nobody said the side.
    const of = (fluid: string, t: number, measured: number) =>
      compared(curveOf(fluid, engine.fluid(fluid)), t, measured, undefined)?.verdict;
    expect(of('R454B', 45, 38)).toBe('subcooling');
    expect(of('R454B', 45, 60)).toBe('asked');
    expect(of('R134a', 45, 38)).toBe('asked');
    expect(of('R513A', 45, 38)).toBe('asked');
    expect(of('R744', -19.4, -10)).toBe('asked');
    expect(of('R134a', 5, 12)).toBe('superheat');
    for (const curve of rulerCurves()) {
      const critical = engine.fluid(curve.fluid).critical.T - 273.15;
      const { bubble } = engine.fluid(curve.fluid).saturation({ T: Math.min(318.15, critical + 272) });
      const dew = engine.fluid(curve.fluid).saturation({ P: bubble.P }).dew.T - 273.15;
      const mini = compared(curve, dew, bubble.T - 283.15, undefined)?.verdict;
      const whole = readingOfPipe(bubble.T - 283.15, { dew, bubble: bubble.T - 273.15, critical }, undefined);
      expect(mini, curve.fluid).toBe(whole);
    }
  });

  it('takes a number with the unit pasted behind it', () => {
    expect(withoutUnit('5,2', BAR, 'pressure')).toEqual(['5,2', BAR]);
    expect(withoutUnit('75 psig', BAR, 'pressure')).toEqual(['75', { ...BAR, pressure: 'psi' }]);
    expect(withoutUnit('520 kPa', BAR, 'pressure')).toEqual(['520', { ...BAR, pressure: 'kPa' }]);
    expect(withoutUnit('50 °F', BAR, 'temperature')).toEqual(['50', { ...BAR, temperature: 'F' }]);
    // A temperature is no pressure: it stays to be refused.
    expect(withoutUnit('50 °F', BAR, 'pressure')).toEqual(['50 °F', BAR]);
  });

  it('knows its ends', () => {
    expect(temperatureAt(r134a, 'bubble', 0.001)).toBeUndefined();
    expect(temperatureAt(r134a, 'bubble', 60)).toBeUndefined();
  });
});

describe('marks of the rule', () => {
  it.each(rulerCurves())('stand in order and apart: $fluid', (curve) => {
    const span = spanOf(curve);
    for (const pressure of ['bar', 'psi', 'kPa', 'MPa'] as const) {
      const marks = pressureMarks(curve, span, { ...BAR, pressure });
      expect(marks.length).toBeGreaterThanOrEqual(4);
      // On the narrowest phone a digit takes 3 hundredths of the rule: "150" and "200" need 9 and a gap.
      marks.forEach(({ at, value }, index) => {
        const before = marks[index - 1];
        if (!before) return;
        const digits = `${value}${before.value}`.length / 2;
        expect(at - before.at).toBeGreaterThanOrEqual(Math.max(7, digits * 3 + 2));
      });
    }
    for (const temperature of ['C', 'F', 'K'] as const)
      expect(temperatureMarks(span, { ...BAR, temperature }).every(({ at }) => at >= 0 && at <= 100)).toBe(true);
  });

  it('write the ones, twos and fives before what stands between them', () => {
    const r134a = curveOf('R134a', engine.fluid('R134a'));
    const shown = pressureMarks(r134a, spanOf(r134a), BAR).map(({ value }) => value);
    expect(shown).toEqual(expect.arrayContaining([-0.5, 0, 1, 2, 5, 10, 20]));
    // 0 °C is 32 °F, and 2.928 bar are 1.915 bar gauge.
    const span = spanOf(r134a);
    const freezing = (0 - span.low) / (span.high - span.low);
    const fahrenheit = temperatureMarks(span, { ...BAR, temperature: 'F' });
    const [cold, warm] = [20, 40].map((value) => fahrenheit.find((mark) => mark.value === value)?.at ?? Number.NaN);
    expect(cold! + (warm! - cold!) * 0.6).toBeCloseTo(freezing * 100, 6);
    const two = pressureMarks(r134a, span, BAR).find(({ value }) => value === 2)?.at ?? 0;
    expect(two).toBeGreaterThan(freezing * 100);
    expect(two).toBeLessThan(freezing * 100 + 2);
  });
});
