import { describe, expect, it } from 'vitest';
import type { CapillaryInlet } from '../../physics/capillary.ts';
import { capillaryFlow } from '../../physics/capillary.ts';
import { flowOfOther, lengthOfSame, neighbouringDiameters } from './equivalents.ts';

/** R134a at 45 °C with 5 K of subcooling: the page's first worked example. */
const INLET: CapillaryInlet = {
  pressure: 11.599e5,
  saturationPressure: 10.166e5,
  subcooling: 5,
  liquidDensity: 1125.1,
  vapourDensity: 57.657,
  liquidViscosity: 151.39e-6,
  vapourViscosity: 12.633e-6,
  surfaceTension: 5.4998e-3,
  latentHeat: 157_580,
  criticalTemperature: 374.21,
  criticalPressure: 40.593e5,
};
const flow = (diameter: number, length: number): number => capillaryFlow(INLET, diameter / 1000, length) * 3600;
const KNOWN = { diameter: 1, length: 2, flow: flow(1, 2) };

describe('tubes around a capillary', () => {
  it('follow the correlation of the real inlet', () => {
    for (const [diameter, length] of [
      [0.8, 0.5],
      [1.3, 4],
      [1, 2],
    ] as const) {
      expect(flowOfOther(KNOWN, diameter, length) / flow(diameter, length)).toBeCloseTo(1, 9);
    }
  });

  it('pass the same flow at their equivalent length', () => {
    for (const diameter of [0.8, 0.9, 1.1])
      expect(flow(diameter, lengthOfSame(KNOWN, diameter)) / KNOWN.flow).toBeCloseTo(1, 9);
  });

  it('are tenths of a millimetre on both sides, within the correlation', () => {
    expect(neighbouringDiameters(1)).toEqual([0.8, 0.9, 1.1, 1.2]);
    expect(neighbouringDiameters(0.759)).toEqual([0.6, 0.7, 0.8, 0.9]);
    expect(neighbouringDiameters(0.5)).toEqual([0.6, 0.7]);
    expect(neighbouringDiameters(2.6)).toEqual([]);
  });
});
