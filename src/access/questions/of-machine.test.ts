/** What a caller says of a machine moves every answer it concerns, and no answer of who says nothing of one. */
import { describe, expect, it } from 'vitest';
import { asked, questionOf, result } from './checks/ask.ts';

/** An answer without what it says of the machine. */
function figures(name: string, given: object): Readonly<Record<string, unknown>> {
  const { machine: _, replacement: __, ...rest } = result(name, given);
  return rest;
}

const TAKING = ['cycle', 'compare', 'circuit', 'charge_class', 'law_verdict', 'room_charge'];

describe('a machine named in a question', () => {
  it.each(TAKING)('is optional in %s, and nothing is said of one that was not named', (name) => {
    const { example = {}, schema } = questionOf(name);
    expect(schema.properties).toHaveProperty('machine');
    expect(schema.required ?? []).not.toContain('machine');
    expect(Object.keys(result(name, example))).not.toEqual(expect.arrayContaining(['machine']));
    expect(JSON.stringify(asked(name, example))).not.toMatch(/"(?:assumed|filled|recharge|replacement)"/);
  });

  it.each(TAKING)('is refused by %s with the names there are where one of its facts is none', (name) => {
    const { example = {} } = questionOf(name);
    expect(asked(name, { ...example, machine: { colour: 1 } })).toMatchObject({ ok: false, code: 'E_INPUT' });
    const answer = asked(name, { ...example, machine: { use: 'castle' } });
    expect(answer).toMatchObject({ ok: false, field: 'machine.use' });
    expect(!answer.ok && answer.error).toMatch(/cold_room_neg/);
  });
});

// src/machine/data/uses.json: a cold room of low temperature runs at means of −27 and 44 °C, 0.62, 5 kW.
const ROOM = { use: 'cold_room_neg', compressor: 'scroll' };
const POINT = { superheat_K: 6, subcooling_K: 3 };

describe('a cycle of a machine', () => {
  it('runs where such machines run, and names what it took for granted', () => {
    const { machine, ...rest } = result('cycle', { fluid: 'R290', machine: ROOM });
    const { filled } = machine as { filled: Readonly<Record<string, number>> };
    expect(machine).toMatchObject({ facts: ROOM, assumed: expect.arrayContaining(['te', 'tc', 'capacity']) as [] });
    expect(filled).toMatchObject({ pt_evp: -27, pt_cdr: 44, sat_ref: 'mid', choice_1_value: 5 });
    const { t_sf, t_sft, t_sr, t_srt, rend_is } = filled;
    const typed = {
      ...{ fluid: 'R290', evaporating_C: -27, condensing_C: 44, cooling_kW: 5, isentropic_efficiency: rend_is },
      ...{ superheat_K: t_sf, line_superheat_K: t_sft, subcooling_K: t_sr, line_subcooling_K: t_srt },
    };
    expect(rest).toEqual(figures('cycle', typed));
    expect(rest['cooling_kW']).toBeCloseTo(5, 9);
  });

  it('keeps what is typed, as what it was typed as', () => {
    const { machine, ...rest } = result('cycle', {
      fluid: 'R448A',
      evaporating_C: -35,
      kw: 8,
      ...POINT,
      machine: ROOM,
    });
    // The typed temperature is a dew point: so is the condensing one that stands beside it, whose mean is 44 °C.
    const { filled, assumed } = machine as { filled: Readonly<Record<string, number>>; assumed: readonly string[] };
    expect(Object.keys(filled)).not.toEqual(expect.arrayContaining(['pt_evp']));
    expect(assumed).toEqual(['tc']);
    expect(filled['sat_ref']).toBeUndefined();
    expect(filled['pt_cdr']! - (rest['glide_condenser_K'] as number) / 2).toBeCloseTo(44, 6);
    expect(rest['cooling_kW']).toBeCloseTo(8, 9);
    const facts = result('cycle', { fluid: 'R290', machine: { ...ROOM, te: -30, capacity: 12 } });
    expect(facts).toMatchObject({ machine: { assumed: ['tc'] } });
    expect(facts['cooling_kW']).toBeCloseTo(12, 9);
  });

  it('supposes no temperature beside a typed pressure, and no point of a use that has none', () => {
    const { machine } = result('circuit', { architecture: 'simple', fluid: 'R290', p_gc: 90, machine: ROOM });
    const { assumed, filled } = machine as { assumed: readonly string[]; filled: object };
    expect(assumed.toSorted()).toEqual(['capacity', 'te']);
    expect(filled).not.toHaveProperty('pt_cdr');
    const other = { fluid: 'R290', evaporating_C: -10, isentropic_efficiency: 0.7 };
    expect(figures('cycle', { ...other, machine: { use: 'other' } })).toEqual(figures('cycle', other));
    expect(result('cycle', { ...other, machine: {} })).toMatchObject({
      machine: { assumed: ['compressor'], missing: ['use'], filled: {} },
    });
  });

  it('is a booster where the machine is one, and stays the cycle asked for', () => {
    const { machine, ...own } = result('circuit', { architecture: 'booster', machine: { use: 'co2_booster' } });
    expect(machine).toMatchObject({ filled: { fluid: 'R744', te_mt: expect.any(Number) as number } });
    expect(own).toMatchObject({ architecture: 'booster', fluid: 'R744' });
    const { machine: told } = result('circuit', {
      ...{ architecture: 'ihx', fluid: 'R290', eff_ihx: 0.5 },
      machine: ROOM,
    });
    expect(told).toMatchObject({ assumed: [] });
  });

  // The table: a scroll is watched at 107 °C and held to 135, a screw judged by none that is computed.
  it('is judged by the limits of its compressor', () => {
    const hot = { fluid: 'R32', evaporating_C: -10, condensing_C: 55, isentropic_efficiency: 0.6 };
    const told = (compressor: string): string => {
      const answer = asked('cycle', { ...hot, machine: { use: 'other', compressor } });
      return answer.ok ? answer.warnings.join(' ') : '';
    };
    expect(told('scroll')).toMatch(/107/);
    expect(told('screw')).not.toMatch(/discharge/i);
  });
});

