import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { drawnCase } from './cases.ts';
import { drawOf } from './random.ts';
import { READING_SETS } from './sets.ts';
import { Tally } from './tally.ts';
import type { TrialResult } from './trial.ts';
import { trialOf } from './trial.ts';

const engine = await createEngine();
const SEED = 7;

function made(counts: TrialResult['cases'], sets = READING_SETS): TrialResult {
  const trial = trialOf(SEED, 1, counts, engine, sets);
  let step = trial.next();
  while (!step.done) step = trial.next();
  return step.value;
}

describe('the trial, some tens of cases of it', () => {
  const sets = READING_SETS.filter(({ key }) => key === 'standard' || key === 'standard_reference');
  const { cases, leftOut, likelihood, rules } = made({ single: 78, double: 13, healthy: 26, probe: 13 }, sets);

  it('makes as many cases as were asked', () => {
    expect(cases).toEqual({ single: 78, double: 13, healthy: 26, probe: 13 });
    expect(leftOut).toBeLessThan(0.25);
  });

  it('answers often and seldom wrongly, more so with a reference visit', () => {
    // What a thousand cases give (trial.json), as wide as some sixty allow.
    const standard = likelihood['standard']!;
    const reference = likelihood['standard_reference']!;
    expect(standard.answered).toBeGreaterThan(0.48);
    expect(standard.first).toBeGreaterThan(0.75);
    expect(standard.wrongWithConfidence).toBeLessThan(0.06);
    expect(reference.answered).toBeGreaterThan(0.72);
    expect(reference.first).toBeGreaterThan(0.85);
    expect(reference.firstThree).toBeGreaterThan(0.9);
    expect(reference.wrongWithConfidence).toBeLessThan(0.06);
    expect(reference.healthyCalledFaulty).toBeLessThan(0.12);
    expect(reference.answered).toBeGreaterThan(standard.answered!);
  });

  it('does better than rules', () => {
    for (const { key } of sets) {
      expect(likelihood[key]!.first).toBeGreaterThan(rules[key]!.first! + 0.2);
      expect(likelihood[key]!.wrongWithConfidence).toBeLessThan(rules[key]!.wrongWithConfidence!);
    }
  });
});

describe('a case', () => {
  it('is the same whenever it is drawn, and another at another place', () => {
    const one = drawnCase('single', [SEED, 3], 1, engine)!;
    drawnCase('double', [SEED, 9], 1, engine);
    expect(drawnCase('single', [SEED, 3], 1, engine)).toEqual(one);
    const other = drawnCase('single', [SEED, 16], 1, engine)!;
    expect(other.machine).toEqual(one.machine);
    expect(other.visit).not.toEqual(one.visit);
  });

  it('reads high and low pressures the right way round, in both visits', () => {
    for (let place = 0; place < 26; place += 1) {
      const one = drawnCase('healthy', [SEED, place], 1, engine);
      if (one === undefined) continue;
      for (const visit of [one.visit, one.reference]) {
        expect(visit['p_hp']!).toBeGreaterThan(visit['p_lp']!);
        expect(visit['t_discharge']!).toBeGreaterThan(visit['t_liquid']!);
      }
    }
  });
});

describe('numbers drawn', () => {
  it('fill their range evenly', () => {
    const counts = new Array<number>(10).fill(0);
    for (let place = 0; place < 2000; place += 1) {
      const draw = drawOf(SEED, place);
      for (let k = 0; k < 5; k += 1) counts[Math.floor(draw.between(0, 10))]! += 1;
    }
    // A thousand each, with a standard deviation of 30.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('the tally', () => {
  it('counts a fault called normal as wrong, and a pair as no answer', () => {
    const one = drawnCase('single', [SEED, 3], 1, engine)!;
    const fault = { ...one, truth: ['undercharge'], severities: [0.4] };
    const said = { order: ['normal', 'undercharge'], P: 0.9, isSure: true, isSeveral: false };
    const tally = new Tally();
    tally.add(fault, { ...said, names: ['normal'] });
    tally.add(fault, { ...said, names: ['undercharge'], severity: 0.3 });
    tally.add(fault, { ...said, names: ['undercharge', 'flash_gas'] });
    tally.add(fault, { ...said, names: [] });
    tally.add({ ...fault, severities: [0.15] }, { ...said, names: ['normal'] });
    expect(tally.result()).toMatchObject({
      ...{ answered: 0.5, pairs: 0.25, pairHoldsTruth: 1, first: 0.5, firstThree: 1, wrongWithConfidence: 0.25 },
      severityError: 0.1,
    });
  });
});
