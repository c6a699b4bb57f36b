import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { draws } from '../../../tests/unit/support/draws.ts';
import { leak } from '../index.ts';
import { randomLeak, seeded, tried } from './random-leaks.ts';
import { CASES, deviations, ERRORS } from './reference.ts';

const engine = await createEngine();

describe('against an independent evaluator', () => {
  it('has all its cases', () => expect([CASES.length, ERRORS.length]).toEqual([16, 3]));

  it.each(CASES)('$name', ({ request, expect: values }) => {
    const outcome = leak(request, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const found = deviations(outcome.result, values);
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ share }) => !(share <= 1))).toEqual([]);
    const { first_kg, lost_kg, added_kg, left_kg } = outcome.result.balance;
    for (const name of outcome.result.components) {
      expect(first_kg[name]! - lost_kg[name]! + added_kg[name]!).toBeCloseTo(left_kg[name]!, 9);
    }
  });

  it.each(ERRORS)('refuses by $code', ({ request, code, field }) => {
    expect(leak(request, engine)).toMatchObject({ ok: false, problem: { code, field } });
  });
});

const asked = (request: object) => {
  const outcome = leak(request, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
};

describe('the door', () => {
  /** Kim and Didion (1993): total composition of a slow leak of R32/R134a. */
  it('leaves less of the volatile component after a leak of gas, and more after one of liquid', () => {
    const left = (hole: string) =>
      asked({ fluid: 'R32[0.3]&R134a[0.7]', charge_kg: 5, lost_share: 0.4, hole, topup: 'none' }).stages[0]
        ?.massPercent['R32'];
    expect(left('vapour')).toBeLessThan(30);
    expect(left('liquid')).toBeGreaterThan(30);
  });

  it('says the same of kilograms and of a share, and supposes a volume where none is given', () => {
    const base = { fluid: 'R449A', charge_kg: 40 };
    const [one, other] = [asked({ ...base, lost_kg: 12 }), asked({ ...base, lost_share: 0.3 })];
    expect(one.stages).toEqual(other.stages);
    expect(one).toMatchObject({ volume_assumed: true, lost_kg: 12 });
    expect(one.warnings.map(({ code }) => code)).toEqual(['W_REPAIR', 'W_VOLUME']);
  });

  it('goes on without a jump where the liquid ends', () => {
    const left = (lost_share: number) =>
      asked({ fluid: 'R407C', charge_kg: 1, volume_l: 8, hole: 'liquid', lost_share, topup: 'none' }).stages[0];
    const shares = [0.6, 0.62, 0.64, 0.66, 0.68, 0.7, 0.72, 0.74].map((share) => left(share));
    const [first, last] = [shares[0], shares.at(-1)];
    expect([first?.rest.phase, last?.rest.phase]).toEqual(['two', 'vapour']);
    const steps = shares
      .slice(1)
      .map((stage, i) => (stage?.massPercent['R32'] ?? 0) - (shares[i]?.massPercent['R32'] ?? 0));
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.6);
  });

  it('leaves the blend as it is where nothing is lost', () => {
    const found = asked({ fluid: 'R454C', charge_kg: 6, lost_kg: 0 });
    expect(found.verdict.code).toBe('V_TOPUP');
    expect(found.verdict.w).toBeCloseTo(0, 9);
    expect(found.allowed).toEqual({ topup: null, care: null });
  });

  it('names the field of what it cannot read', () => {
    const fields = { charge_kg: 0, t_rest: 200, hole: 'window', times: 2.5, rend_is: 2, t_evp: -400, superheat: -1 };
    for (const [field, value] of Object.entries(fields)) {
      const outcome = leak({ fluid: 'R407C', charge_kg: 10, lost_share: 0.2, [field]: value }, engine);
      expect(outcome, field).toMatchObject({ ok: false, problem: { field } });
    }
    expect(leak({ fluid: 'R407C', charge_kg: 10 }, engine)).toMatchObject({
      problem: { code: 'E_MISSING', field: 'lost_share' },
    });
    for (const nothing of [undefined, null, 'R407C', []]) expect(leak(nothing, engine).ok).toBe(false);
  });
});

/** Of those `scripts/leak/trial.ts` draws. */
const LEAKS = draws('leak', 60, 12);
it('holds for leaks at random: nothing below nothing, no jump, kilograms that balance', () => {
  const random = seeded(20_261_127);
  const answers = Array.from({ length: LEAKS }, (_, i) => {
    const question = randomLeak(engine, random, 3);
    return { question, ...tried(question, engine, i % 3 === 0) };
  });
  expect(answers.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(answers.filter(({ answer }) => answer === 'ok').length).toBeGreaterThan(0.75 * LEAKS);
}, 240_000);
