import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { diagnose } from '../../diagnosis/index.ts';
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

  it('compressor_point is what an independent program has of a published table', () => {
    // src/circuit/checks/reference/compressorPoint.json, 'public table, flow in g/s'.
    const { example = {} } = ALL_QUESTIONS.find(({ name }) => name === 'compressor_point')!;
    const point = result('compressor_point', example);
    expect(point['mass_flow_kg_s']).toBeCloseTo(0.211083472, 7);
    expect(point['power_kW']).toBeCloseTo(9.14063082, 6);
    expect(point['isentropic_efficiency']).toBeCloseTo(0.732327461, 6);
    expect(point['volumetric_efficiency']).toBeCloseTo(0.979437581, 6);
    expect(point['discharge_C']).toBeCloseTo(92.0361158, 4);
    expect(point['within_envelope']).toBe(true);
    const { capacity_coefficients: _, mass_flow_coefficients: __, ...bare } = example;
    expect(asked('compressor_point', bare)).toMatchObject({ ok: false, code: 'E_POLY' });
    expect(asked('compressor_point', { ...example, power_coefficients: '1 2 3' })).toMatchObject({
      ok: false,
      field: 'power_coefficients',
    });
    expect(asked('compressor_point', { ...example, condensing_C: 3 })).toMatchObject({ field: 'condensing_C' });
  });

  it('field_diagnosis says what its door says, in words, and asks what decides', () => {
    const { example = {} } = ALL_QUESTIONS.find(({ name }) => name === 'field_diagnosis')!;
    const readings = {
      ...{ fluid: 'R32', p_mode: 'rel', application: 'room_ac', expansion: 'eev', p_lp: 6, p_hp: 24.5, t_suction: 16 },
      ...{ t_liquid: 40, te_in: 26, te_out: 19.5, tc_in: 35, tc_out: 39.5, t_discharge: 127, sight: 2 },
    };
    const door = diagnose(readings, engine);
    const told = asked('field_diagnosis', readings);
    expect(door).toMatchObject({ ok: true, result: { verdict: 'V_FAULT', faults: ['undercharge'] } });
    expect(told).toMatchObject({
      ok: true,
      result: {
        verdict: 'V_FAULT',
        verdict_said: 'Undercharge (leak): very likely',
        measure_next: 'compressor_inlet_C',
      },
    });
    expect(told.ok && told.warnings.join(' ')).toMatch(/Discharge 127\.0.°C, above 120\.0.°C: oil at risk/);
    expect(told).toEqual(asked('field_diagnosis', example));
    const { gauges: _, ...unsaid } = example;
    expect(asked('field_diagnosis', unsaid)).toMatchObject({
      ok: false,
      field: 'gauges',
      error: 'gauges: one of: abs, rel.',
    });
    expect(asked('field_diagnosis', { ...example, p_high_bar: 500 })).toMatchObject({
      ok: false,
      code: 'E_PSAT',
      field: 'p_high_bar',
    });
  });

  it('field_diagnosis takes the healthy visit as an object or its text, by either vocabulary', () => {
    const { example = {} } = ALL_QUESTIONS.find(({ name }) => name === 'field_diagnosis')!;
    const own = { gauges: 'rel', p_low_bar: 8.7, p_high_bar: 25, evaporator_outlet_C: 12, liquid_C: 38 };
    const air = { evaporator_medium_in_C: 26, condenser_medium_in_C: 35 };
    const keys = { p_mode: 'rel', p_lp: 8.7, p_hp: 25, t_suction: 12, t_liquid: 38, te_in: 26, tc_in: 35 };
    const told = asked('field_diagnosis', { ...example, reference: { ...own, ...air } });
    expect(told).toMatchObject({ ok: true });
    expect(asked('field_diagnosis', { ...example, reference: JSON.stringify(keys) })).toEqual(told);
    expect(asked('field_diagnosis', { ...example, reference: own })).toMatchObject({
      ok: false,
      code: 'E_FEW',
      field: 'reference.evaporator_medium_in_C',
    });
  });

  it('field_diagnosis refuses in words a reference that is not healthy itself', () => {
    const { example = {} } = ALL_QUESTIONS.find(({ name }) => name === 'field_diagnosis')!;
    // The leaking split of the example, a little less empty; then in air that is warmer than what it condenses at.
    const { fluid: _, application: __, expansion: ___, ...readings } = example;
    const reference = { ...readings, p_low_bar: 6.1 };
    const refused = asked('field_diagnosis', { ...example, reference });
    expect(refused).toMatchObject({ ok: false, code: 'E_REF_FAULT', field: 'reference' });
    expect(refused.ok ? '' : refused.error).toMatch(/reference visit has a fault \(Undercharge .*\): it cannot be/);
    const odd = asked('field_diagnosis', { ...example, reference: { ...reference, condenser_medium_in_C: 45 } });
    expect(odd.ok ? '' : odd.error).toMatch(/Nothing shows that the machine was healthy at the reference visit/);
  });
});
