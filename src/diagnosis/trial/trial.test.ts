import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { diagnose } from '../likelihood/diagnose.ts';
import { drawnCase } from './cases.ts';
import { drawOf } from './random.ts';
import { saidIn } from './said.ts';
import type { Said } from './said.ts';
import { READING_SETS } from './sets.ts';
import { Tally } from './tally.ts';
import type { Counts, TrialResult } from './trial.ts';
import { trialPiece, trialResult } from './trial.ts';
import { WORLDS } from './worlds.ts';

const engine = await createEngine();
const SEED = 7;

function made(counts: Counts, sets = READING_SETS): TrialResult {
  const judge = (request: object) => {
    const outcome = diagnose(request, engine);
    return outcome.ok ? outcome.result : undefined;
  };
  const trial = trialPiece({ seed: SEED, piece: 0, world: WORLDS.wide }, counts, engine, { second: judge }, sets);
  let step = trial.next();
  while (!step.done) step = trial.next();
  return trialResult([step.value]);
}

describe('the trial, some tens of cases of it', () => {
  const sets = READING_SETS.filter(({ key }) => key === 'standard' || key === 'standard_reference');
  const { cases, leftOut, editions } = made({ single: 26, double: 4, healthy: 14, probe: 4 }, sets);

  it('makes as many cases as were asked', () => {
    expect(cases).toEqual({ single: 26, double: 4, healthy: 14, probe: 4 });
    expect(leftOut).toBeLessThan(0.5);
  });

  it('is seldom wrong and never sure of it, on machines wider than it allows for', () => {
    // What some hundred cases give (trial.json), as wide as some twenty allow.
    for (const { key } of sets) {
      const { right, wrong, wrongSure, healthy } = editions['second']![key]!;
      expect(right!, key).toBeGreaterThan(0.25);
      expect(wrong!, key).toBeLessThan(0.2);
      expect(wrongSure, key).toBe(0);
      expect(healthy.faulty!, key).toBeLessThan(0.15);
    }
  });
});

describe('a case', () => {
  it('is the same whenever it is drawn, and another at another place', () => {
    const one = drawnCase('single', [SEED, 3], WORLDS.scorer, engine)!;
    drawnCase('double', [SEED, 9], WORLDS.scorer, engine);
    expect(drawnCase('single', [SEED, 3], WORLDS.scorer, engine)).toEqual(one);
    const other = drawnCase('single', [SEED, 15], WORLDS.scorer, engine)!;
    expect(other.machine).toEqual(one.machine);
    expect(other.visit).not.toEqual(one.visit);
  });

  it('reads high and low pressures the right way round, in both visits and both worlds', () => {
    for (const world of Object.values(WORLDS)) {
      for (let place = 0; place < 24; place += 1) {
        const one = drawnCase('healthy', [SEED, place], world, engine);
        if (one === undefined) continue;
        for (const visit of [one.visit, one.reference]) {
          expect(visit['p_hp']!).toBeGreaterThan(visit['p_lp']!);
          expect(visit['t_discharge']!).toBeGreaterThan(visit['t_liquid']!);
        }
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
  const one = drawnCase('single', [SEED, 3], WORLDS.scorer, engine)!;
  const fault = { ...one, truth: ['undercharge'], severities: [0.4] };
  const said: Omit<Said, 'names'> = { order: ['normal', 'undercharge'], P: 0.9, word: 'very_likely', isSeveral: false };

  it('counts a fault called normal as wrong, a pair that holds the truth as right', () => {
    const tally = new Tally();
    tally.add(fault, { ...said, names: ['normal'] });
    tally.add(fault, { ...said, names: ['undercharge'], severity: 0.3 });
    tally.add(fault, { ...said, names: ['undercharge', 'flash_gas'], word: 'likely' });
    tally.add(fault, { ...said, names: [], word: 'other' });
    tally.add({ ...fault, severities: [0.15] }, { ...said, names: ['normal'] });
    expect(tally.result()).toMatchObject({
      ...{ answered: 0.75, right: 0.5, wrong: 0.25, wrongSure: 0.25, faultSaidNormal: 0.25, firstThree: 1 },
      veryLikely: { right: 0.5, cases: 2 },
      likely: { right: 1, cases: 1 },
      severityError: 0.1,
    });
  });

  it('counts an opinion as no answer, but whether what it speaks of is there', () => {
    const tally = new Tally();
    const opinion = (code: string) => saidIn({ by: 'opinion', verdict: 'V_FIRST_OPINION', opinion: { code } });
    tally.add(fault, opinion('O_EMPTYING'));
    tally.add(fault, opinion('O_FULL'));
    tally.add(fault, opinion('O_NOTHING'));
    tally.add({ ...fault, kind: 'healthy', truth: ['normal'] }, opinion('O_NOTHING'));
    expect(tally.result()).toMatchObject({ answered: 0, hints: { given: 0.6667, right: 0.5, healthy: 0 } });
  });

  it('reads the answer of an earlier edition, whose verdict has no word of its own', () => {
    const order = [{ key: 'valve_under', P: 0.9, word: 'very_likely' }];
    const answer = { by: 'likelihood', verdict: 'V_FAULT', faults: ['valve_under'], order };
    expect(saidIn(answer)).toMatchObject({ names: ['valve_under'], word: 'very_likely' });
    expect(saidIn({ ...answer, verdict: 'V_UNDECIDED', word: null }).names).toEqual([]);
    expect(saidIn(undefined).names).toEqual([]);
  });
});
