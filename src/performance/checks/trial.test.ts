/** A small trial: the level the whole one reaches (data/trial.json), as wide as so few cases allow. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import whole from '../data/trial.json' with { type: 'json' };
import { tallied, trialCases } from '../trial/trial.ts';

const engine = await createEngine();

describe('the trial on machines of known truth', () => {
  const few = tallied(trialCases(3, 160, engine)).all;

  it('holds the truth within the band, and seldom takes a clean machine for a false one', () => {
    expect(few.clean.capacity.within).toBeGreaterThan(0.88);
    expect(Math.abs(few.clean.capacity.bias)).toBeLessThan(0.03);
    expect(few.clean.alarm).toBeLessThan(0.08);
  });

  it('reached its level when it was made whole', () => {
    const { clean, wrong } = whole.all;
    for (const { within, bias } of [clean.capacity, clean.ratio]) {
      expect(within).toBeGreaterThan(0.93);
      expect(within).toBeLessThan(0.99);
      expect(Math.abs(bias)).toBeLessThan(0.01);
    }
    expect(clean.alarm).toBeLessThan(0.02);
    expect(wrong.wrong).toBeLessThan(0.03);
    expect(wrong.right + wrong.refused + wrong.abstains).toBeGreaterThan(0.58);
  });
});
