import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../../simulation/run.ts';
import { CARRIED_BAND } from './between.ts';
import type { CompressorPoint } from './between.ts';
import { inStandardOrder } from './doctor/orders.ts';
import { compressorInput } from './input.ts';
import { compressorPoint } from './point.ts';
import published from './two-refrigerants.json' with { type: 'json' };

const engine = await createEngine();
const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function pointOf(record: object, te: number, tc: number | null, options: object = {}): CompressorPoint {
  const outcome = compressorPoint(record, te, tc, options, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
function problemOf(record: object, te: number, tc: number, options: object = {}): unknown {
  const outcome = compressorPoint(record, te, tc, options, engine);
  return outcome.ok ? undefined : outcome.problem;
}

/** 460 kg/h and 5.01 kW. */
const SHEET = {
  name: 'one',
  marque: 'X',
  fluid: 'R134a',
  coefficients: { mass_flow: constant(460), power: constant(5010) },
  step_volume_h: 45,
};

describe('a sheet run with another refrigerant', () => {
  it('moves the volume of its own: R134a read for R513A gives 19.8 kW at 0/40 °C where 460 kg/h gave 16.7', () => {
    // The simulation's defaults: 0/40 °C, 7 K of superheat at the suction.
    const coldOf = (fluid: string): { readonly kW: number; readonly point: CompressorPoint } => {
      const sized = compressorInput([SHEET], 'X|one', { fluid }, {}, engine);
      if (!sized.ok) throw new Error(sized.problem.code);
      const cycle = run(sized.result.input, engine);
      if (!cycle.ok) throw new Error(cycle.problem.code);
      return { kW: cycle.result.performance.power_cold, point: sized.result.compressor };
    };
    const [own, other] = [coldOf('R134a'), coldOf('R513A')];
    // For each 460 kg/h the compressor moves of R134a: 19.50 kW. As much of R513A would be 16.73 kW, and its flow follows the
    // density at the suction, 16.51 for 13.93 kg/m³.
    const share = 460 / 3600 / own.point.mass_flow_s;
    expect(own.kW * share).toBeCloseTo(19.5, 2);
    expect((other.kW * 460) / 3600 / other.point.mass_flow_s).toBeCloseTo(16.73, 2);
    expect(other.kW * share).toBeCloseTo((16.73 * 16.51) / 13.93, 1);
    expect(other.point.mass_flow_s / own.point.mass_flow_s).toBeCloseTo(
      other.point.rho_suction / own.point.rho_suction,
      3,
    );
  });

  it('has the efficiencies of its own at the same pressure ratio and evaporation', () => {
    const sloped = {
      ...SHEET,
      coefficients: {
        mass_flow: [520, 16, -1.5, 0.2, 0, 0, 0, 0, 0, 0],
        power: [2000, 10, 75, 0, 0.8, 0, 0, 0, 0, 0],
      },
    };
    const other = pointOf(sloped, -5, 45, { fluid: 'R1234yf' });
    const { te, tc } = other.carried ?? { te: Number.NaN, tc: null };
    const own = pointOf(sloped, te, tc ?? Number.NaN);
    expect(te).toBeCloseTo(-5, 9);
    expect([own.tau / other.tau, own.eta_v! / other.eta_v!, own.eta_is! / other.eta_is!]).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(1, 9),
      expect.closeTo(1, 9),
    ]);
    expect(other.polynomial).toEqual(own.polynomial);
    // Without a swept volume the flow is the same: only the volume it moves counts.
    const { step_volume_h: _none, ...unknown } = sloped;
    expect(pointOf(unknown, -5, 45, { fluid: 'R1234yf' }).mass_flow_s).toBeCloseTo(other.mass_flow_s, 12);
  });

  it('is its own refrigerant under any of its names, and nothing is estimated then', () => {
    expect(pointOf(SHEET, 0, 40, { fluid: 'HFC-134a' }).carried).toBeNull();
    expect(pointOf({ ...SHEET, fluid: undefined }, 0, 40, { fluid: 'R513A' }).carried).toBeNull();
    expect(problemOf({ ...SHEET, fluid: 'R9' }, 0, 40, { fluid: 'R134a' })).toMatchObject({ code: 'E_FLUID' });
  });

  it('is read inside its envelope, or refused where that has no such ratio', () => {
    const bounded = { ...SHEET, te_min: -20, te_max: 5, tc_min: 30, tc_max: 60 };
    expect(pointOf(bounded, 0, 45, { fluid: 'R513A' })).toMatchObject({ has_envelope: true, in_range: true });
    // Warmer than the sheet goes: read at its edge, with the same ratio, and said to be outside.
    const edge = pointOf(bounded, 12, 55, { fluid: 'R513A' });
    expect(edge.in_range).toBe(false);
    expect(edge.carried?.te).toBeCloseTo(5, 1);
    expect(edge.warnings.map(({ code }) => code)).toEqual(['W_CARRIED', 'W_ENV']);
    // From 30 over 5 °C to 60 over −20 °C R134a has 2.2 to 12.7 (7.702/3.497 and 16.818/1.327 bar).
    const refused = problemOf(bounded, -40, 50, { fluid: 'R513A' });
    expect(refused).toMatchObject({ code: 'E_RATIO', values: { own: 'R134a' } });
    const { min, max } = (refused as { readonly values: { readonly min: number; readonly max: number } }).values;
    expect([min, max]).toEqual([expect.closeTo(2.2, 1), expect.closeTo(12.67, 2)]);
  });
});

