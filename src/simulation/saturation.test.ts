import { describe, expect, it } from 'vitest';
import type { Fluid, Saturation, State } from '../engine/types.ts';
import { STEADY_DEFAULTS } from './defaults.ts';
import { condensation, evaporation } from './saturation.ts';

/**
 * A blend with a textbook saturation: Clausius-Clapeyron curves, ln p linear in -1/T, the bubble
 * pressure 1.3 times the dew pressure at the same temperature. Saturation only.
 */
const SLOPE = 2800;
const DEW = 20;
const BUBBLE = DEW + Math.log(1.3);
const pressure = (constant: number, T: number): number => (Math.exp(constant - SLOPE / T) * 1e5) / 1e4;
const temperature = (constant: number, P: number): number => SLOPE / (constant - Math.log((P / 1e5) * 1e4));
const point = (T: number, P: number): State => ({ T, P }) as State;

const blend = {
  critical: { T: 360, P: 45e5, D: 500 },
  triple: { T: 150, P: 10 },
  limits: { Tmin: 150, Tmax: 500, Pmax: 5e7 },
  saturation: (at: { T: number } | { P: number }): Saturation =>
    'T' in at
      ? { bubble: point(at.T, pressure(BUBBLE, at.T)), dew: point(at.T, pressure(DEW, at.T)) }
      : { bubble: point(temperature(BUBBLE, at.P), at.P), dew: point(temperature(DEW, at.P), at.P) },
} as unknown as Fluid;

describe('evaporation of a blend', () => {
  it('takes a temperature as the dew point, with bubble and dew at one pressure', () => {
    const { bubble, dew } = evaporation(blend, STEADY_DEFAULTS);
    expect(dew.T).toBeCloseTo(273.15, 9);
    expect(dew.P).toBeCloseTo(pressure(DEW, 273.15), 3);
    expect(bubble.P).toBe(dew.P);
    expect(bubble.T).toBeLessThan(dew.T - 5);
  });

  it.each([-40, -10, 0, 10, 40])('finds the pressure whose mean temperature is %f °C', (pt_evp) => {
    const { bubble, dew } = evaporation(blend, { ...STEADY_DEFAULTS, pt_evp, sat_ref: 'mid' });
    expect((bubble.T + dew.T) / 2).toBeCloseTo(pt_evp + 273.15, 8);
    expect(bubble.P).toBe(dew.P);
    expect(dew.P).toBeGreaterThan(pressure(DEW, pt_evp + 273.15));
    expect(dew.P).toBeLessThan(pressure(BUBBLE, pt_evp + 273.15));
  });

  it.each([-40, 0, 40])('takes %f °C for its bubble point', (pt_evp) => {
    const { bubble, dew } = evaporation(blend, { ...STEADY_DEFAULTS, pt_evp, sat_ref: 'bubble' });
    expect(bubble.T).toBeCloseTo(pt_evp + 273.15, 8);
    expect(dew.P).toBeCloseTo(pressure(BUBBLE, pt_evp + 273.15), 3);
    expect(bubble.P).toBe(dew.P);
  });

  it('takes a pressure as it is', () => {
    const { bubble, dew } = evaporation(blend, { ...STEADY_DEFAULTS, mode_evp: 2, pt_evp: 3, sat_ref: 'mid' });
    expect(dew.P).toBe(3e5);
    expect(bubble.P).toBe(3e5);
  });
});

describe('condensation of a blend', () => {
  it('compares mean with mean', () => {
    const input = { ...STEADY_DEFAULTS, sat_ref: 'mid' } as const;
    const evaporating = evaporation(blend, input);
    expect(() => condensation(blend, { ...input, pt_cdr: -0.001 }, evaporating)).toThrow('E_ORDER');
    // Above the mean temperature of evaporation, though below its dew point.
    expect(condensation(blend, { ...input, pt_cdr: 0.5 }, evaporating).dew.P).toBeGreaterThan(evaporating.dew.P);
  });

  it('compares bubble with bubble', () => {
    const input = { ...STEADY_DEFAULTS, sat_ref: 'bubble' } as const;
    const evaporating = evaporation(blend, input);
    expect(() => condensation(blend, { ...input, pt_cdr: -0.001 }, evaporating)).toThrow('E_ORDER');
    expect(condensation(blend, { ...input, pt_cdr: 0.5 }, evaporating).dew.P).toBeGreaterThan(evaporating.dew.P);
  });
});
