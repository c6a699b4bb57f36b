/** A small trial: the level the whole one reaches (data/trial.json), as wide as so few cases allow. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import whole from '../data/trial.json' with { type: 'json' };
import { besideSecond } from '../trial/second-program.ts';
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

  // Rows of 9 to 120 machines: each of its shares is known to 4 to 16 points at best. χ² of 37, 95 %: 52.19.
  it('does with each falsified reading what a second program does, as far as chance lets it be seen', () => {
    const { chi2, dof } = besideSecond(whole.readings);
    expect(dof).toBe(37);
    expect(chi2).toBeLessThan(52.19);
    expect(chi2).toBeGreaterThan(1);
  });

  it('names a false power, flow meter or reading of the water in two cases of three', () => {
    for (const key of ['power_meas', 'm_ref', 'te_in', 'te_out', 'tc_in', 'tc_out', 'e_flow', 'c_flow'] as const)
      expect(whole.readings[key].right, key).toBeGreaterThan(0.65);
  });
});
