import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'diametre';

describe('what it refuses', () => {
  it('anything not strictly positive', () => {
    const positive = { code: 'positive', fr: 'strictement positive', en: 'strictly positive' } as const;
    expectRefusal(ID, { flow: 0, speed: 1 }, { ...positive, field: 'flow' });
    expectRefusal(ID, { flow: 1, speed: -1 }, { ...positive, field: 'speed' });
    expectRefusal(ID, { solve: 'flow', d_in: 0, speed: 1 }, { ...positive, field: 'd_in' });
    expectRefusal(ID, { flow: 1, speed: 1, mu: 0 }, { ...positive, field: 'mu' });
  });
});

describe('what it says beside a result', () => {
  it('a series too small, and transitional flow', () => {
    expectWarning(
      ID,
      { flow: 1e4, speed: 1, series: 'cu-metric' },
      { code: 'noTubeLargeEnough', fr: 'n’est assez grand', en: 'large enough' },
    );
    expect(outputsOf(ID, { flow: 1e4, speed: 1, series: 'cu-metric' })).toMatchObject({ prev_label: '108x2.5' });
    expectWarning(
      ID,
      { solve: 'speed', d_in: 20, flow: 0.17, rho: 998.2, mu: 1002 },
      { code: 'transitionalFlow', fr: 'transition', en: 'Transitional' },
    );
  });
});

it('diameter, flow and velocity give each other back', () => {
  const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(between(0.01, 1e4), between(0.01, 50), (flow, speed) => {
      const d_in = figureOf(ID, { flow, speed }, 'd_in');
      fc.pre(d_in >= 0.1 && d_in <= 5000);
      expect(figureOf(ID, { solve: 'flow', d_in, speed }, 'flow') / flow).toBeCloseTo(1, 9);
      expect(figureOf(ID, { solve: 'speed', d_in, flow }, 'speed') / speed).toBeCloseTo(1, 9);
      expect(figureOf(ID, { flow: flow * 1.1, speed }, 'd_in')).toBeGreaterThan(d_in);
    }),
  );
});
