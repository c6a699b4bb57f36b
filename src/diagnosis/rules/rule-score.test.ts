import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { beyond } from '../checks/agreement.ts';
import reference from '../checks/reference/rules.json' with { type: 'json' };
import type { DiagnosisOutcome } from '../outcome.ts';
import { orificeSuperheatTarget } from './expected.ts';
import { derivedFigures, ruleScore, signScore } from './rule-score.ts';
import { agreement } from './score.ts';
import { restShift } from '../../circuit/ruler/rest.ts';
import { standstillFluids } from './standstill-fluids.ts';
import { levelOf } from './symptoms.ts';

const engine = await createEngine();
function resultOf<T>(outcome: DiagnosisOutcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
const scored = (request: object) => resultOf(ruleScore(request, engine));
const { relative } = reference.tolerance;
const allowed = (_: string, value: number): number => relative * Math.max(Math.abs(value), 1e-3);

describe('the diagnosis by rules', () => {
  it.each(reference.cases)('$name', ({ request, expect: wanted }) => {
    const found = scored(request);
    const { glide_misread, ...outputs } = wanted.outputs as Readonly<Record<string, number | boolean>>;
    expect(beyond(found.outputs as never, outputs as never, allowed)).toEqual([]);
    expect(found.outputs.glide_misread ?? false).toBe(glide_misread ?? false);
    expect(Object.keys(found.levels).toSorted()).toEqual(Object.keys(wanted.levels).toSorted());
    expect(beyond(found.levels, wanted.levels as never, (_, value) => 1e-5 * Math.max(Math.abs(value), 1))).toEqual([]);
    expect([wanted.top].flat()).toContain(found.top);
    for (const [place, { key, score, likelihood }] of wanted.ranking.entries()) {
      const one = found.ranking[place]!;
      expect(one.key).toBe(key);
      expect(Math.abs(one.score - score)).toBeLessThan(relative * 5);
      expect(Math.abs(one.likelihood - likelihood)).toBeLessThan(relative * 5);
    }
  });

  it.each(reference.signs)('of signs: $name', ({ levels, fixed, top, ranking }) => {
    const found = resultOf(signScore(levels, { fixed }));
    expect(found.top).toBe(top);
    for (const [place, { key, likelihood }] of ranking.entries()) {
      expect(found.ranking[place]!.key).toBe(key);
      expect(Math.abs(found.ranking[place]!.likelihood - likelihood)).toBeLessThan(relative * 5);
    }
  });

  it('adds up to one', () => {
    for (const { request } of reference.cases) {
      expect(scored(request).ranking.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1, 12);
    }
  });

  it('says possible at most', () => {
    for (const { request } of reference.cases) {
      const { headline, ranking } = scored(request);
      expect('word' in headline ? headline.word : 'possible').toBe('possible');
      for (const { word, likelihood } of ranking) expect(word).toBe(likelihood >= 0.1 ? 'possible' : 'unlikely');
    }
  });

  it('gives three reasons for a fault at most, and the one against it that weighs most', () => {
    const leak = reference.cases.find(({ name }) => name.includes('R32 split, leak'))!;
    const [first] = scored(leak.request).ranking;
    // w·c·g of the table: SH 1·1 at level 2 of sign 2; TK 0.9·0.94 at -1.2 of sign -1; T0 0.9·0.7 at -2 of sign -1.
    expect(first!.reasons.map(({ symptom }) => symptom)).toEqual(['SH', 'TK', 'T0']);
    expect(first!.reasons[0]).toMatchObject({ level: 2, expected: { value: 6, tol: 3 } });
    expect(first!.reasons[0]!.measured).toBeCloseTo(20.5, 1);
  });

  const clean = reference.cases[4]!.request;

  it('reads gauge and absolute pressures and altitude as they are', () => {
    const gauge = scored({ ...clean, altitude: 1500 });
    // ISO 2533: 84 556 Pa at 1500 m.
    const absolute = scored({ ...clean, p_mode: 'abs', p_lp: clean.p_lp + 0.845_56, p_hp: clean.p_hp + 0.845_56 });
    expect(gauge.outputs.t0_dew!).toBeCloseTo(absolute.outputs.t0_dew!, 3);
    expect(scored(clean).outputs.t0_dew!).toBeGreaterThan(gauge.outputs.t0_dew! + 0.4);
  });

  it('gives what follows from the first figures before there are enough for a ranking', () => {
    const two = resultOf(derivedFigures({ fluid: 'R32', p_lp: 8.7, p_hp: 28.5 }, engine));
    expect(Object.keys(two.outputs).toSorted()).toEqual([
      'glide_cdr',
      'glide_evp',
      't0_bubble',
      't0_dew',
      't0m',
      'tau',
      'tk_bubble',
      'tk_dew',
      'tkm',
    ]);
    const few = ruleScore({ fluid: 'R32', p_lp: 8.7, p_hp: 28.5, t_suction: 13, tc_in: 35 }, engine);
    expect(few).toEqual({
      ok: false,
      problem: { code: 'E_FEW', field: 't_liquid', values: { list: 't_liquid, te_in' } },
    });
  });

  it('tells the pressure of a gas cooler from one that is merely too high', () => {
    const at = {
      fluid: 'R744',
      application: 'co2_sub',
      p_mode: 'abs',
      p_lp: 28,
      t_suction: 0,
      t_liquid: 35,
      te_in: 3,
      tc_in: 30,
    };
    const found = ruleScore({ ...at, p_hp: 90 }, engine);
    expect(found).toMatchObject({
      ok: false,
      problem: { code: 'E_PSAT', field: 'p_hp', values: { side: 'gas_cooler' } },
    });
    const low = ruleScore({ ...at, p_hp: 60, p_lp: 2 }, engine);
    expect(low).toMatchObject({ ok: false, problem: { code: 'E_PSAT', field: 'p_lp' } });
    expect(low.ok ? {} : low.problem.values).not.toHaveProperty('side');
  });

  it('finds the fluids that could stand in a machine at rest', () => {
    // The reference case with air: bubble(7 bar gauge) of R134a lies 6.385609 K over 25 °C.
    const candidates = ['R134a', 'R32', 'R290'];
    const found = resultOf(standstillFluids({ p_stop: 7, t_stop: 31, candidates }, engine));
    expect(found.map(({ fluid }) => fluid)).toEqual(['R134a']);
    expect(found[0]!.off).toBeCloseTo(0.385_609, 4);
  });

  /** 10 kg in 28 L at 20 °C, by the evaluator the leaks are held to: 10.24304 bar, bubble 0.461 K below; R455A reads 1.6 K low. */
  it('takes off what an intact blend reads low at rest', () => {
    const at = { p_mode: 'abs', p_stop: 10.243_04, t_stop: 20, candidates: ['R407C'] };
    expect(resultOf(standstillFluids(at, engine))[0]!.off).toBeCloseTo(0, 1);
    const low = (name: string): number => restShift(engine.fluid(name), 293.15) ?? NaN;
    expect(low('R134a')).toBe(0);
    expect(low('R410A')).toBeCloseTo(0, 1);
    for (const [name, known] of [
      ['R448A', -0.4],
      ['R407C', -0.5],
      ['R454C', -0.7],
      ['R455A', -1.6],
    ] as const)
      expect(Math.abs(low(name) - known), name).toBeLessThan(0.06);
  });
});

describe('the table of agreement', () => {
  it('is linear between its columns and odd in the sign', () => {
    expect(agreement(2, 1)).toBe(0.6);
    expect(agreement(2, 1.5)).toBeCloseTo(0.8, 12);
    expect(agreement(-2, -1.5)).toBeCloseTo(0.8, 12);
    expect(agreement(0, 0)).toBe(0.7);
    expect(agreement(1, 2)).toBe(0.7);
  });

  it('has levels of half a band, one and two', () => {
    expect([0.5, 1, 1.5, 2.5, 9, -1.5].map(levelOf)).toEqual([0, 0.5, 1, 2, 2, -1]);
  });

  it('targets the superheat of an orifice in °F', () => {
    // (3·67 − 80 − 95)/2 = 13 °F, of 67 °F wet bulb inside and 95 °F outside: 7.2 K.
    expect(orificeSuperheatTarget(19.444_44, 35)).toBeCloseTo(7.222, 2);
    expect(orificeSuperheatTarget(10, 40)).toBe(0);
  });
});