describe('what compressors published for two refrigerants say', () => {
  type Printed = {
    readonly capacity: readonly number[];
    readonly power: readonly number[];
    readonly te: readonly number[];
  };
  const recordOf = (fluid: string, { capacity, power, te }: Printed) => ({
    fluid,
    coefficients: { capacity: inStandardOrder(capacity, 'bicubic'), power: inStandardOrder(power, 'bicubic') },
    rating_mode: 'RGT',
    rating_value: 18.3,
    te_min: te[0],
    te_max: te[1],
    tc_min: 10,
    tc_max: 48.9,
  });
  const EVAPORATIONS = [-40, -35, -30, -25, -17.8, -15, -10, -5, 0, 4.4];
  const CONDENSATIONS = [25, 30, 35, 40, 45, 48.9];
  const gaps: { readonly capacity: number; readonly power: number; readonly unchanged: number }[] = [];
  for (const sheets of Object.values(published.machines) as readonly Readonly<Record<string, Printed>>[]) {
    for (const [own, sheet] of Object.entries(sheets)) {
      for (const [fluid, truth] of Object.entries(sheets).filter(([name]) => name !== own)) {
        const inside = (t: number): boolean => t >= (truth.te[0] ?? 0) && t <= (truth.te[1] ?? 0);
        for (const te of EVAPORATIONS.filter(inside)) {
          for (const tc of CONDENSATIONS) {
            const read = compressorPoint(recordOf(own, sheet), te, tc, { fluid }, engine);
            if (!read.ok || !read.result.in_range) continue;
            const printed = pointOf(recordOf(fluid, truth), te, tc);
            gaps.push({
              capacity: read.result.rated.capacity! / printed.rated.capacity! - 1,
              power: read.result.power_input! / printed.power_input! - 1,
              // What the flow of the sheet's own refrigerant would have given.
              unchanged: read.result.polynomial.capacity! / printed.rated.capacity! - 1,
            });
          }
        }
      }
    }
  }
  const shareWithin = (key: keyof (typeof gaps)[number], band: number): number =>
    gaps.filter((gap) => Math.abs(gap[key]) <= band).length / gaps.length;

  // EnergyPlus, datasets/RefrigerationCompressorCurves.idf: Carlyle 06DR820 to 06EM475 with R22, R134a and R507A.
  it('keeps 95 points in 100 within the bands that are told, and bands a point narrower would not', () => {
    expect(gaps.length).toBe(514);
    expect(shareWithin('capacity', CARRIED_BAND.capacity)).toBeGreaterThan(0.95);
    expect(shareWithin('power', CARRIED_BAND.power)).toBeGreaterThan(0.95);
    expect(shareWithin('capacity', CARRIED_BAND.capacity - 0.01)).toBeLessThan(0.95);
    expect(shareWithin('power', CARRIED_BAND.power - 0.01)).toBeLessThan(0.95);
    expect(shareWithin('unchanged', CARRIED_BAND.capacity)).toBeLessThan(0.3);
  });
});
