import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf, warningTexts } from '../checks/reference.ts';
import { anyCircuit, between, bothRegimes, resultOf, unsound } from '../checks/support.ts';
import { technique } from '../index.ts';
import type { IndicatorKey, Indicators } from '../index.ts';
import type { BodyValues } from '../../simulation/index.ts';

const engine = await createEngine();
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36, rend_is: 0.7 };

const indicators = (body: BodyValues): Indicators =>
  resultOf(technique(resultsOf(body, null, engine), {}, engine)).permanent;
const level = (body: BodyValues, key: IndicatorKey): string | null => indicators(body)[key].level;
/** What the simulation warns of that is no indicator. */
const NOT_INDICATORS = ['W_WET', 'W_FSUB', 'W_TRANS', 'W_EXTRAP', 'W_IHXLOSS'];

describe('any circuit', () => {
  it('gets the warnings of its simulation, beside those of oil and ideal efficiencies', () => {
    fc.assert(
      fc.property(anyCircuit, (body) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const answer = resultOf(technique(results, {}, engine));
        expect(unsound(answer)).toEqual([]);
        const own = warningTexts(answer.warnings).filter((text) => !/W_TOIL|W_IDEAL/.test(text));
        const ofRun = (['permanent', 'transient'] as const).flatMap((regime) =>
          (results[regime]?.warnings ?? [])
            .filter(({ code }) => !NOT_INDICATORS.includes(code))
            .map(({ code }) => `${code}:${regime}`),
        );
        expect(own).toEqual(ofRun.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('gets values that agree with its result', () => {
    fc.assert(
      fc.property(anyCircuit, (body) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const { extra, performance } = results.permanent;
        const { permanent } = resultOf(technique(results, {}, engine));
        expect(permanent.tau.value).toBeCloseTo(extra.tau, 9);
        expect(permanent.x_f.value).toBeCloseTo(extra.x_f, 6);
        expect(permanent.q0v.value! / extra.q0v).toBeCloseTo(1, 9);
        expect(permanent.suction_volume_h.value! / (performance.step_volume_h * performance.rend_v)).toBeCloseTo(1, 9);
        expect(permanent.glide_evp.value).toBeCloseTo(extra.glide_evp, 6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a level', () => {
  it('is good inside its band, bounds included, fair outside, warning beyond the limit', () => {
    expect(
      ['superheat_useful', 'superheat_total', 'subcooling_total'].map((key) => level({}, key as IndicatorKey)),
    ).toEqual(['good', 'good', 'good']);
    expect([3, 4.9, 5, 8, 8.1].map((t_sf) => level({ t_sf }, 'superheat_useful'))).toEqual([
      'fair',
      'fair',
      'good',
      'good',
      'fair',
    ]);
    expect([2.9, 0].map((t_sf) => level({ t_sf, t_sft: 0 }, 'superheat_useful'))).toEqual(['warning', 'warning']);
    expect([15, 16, 25, 26].map((t_sft) => level({ t_sft }, 'superheat_total'))).toEqual([
      'good',
      'fair',
      'fair',
      'warning',
    ]);
    expect([1, 3, 8, 9, 16].map((t_sr) => level({ t_sr, t_srt: 0 }, 'subcooling_total'))).toEqual([
      'warning',
      'good',
      'good',
      'fair',
      'warning',
    ]);
    expect([200, 61.2, 61, 51].map((t_ref) => level({ t_ref }, 't_discharge'))).toEqual([
      'good',
      'good',
      'fair',
      'warning',
    ]);
  });

  it('of a discharge that cooks oil is a warning, except for the fluids that run hot', () => {
    const hot = { pt_evp: -20, pt_cdr: 45, rend_is: 0.6, t_ref: 200 };
    expect(level({ ...hot, fluid: 'R22' }, 't_discharge')).toBe('warning');
    const ammonia = { ...hot, fluid: 'R717', pt_evp: 0, rend_is: 0.7 };
    expect(indicators(ammonia).t_discharge.value).toBeGreaterThan(120);
    expect(level(ammonia, 't_discharge')).toBe('good');
  });

  it('of a transcritical cycle is absent where it has no meaning, and its ratio judged at 4.5', () => {
    const { subcooling_total, glide_cdr, p_crit_ratio, tau } = indicators(CO2);
    expect(subcooling_total).toEqual({ value: null, level: null });
    expect(glide_cdr).toEqual({ value: null, level: null });
    expect(p_crit_ratio.level).toBeNull();
    expect(p_crit_ratio.value).toBeCloseTo(92 / 73.773, 4);
    expect(tau.level).toBe('good');
    expect(level({ ...CO2, pt_evp: -35 }, 'tau')).toBe('warning');
  });

  it('of a glide is a warning above 3 K, for dew points only', () => {
    expect(level({ fluid: 'R407C' }, 'glide_evp')).toBe('warning');
    expect(level({ fluid: 'R407C', sat_ref: 'mid' }, 'glide_evp')).toBeNull();
    const wide = resultOf(technique(resultsOf({ fluid: 'R407C' }, null, engine), {}, engine)).warnings;
    expect(wide.filter(({ code }) => code === 'W_GLIDE')).toHaveLength(1);
  });
});

describe('by the table of limits', () => {
  const byTable = (body: BodyValues, facts: Readonly<Record<string, string>> = {}) =>
    resultOf(technique(resultsOf(body, null, engine), { limits: facts }, engine));
  const codesOf = (...given: Parameters<typeof byTable>) => byTable(...given).warnings.map(({ code }) => code);

  it('a transcritical machine is good at 105 °C, and its flash gas is a figure', () => {
    const { permanent, warnings } = byTable({ ...CO2, t_out_gc: 40, p_gc: 95 });
    expect(permanent.t_discharge).toMatchObject({ level: 'good' });
    expect(permanent.t_discharge.value).toBeGreaterThan(90);
    expect(permanent.x_f.value).toBeGreaterThan(0.35);
    expect(permanent.x_f.level).toBeNull();
    expect(warnings.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['W_TREF']));
    // What was typed counts as it is, without a margin of its own.
    const { value } = byTable(CO2).permanent.t_discharge;
    expect(byTable({ ...CO2, t_ref: value! + 1 }).permanent.t_discharge.level).toBe('good');
    expect(codesOf({ ...CO2, t_ref: 95 })).toContain('W_TREF');
  });

  it('a discharge is watched at 107 °C and cooks oil above 120 °C, a scroll of its maker above 135 °C', () => {
    const hot = { fluid: 'R22', pt_evp: -20, pt_cdr: 45, rend_is: 0.6 };
    const { value } = byTable(hot).permanent.t_discharge;
    expect(value).toBeGreaterThan(120);
    expect(codesOf(hot)).toEqual(expect.arrayContaining(['W_TREF', 'W_TOIL']));
    expect(codesOf(hot, { compressor: 'scroll' }).includes('W_TOIL')).toBe(value! > 135);
    expect(codesOf(hot, { compressor: 'screw' })).not.toContain('W_TREF');
  });

  it('an evaporator superheats as its expansion lets it, a flooded one not at all', () => {
    const none = { t_sf: 0, t_sft: 0 };
    expect(codesOf(none)).toContain('W_SH0');
    expect(codesOf(none, { expansion: 'flooded' })).not.toContain('W_SH0');
    expect(byTable({ t_sf: 4 }).permanent.superheat_useful.level).toBe('fair');
    expect(byTable({ t_sf: 4 }, { expansion: 'txv' }).permanent.superheat_useful.level).toBe('good');
    expect(byTable({ t_sr: 1, t_srt: 0 }, { receiver: 'yes' }).permanent.subcooling_total.level).toBe('good');
  });
});

describe('the TEWI', () => {
  it('adds leaks, the end of life and the electricity', () => {
    fc.assert(
      fc.property(
        between(0.1, 100),
        between(0, 1),
        between(1, 30),
        between(0, 1),
        between(0, 8784),
        (charge, leak, years, recovery, hours) => {
          const results = resultsOf({}, null, engine);
          const options = { charge, leak, years, recovery, hours, eta_motor: 0.85, beta: 0.4 };
          const tewi = resultOf(technique(results, options, engine)).tewi!;
          expect(tewi.leak).toBeCloseTo(1430 * charge * leak * years, 4);
          expect(tewi.end_of_life).toBeCloseTo(1430 * charge * (1 - recovery), 4);
          expect(tewi.e_annual).toBeCloseTo((results.permanent.performance.power_compressor / 0.85) * hours, 6);
          expect(tewi.indirect).toBeCloseTo(years * tewi.e_annual * 0.4, 4);
          expect(tewi.tewi).toBeCloseTo(tewi.leak + tewi.end_of_life + tewi.indirect, 6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of 20 kg of R134a over 15 years, 8 % lost a year, is 107 380 kg', () => {
    // 90 MWh a year at 0.052 kg/kWh: 34 320 + 2 860 + 70 200.
    const results = resultsOf({}, null, engine);
    const hours = 3000;
    const power = results.permanent.performance.power_compressor;
    const options = { charge: 20, leak: 0.08, hours, eta_motor: (power * hours) / 90_000, beta: 0.052 };
    expect(resultOf(technique(results, options, engine)).tewi).toMatchObject({
      leak: expect.closeTo(34_320, 6),
      end_of_life: expect.closeTo(2_860, 6),
      indirect: expect.closeTo(70_200, 6),
      tewi: expect.closeTo(107_380, 6),
    });
  });

  it('refuses a motor no compressor has', () => {
    const results = resultsOf({}, null, engine);
    const of = (eta_motor: number) => technique(results, { charge: 10, eta_motor }, engine);
    for (const eta of [0, 5e-324, 1e-6, 0.049, 1.01]) {
      expect(of(eta)).toMatchObject({
        ok: false,
        problem: { code: 'E_RANGE', field: 'eta_motor', values: { min: 0.05, max: 1 } },
      });
    }
    expect(resultOf(of(0.05)).tewi?.e_annual).toBeCloseTo(
      (results.permanent.performance.power_compressor / 0.05) * 3000,
      6,
    );
  });

  it('is absent without a charge or a GWP', () => {
    const ofFluid = (fluid: string, options: unknown): unknown =>
      resultOf(technique(resultsOf({ fluid, pt_evp: -10, pt_cdr: 20 }, null, engine), options, engine)).tewi;
    expect(ofFluid('R134a', {})).toBeNull();
    expect(ofFluid('R1132(E)[0.5]&R1123[0.5]', { charge: 1 })).toBeNull();
    expect(ofFluid('R1132(E)[0.5]&R1123[0.5]', { charge: 1, gwp: 7 })).toMatchObject({ gwp: 7 });
  });
});

describe('the bins', () => {
  const binsOf = (bins: unknown, body: BodyValues = {}, options: object = {}): ReturnType<typeof technique> =>
    technique(resultsOf(body, null, engine), { bins, ...options }, engine);

  it('weigh the cycle at each outside temperature by its hours', () => {
    const at = (pt_cdr: number): { power_cold: number; power_compressor: number } =>
      resultsOf({ choice_1: 0, choice_1_value: 20, pt_cdr }, null, engine).permanent.performance;
    const answer = resultOf(
      binsOf(
        [
          { t_ext: -10, hours: 100 },
          { t_ext: '20,5', hours: '200' },
        ],
        { choice_1: 0, choice_1_value: 20 },
      ),
    ).bins!;
    // -10 + 15 is below the floor of 20 °C.
    expect(answer.energy_cold).toBeCloseTo(100 * at(20).power_cold + 200 * at(35.5).power_cold, 6);
    expect(answer.energy_compressor).toBeCloseTo(100 * at(20).power_compressor + 200 * at(35.5).power_compressor, 6);
    expect(answer.eer).toBeCloseTo(answer.energy_cold / answer.energy_compressor, 12);
  });

  it('have no efficiency without hours, and no place in a transcritical cycle', () => {
    expect(resultOf(binsOf([])).bins).toBeNull();
    expect(resultOf(binsOf([{ t_ext: 10, hours: 0 }])).bins).toEqual({
      energy_cold: 0,
      energy_compressor: 0,
      eer: null,
    });
    expect(binsOf([{ t_ext: 10, hours: 1 }], CO2)).toMatchObject({ problem: { code: 'E_MODE', field: 'bins' } });
    expect(binsOf([{ t_ext: 10 }])).toMatchObject({ problem: { code: 'E_MISSING', field: 'bins.0.hours' } });
    expect(binsOf([{ t_ext: -60, hours: 1 }], { pt_evp: 10 }, { tc_min: 5 })).toMatchObject({
      problem: { code: 'E_ORDER', field: 'bins.0' },
    });
  });
});
