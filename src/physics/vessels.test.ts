import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFromMass, meanDensity, meanVoidFractionZivi, voidFractionZivi } from './two-phase-mass.ts';
import type { Vessel } from './vessels.ts';
import { lyingVolumeFromLevel, segmentArea, standingVolumeFromLevel, vesselHeight, vesselVolume } from './vessels.ts';

const vessels: fc.Arbitrary<Vessel> = fc.record({
  diameter: fc.double({ min: 0.05, max: 5, noNaN: true }),
  length: fc.double({ min: 0, max: 20, noNaN: true }),
  heads: fc.constantFrom('flat', 'elliptical'),
});

describe('vessels', () => {
  it('half a lying cylinder and the two heads of a sphere', () => {
    expect(segmentArea(2, 1)).toBeCloseTo(Math.PI / 2, 12);
    // Two 2:1 heads without a shell are half the sphere of the same diameter: pi D^3 / 12.
    expect(vesselVolume({ diameter: 2, length: 0, heads: 'elliptical' })).toBeCloseTo((Math.PI * 8) / 12, 12);
  });

  it('are empty at the bottom, full at the top, and fill as the level rises', () => {
    fc.assert(
      fc.property(vessels, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (vessel, part, isVertical) => {
        const volume = isVertical ? standingVolumeFromLevel : lyingVolumeFromLevel;
        const height = vesselHeight(vessel, isVertical);
        const total = vesselVolume(vessel);
        expect(volume(vessel, 0)).toBeCloseTo(0, 12);
        expect(Math.abs(volume(vessel, height) - total)).toBeLessThanOrEqual(1e-9 * Math.max(total, 1));
        expect(volume(vessel, height * part)).toBeLessThanOrEqual(volume(vessel, height) + 1e-9);
        // Both orientations hold half at mid-height.
        expect(volume(vessel, height / 2)).toBeCloseTo(total / 2, 9);
      }),
    );
  });
});

describe('two-phase mass', () => {
  it('fill and mass are each other turned round', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.001, max: 10, noNaN: true }),
        (fill, volume) => {
          const held = { liquid: 1100, vapour: 60 };
          expect(fillFromMass(meanDensity(fill, held) * volume, volume, held)).toBeCloseTo(fill, 9);
        },
      ),
    );
  });

  it('Zivi: all liquid, all vapour, and the slip of the cube root of the density ratio', () => {
    const held = { liquid: 1000, vapour: 1 };
    expect(voidFractionZivi(0, held)).toBe(0);
    expect(voidFractionZivi(1, held)).toBe(1);
    // S = (1000)^(1/3) = 10: alpha = 1 / (1 + (1-x)/x * S * rv/rl) = 1 / 1.01 at x = 0.5.
    expect(voidFractionZivi(0.5, held)).toBeCloseTo(1 / 1.01, 12);
    expect(meanVoidFractionZivi(0.5, 0.5, held)).toBeCloseTo(1 / 1.01, 12);
    expect(meanVoidFractionZivi(0.2, 0.9, held)).toBeGreaterThan(voidFractionZivi(0.2, held));
  });
});
