import { beforeAll, describe, expect, it } from 'vitest';
import { exchangers, hpOptimum, pipes, rulerState } from '../../circuit/index.ts';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { translator } from '../../shell/texts.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { run } from '../../simulation/run.ts';
import { simulatorLinkFromParams, STEADY_FORM, TRANSIENT_FORM } from '../../simulation/url.ts';
import { circuitOn } from '../checks/circuit.ts';
import { runTool } from './index.ts';
import type { ToolHost } from './tool.ts';
import type { Locale } from '../../language/index.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const unused = (): Promise<never> => Promise.reject(new Error('not asked'));
const host = (locale: Locale = 'fr', form = STEADY_FORM): ToolHost => ({
  locale,
  engine: () => Promise.resolve(engine),
  circuit: circuitOn(
    () => engine,
    (problem) => Promise.resolve(describeMachineProblem(problem as DescribedMachineProblem, translator(locale))),
  ),
  compute: unused,
  describe: unused,
  forms: () => ({ permanent: form, transient: TRANSIENT_FORM, isManual: true }),
  isSimulating: () => false,
  ownMix: () => undefined,
  comparisonQuery: () => '',
  searchPages: () => Promise.resolve([]),
  path: (bare) => bare,
});

async function dataOf(name: string, given: object, on = host()) {
  const answer = await runTool({ name, argumentsText: JSON.stringify(given) }, on);
  if (answer.kind !== 'data') throw new Error('no data');
  return answer;
}
const four = (value: number | null | undefined): number => Number((value ?? NaN).toPrecision(4));

/** What a door gives, the point simulated by hand. */
function good<T>(outcome: { ok: true; result: T } | { ok: false }): T {
  if (!outcome.ok) throw new Error('no result');
  return outcome.result;
}

describe('CircuitPipes', () => {
  it('gives the tubes the page of pipes gives, at the point asked', async () => {
    const { data, details } = await dataOf('CircuitPipes', {
      fluid: 'propane',
      power_cold: '12',
      temp_evp: -10,
      temp_cdr: 45,
      haut_asp: 4,
    });
    const permanent = good(
      run(
        { fluid: 'R290', choice_1: 1, choice_1_value: 12, mode_evp: 1, pt_evp: -10, mode_cdr: 1, pt_cdr: 45 },
        engine,
      ),
    );
    const { lines } = good(pipes({ permanent, transient: null }, { haut_asp: 4 }, engine));
    expect(data).toMatchObject({
      point: { fluid: 'R290', power_cold_kW: 12 },
      suction_line: {
        recommended: {
          tube: lines.asp.recommended?.label,
          speed: { value: four(lines.asp.recommended?.speed_permanent), unit: 'm/s' },
          pressure_drop: { value: four((lines.asp.recommended?.dp_permanent ?? NaN) / 1000), unit: 'kPa/m' },
        },
        oil_return: { ok: lines.asp.oil?.permanent?.ok },
      },
      liquid_line: { recommended: { tube: lines.ll.recommended?.label } },
      discharge_line: { recommended: { tube: lines.ref.recommended?.label } },
    });
    expect(details).toBe('R290, power_cold = 12, temp_evp = -10, temp_cdr = 45, haut_asp = 4');
  });

  it('takes the simulator’s form where nothing is given, and warns in the reader’s words', async () => {
    const form = { ...STEADY_FORM, fluid: 'R32', choix_value: 500 };
    const { data } = await dataOf('CircuitPipes', { vit_asp: 1 }, host('en', form));
    expect(data).toMatchObject({ point: { fluid: 'R32', power_cold_kW: 500 } });
    // No tube is wide enough for 1 m/s: the line says so instead of a size.
    expect(data['suction_line']).toMatchObject({ problem: expect.stringMatching(/tube/i) });
  });

  it('refuses in words what the simulation or the door refuses', async () => {
    await expect(dataOf('CircuitPipes', { fluid: 'R744', temp_cdr: 45 })).rejects.toMatchObject({
      code: 'refused',
      values: { detail: expect.stringContaining('critique') },
    });
    await expect(dataOf('CircuitPipes', { vit_asp: 300 })).rejects.toMatchObject({
      code: 'refused',
      values: { detail: expect.stringContaining('30') },
    });
    await expect(dataOf('CircuitPipes', { pipeType: 'gold' })).rejects.toMatchObject({ code: 'choice' });
  });
});

