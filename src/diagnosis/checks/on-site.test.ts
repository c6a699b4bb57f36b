/**
 * Readings a technician met or would meet on site, with what trade practice makes of them: an empty circuit has no liquid to
 * subcool, air cannot be warmer than what condenses in it, a wet suction is told before any cause.
 */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { MACHINES } from '../data/machines.ts';
import type { Diagnosis, LikelihoodDiagnosis } from '../likelihood/diagnose.ts';
import { diagnose } from '../likelihood/diagnose.ts';
import { namedFaults } from '../named-faults.ts';
import { derivedFigures } from '../rules/rule-score.ts';
import { simulateFault } from '../twin/simulate-fault.ts';

const engine = await createEngine();
function diagnosed(request: object): Diagnosis {
  const outcome = diagnose(request, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
function likelihoodOf(request: object): LikelihoodDiagnosis {
  const found = diagnosed(request);
  if (found.by !== 'likelihood') throw new Error(found.by);
  return found;
}
const codesOf = ({ warnings }: Pick<Diagnosis, 'warnings'>): readonly string[] => warnings.map(({ code }) => code);
const HOLDS_BACK = ['valve_under', 'liquid_restriction', 'suction_restriction'];

type Machine = { readonly fluid: string; readonly application: keyof typeof MACHINES; readonly expansion: string };
/** What a machine with a fault reads at its design point: with the outlets and the discharge, or without. */
function read(machine: Machine, fault: string, severity: number, isWhole: boolean) {
  const { te: te_in, tc: tc_in } = MACHINES[machine.application];
  const made = simulateFault({ ...machine, te_in, tc_in, fault, severity }, engine);
  if (!made.ok) throw new Error(made.problem.code);
  const { p_lp, p_hp, t_suction, t_liquid, t_liq_valve, te_out, tc_out, t_discharge } = made.result;
  const to = (step: number, value: number): number => Math.round(value / step) * step;
  return {
    ...{ ...machine, p_mode: 'abs', te_in, tc_in, p_lp: to(0.1, p_lp), p_hp: to(0.1, p_hp) },
    ...{ t_suction: to(0.5, t_suction), t_liquid: to(0.5, t_liquid) },
    ...(isWhole ? { t_liq_valve, te_out, tc_out, t_discharge } : {}),
  };
}

/** p_lp, p_hp (bar gauge), t_suction, t_liquid, te_in, tc_in. */
const visit = (fluid: string, more: object, ...figures: readonly [number, number, number, number, number, number]) => {
  const [p_lp, p_hp, t_suction, t_liquid, te_in, tc_in] = figures;
  return { fluid, ...more, p_lp, p_hp, t_suction, t_liquid, te_in, tc_in };
};
const SPLIT = { application: 'room_ac', expansion: 'eev' };
const COLD_ROOM = { application: 'cold_room_pos', expansion: 'txv' };

describe('a circuit that is running empty', () => {
  it.each([
    visit('R410A', SPLIT, 3.5, 18, 20, 30, 26, 28),
    visit('R410A', SPLIT, 4.5, 19, 20, 30, 26, 28),
    visit('R448A', COLD_ROOM, 1.6, 11, 3, 22, 4, 20),
    visit('R448A', COLD_ROOM, 1.2, 10.6, 3.5, 22, 4, 20),
    visit('R448A', COLD_ROOM, 0.9, 10, 3.5, 22, 4, 20),
    visit('R448A', COLD_ROOM, 0.6, 9.5, 3.5, 22, 4, 20),
    visit('R448A', COLD_ROOM, 0.3, 9, 3.5, 22, 4, 20),
    visit('R32', SPLIT, 4, 19, 20, 30, 26, 28),
    visit('R32', SPLIT, 3, 18, 20, 29, 26, 28),
    visit('R32', { ...SPLIT, expansion: 'capillary' }, 6, 24, 15, 39, 27, 35),
    visit('R134a', COLD_ROOM, 0.1, 6.2, 2, 26, 4, 22),
    visit('R290', { application: 'cold_room_neg', expansion: 'txv' }, 0.1, 8, -19, 26, -18, 22),
    visit('R454B', SPLIT, 3.2, 17, 22, 30, 26, 28),
    visit('R407F', COLD_ROOM, 1, 11, 3, 23, 4, 21),
  ])('$fluid $p_lp bar: a lack of charge is named, and nothing else alone', (request) => {
    const found = likelihoodOf(request);
    expect(found.faults).toContain('undercharge');
    expect(found.order.find(({ key }) => key === 'undercharge')!.word).not.toBe('unlikely');
    const named = namedFaults(found);
    if (named.length > 0) expect(named).toContain('undercharge');
    if (named.length === 1) expect(found.severity!.mean).toBeGreaterThan(0.55);
  });

  it('R32 6 bar: no closed valve nor blocked suction alone, and what settles it', () => {
    const found = likelihoodOf(visit('R32', { ...SPLIT, expansion: 'txv' }, 6, 24, 15, 39, 27, 35));
    expect(namedFaults(found).filter((fault) => HOLDS_BACK.includes(fault))).toEqual([]);
    expect(codesOf(found)).toContain('W_NO_LIQUID');
    const words = Object.fromEntries(found.order.map(({ key, word }) => [key, word]));
    expect(words['undercharge']).not.toBe('unlikely');
    expect(Object.values(words)).not.toContain('very_likely');
  });

  // Of the simulated machine itself, as a 0.5 K clamp and a 0.1 bar gauge would show it.
  it.each([
    ['R134a', 'chiller_air', 'txv'],
    ['R32', 'room_ac', 'txv'],
    ['R454B', 'room_ac', 'capillary'],
    ['R407F', 'cold_room_pos', 'eev'],
    ['R290', 'heat_pump', 'eev'],
    ['R290', 'display_case', 'txv'],
  ] as const)('%s %s %s: named from half the charge to a fifth of it', (fluid, application, expansion) => {
    for (const severity of [0.5, 0.6, 0.7, 0.8]) {
      const found = likelihoodOf(read({ fluid, application, expansion }, 'undercharge', severity, false));
      expect([severity, found.order[0]!.key]).toEqual([severity, 'undercharge']);
      const named = namedFaults(found);
      if (named.length > 0) expect(named).toContain('undercharge');
    }
  });

  it('is thought of by rules too, beside what holds liquid back', () => {
    // A cold room with the application left on air conditioning: 23 K from the design point.
    const found = diagnosed(visit('R448A', SPLIT, 1.2, 10.6, 3.5, 22, 4, 20));
    if (found.by !== 'rules') throw new Error(found.by);
    expect(namedFaults(found)).toContain('undercharge');
    expect(found.rules.ranking.find(({ key }) => key === 'undercharge')!.word).toBe('possible');
  });

  it('listens to a clear sight glass', () => {
    const request = visit('R32', { ...SPLIT, expansion: 'txv' }, 6, 24, 15, 39, 27, 35);
    expect(codesOf(diagnosed({ ...request, sight: 0 }))).not.toContain('W_NO_LIQUID');
    expect(codesOf(diagnosed({ ...request, sight: 2 }))).toContain('W_NO_LIQUID');
  });

  it('is no more than likely where a shut valve would read the same, until bubbles are seen', () => {
    const request = visit('R410A', SPLIT, 3.5, 18, 20, 30, 26, 28);
    expect(likelihoodOf(request).order[0]).toMatchObject({ key: 'undercharge', word: 'likely' });
    const seen = likelihoodOf({ ...request, sight: 2 }).order[0]!;
    expect(seen.key).toBe('undercharge');
    expect(seen.P).toBeGreaterThan(likelihoodOf(request).order[0]!.P);
  });

  it('leaves a closed valve alone where liquid stands in the condenser', () => {
    const found = likelihoodOf(
      read({ fluid: 'R32', application: 'room_ac', expansion: 'txv' }, 'valve_under', 0.4, true),
    );
    expect(found.faults).toEqual(['valve_under']);
    expect(codesOf(found)).not.toContain('W_NO_LIQUID');
  });

  it('says a severity with its deviation away from the edge of what is simulated', () => {
    const machine = { fluid: 'R32', application: 'room_ac', expansion: 'eev' } as const;
    const { faults, severity } = likelihoodOf(read(machine, 'undercharge', 0.35, true));
    expect(faults).toEqual(['undercharge']);
    expect(severity!.atLeast).toBe(false);
    expect(Math.abs(severity!.mean - 0.35)).toBeLessThan(0.08);
  });

  it('is told from a bad probe where nothing condenses any more', () => {
    // High pressure as a standing circuit's, suction as warm as the room, liquid line as warm as the air over it.
    const found = likelihoodOf(visit('R410A', { ...SPLIT, expansion: 'capillary' }, 1.66, 10.56, 25.7, 29.3, 26, 29));
    expect([found.verdict, found.faults]).toEqual(['V_FAULT', ['undercharge']]);
    expect(codesOf(found)).toContain('W_EMPTY');
  });
});

describe('states no running machine has', () => {
  const cold = visit('R448A', COLD_ROOM, 3.6, 14, 4, 26, 4, 20);
  it.each([
    ['a cold room, air of the condenser', { ...cold, tc_in: 45 }, 'S_TK_UNDER_AIR', ['tc_in', 'p_hp']],
    ['a cold room, its own air', { ...cold, te_in: -20 }, 'S_T0_OVER_AIR', ['te_in', 'p_lp']],
    [
      'a heat pump, the water it heats',
      visit('R290', { application: 'heat_pump', expansion: 'eev' }, 3.5, 9, 5, 25, 7, 45),
      'S_TK_UNDER_AIR',
      ['tc_in', 'p_hp'],
    ],
    [
      'a heat pump, the air outside',
      visit('R290', { application: 'heat_pump', expansion: 'eev' }, 3.5, 12, 5, 30, -15, 28),
      'S_T0_OVER_AIR',
      ['te_in', 'p_lp'],
    ],
    [
      'a chiller, the water of its condenser',
      visit('R134a', { application: 'chiller_water', expansion: 'txv' }, 2.4, 7, 9, 25, 12, 42),
      'S_TK_UNDER_AIR',
      ['tc_in', 'p_hp'],
    ],
    [
      'out of the domain of the model too',
      visit('R744', { application: 'co2_sub' }, 14, 28, -20, -10, -40, -14),
      'S_T0_OVER_AIR',
      ['te_in', 'p_lp'],
    ],
  ])('%s: no cause is given', (_, request, code, retake) => {
    const found = diagnosed(request);
    expect(found).toMatchObject({ by: 'screen', verdict: 'V_RETAKE', screen: { code, retake } });
    expect(found).not.toHaveProperty('order');
    expect(namedFaults(found)).toEqual([]);
  });

  it('names both temperatures', () => {
    const found = diagnosed({ ...cold, tc_in: 45 });
    if (found.by !== 'screen') throw new Error(found.by);
    expect(found.screen.values.b).toBe(45);
    expect(found.screen.values.a).toBeCloseTo(found.outputs.tk_dew!, 10);
  });

  it('are none within what probes and gauges allow', () => {
    const { tk_dew } = diagnosed(cold).outputs;
    const warm = { ...cold, t_liquid: 33 };
    expect(diagnosed({ ...warm, tc_in: tk_dew! + 1 }).by).not.toBe('screen');
    expect(diagnosed({ ...warm, tc_in: tk_dew! + 4 }).by).toBe('screen');
    expect(diagnosed({ ...warm, tc_in: tk_dew! + 4, acc_p: 5 }).by).not.toBe('screen');
  });
});

describe('no superheat', () => {
  const cold = visit('R448A', COLD_ROOM, 3.6, 14, 4, 26, 4, 20);
  it.each([-3, -5, -7])('is said of a suction at %s °C, whatever the cause, and before there is one', (t_suction) => {
    const { superheat, u_superheat } = diagnosed({ ...cold, t_suction }).outputs;
    expect(superheat!).toBeLessThanOrEqual(u_superheat!);
    const said = { code: 'W_LIQBACK', values: { v: superheat, u: u_superheat } };
    expect(diagnosed({ ...cold, t_suction }).warnings).toContainEqual(said);
    const { te_in: _, tc_in: __, ...four } = cold;
    const early = derivedFigures({ ...four, t_suction }, engine);
    expect(early.ok && early.result.warnings).toContainEqual(said);
  });

  it('is not said of one that is there', () => {
    expect(codesOf(diagnosed({ ...cold, t_suction: 4 }))).not.toContain('W_LIQBACK');
  });
});

describe('a valve that was seen to hunt', () => {
  // Means and swing of the recorded cold room (recording-cold-room-hunting-r134a), with air it does not hold.
  const hunts = {
    ...{ fluid: 'R134a', ...COLD_ROOM, p_mode: 'abs', p_lp: 2.434, p_hp: 10.724, t_suction: 1.995, t_liquid: 37.004 },
    ...{ te_in: 3, tc_in: 29, osc: 4.0134 },
  };
  it('is the finding, and no other cause is more than possible', () => {
    const found = likelihoodOf({ ...hunts, period: 94.87 });
    expect([found.verdict, found.faults]).toEqual(['V_HUNTING', ['hunting']]);
    expect(found.headline).toBe('R_HUNTING');
    const others = found.order.filter(({ key }) => key !== 'hunting').map(({ word }) => word);
    expect(others.filter((word) => word !== 'possible' && word !== 'unlikely')).toEqual([]);
    expect(found.warnings).toContainEqual({ code: 'W_HUNTING', values: { a: 4.0134, p: 94.87 } });
  });

  it('is the finding by rules as well', () => {
    const found = diagnosed({ ...hunts, period: 94.87, application: 'room_ac' });
    if (found.by !== 'rules') throw new Error(found.by);
    expect(found.rules.headline).toEqual({ code: 'V_HUNTING' });
    expect(found.rules.ranking.find(({ key }) => key === 'hunting')!.word).toBe('measured');
  });

  it('is never unlikely once its amplitude was read, with or without its time', () => {
    for (const period of [undefined, 5]) {
      const found = likelihoodOf({ ...hunts, ...(period === undefined ? {} : { period }) });
      expect(found.order.find(({ key }) => key === 'hunting')!.word).not.toBe('unlikely');
    }
    expect(likelihoodOf({ ...hunts, period: 94.87 }).faults[0]).toBe('hunting');
    expect(codesOf(likelihoodOf({ ...hunts, osc: 1 }))).not.toContain('W_HUNTING');
  });
});

describe('a gauge of which nothing is told', () => {
  const carbon = visit('R744', { application: 'co2_sub', expansion: 'eev' }, 26, 55, 0, 14, 2, 10);
  const scalesOf = ({ warnings }: Pick<Diagnosis, 'warnings'>) =>
    warnings.find(({ code }) => code === 'W_PROBE')?.values;

  it('has a scale that shows what was read on it (EN 837-1:1996, table 4), and says which', () => {
    expect(scalesOf(diagnosed(carbon))).toEqual({ low: 40, high: 60 });
    expect(scalesOf(diagnosed(visit('R448A', COLD_ROOM, 3.6, 14, 4, 26, 4, 20)))).toEqual({ low: 15, high: 50 });
    const { outputs } = diagnosed(carbon);
    const told = diagnosed({ ...carbon, fs_lp: 40, fs_hp: 60 });
    expect(outputs.u_superheat).toBe(told.outputs.u_superheat);
    expect(outputs.u_superheat).toBeGreaterThan(diagnosed({ ...carbon, fs_lp: 15, fs_hp: 50 }).outputs.u_superheat!);
    expect(scalesOf(told)).toBeUndefined();
  });
});
