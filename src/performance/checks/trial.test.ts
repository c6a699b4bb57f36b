/** A small trial: the level the whole one reaches (data/trial.json), as wide as so few cases allow. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import whole from '../data/trial.json' with { type: 'json' };
import { besideSecond, differencesOf, sameShareProbability, shareInterval } from '../trial/second-program.ts';
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

  it('differs from it in no outcome of any reading beyond chance', () => {
    const found = differencesOf(whole.readings);
    expect(found).toHaveLength(75);
    expect(found[0]!.adjusted, JSON.stringify(found[0])).toBeGreaterThan(0.05);
    // Fisher's lady: 3 of 4 and 1 of 4 are met with p = 0.4857. Wilson's interval of 5 in 10: 0.2366 to 0.7634.
    expect(sameShareProbability([3, 4], [1, 4])).toBeCloseTo(0.4857, 4);
    expect(shareInterval(0.5, 10).map((share) => Number(share.toFixed(4)))).toEqual([0.2366, 0.7634]);
    // A share that does differ is seen.
    const { t_liquid } = whole.readings;
    const worse = differencesOf({ ...whole.readings, t_liquid: { ...t_liquid, right: 0.2, silent: 0.66 } });
    expect(worse[0]).toMatchObject({ key: 't_liquid' });
    expect(worse[0]!.adjusted).toBeLessThan(0.05);
  });

  it('names a false power, flow meter or reading of the water in two cases of three', () => {
    for (const key of ['power_meas', 'm_ref', 'te_in', 'te_out', 'tc_in', 'tc_out', 'e_flow', 'c_flow'] as const)
      expect(whole.readings[key].right, key).toBeGreaterThan(0.65);
  });
});
