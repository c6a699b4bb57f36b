import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { hpOptimum } from '../../circuit/optimum/optimum.ts';
import { seasonal } from '../../season/seasonal.ts';
import { run } from '../../simulation/run.ts';
import { ALL_QUESTIONS, answerTo } from './index.ts';

const engine = await createEngine();
const asked = (name: string, given: object) =>
  answerTo(
    ALL_QUESTIONS.find((one) => one.name === name)!,
    given,
    engine,
    'en',
  );
const result = (name: string, given: object): Readonly<Record<string, unknown>> => {
  const answer = asked(name, given);
  expect(answer).toMatchObject({ ok: true });
  return answer.ok ? answer.result : {};
};

describe('the questions', () => {
  it.each(ALL_QUESTIONS.map(({ name, example = {} }) => [name, example] as const))(
    '%s answers its example',
    (name, example) => {
      expect(asked(name, example)).toMatchObject({ ok: true });
    },
  );

  it('circuit is the simulation of any architecture, by every name of its inputs', () => {
    // An independent program on the reference equation: R134a, -10/40 °C, effectiveness 0.5, EER 2.95294.
    const own = {
      architecture: 'ihx',
      fluid: 'R134a',
      isentropic_efficiency: 0.7,
      eff_ihx: 0.5,
      line_superheat_K: 0,
      line_subcooling_K: 0,
    };
    expect(result('circuit', { ...own, evaporating_C: -10 })['eer']).toBeCloseTo(2.95294, 5);
    const body = { architecture: 'booster', q_mt: 60, q_lt: 15, te_mt: -7, p_gc: 95, t_out_gc: 36, mode_trans: '1' };
    const simulated = run(body, engine);
    const booster = result('circuit', {
      architecture: 'booster',
      q_mt_kW: 60,
      q_lt: 15,
      te_mt_C: -7,
      p_gc: 95,
      t_out_gc: 36,
    });
    expect(simulated).toMatchObject({ ok: true, result: { performance: { eer: booster['eer'] } } });
    // What was taken for the compressors is said.
    expect(booster['efficiencies']).toMatchObject({ rend_is_mt: 0.7, rend_is_lt: 0.65 });
  });

  it('gas_cooler_optimum and season_year are what their doors answer', () => {
    const best = hpOptimum({ temp_evp: -5, t_amb: 30, mode_tgc: 'ambient' }, engine);
    const told = result('gas_cooler_optimum', { te: -5, ambient_C: 30 });
    expect(best).toMatchObject({
      ok: true,
      result: { optimum: { p_gc: told['p_bar'], eer: told['eer'], rend_is: told['isentropic_efficiency'] } },
    });
    const year = seasonal('annual', { fluid: 'R290', climate: 'process', eta_motor: 0.9, power_cold: 20 }, engine);
    const cold = result('season_year', { fluid: 'propane', use: 'cooling', kw: 20 });
    expect(year).toMatchObject({
      ok: true,
      result: { q: cold['energy_kWh'], e: cold['electricity_kWh'], eer_annual: cold['eer_year'] },
    });
    expect(cold).toMatchObject({ isentropic_efficiency: 0.7, motor_efficiency: 0.9 });
  });

  it('room_charge asks what decides, and takes a cold room for none to live in', () => {
    const store = { fluid: 'R455A', kg: 14.87, area_m2: 300, height_m: 4, access: 'c', location: 'II' };
    expect(asked('room_charge', store)).toMatchObject({ ok: false, field: 'application' });
    expect(result('room_charge', { ...store, application: 'other' })).toMatchObject({ allowed: true });
  });

  it('secondary_fluid refuses what is frozen, with the limit', () => {
    const told = result('secondary_fluid', { medium: 'MEG', x: 30, t: 0 });
    // Melinder, as the page of the calculator gives it: 30 % of ethylene glycol by mass freezes near −14 °C.
    expect(told['freezing_C']).toBeGreaterThan(-16);
    expect(told['freezing_C']).toBeLessThan(-13);
    expect(asked('secondary_fluid', { medium: 'MEG', x: 30, t: -20 })).toMatchObject({
      ok: false,
      code: 'E_RANGE',
      field: 't',
    });
  });

  it('fluids finds one by any of its names, and says the nearest where there is none', () => {
    expect(result('fluids', { like: 'propane' })).toMatchObject({ rows: [{ fluid: 'R290', safety_class: 'A3' }] });
    expect((result('fluids', {})['rows'] as readonly unknown[]).length).toBeGreaterThan(200);
    expect(asked('fluids', { like: 'R45A' })).toMatchObject({ ok: false, code: 'E_FLUID' });
  });
});
