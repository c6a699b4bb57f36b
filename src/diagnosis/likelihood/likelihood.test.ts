import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import reference from '../checks/reference/likelihood.json' with { type: 'json' };
import type { DiagnosisOutcome } from '../outcome.ts';
import type { Diagnosis, LikelihoodDiagnosis } from './diagnose.ts';
import { diagnose } from './diagnose.ts';
import { prepareDiagnosis } from './prepare.ts';
import { simulateFault } from '../twin/simulate-fault.ts';
import { expectedInformation } from './information.ts';

const engine = await createEngine();
function likelihoodOf(outcome: DiagnosisOutcome<Diagnosis>): LikelihoodDiagnosis {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  if (outcome.result.by !== 'likelihood') throw new Error(outcome.result.by);
  return outcome.result;
}
const diagnosed = (request: object): LikelihoodDiagnosis => likelihoodOf(diagnose(request, engine));
const caseNamed = (part: string) => reference.cases.find(({ name }) => name.includes(part))!;

describe('the diagnosis by likelihood', () => {
  it.each(reference.cases)('$name', ({ request, verdicts }) => {
    expect(verdicts).toContain(diagnosed(request).verdict);
  });

  it('adds up to one, and no reading says less than nothing', () => {
    for (const { request } of reference.cases) {
      const { order, next } = diagnosed(request);
      expect(order.reduce((sum, { P }) => sum + P, 0)).toBeCloseTo(1, 12);
      for (const { bits: information } of next) expect(information).toBeGreaterThanOrEqual(0);
    }
  });

  it('knows every channel less well without the reference visit', () => {
    // With a good gauge: most of the hardware cancels between two visits, errors of reading add.
    for (const { request } of reference.cases.filter((one) => 'reference' in one.request)) {
      const { reference: visit, ...alone } = request as typeof request & { readonly reference: object };
      const [with_, without] = [
        diagnosed({ ...alone, acc_p: 0.25, reference: visit }),
        diagnosed({ ...alone, acc_p: 0.25 }),
      ];
      for (const [channel, sigma] of Object.entries(without.sigma)) {
        expect(sigma, channel).toBeGreaterThan(with_.sigma[channel as keyof typeof with_.sigma]!);
      }
      expect(without.warnings).toContainEqual({ code: 'W_NOREF' });
    }
  });

  it('names the readings that weigh most', () => {
    const { order } = diagnosed(caseNamed('outdoor fan slow').request);
    const [first] = order;
    expect(first!.key).toBe('cond_flow');
    // What tells a lost flow from a fouled condenser is the rise of the air (A.6: DTC +2 against 0).
    expect(first!.reasons[0]!.key).toBe('tc_out');
    expect(first!.reasons[0]!.deviations!).toBeGreaterThan(2.5);
    expect(first!.reasons.length).toBeLessThanOrEqual(3);
    const drops = first!.reasons.map(({ drop }) => drop);
    expect(drops).toEqual(drops.toSorted((one, other) => other - one));
  });

  it('proposes the reading that tells a pair apart', () => {
    const pair = diagnosed(caseNamed('simulated 6').request);
    expect([pair.verdict, pair.faults, pair.next[0]!.key]).toEqual([
      'V_PAIR',
      ['valve_under', 'liquid_restriction'],
      't_liq_valve',
    ]);
    // A liquid line 6 K colder at the valve than at the condenser is a restriction, none is a valve.
    const { request } = caseNamed('simulated 6');
    expect(diagnosed({ ...request, t_liq_valve: request.t_liquid - 9 }).faults).toEqual(['liquid_restriction']);
    const same = diagnosed({ ...request, t_liq_valve: request.t_liquid }).faults;
    expect(same[0]).toBe('valve_under');
    expect(same).not.toContain('liquid_restriction');
  });

  it('thinks of a reversing valve on a heat pump, and where one was measured', () => {
    const { request } = caseNamed('simulated 8');
    expect(diagnosed(request).order.map(({ key }) => key)).toContain('reversing_valve');
    const other = diagnosed({ ...caseNamed('simulated 9').request });
    expect(other.order.map(({ key }) => key)).not.toContain('reversing_valve');
    const cooling = { ...caseNamed('R32 split, clean').request, t_4v_in: 13, t_4v_out: 20 };
    expect(diagnosed(cooling).order.map(({ key }) => key)).toContain('reversing_valve');
  });

  it('hears what was seen: bubbles in the sight glass make flash gas a hypothesis', () => {
    const { request } = caseNamed('R32 split, clean');
    const keys = (of: object): readonly string[] => diagnosed(of).order.map(({ key }) => key);
    expect(keys(request)).not.toContain('flash_gas');
    expect(keys({ ...request, sight: 2 })).toContain('flash_gas');
    expect(keys({ ...request, osc: 6 })).toContain('hunting');
    expect(keys({ ...request, osc: 1 })).not.toContain('hunting');
  });

  it.each([
    ['weather', { tc_in: -2 }],
    [
      'application',
      {
        application: 'co2_sub',
        fluid: 'R744',
        p_mode: 'abs',
        p_lp: 15.3,
        p_hp: 28.9,
        te_in: -20,
        tc_in: -12,
        t_suction: -19,
        t_liquid: -9,
      },
    ],
    ['inlets', { te_in: null, exp_t0: 6 }],
    // Condensing at 28 °C, so in air that is colder.
    ['twin', { fluid: 'R744', p_lp: 35, p_hp: 68, t_suction: 9, t_liquid: 20, tc_in: 22 }],
  ])('hands over to the rules out of its domain: %s', (why, change) => {
    const { t_discharge: _, ...request } = caseNamed('R32 split, clean').request as { readonly t_discharge?: number };
    const outcome = diagnose({ ...request, te_out: null, tc_out: null, ...change }, engine);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    expect(outcome.result).toMatchObject({ by: 'rules', verdict: 'W_DOMAIN', why });
    expect(outcome.result.warnings).toContainEqual({ code: 'W_DOMAIN', values: { why } });
  });

  it('leaves out a reference visit its machine cannot stand in for, and says so', () => {
    const { reference: visit, ...alone } = caseNamed('simulated 2').request as { readonly reference: object };
    const found = diagnosed({ ...alone, reference: { ...visit, tc_in: 10 } });
    expect(found.sigma).toEqual(diagnosed(alone).sigma);
    expect(found.warnings).toContainEqual({ code: 'W_NOREF' });
    expect(diagnosed({ ...alone, reference: visit }).warnings).not.toContainEqual({ code: 'W_NOREF' });
  });

  it('answers alike for two weathers that are rounded to one', () => {
    const { request } = caseNamed('R32 split, clean');
    const [one, other] = [0.04, -0.04].map((off) => diagnosed({ ...request, tc_in: 35 + off }));
    expect(one!.healthy.tk! - other!.healthy.tk!).toBeCloseTo(0.08, 2);
  });
});

