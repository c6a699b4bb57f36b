import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../engine/embedded.ts';
import { answerJob, summaryOf } from './answer.ts';

const engine = createEmbeddedEngine();

describe('what the worker answers', () => {
  it('is one column per field asked, one row per pair given', () => {
    // Saturation of R290 at 0 °C: 474 457.5 Pa; NaN where there is no state.
    const [P, H] = answerJob(engine, 'R290', { pair: 'TQ', xs: [273.15, 1e6], ys: [1, 1], fields: ['P', 'H'] });
    expect(P?.[0]).toBeCloseTo(474_457.5, 0);
    expect(Number.isFinite(H?.[0])).toBe(true);
    expect(P?.[1]).toBeNaN();
  });

  it('is the constants of a fluid as plain data', () => {
    const summary = summaryOf(engine, 'R744');
    expect(structuredClone(summary)).toEqual(summary);
    expect(summary.critical.T).toBeCloseTo(304.1282, 4);
  });

  it('is the error of the engine for a fluid it does not know', () => {
    expect(() => summaryOf(engine, 'R0')).toThrow(expect.objectContaining({ code: 'unknown-fluid' }));
  });
});
