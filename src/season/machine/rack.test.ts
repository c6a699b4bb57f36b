/** Steps of a rack and the cost of defrosting, against the simulation at swept volumes and by hand. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { heatToMeltIce } from '../../physics/food-properties.ts';
import { run } from '../../simulation/run.ts';
import { seasonal } from '../index.ts';
import type { FigureName, Figures } from '../index.ts';

const engine = await createEngine();

function resultOf<N extends FigureName>(figure: N, request: object): Figures[N] {
  const answer = seasonal(figure, request, engine);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}
const annual = (request: object): Figures['annual'] =>
  resultOf('annual', { fluid: 'R134a', rend_is: 0.68, ...request });

describe('a rack of compressors alike', () => {
  // At one condensing temperature all year each compressor is as good as all: what lies between two steps costs nothing.
  it('costs nothing between its steps where the condensation stays, and cycles below the first', () => {
    const request = { dt_cdr: 0, t_cdr_min: 44 };
    const follows = annual(request);
    expect(annual({ ...request, steps: 4 }).e / follows.e).toBeCloseTo(1, 12);
    const single = annual({ ...request, steps: 1, bins: [[5, 100]] });
    // 60 % of the load, Cc 0.9: 0.6/(0.9 · 0.6 + 0.1).
    expect(annual({ ...request, bins: [[5, 100]] }).e / single.e).toBeCloseTo(0.6 / 0.64, 9);
  });

  it('stands between the simulation of one compressor and of two, as their swept volumes give', () => {
    const at = (volume: number, tc: number) => {
      const body = { fluid: 'R134a', choice_1: 0, choice_1_value: volume, rend_is: 0.68, pt_evp: -10, pt_cdr: tc };
      const answer = run({ ...body, rend_v: 1, t_sf: 5, t_sr: 3, t_sft: 0, t_srt: 0 }, engine);
      if (!answer.ok) throw new Error(answer.problem.code);
      return answer.result.performance;
    };
    // 50 kW at 32 °C outside, 12 K above it.
    const volume = 50 / at(1, 44).power_cold;
    const step = (share: number) => {
      let found = at(volume * share, 30);
      for (let times = 0; times < 30; times += 1) found = at(volume * share, 20 + (12 * found.power_cold) / 50);
      return found;
    };
    const [one, two] = [step(0.5), step(1)];
    const load = 50 * (0.6 + (0.4 * 15) / 27);
    const share = (load - one.power_cold) / (two.power_cold - one.power_cold);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    const year = annual({ steps: 2, t_cdr_min: 10, bins: [[20, 1]] });
    expect(year.e / (one.power_compressor * (1 - share) + two.power_compressor * share)).toBeCloseTo(1, 3);
    expect(year.bins[0]!.capacity / two.power_cold).toBeCloseTo(1, 3);
  });

  it('of many steps is nearly one that follows its load, and of few costs more', () => {
    const floor = { t_cdr_min: 15, t_load_max: 38 };
    const of = (steps?: number): number => annual({ ...floor, ...(steps && { steps }) }).e;
    const follows = of();
    expect(of(24) / follows).toBeGreaterThan(0.998);
    expect(of(24) / follows).toBeLessThan(1.002);
    expect(of(1)).toBeGreaterThan(of(2));
    expect(of(2)).toBeGreaterThan(of(24));
  });

  it('says what cold its nominal capacity cannot make', () => {
    const { short, q, bins, warnings } = annual({ steps: 3, power_nominal: 40 });
    const asked = bins.reduce((sum, { load, hours }) => sum + load * hours, 0);
    expect(short).toBeGreaterThan(0);
    expect((q + short!) / asked).toBeCloseTo(1, 12);
    expect(warnings.map(({ code }) => code)).toContain('W_SHORT');
    const ample = annual({ steps: 3, power_nominal: 80 });
    expect([ample.short, ample.warnings.length]).toEqual([0, 1]);
    expect(annual({}).short).toBeNull();
  });

  it.each([
    ['a booster', { fluid: 'R744', t_evp: -8, power_cold: 120, approach: 3 }, { architecture: 'booster' }],
    ['a cascade', { fluid: 'R717', t_evp: -40 }, { architecture: 'cascade', fluid_hp: 'R717', fluid_bp: 'R744' }],
  ])('is that of %s too', (_, request, machine) => {
    const bins = [
      [5, 100],
      [18, 100],
      [30, 50],
    ];
    const follows = annual({ ...request, bins, t_cdr_min: 15, machine });
    const rack = annual({ ...request, bins, t_cdr_min: 15, machine, steps: 4 });
    expect(rack.short).toBe(0);
    expect(rack.q / follows.q).toBeCloseTo(1, 12);
    expect(rack.e / follows.e).toBeGreaterThan(0.98);
    expect(rack.e / follows.e).toBeLessThan(1.06);
  });

  it.each([0, 2.5, 25])('of %s compressors is refused by its field', (steps) => {
    expect(seasonal('annual', { fluid: 'R134a', steps }, engine)).toMatchObject({
      ok: false,
      problem: { code: 'E_RANGE', field: 'steps', values: { min: 1, max: 24 } },
    });
  });
});

describe('defrosting', () => {
  // A published calculation of frost energy: 2 kg from -10 °C, 2.1 kJ/(kg K) and 334 kJ/kg, 710 kJ without warming the water
  // (calculator5.snowdaycalculatornow.com); the heat of ice here is that of Choi and Okos.
  it('warms the ice and melts it', () => {
    expect((2 * heatToMeltIce(-10)) / 710e3).toBeCloseTo(1, 2);
    expect(heatToMeltIce(0)).toBe(333_600);
  });

  const frost = { mass: 5, per_day: 3, efficiency: 0.3, t_ice: -18 };
  const melting = (5 * heatToMeltIce(-18)) / 3.6e6;

  it('by resistors is counted twice: what they draw, and what stays in the cold', () => {
    const without = annual({});
    const year = annual({ frost });
    const { heat, electricity, e_direct, e_removal, share } = year.defrost!;
    expect(heat).toBeCloseTo(melting / 0.3, 12);
    expect(electricity).toBe(heat);
    expect(e_direct).toBeCloseTo((year.hours / 24) * 3 * heat, 6);
    const returned = (3 * (heat - melting)) / 24;
    expect(share).toBeCloseTo(returned / 50, 12);
    expect(year.q).toBeCloseTo(without.q, 6);
    expect(year.e).toBeGreaterThan(without.e + e_direct);
    expect(year.e - without.e - e_direct).toBeCloseTo(e_removal, 6);
    // It costs the EER of its hours and a little more: it moves the condensation of the rest.
    const mean = (year.hours * returned) / without.eer_annual;
    expect(e_removal / mean).toBeGreaterThan(1);
    expect(e_removal / mean).toBeLessThan(1.25);
    expect(annual({ frost, floating: true }).floating).toEqual({
      lower: annual({ frost, t_cdr_min: 20 }).e,
      higher: annual({ frost, t_cdr_min: 30 }).e,
    });
    expect(annual({ frost: { ...frost, room: 0 } }).e).toBeCloseTo(without.e + e_direct, 6);
  });

  it('by hot gas draws nothing of its own, and says what is not known of it', () => {
    const { defrost, warnings } = annual({ frost: { ...frost, kind: 'hot_gas' } });
    expect([defrost!.electricity, defrost!.e_direct]).toEqual([null, 0]);
    expect(defrost!.e_removal).toBeGreaterThan(0);
    expect(warnings.map(({ code }) => code)).toEqual(['W_METHOD', 'W_HOT_GAS']);
  });

  it('abstains without a mass, and refuses one without its efficiency', () => {
    expect(annual({ frost: { per_day: 4 } }).defrost).toBeNull();
    expect(seasonal('annual', { fluid: 'R134a', frost: { mass: 5 } }, engine)).toMatchObject({
      problem: { code: 'E_MISSING', field: 'frost.efficiency' },
    });
  });

  it('of a heat pump takes back the share of the heat that its ice is worth', () => {
    const request = { fluid: 'R290', t_biv: -8, bins: [[2, 100]] };
    const plain = resultOf('heating', request);
    const given = { mass: 2, per_day: 12, efficiency: 0.5, t_ice: -8 };
    const taken = ((2 * heatToMeltIce(-8)) / 3.6e6 / 0.5) * 0.5;
    const share = taken / plain.bins[0]!.capacity;
    const byMass = resultOf('heating', { ...request, frost: given });
    expect(byMass.bins[0]!.capacity).toBeCloseTo(plain.bins[0]!.capacity - taken, 9);
    expect(byMass.e).toBeCloseTo(resultOf('heating', { ...request, defrost: share }).e, 9);
    const most = seasonal('heating', { ...request, frost: { ...given, mass: 1000 } }, engine);
    expect(most).toMatchObject({ problem: { code: 'E_RANGE', field: 'frost.mass' } });
    if (most.ok) return;
    const just = Number(most.problem.values['max']) * (1 - 1e-9);
    expect(resultOf('heating', { ...request, frost: { ...given, mass: just } }).bins[0]!.capacity).toBeCloseTo(
      plain.bins[0]!.capacity / 2,
      6,
    );
  });
});
