import { describe, expect, it } from 'vitest';
import { spreadOut, vesselOutline, vesselShape } from './vessel-shape.ts';

const ROOM = { width: 300, height: 200 };

describe('a drawn vessel', () => {
  it('keeps its proportions, with heads a quarter of the diameter deep', () => {
    const shape = vesselShape({ diameter: 400, length: 900, heads: 'elliptical', isVertical: true }, ROOM);
    expect(shape.rise).toBe(1100);
    expect(shape.height).toBe(200);
    expect(shape.width / shape.height).toBeCloseTo(400 / 1100, 12);
    expect(shape.head / shape.width).toBeCloseTo(0.25, 12);
    expect(shape.isDistorted).toBe(false);
  });

  it('shortens what would be a mere line, and says so', () => {
    const long = vesselShape({ diameter: 400, length: 9000, heads: 'flat', isVertical: false }, ROOM);
    expect(long).toMatchObject({ width: 300, height: 60, isDistorted: true });
    const tall = vesselShape({ diameter: 200, length: 4000, heads: 'flat', isVertical: true }, ROOM);
    expect(tall).toMatchObject({ width: 40, height: 200, isDistorted: true });
  });

  it('closes its outline at its four sides', () => {
    const vessel = { diameter: 100, length: 250, heads: 'elliptical', isVertical: false } as const;
    const shape = vesselShape(vessel, ROOM);
    expect(vesselOutline(vessel, shape, 10, 20)).toBe('M35 20H285A25 50 0 0 1 285 120H35A25 50 0 0 1 35 20Z');
  });

  it('keeps names apart, in their order', () => {
    expect(spreadOut([50, 52, 54], 16, 0, 100)).toEqual([50, 66, 82]);
    expect(spreadOut([90, 95, 99], 16, 0, 100)).toEqual([68, 84, 100]);
    expect(spreadOut([10, 60], 16, 0, 100)).toEqual([10, 60]);
  });
});
