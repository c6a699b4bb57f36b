/** The year as programs ask it: what the page of the year is told, with the page's own figures. */
import { describe, expect, it } from 'vitest';
import { ALL as ask } from '../../../functions/api/ask.ts';
import { createEngine } from '../../engine/index.ts';
import { requestsOf } from '../../features/season/state/request.ts';
import { seasonal } from '../../season/seasonal.ts';
import type { Figures } from '../../season/seasonal.ts';
import { answerTo } from './index.ts';
import { season } from './season.ts';

const engine = await createEngine();
const asked = (given: object) => answerTo(season, given, engine, 'en');
const told = (given: object): Readonly<Record<string, unknown>> => {
  const answer = asked(given);
  if (!answer.ok) throw new Error(answer.error);
  return answer.result;
};
/** The year of the page that has these values in its form. */
function ofPage<N extends 'annual' | 'heating'>(figure: N, options: Readonly<Record<string, unknown>>): Figures[N] {
  const [request] = requestsOf(figure, { eta_motor: 0.9, ...options }, undefined);
  const year = seasonal(figure, request, engine);
  if (!year.ok) throw new Error(year.problem.code);
  return year.result;
}

describe('the year of a rack', () => {
  const page = { fluid: 'R449A', power_cold: 40, steps: 3, power_nominal: 36, t_evp: -10, p_aux: 500, price: 0.2 };
  const own = {
    ...{ fluid: 'R449A', use: 'cooling', cooling_kW: 40, compressor_count: 3, nominal_cooling_kW: 36 },
    ...{ evaporating_C: -10, auxiliary_kW: 0.5, price_per_kWh: 0.2 },
  };

  it('has its steps, its nominal capacity and its defrosts', () => {
    const frost = { defrosting: 'electric', frost_mass: 6, frost_per_day: 4, frost_efficiency: 0.3, frost_room: 0.8 };
    const year = ofPage('annual', { ...page, ...frost });
    const answer = told({
      ...own,
      ...{
        frost_kg: 6,
        daily_defrost_count: 4,
        defrost_efficiency: 0.3,
        frost_room_share: 0.8,
        defrost_kind: 'electric',
      },
    });
    expect(year.short).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      ...{ energy_kWh: year.q, electricity_kWh: year.e, eer_year: year.eer_annual, missing_kWh: year.short },
      ...{ cost: year.cost, highest_condensing_C: year.t_cdr_max, spf: null },
      ...{ defrost_heat_kWh: year.defrost?.heat, defrost_removal_kWh: year.defrost?.e_removal },
    });
    // 6 kg of ice at -10 °C: NIST's heat of fusion and of ice, 0.3 of the heat given melts it.
    expect(answer['defrost_heat_kWh']).toBeCloseTo((6 * (333.6 + 20.6)) / 3600 / 0.3, 1);
    expect(told(own)).not.toHaveProperty('defrost_heat_kWh');
  });

  it('warns of what it cannot make, and of hot gas', () => {
    const answer = asked({ ...own, frost_kg: 2, defrost_efficiency: 0.5, defrost_kind: 'hot_gas' });
    expect(answer).toMatchObject({ ok: true });
    const { warnings } = answer as { readonly warnings: readonly string[] };
    expect(warnings).toHaveLength(3);
    expect(warnings[1]).toMatch(/^From [\d.]+ °C outside the nominal capacity no longer covers the load: [\d.,]+ kWh/u);
    expect(warnings[2]).toMatch(/^Hot gas/u);
  });

  it('is the same by an address', async () => {
    const query = new URLSearchParams({
      ask: 'season_year',
      ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
    });
    const request = new Request(`http://localhost/api/ask?${query}`);
    const answer = (await (await ask({ request, clientAddress: '192.0.2.7' } as never)).json()) as { result: object };
    expect(answer.result).toEqual(JSON.parse(JSON.stringify(told(own))));
  });
});