describe('two refrigerants in a machine', () => {
  const verdict = (use: string, fluid_1: string, fluid_2: string, more: object = {}): unknown =>
    (result('compare', { fluid_1, fluid_2, machine: { use, ...more } })['replacement'] as { code: string }).code;

  // Directives and rules as the verdicts worked out apart have them (src/machine/reference/replacement.json).
  it('are told whether it may take the second', () => {
    expect(verdict('rack', 'R404A', 'R22', { capacity: 80 })).toBe('V_FORBIDDEN');
    expect(verdict('rack', 'R404A', 'R448A', { capacity: 80 })).toBe('V_CHECK');
    expect(verdict('rack', 'R404A', 'R454A', { capacity: 80 })).toBe('V_NO_WAY');
    expect(verdict('condensing_unit', 'R404A', 'R454C')).toBe('V_NEW_MACHINE');
  });

  it('run at its point, and are not told of one of which nothing is known', () => {
    const answer = result('compare', { fluid_1: 'R134a', fluid_2: 'R1234yf', machine: { use: 'cold_room_pos' } });
    expect(answer).toMatchObject({ machine: { assumed: expect.arrayContaining(['te', 'tc']) as [] } });
    const bare = result('compare', { fluid_1: 'R134a', fluid_2: 'R1234yf', machine: {} });
    expect(bare).not.toHaveProperty('replacement');
  });
});

describe('the law of a machine', () => {
  const law = (given: object): Readonly<Record<string, unknown>> =>
    result('law_verdict', { date: '2026-11-27', ...given });

  it('is of the product it is, which nobody has to name', () => {
    const split = { use: 'split', capacity: 3.5, charge: 1.2 };
    // Regulation (EU) 2024/573, Annex IV, point 9(a): single splits under 3 kg, 750 and above, since 2025.
    expect(law({ fluid: 'R410A', machine: split })).toMatchObject({
      ...{ product: 'single-split-under-3kg', verdict: 'banned' },
      // Article 13(4): from 2026 what is 2500 and above; R410A is 2088.
      recharge: { virgin: 'allowed', reclaimed: 'allowed' },
    });
    expect(law({ fluid: 'R32', machine: split })).toMatchObject({ verdict: 'allowed' });
    const { machine: _, product, recharge: __, ...same } = law({ fluid: 'R410A', machine: split });
    expect(same).toEqual(law({ fluid: 'R410A', product }));
  });

  it('asks what would tell the product, and judges topping up all the same', () => {
    expect(law({ fluid: 'R404A', machine: { use: 'rack' } })).toMatchObject({
      ...{ product: null, verdict: null, machine: { missing: ['capacity'] } },
      // Article 13(3): 2500 and above, virgin gone since 2025, reclaimed until 2030.
      recharge: { virgin: 'banned', reclaimed: 'allowed', reclaimed_until: '2030-01-01' },
    });
  });

  it('exempts what keeps below −50 °C, and knows a vehicle by its own directive', () => {
    const cold = { use: 'process_low', product_temperature: -70 };
    expect(law({ fluid: 'R404A', machine: cold })).toMatchObject({ recharge: { virgin: 'allowed' } });
    // Directive 2006/40/EC: 150 and above in no new car.
    expect(law({ fluid: 'R134a', machine: { use: 'vehicle' } })).toMatchObject({ product: null, verdict: 'banned' });
  });

  it('wants a product or a use', () => {
    expect(asked('law_verdict', { fluid: 'R404A' })).toMatchObject({ ok: false, field: 'product' });
    expect(asked('law_verdict', { fluid: 'R404A', machine: {} })).toMatchObject({ ok: false, field: 'product' });
  });
});

describe('the charge of a machine', () => {
  it('is checked as what it is said to be: what loosens is never supposed', () => {
    const given = { fluid: 'R410A', kg: 12 };
    const unsaid = result('charge_class', { ...given, machine: { use: 'household' } });
    expect(unsaid).toMatchObject({ machine: { missing: ['sealed', 'detection'] } });
    expect(unsaid['leak_check_months']).toBe(result('charge_class', given)['leak_check_months']);
    const detected = figures('charge_class', { ...given, machine: { detection: 'yes' } });
    expect(detected).toEqual(figures('charge_class', { ...given, detection: true }));
    // Typed wins.
    expect(figures('charge_class', { ...given, detection: false, machine: { detection: 'yes' } })).toEqual(
      figures('charge_class', given),
    );
  });

  it('is admitted in a room by its use: what nobody said of the room is asked of nobody', () => {
    const store = { fluid: 'R455A', kg: 9, area_m2: 30, height_m: 4 };
    expect(asked('room_charge', store)).toMatchObject({ ok: false, field: 'access' });
    const told = result('room_charge', { ...store, machine: { use: 'cold_room_neg' } });
    expect(told).toMatchObject({ verdict: 'N_WITHIN', machine: { assumed: expect.arrayContaining(['access']) as [] } });
    // EN 378-1 Annex C: access c, other, II, 120 m³: 0.5 × LFL × V... held by the verdicts worked out apart: 10.3 kg.
    expect(told['most_kg'] as number).toBeCloseTo(10.3, 1);
    const mobile = result('room_charge', { ...store, machine: { use: 'transport' } });
    expect(mobile).toMatchObject({ verdict: 'N_NOT_JUDGED', allowed: null });
  });
});
