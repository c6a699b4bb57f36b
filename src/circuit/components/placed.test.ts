import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { PLACED_CATALOGUE } from './catalogue/index.ts';
import type { Placed, PlacedAnswer } from './placed.ts';
import { placedFigures } from './placed-row.ts';
import { Arguments } from '../arguments.ts';
import { selection } from './selection.ts';

const engine = await createEngine();
const STANDARD = { pt_evp: 5, pt_cdr: 38, t_sr: 4, choice_1: 0 };
const circuit = (more: Readonly<Record<string, unknown>> = {}) =>
  resultsOf({ fluid: 'R404A', ...STANDARD, ...more }, null, engine);
const placed = (results: unknown, options: Readonly<Record<string, unknown>> = {}): Placed =>
  resultOf(selection(results, options, engine)).placed;
const valve = (row: Readonly<Record<string, unknown>>, results: unknown = circuit()): PlacedAnswer =>
  placed(results, {
    own: [{ brand: 'ME', model: 'x', category: 'expansion valve', lines: [], ps_bar: 46, load_min: 0.1, ...row }],
  }).rows['ME|x']!;
const AT = { fluid: 'R404A', t_evap_c: 5, t_cond_c: 38, subcooling_k: 4 };

describe('the catalogue of what has a place of its own', () => {
  it('lists 21 expansion valves by capacity, 5 ranges without, and 6 receivers by volume, each with its source', () => {
    const count = (category: string): number => PLACED_CATALOGUE.filter((row) => row.category === category).length;
    expect([count('expansion valve'), count('receiver')]).toEqual([26, 6]);
    expect(PLACED_CATALOGUE.filter(({ capacities }) => capacities !== undefined)).toHaveLength(21);
    for (const row of PLACED_CATALOGUE) {
      expect(row.source).toMatch(/^https:\/\//);
      const figures = placedFigures(new Arguments(row))!;
      expect(figures.capacities.length > 0 || figures.volume !== undefined || row.level === 'range').toBe(true);
    }
  });
});

describe('an expansion valve', () => {
  it('has its printed capacity where it was printed, and opens by what the circuit asks of it', () => {
    const { asked } = placed(circuit());
    const answer = valve({ capacities: [{ ...AT, kw: asked.capacity }] });
    // The circuit superheats: its flow for the same capacity is a little less than the printed one's.
    expect(answer.share).toBeGreaterThan(0.9);
    expect(answer.share).toBeLessThanOrEqual(1);
    expect(answer).toMatchObject({ status: 'ok', reasons: [] });
    const twice = valve({ capacities: [{ ...AT, kw: 2 * asked.capacity }] });
    expect(twice.share).toBeCloseTo(answer.share! / 2, 9);
    expect(twice.size).toBeCloseTo(2 * answer.size!, 9);
  });

  it('says that it is too small, too large, or what nobody printed', () => {
    const { capacity } = placed(circuit()).asked;
    const of = (kw: number, more = {}) => {
      const { status, reasons } = valve({ capacities: [{ ...AT, kw: kw * capacity }], ...more });
      return [status, ...reasons];
    };
    expect(of(0.5)).toEqual(['over_limit', 'small']);
    expect(of(20)).toEqual(['under_min', 'load']);
    expect(of(1.5, { load_min: null })).toEqual(['to_check', 'load_unknown']);
    expect(of(1.5, { ps_bar: null })).toEqual(['to_check', 'ps_unknown']);
    expect(of(1.5, { ps_bar: 20 })).toEqual(['over_limit', 'ps']);
    expect(of(1.5, { dp_max_bar: 5 })).toEqual(['over_limit', 'dp_max']);
    expect(of(1.5, { fluids: ['R22'] })).toEqual(['ok']);
    expect(valve({ kv_m3h: 1 })).toMatchObject({ size: null, status: 'kv_missing' });
    expect(valve({ capacities: [{ ...AT, fluid: 'R22', kw: 1.5 * capacity }] })).toMatchObject({
      status: 'to_check',
      reasons: ['fluid', 'other_fluid'],
    });
  });

  it('is never OK for a refrigerant that burns unless its document names it', () => {
    const propane = circuit({ fluid: 'R290' });
    const { asked } = placed(propane);
    expect(asked.is_named).toBe(true);
    const known = { ...AT, kw: 1.5 * asked.capacity };
    expect(valve({ capacities: [known] }, propane).status).toBe('to_check');
    expect(valve({ capacities: [{ ...known, fluid: 'R290' }] }, propane)).toMatchObject({ status: 'ok' });
  });

  it('loses with the drop that the rest takes, by its root', () => {
    const { capacity, dp_valve } = placed(circuit()).asked;
    const own = [
      { brand: 'ME', model: 'x', category: 'expansion valve', lines: [], capacities: [{ ...AT, kw: capacity }] },
    ];
    const size = (dp_lost: number): number => placed(circuit(), { own, dp_lost }).rows['ME|x']!.size!;
    expect(size(0.75 * dp_valve) / size(0)).toBeCloseTo(0.5, 9);
  });

  it('is ordered by the capacity it has at the conditions of catalogues', () => {
    const cold = circuit({ fluid: 'R404A', pt_evp: -30, pt_cdr: 40 });
    const { nominal, capacity, fluid } = placed(cold).asked;
    // A valve printed with that capacity, there and on this refrigerant, is open just all the way here.
    const printed = { fluid, kw: nominal!, t_evap_c: 5, t_cond_c: 32, t_liquid_c: 28 };
    expect(valve({ capacities: [printed] }, cold).share).toBeCloseTo(1, 9);
    expect(valve({ capacities: [printed] }, cold).size).toBeCloseTo(capacity, 9);
    // At those conditions themselves it is the capacity of the cycle.
    const own = circuit({ fluid: 'R134a', pt_evp: 5, pt_cdr: 32, t_sr: 4, t_srt: 0, t_sf: 0 });
    expect(placed(own).asked.nominal).toBeCloseTo(placed(own).asked.capacity, 6);
    const hot = resultsOf({ fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 100, t_out_gc: 35 }, null, engine);
    expect(placed(hot).asked.nominal).toBeNull();
  });

  it('is not judged above critical, nor by an unknown refrigerant', () => {
    const hot = resultsOf({ fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 100, t_out_gc: 35 }, null, engine);
    expect(valve({ capacities: [{ ...AT, kw: 20 }], ps_bar: 150 }, hot)).toMatchObject({
      size: null,
      status: 'kv_missing',
    });
    const wrong = selection(
      circuit(),
      {
        own: [
          {
            brand: 'A',
            model: 'b',
            category: 'expansion valve',
            lines: [],
            capacities: [{ ...AT, fluid: 'R999', kw: 1 }],
          },
        ],
      },
      engine,
    );
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'E_FLUID', field: 'own.0.capacities.0.fluid' } });
  });
});

