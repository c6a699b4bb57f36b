import { describe, expect, it } from 'vitest';
import { onceForEach } from '../../../tests/unit/support/once.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { answerJob, summaryOf } from '../../runtime/answer.ts';
import { sampleCurves } from './curves.ts';
import type { PhCurves } from './types.ts';

const engine = createEmbeddedEngine();
const curvesOf = onceForEach((name): Promise<PhCurves> =>
  sampleCurves(summaryOf(engine, name), (jobs) => Promise.resolve(jobs.map((job) => answerJob(engine, name, job)))),
);

/** Indices of values that are not finite between two that are. */
function holes(values: Float64Array): number[] {
  const finite = Array.from(values, (_, index) => index).filter((index) => Number.isFinite(values[index]));
  const [first = 0] = finite;
  const last = finite.at(-1) ?? 0;
  return Array.from(values, (_, index) => index).filter(
    (index) => index > first && index < last && !Number.isFinite(values[index]),
  );
}

const BLENDS = ['R407C', 'R448A', 'R455A', 'R454B', 'R473A', 'R744[0.5]&R290[0.5]'];

describe.each(BLENDS)('the lines of %s', (name) => {
  it('close the dome over its critical point, without a step', async () => {
    const { dome, cap, facts } = await curvesOf(name);
    expect(cap).toBeDefined();
    const { H, P } = cap ?? { H: new Float64Array(), P: new Float64Array() };
    const width = Math.max(...dome.hDew) - Math.min(...dome.hBubble);
    const bubbleEnd = dome.hBubble.at(-2) ?? Number.NaN;
    const dewEnd = dome.hDew.at(-2) ?? Number.NaN;
    const along = [bubbleEnd, ...H, dewEnd];
    for (const [index, h] of along.slice(1).entries()) {
      const step = (h - (along[index] ?? Number.NaN)) / width;
      expect(step).toBeGreaterThan(-1e-4);
      expect(step).toBeLessThan(0.02);
    }
    // The boundary's own maximum is at or above the critical pressure, and nothing overshoots it.
    const boundary = [...(facts.envelope?.bubble ?? []), ...(facts.envelope?.dew ?? [])];
    expect(boundary.length).toBeGreaterThan(40);
    expect(Math.max(...P) / facts.critical.P).toBeGreaterThan(0.9995);
    expect(Math.max(...P) / facts.critical.P).toBeLessThan(1.01);
  });

  it('cross it sloped, in one piece', async () => {
    const { dome, isotherms } = await curvesOf(name);
    for (const { H, P } of isotherms) expect(holes(H).concat(holes(P))).toEqual([]);
    const isotherm = isotherms.find(({ value }) => value > (dome.T.at(-1) ?? 0) - 60);
    const pressures = Array.from(isotherm?.P ?? []);
    expect(pressures.every((P, index) => index === 0 || P > (pressures[index - 1] ?? 0))).toBe(true);
    const inside = pressures.filter((_, index) => {
      const h = isotherm?.H[index] ?? Number.NaN;
      return h > (dome.hBubble[60] ?? 0) && h < (dome.hDew[60] ?? 0);
    });
    expect(new Set(inside).size).toBe(inside.length);
    expect(inside.length).toBeGreaterThan(8);
  });

  it('of quality meet at the critical point', async () => {
    const { dome, quality } = await curvesOf(name);
    expect(quality).toHaveLength(9);
    for (const { H, P } of quality) {
      expect(Array.from(H).every(Number.isFinite)).toBe(true);
      expect(P.at(-1)).toBe(dome.P.at(-1));
    }
  });
});

it('leaves the top of a pure fluid to its critical point', async () => {
  expect((await curvesOf('R134a')).cap).toBeUndefined();
});
