import { describe, expect, it } from 'vitest';
import { ZR144KCE } from '../../circuit/compressor/doctor/published.ts';
import { compressorPoint } from '../../circuit/compressor/point.ts';
import { createEngine } from '../../engine/index.ts';
import { struckValue } from './impossible.ts';

const engine = await createEngine();
const { capacity, power, mass_flow } = ZR144KCE;
const sheet = {
  fluid: 'R22',
  coefficients: { capacity, power, mass_flow },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
};
const at = (change: object) => struckValue(compressorPoint({ ...sheet, ...change }, 5, 50, {}, engine));

describe('what no compressor does is struck in its own line', () => {
  it('nothing of a sound sheet', () => {
    expect(at({})).toBeUndefined();
  });

  it.each([
    ['a power below zero', { coefficients: { capacity, mass_flow, power: power.map((value) => -value) } }, 'power'],
    ['a flow below zero', { coefficients: { power, mass_flow: mass_flow.map((value) => -value) } }, 'mass_flow'],
    [
      'an efficiency beyond one: a flow in g/s read as kg/s',
      { units: { ...sheet.units, mass_flow: 'kg/s' } },
      'eta_is',
    ],
    // The flow in g/s read as kg/h: 222 °C (python-hvac, ex04_compressor).
    ['a discharge beyond what any stands', { units: { ...sheet.units, mass_flow: 'kg/h' } }, 't_discharge'],
  ])('%s', (_name, change, line) => {
    expect(at(change)?.line).toBe(line);
  });
});