describe('a receiver and its relief valve', () => {
  it('hold what they are asked to', () => {
    const { asked, rows } = placed(circuit(), { stored: 30 });
    // 30 kg of R404A at 50 °C, 80 % full.
    const { bubble, dew } = engine.fluid('R404A').saturation({ T: 323.15 });
    expect(asked.volume).toBeCloseTo((30 / (0.8 * bubble.D + 0.2 * dew.D)) * 1000, 6);
    expect(rows['RAC BRASIL|VLR-30']?.reasons).toContain('small');
    expect(rows['RAC BRASIL|VLR-75']).toMatchObject({ status: 'to_check', reasons: ['ps_unknown'] });
  });

  // The published case: R448A, 0.83 m², set to 27.5 bar: 271.1 kg/h with 110.22 kJ/kg, which the engine finds within 4 %.
  it('let out what EN 13136 asks', () => {
    const results = circuit({ fluid: 'R448A' });
    const options = {
      vessel_area: 0.83,
      p_set: 27.5,
      own: [
        { brand: 'ME', model: 'v', category: 'relief valve', lines: [], area_mm2: 20, kdr: 0.8, fluids: ['R448A'] },
      ],
    };
    const { asked, rows } = placed(results, options);
    expect(Math.abs(asked.relief! / 271.1 - 1)).toBeLessThan(0.035);
    const answer = rows['ME|v']!;
    expect(answer.share).toBeCloseTo(asked.relief! / answer.size!, 9);
    expect(answer.status).toBe('ok');
  });
});

describe('a filter drier', () => {
  // R134a, liquid at 30 °C, evaporating at −15 °C, 0.07 bar: as AHRI 710 rates.
  it('has the Kv of its printed capacity', () => {
    const own = [
      {
        brand: 'ME',
        model: 'f',
        category: 'filter',
        lines: ['ll'],
        capacities: [{ fluid: 'R134a', kw: 10, t_evap_c: -15, t_cond_c: 30, t_liquid_c: 30, dp_bar: 0.07 }],
      },
    ];
    const { rows } = resultOf(selection(resultsOf({}, null, engine), { own, line: 'll' }, engine));
    const [liquid, vapour] = [
      engine.fluid('R134a').saturation({ T: 303.15 }).bubble,
      engine.fluid('R134a').saturation({ T: 258.15 }).dew,
    ];
    const flow = (10_000 / (vapour.H - liquid.H) / liquid.D) * 3600;
    expect(rows['ME|f']).toMatchObject({ kv_from: 'capacity' });
    expect(rows['ME|f']!.kv).toBeCloseTo(flow * Math.sqrt(liquid.D / 1000 / 0.07), 6);
  });
});