describe('the year of plants of several levels', () => {
  it('a booster and a cascade are those of the page', () => {
    const booster = ofPage('annual', {
      ...{ plant: 'booster', q_mt: 60, q_lt: 15, te_mt: -7, te_lt: -33, p_rec: 36, parallel: 'true', rend_is: 0.68 },
    });
    const cooled = { use: 'cooling', isentropic_efficiency: 0.68 };
    expect(
      told({
        ...{ fluid: 'R744', architecture: 'booster', q_mt_kW: 60, q_lt_kW: 15, te_mt_C: -7, te_lt_C: -33 },
        ...{ p_rec_bar: 36, parallel: 'true', ...cooled },
      }),
    ).toMatchObject({ electricity_kWh: booster.e, eer_year: booster.eer_annual });
    const cascade = ofPage('annual', {
      ...{ plant: 'cascade', fluid_hp: 'R290', fluid_bp: 'R744', t_cas: -12, dt_cas: 4, t_evp: -35, power_cold: 30 },
      rend_is: 0.68,
    });
    const given = { architecture: 'cascade', fluid_bp: 'R744', t_cas_C: -12, dt_cas_K: 4, evaporating_C: -35 };
    expect(told({ fluid: 'R290', ...given, cooling_kW: 30, ...cooled })).toMatchObject({ electricity_kWh: cascade.e });
  });

  it('every compressor of a cycle has the efficiency that is told, unless its stage has its own', () => {
    const two = { fluid: 'R404A', use: 'cooling', architecture: 'two_stage', evaporating_C: -30 };
    const both = told({ ...two, isentropic_efficiency: 0.5 });
    expect(told({ ...two, isentropic_efficiency: 0.5, rend_is_bp: 0.5, rend_is_hp: 0.5 })).toEqual(both);
    expect(both['eer_year']).toBeLessThan(told(two)['eer_year'] as number);
    expect(told({ ...two, isentropic_efficiency: 0.5, rend_is_bp: 0.7, rend_is_hp: 0.7 })['eer_year']).toBe(
      told(two)['eer_year'],
    );
  });
});

describe('the year of a heat pump', () => {
  it('has its defrosts by mass of ice', () => {
    const frost = { defrost_by: 'mass', frost_mass: 2, frost_per_day: 10, frost_efficiency: 0.6 };
    const year = ofPage('heating', {
      fluid: 'R290',
      p_design: 10,
      t_ol: -15,
      dt_cdr_h: 5,
      climate: 'colder',
      ...frost,
    });
    const answer = told({
      ...{
        fluid: 'R290',
        use: 'heating',
        climate: 'colder',
        design_load_kW: 10,
        stop_C: -15,
        condenser_difference_K: 5,
      },
      ...{ frost_kg: 2, daily_defrost_count: 10, defrost_efficiency: 0.6 },
    });
    expect(answer).toMatchObject({
      ...{ energy_kWh: year.q, electricity_kWh: year.e, spf: year.spf, scop_net: year.scop_net },
      ...{ backup_kWh: year.e_backup, eer_year: null },
    });
    expect(year.warnings.map(({ code }) => code)).toContain('W_TOL');
  });
});

it.each<[what: string, given: object, field: string]>([
  ['steps of a heat pump', { use: 'heating', compressor_count: 3 }, 'compressor_count'],
  ['water of a cold store', { use: 'cooling', supply_C: 35 }, 'supply_C'],
  ['one capacity of a booster', { use: 'cooling', architecture: 'booster', cooling_kW: 10 }, 'cooling_kW'],
  ['a climate of heating for cold', { use: 'cooling', climate: 'colder' }, 'climate'],
  ['defrosts without their ice', { use: 'cooling', daily_defrost_count: 3 }, 'frost_kg'],
  ['ice without its efficiency', { use: 'cooling', frost_kg: 3 }, 'defrost_efficiency'],
  [
    'hot gas of a heat pump',
    { use: 'heating', frost_kg: 3, defrost_efficiency: 0.5, defrost_kind: 'hot_gas' },
    'defrost_kind',
  ],
  ['the year of an ejector', { use: 'cooling', architecture: 'ejector' }, 'architecture'],
  ['half a compressor', { use: 'cooling', compressor_count: 2.5 }, 'compressor_count'],
])('refuses %s by name', (_, given, field) => {
  const answer = asked({ fluid: 'R744', ...given });
  expect(answer).toMatchObject({ ok: false, field });
});
