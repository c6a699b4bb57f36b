import { describe, expect, it } from 'vitest';
import { pumpDownTime, pumpDownTimeThroughHose } from '../../physics/vacuum.ts';
import { hoseCurve, pressureAtTime, pumpDownCurve } from './curve.ts';

const CASE = { volume: 0.1, speed: 5 / 3600, start: 101_325, target: 100, ultimate: 2 } as const;
const HOSE = { diameter: 0.005, length: 1.5 } as const;

describe('curves of an evacuation', () => {
  it('ends without a hose where the pumping equation says', () => {
    const end = pumpDownCurve(CASE).at(-1);
    expect(end?.time).toBeCloseTo(pumpDownTime(0.1, 5 / 3600, 101_325, 100, 2), 6);
    // Worked example: 100 L, 5 m³/h, to 1 mbar: 8.3293 min.
    expect((end?.time ?? 0) / 60).toBeCloseTo(8.3293, 3);
  });

  it('ends through a hose where the fine integral says', () => {
    const whole = pumpDownTimeThroughHose(CASE.volume, CASE.speed, HOSE, CASE);
    expect((hoseCurve(CASE, HOSE).at(-1)?.time ?? 0) / whole).toBeCloseTo(1, 3);
  });

  it('reads the pressure of the pumping equation at any time', () => {
    const curve = pumpDownCurve(CASE);
    // p = pu + (p0 − pu) exp(−S t / V): the equation turned round.
    for (const time of [0, 60, 200, 400]) {
      expect(
        pressureAtTime(curve, time) / (2 + (101_325 - 2) * Math.exp((-CASE.speed * time) / CASE.volume)),
      ).toBeCloseTo(1, 3);
    }
    expect(pressureAtTime(curve, 1e6)).toBe(100);
  });

  it('falls all the way, later with a hose than without', () => {
    const [free, through] = [pumpDownCurve(CASE), hoseCurve(CASE, HOSE)];
    for (let index = 1; index < free.length; index += 1) {
      expect(through[index]!.pressure).toBeLessThan(through[index - 1]!.pressure);
      expect(through[index]!.time).toBeGreaterThan(free[index]!.time);
    }
  });
});
