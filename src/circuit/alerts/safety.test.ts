import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { charge } from '../charge/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { rankOf } from '../../machine/severity.ts';
import { worstOf } from './alert.ts';
import type { Finding } from './alert.ts';
import { safetyFacts } from './facts.ts';
import { pedGroupOf, safetyAlerts } from './safety.ts';

const engine = await createEngine();
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36 };
const OF_ROOM = { access: 'a', location: 'II', application: 'comfort', h0_type: 'floor', room_height: 2.5 };

/** The lines of a circuit that holds this many kg, in a room or in none. */
function linesOf(
  fluid: string,
  mass: number,
  room?: Readonly<Record<string, unknown>>,
  machine = {},
): readonly Finding[] {
  const results = resultsOf(fluid === 'R744' ? CO2 : { fluid }, null, engine);
  const options: Readonly<Record<string, unknown>> & { readonly room?: Readonly<Record<string, unknown>> } = {
    other: [{ volume: mass, density: 1000 }],
    machine,
    ...(room && { room: { ...OF_ROOM, ...room } }),
  };
  const answer = resultOf(charge(results, options, engine));
  return safetyAlerts(safetyFacts(fluid, options.room ?? {}, answer, machine));
}
const codesOf = (alerts: readonly Finding[]): readonly string[] => alerts.map(({ code }) => code);
const find = (alerts: readonly Finding[], code: string) => alerts.find((alert) => alert.code === code);