describe('CircuitExchangers', () => {
  it('gives the flows and mean differences of the page of exchangers', async () => {
    const { data } = await dataOf('CircuitExchangers', {
      evaporator_medium: 'water',
      evaporator_t_in: 12,
      evaporator_t_out: '7',
    });
    const permanent = good(run({}, engine));
    const expected = good(
      exchangers({ permanent, transient: null }, { evaporator: { medium: 'water', t_in: 12, t_out: 7 } }, engine),
    ).permanent;
    expect(data).toMatchObject({
      evaporator: {
        medium: 'water',
        duty: { value: 10, unit: 'kW' },
        secondary: { flow: { value: four(expected.evaporator!.flow), unit: 'm³/h' } },
        log_mean_difference: { value: four(expected.evaporator!.lmtd) },
        pinch: { value: four(expected.evaporator!.pinch) },
      },
      condenser: { ua: { value: four(expected.condenser!.ua), unit: 'kW/K' } },
    });
    // 10 kW on 5 K of water at 4.19 kJ/(kg K): 0.477 kg/s.
    expect(
      (data['evaporator'] as { secondary: { mass_flow: { value: number } } }).secondary.mass_flow.value,
    ).toBeCloseTo(10 / (4.19 * 5), 2);
  });

  it('counts a secondary loop and its pump as the page does, and refuses in words what cannot be one', async () => {
    const point = { fluid: 'R717', power_cold: 25, temp_evp: -8, temp_cdr: 40 };
    const glycol = {
      evaporator_medium: 'meg',
      evaporator_concentration: 30,
      evaporator_t_in: 2.5,
      evaporator_t_out: -2.5,
    };
    const { data } = await dataOf('CircuitExchangers', { ...point, ...glycol, loop_carrier: 'liquid', loop_head: 2.5 });
    const permanent = good(
      run({ fluid: 'R717', choice_1: 1, choice_1_value: 25, mode_evp: 1, pt_evp: -8, mode_cdr: 1, pt_cdr: 40 }, engine),
    );
    const { loop } = good(
      exchangers(
        { permanent, transient: null },
        {
          evaporator: { medium: 'meg', concentration: 30, t_in: 2.5, t_out: -2.5 },
          secondary_loop: { carrier: 'liquid', head: 2.5 },
        },
        engine,
      ),
    );
    expect(data['secondary_loop']).toMatchObject({
      pump: { value: four(loop?.power_pump), unit: 'kW' },
      cold_left: { value: four(loop?.power_load), unit: 'kW' },
      eer_with_loop: four(loop?.eer),
      eer_direct_expansion: four(loop?.eer_direct),
    });
    // Ethylene glycol 30 % at 0 °C by Melinder: 1,045.0 kg/m³, 3.658 kJ/(kg K); impeller 78 %, motor 85 %.
    expect((data['secondary_loop'] as { pump: { value: number } }).pump.value).toBeCloseTo(
      ((25 / (3.658 * 5) / 1045) * 250) / 0.78 / 0.85,
      3,
    );
    await expect(
      dataOf('CircuitExchangers', { ...point, loop_carrier: 'liquid', loop_head: 2.5 }),
    ).rejects.toMatchObject({ code: 'refused' });
    expect((await dataOf('CircuitExchangers', point)).data).not.toHaveProperty('secondary_loop');
  });

  it('says that temperatures cross, and knows a gas cooler', async () => {
    const { data } = await dataOf('CircuitExchangers', {
      condenser_medium: 'water',
      condenser_t_in: 20,
      condenser_t_out: 60,
    });
    expect(data['condenser']).toMatchObject({ problem: expect.any(String) });
    const gas = await dataOf('CircuitExchangers', { fluid: 'CO2', temp_evp: -10, p_gc: 90, t_out_gc: 35 });
    expect(gas.data['condenser']).toMatchObject({ kind: 'gas_cooler' });
    await expect(dataOf('CircuitExchangers', { evaporator_medium: 'sand' })).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('a cycle of several compressors', () => {
  const booster = {
    ...STEADY_FORM,
    architecture: 'booster',
    parallel: 'true',
    mode_trans: '1',
    p_gc: 90,
    t_out_gc: 35,
  };
  const result = () =>
    good(run({ architecture: 'booster', parallel: true, mode_trans: '1', p_gc: 90, t_out_gc: 35 }, engine));

  it('has its pipes for the compressor named, and those no compressor has to itself', async () => {
    const { data } = await dataOf('CircuitPipes', { stage: 'lt' }, host('en', booster));
    const permanent = result();
    const { lines, network } = good(pipes({ permanent, transient: null, stage: 'lt' }, {}, engine));
    const figures = permanent.architecture!.stages.find(({ stage }) => stage === 'lt')!;
    expect(data).toMatchObject({
      point: {
        cycle: expect.stringContaining('booster'),
        stage: 'lt',
        other_stages: { mt: expect.any(String), par: expect.any(String) },
        fluid: 'R744',
        mass_flow_kg_s: four(figures.mass_flow_s),
        discharge: { T_C: four(figures.t_discharge) },
      },
      suction_line: { recommended: { tube: lines.asp.recommended?.label } },
      discharge_line: { recommended: { tube: lines.ref.recommended?.label } },
    });
    const shared = network.filter(({ stage }) => stage === null);
    expect(shared.length).toBeGreaterThan(0);
    expect(data['shared_pipes']).toMatchObject(
      shared.map(({ mass_flow_s, tube }) => ({ mass_flow_kg_s: four(mass_flow_s), tube: { tube: tube?.label } })),
    );
    // Without a word, the first: 20 kW at low temperature take less tube than 100 kW and all that vapour.
    const first = await dataOf('CircuitPipes', {}, host('en', booster));
    expect(first.data).toMatchObject({ point: { stage: 'lt' } });
    const medium = good(pipes({ permanent, transient: null, stage: 'mt' }, {}, engine));
    expect(medium.lines.asp.d_ideal).toBeGreaterThan(lines.asp.d_ideal);
  });

  it('has the exchangers of the one named, and those between refrigerants', async () => {
    const given = { architecture: 'cascade', temp_evp: -40, temp_cdr: 35, power_cold: 50 };
    const low = (await dataOf('CircuitExchangers', { ...given, stage: 'bp' })).data;
    const high = (await dataOf('CircuitExchangers', { ...given, stage: 'hp' })).data;
    expect(low).toMatchObject({ point: { fluid: 'R744' }, evaporator: { duty: { value: 50 } }, condenser: null });
    expect(high).toMatchObject({ point: { fluid: 'R717' }, evaporator: null, condenser: { kind: 'condenser' } });
    expect(low['between_refrigerants']).toMatchObject([
      { kind: 'cascade', hot: { fluid: 'R744' }, cold: { fluid: 'R717' } },
    ]);
  });

  it('is asked about with its own words: a stage it has, and nothing it does not read', async () => {
    await expect(dataOf('CircuitPipes', { stage: 'par' })).rejects.toMatchObject({
      code: 'choice',
      values: { field: 'stage', choices: 'main' },
    });
    await expect(dataOf('CircuitPipes', { stage: 'hp' }, host('fr', booster))).rejects.toMatchObject({
      values: { choices: 'lt, mt, par' },
    });
    for (const given of [{ temp_evp: -10 }, { fluid: 'R134a' }, { power_cold: 5 }])
      await expect(dataOf('CircuitPipes', given, host('fr', booster))).rejects.toMatchObject({
        code: 'unread',
        values: { field: Object.keys(given)[0], cycle: expect.stringContaining('Booster') },
      });
    // Its one fluid may be named; another cycle may be asked for beside the one that stands.
    expect((await dataOf('CircuitPipes', { fluid: 'CO2' }, host('fr', booster))).data).toMatchObject({
      point: { fluid: 'R744' },
    });
    const one = { architecture: 'simple', fluid: 'R134a', temp_evp: -10, temp_cdr: 40, power_cold: 5 };
    expect((await dataOf('CircuitPipes', one, host('fr', booster))).data).toMatchObject({
      point: { fluid: 'R134a', power_cold_kW: 5 },
    });
  });

  it('opens as the simulator opens it, but for what was typed', async () => {
    const { data } = await dataOf('CircuitExchangers', { architecture: 'booster', stage: 'mt' });
    expect(data).toMatchObject({ point: { discharge: { P_bar_abs: 90 } }, condenser: { kind: 'gas_cooler' } });
    const argumentsText = JSON.stringify({ architecture: 'booster', t_out_gc: 30 });
    const answer = await runTool({ name: 'SimulationCircuit', argumentsText }, host());
    if (answer.kind !== 'action') throw new Error('no page');
    const { permanent } = simulatorLinkFromParams(new URL(answer.navigate, 'https://a.b').searchParams);
    expect(permanent).toMatchObject({ architecture: 'booster', mode_trans: '1', p_gc: 90, t_out_gc: 30 });
  });
});

describe('LeakTopUp', () => {
  it('says what is left, how to read the ruler and what to mind', async () => {
    const given = { fluid: 'R449A', charge_kg: 40, lost_kg: 12, volume_l: 110 };
    const { data } = await dataOf('LeakTopUp', given);
    expect(data).toMatchObject({ nominal_mass_percent: { R32: 24.3 }, add_to_subcooling: { unit: 'K' } });
    expect(String(data['verdict'])).toContain('après réparation');
    expect(data['to_mind']).toHaveLength(1);
    await expect(dataOf('LeakTopUp', { ...given, fluid: 'R134a' })).rejects.toMatchObject({ code: 'refused' });
    await expect(dataOf('LeakTopUp', { ...given, lost_kg: 50 })).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('HpOptimum', () => {
  it('gives the optimum of its page, what the present pressure costs, and Kauf’s correlation', async () => {
    const { data } = await dataOf('HpOptimum', { temp_evp: -10, t_out_gc: 38, p_gc: 100 });
    const { optimum, current } = good(
      hpOptimum({ temp_evp: -10, t_out_gc: 38, p_gc: 100, mode_tgc: 't_out_gc', objective: 'eer' }, engine),
    );
    expect(data).toMatchObject({
      optimum: { p_gc: { value: four(optimum.p_gc), unit: 'bar abs' }, eer: four(optimum.eer) },
      now: { loss: { value: four(current?.loss), unit: '%' } },
      // Kauf (1999): 2.6 × (38 − 2.9) + 7.54 = 98.80 bar.
      correlations: { kauf: { p_bar_abs: 98.8, valid: true } },
    });
  });

  it('counts from the ambient air when that is given, and refuses what the page refuses', async () => {
    expect((await dataOf('HpOptimum', { t_amb: 35 })).data).toMatchObject({ gas_cooler_outlet: { value: 38 } });
    await expect(dataOf('HpOptimum', { t_out_gc: 80 })).rejects.toMatchObject({ code: 'refused' });
    await expect(dataOf('HpOptimum', { objective: 'speed' })).rejects.toMatchObject({ code: 'choice' });
  });
});

describe('RulerState', () => {
  it('takes an entropy, and gives heat capacities and transport', async () => {
    const { data, details } = await dataOf('RulerState', {
      fluid: 'R134a',
      prop1: 'T',
      value1: 25,
      prop2: 'P',
      value2: 1,
    });
    const { state } = good(rulerState('R134a', 'T', 25, 'P', 1, engine));
    expect(data).toMatchObject({
      fluid: 'R134a',
      CP: { value: four(state.CP), unit: 'kJ/(kg·K)' },
      viscosity: { value: four(state.viscosity), unit: 'µPa·s' },
      phase: 'gas',
    });
    expect(details).toBe('R134a, T = 25 °C, P = 1 bar abs');
    const back = await dataOf('RulerState', { fluid: 'R134a', prop1: 'S', value1: state.S, prop2: 'P', value2: 1 });
    expect(back.data['T']).toEqual({ value: 25, unit: '°C' });
  });

  it('refuses in words a pair that fixes no state', async () => {
    for (const given of [
      { prop1: 'D', value1: 10, prop2: 'V', value2: 0.1 },
      { prop1: 'T', value1: 0, prop2: 'P', value2: good(rulerState('R134a', 'T', 0, 'Q', 0, engine)).state.P },
    ]) {
      await expect(dataOf('RulerState', { fluid: 'R134a', ...given })).rejects.toMatchObject({ code: 'refused' });
    }
  });
});