describe('the expected information of a reading', () => {
  const at = (mean: number, sd = 1) => [{ weight: 1, mean, sd }];
  it('is the whole doubt where it decides, and none where it does not', () => {
    expect(
      expectedInformation([
        { P: 0.5, parts: at(0) },
        { P: 0.5, parts: at(40) },
      ]),
    ).toBeCloseTo(1, 3);
    expect(
      expectedInformation([
        { P: 0.3, parts: at(0) },
        { P: 0.7, parts: at(0) },
      ]),
    ).toBeCloseTo(0, 9);
  });
});

describe('a machine made ready', () => {
  it('can be simulated in its usual weather or says that it cannot, and names what is wrong with the question', () => {
    const ready = (request: object) => prepareDiagnosis(request, engine);
    expect(ready({ fluid: 'R32', expansion: 'eev' })).toEqual({ ok: true, result: { isReady: true } });
    expect(ready({ fluid: 'R744' })).toEqual({ ok: true, result: { isReady: false } });
    expect(ready({ fluid: 'R32', application: 'igloo' })).toMatchObject({
      ok: false,
      problem: { code: 'E_MODE', field: 'application' },
    });
  });
});

describe('what raises the high pressure', () => {
  // The simulated R32 split with half its charge too much, as its gauges and probes read.
  const full = simulateFault(
    {
      fluid: 'R32',
      application: 'room_ac',
      expansion: 'eev',
      te_in: 27,
      tc_in: 33,
      fault: 'overcharge',
      severity: 0.5,
    },
    engine,
  );
  if (!full.ok) throw new Error(full.problem.code);
  const { p_lp, p_hp, t_suction, t_liquid, te_out, tc_out, t_discharge, t_liq_valve } = full.result;
  const machine = { fluid: 'R32', application: 'room_ac', expansion: 'eev', p_mode: 'abs', te_in: 27, tc_in: 33 };
  const request = { ...machine, p_lp, p_hp, t_suction, t_liquid, te_out, tc_out, t_discharge, t_liq_valve };

  it('is likely at most until the pressure at rest was compared with the air around', () => {
    const before = diagnosed(request);
    expect(before.order[0]).toMatchObject({ key: 'overcharge', word: 'likely' });
    expect(before.order[0]!.P).toBeGreaterThan(0.95);
    // R32: bubble pressure 16.90 bar at 25 °C (Tillner-Roth and Yokozeki, 1997): no air.
    const after = diagnosed({ ...request, p_stop: 16.9, t_stop: 25 });
    expect(after.order[0]).toMatchObject({ key: 'overcharge', word: 'very_likely' });
  });
});