describe('what a flammable or toxic fluid asks', () => {
  it('is never silent: class, charge, what to say of the room, the group of the directive', () => {
    for (const fluid of ['R290', 'R32', 'R454B', 'R152a', 'R717', 'R1270', 'R123', 'R600']) {
      const bare = linesOf(fluid, 3);
      expect(codesOf(bare), fluid).toEqual(['S_ROOM', 'S_CLASS', 'S_PED']);
      expect(find(bare, 'S_ROOM')).toMatchObject({ page: 'charge', field: 'room-use', values: { asks: 'use' } });
      const alerts = linesOf(fluid, 3, {});
      expect(codesOf(alerts), fluid).toEqual(expect.arrayContaining(['S_CLASS', 'S_PED']));
      expect(
        codesOf(alerts).some((code) => ['S_AREA', 'S_NOROOM', 'S_FIGURES'].includes(code)),
        fluid,
      ).toBe(true);
      expect(['missing', 'danger', 'check', 'know'], fluid).toContain(worstOf(alerts));
      expect(find(alerts, 'S_CLASS')?.values['mass']).toBeCloseTo(3, 9);
    }
    expect(find(linesOf('R290', 3), 'S_CLASS')?.values).toMatchObject({ safetyClass: 'A3', mass: 3, low: 3 });
    // Directive 2014/68/EU: A2L, A2, A3 and toxic are of group 1.
    expect(find(linesOf('R454B', 3), 'S_PED')?.values).toEqual({ group: 1 });
  });

  // EN 378-1, clause C.2: 2.5 · 0.038^(5/4) · 0.6 · √40 = 0.159 kg.
  it('says by how much 3 kg of propane are too much for 40 m²', () => {
    const alerts = linesOf('R290', 3, { room_area: 40 });
    expect(alerts[0]).toMatchObject({ code: 'S_OVER', severity: 'danger' });
    expect(alerts[0]?.values['limit']).toBeCloseTo(0.159, 3);
    expect(alerts[0]?.values['factor']).toBeCloseTo(18.8, 1);
    expect(codesOf(alerts)).not.toContain('S_ROOM');
    // m2 = 26 · 0.038 kg is the most of any room for comfort: none takes 3 kg.
    expect(find(alerts, 'S_NOROOM')?.values['most']).toBeCloseTo(0.988, 6);
  });

  // Spain, RD 552/2019 (RSIF): R32 in 75 m², ceiling unit, comfort: 10.9 kg at most.
  it('gives the room a charge needs, and is quiet about it in a room that takes it', () => {
    const need = find(linesOf('R32', 10.8847, { room_area: 20, h0_type: 'ceiling' }), 'S_AREA');
    expect(need?.values['area']).toBeCloseTo(75, 2);
    expect(need?.severity).toBe('check');
    const fits = linesOf('R32', 8.5, { room_area: 75, h0_type: 'ceiling' });
    // For comfort, a product standard and the law of public buildings come before EN 378.
    expect(codesOf(fits)).toEqual(['S_CLASS', 'S_FITS', 'S_STANDARD', 'S_PED']);
    expect(worstOf(fits)).toBe('know');
    expect(find(fits, 'S_FITS')?.values['limit']).toBeCloseTo(10.8847, 3);
    // A3 stays to be looked at in a room that takes it: 0.2 · 0.038 · 30 m³ = 0.228 kg.
    const propane = linesOf('R290', 0.2, { room_area: 12, application: 'other', location: 'I' });
    expect(codesOf(propane)).toEqual(['S_CLASS', 'S_FITS', 'S_PED']);
    expect(worstOf(propane)).toBe('check');
  });

  it('sends ammonia to a machinery room, where the standard sets no limit', () => {
    const out = { room_area: 100, application: 'other', access: 'c', location: 'III' };
    expect(codesOf(linesOf('R717', 100, out))).toEqual(['S_CLASS', 'S_NOLIMIT', 'S_PED']);
    expect(codesOf(linesOf('R717', 100, { ...out, access: 'a', location: 'I' }))[0]).toBe('S_OVER');
  });

  it('goes on speaking where the charge is refused or not computed', () => {
    expect(codesOf(safetyAlerts(safetyFacts('propane', {}, undefined)))).toEqual(['S_ROOM', 'S_CLASS', 'S_PED']);
  });

  it('takes the class typed for a mix nobody has a record of, and asks for it where the mix may burn', () => {
    const mix = 'R32[0.5]&R1234yf[0.5]';
    expect(codesOf(safetyAlerts(safetyFacts(mix, {}, undefined)))).toEqual(['S_UNKNOWN']);
    const typed = safetyAlerts(safetyFacts(mix, { safety_class: 'A2L' }, undefined));
    expect(find(typed, 'S_CLASS')?.values['safetyClass']).toBe('A2L');
    expect(find(typed, 'S_PED')?.values).toEqual({ group: 1 });
    expect(safetyAlerts(safetyFacts('R134a[0.5]&R125[0.5]', {}, undefined))).toEqual([]);
  });

  it('lists the worst first', () => {
    for (const fluid of ['R290', 'R32', 'R152a']) {
      const ranks = linesOf(fluid, 8, { room_area: 10 }).map(({ severity }) => rankOf(severity));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});

describe('the room of a machine', () => {
  // Access c, other, location II by the use: 0.2 · 0.431 kg/m³ · 120 m³ = 10.34 kg.
  it('is that of its use where nobody types one: a cold store is no flat', () => {
    const store = linesOf(
      'R455A',
      9,
      { room_area: 40, room_height: 3, access: '', location: '', application: '' },
      {
        use: 'cold_room_neg',
      },
    );
    expect(codesOf(store)).not.toContain('S_STANDARD');
    expect(find(store, 'S_FITS')?.values['limit']).toBeCloseTo(10.344, 3);
    const flat = linesOf('R455A', 9, { room_area: 40, room_height: 3 });
    expect(find(flat, 'S_OVER')).toMatchObject({ severity: 'danger' });
  });

  it('is not judged where the product standard is, nor where it moves', () => {
    const cabinet = linesOf('R290', 0.15, undefined, { use: 'display_case' });
    expect(find(cabinet, 'S_FITS')?.values).toMatchObject({ standard: 'IEC 60335-2-89' });
    expect(codesOf(cabinet)).not.toContain('S_ROOM');
    expect(find(linesOf('R290', 3, undefined, { use: 'display_case' }), 'S_OVER')?.severity).toBe('danger');
    expect(codesOf(linesOf('R1234yf', 0.6, undefined, { use: 'vehicle' }))).toEqual(['S_CLASS', 'S_PED']);
  });

  it('asks for its area once its use is known, and leaves out the law of public buildings where it is none', () => {
    const split = linesOf('R32', 3, undefined, { use: 'split' });
    expect(find(split, 'S_ROOM')).toMatchObject({ field: 'room.room_area', values: { asks: 'area' } });
    expect(find(split, 'S_STANDARD')?.severity).toBe('know');
  });
});

describe('a fluid of class A1', () => {
  it('raises no false alarm', () => {
    for (const fluid of ['R134a', 'R744', 'R410A', 'R448A', 'R507A']) expect(linesOf(fluid, 10), fluid).toEqual([]);
    expect(linesOf('R134a', 2.8, { room_area: 50 })).toEqual([]);
  });

  // 0.1 kg/m³ of 87.5 m³: it suffocates long before it burns. RSIF: 90 kg of R134a in 300 m³, one measure.
  it('speaks where its room is too small for it, and of the measures that open it', () => {
    expect(linesOf('R744', 11.4, { room_area: 35, location: 'I' })).toMatchObject([
      { code: 'S_OVER', severity: 'danger', values: { limit: 8.75 } },
    ]);
    expect(linesOf('R134a', 90, { room_area: 100, room_height: 3 })).toMatchObject([
      { code: 'S_C3', severity: 'check', values: { measures: 1 } },
    ]);
  });
});

describe('the group of the Pressure Equipment Directive', () => {
  it('is that of the record, else of what burns or poisons', () => {
    expect(pedGroupOf('A1', undefined)).toBe(2);
    expect(pedGroupOf('A2L', undefined)).toBe(1);
    expect(pedGroupOf('B1', undefined)).toBe(1);
    // R1234ze(E): group 2 by data sheets, though A2L.
    expect(pedGroupOf('A2L', 2)).toBe(2);
  });
});
