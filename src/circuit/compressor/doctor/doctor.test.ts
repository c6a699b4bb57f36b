import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { coefficientsFromPoints } from '../fit.ts';
import { compressorPoint } from '../point.ts';
import { polynomialAt } from '../polynomial.ts';
import type { CompressorRecord } from '../record.ts';
import { polynomialDoctor } from './doctor.ts';
import { CAPACITIES, POWERS, TABLE_TE, ZR144KCE } from './published.ts';

const engine = await createEngine();

function diagnosisOf(input: unknown) {
  const outcome = polynomialDoctor(input, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

function refusalOf(input: unknown): string {
  const outcome = polynomialDoctor(input, engine);
  return outcome.ok ? 'read' : `${outcome.problem.code} ${String(outcome.problem.values['detail'])}`;
}

/** A compressor of constant efficiencies, as a maker would fit it: points of the engine, least squares. */
function synthesised(
  fluid: string,
  options: { te: number[]; tc: number[]; superheat: number; isFahrenheit?: boolean },
) {
  const refrigerant = engine.fluid(fluid);
  const points = options.te.flatMap((te) =>
    options.tc.map((tc) => {
      const pressure = (t: number): number => refrigerant.state({ T: t + 273.15, Q: 1 }).P;
      const [low, high] = [pressure(te), pressure(tc)];
      const a = refrigerant.state({ T: te + 273.15 + options.superheat, P: low });
      const liquid = refrigerant.state({ P: high, Q: 0 });
      const flow = (20 / 3600) * (0.95 - 0.03 * (high / low)) * a.D;
      const work = refrigerant.state({ P: high, S: a.S }).H - a.H;
      const scale = (t: number): number => (options.isFahrenheit === true ? 1.8 * t + 32 : t);
      return {
        at: { te: scale(te), tc: scale(tc) },
        capacity: flow * (a.H - liquid.H),
        power: (flow * work) / 0.65,
        mass_flow: flow * 3600,
      };
    }),
  );
  const fitted = (quantity: 'capacity' | 'power' | 'mass_flow', factor = 1) =>
    coefficientsFromPoints(points.map((point) => ({ ...point.at, value: point[quantity] * factor })));
  return fitted;
}

describe('a maker’s set read without its conventions', () => {
  const { capacity, power, mass_flow } = ZR144KCE;
  const diagnosis = diagnosisOf({ coefficients: { capacity, power, mass_flow } });

  it('is R22 at 10 K and 0 K, in kW and g/s', () => {
    expect(diagnosis.best).toMatchObject({
      fluid: 'R22',
      order: 'standard',
      temp_unit: 'C',
      units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
      rating_mode: 'SH',
      rating_value: 10,
      rating_sc: 0,
    });
    expect(diagnosis.isDistinct).toBe(true);
  });

  it('keeps the published ratio of flow times enthalpy difference to capacity: 0.9962 to 0.9969 at 5/40 to 5/50 °C', () => {
    const { axes, ratios, ratio } = diagnosis.best;
    const at = (te: number, tc: number): number => ratios?.[axes.tc.indexOf(tc)]?.[axes.te.indexOf(te)] ?? 0;
    expect(at(5, 40)).toBeCloseTo(0.9969, 4);
    expect(at(5, 45)).toBeCloseTo(0.9966, 4);
    expect(at(5, 50)).toBeCloseTo(0.9962, 4);
    expect(ratio?.min).toBe(Math.min(...(ratios?.flat() ?? [])));
    expect(ratio?.max).toBe(Math.max(...(ratios?.flat() ?? [])));
  });

  it('is found again in another order, which is named', () => {
    const swapped = (ten: readonly number[]) => [0, 2, 1, 5, 4, 3, 9, 8, 7, 6].map((place) => ten[place] ?? 0);
    const found = diagnosisOf({
      coefficients: { capacity: swapped(capacity), power: swapped(power), mass_flow: swapped(mass_flow) },
    });
    expect(found.best).toMatchObject({ fluid: 'R22', order: 'swapped', rating_value: 10 });
    expect(found.coefficients.capacity).toEqual(capacity);
  });

  it('is found again in the order of EnergyPlus', () => {
    // 1, x, x², y, y², xy, x³, y³, x²y, xy² out of 1, S, D, S², SD, D², S³, DS², SD², D³.
    const bicubic = (ten: readonly number[]) => [0, 1, 3, 2, 5, 4, 6, 9, 7, 8].map((place) => ten[place] ?? 0);
    const found = diagnosisOf({
      coefficients: { capacity: bicubic(capacity), power: bicubic(power), mass_flow: bicubic(mass_flow) },
    });
    expect(found.best).toMatchObject({ fluid: 'R22', order: 'bicubic', rating_value: 10 });
    expect(found.coefficients.mass_flow).toEqual(mass_flow);
  });

  it('is refused with the reason where nothing makes sense of it', () => {
    const scaled = (ten: readonly number[], factor: number) => ten.map((value) => value * factor);
    const set = { capacity, power, mass_flow };
    expect(refusalOf({ coefficients: { ...set, power: scaled(power, -1) }, order: 'standard' })).toBe('E_POLY sign');
    expect(refusalOf({ coefficients: set, fluid: 'R404A' })).toBe('E_POLY ratio');
    expect(refusalOf({ coefficients: { ...set, power: scaled(power, 9) } })).toBe('E_POLY efficiency');
    const falling = [50, -1, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(refusalOf({ coefficients: { ...set, capacity: falling }, order: 'standard' })).toBe('E_POLY slope');
    expect(refusalOf({ coefficients: { capacity } })).toBe('E_POLY alone');
    expect(refusalOf({ coefficients: { capacity: [1], power } })).toBe('E_POLY coefficients');
  });
});

describe('sets synthesised from the engine', () => {
  const CASES = [
    ['R134a', 10, { te: [-15, -10, -5, 0, 5, 10], tc: [30, 40, 50, 60] }],
    ['R404A', 20, { te: [-40, -35, -30, -25, -20], tc: [25, 30, 35, 40, 45] }],
    ['R410A', 11.1, { te: [-10, -5, 0, 5, 10], tc: [30, 37, 45, 55] }],
    ['R717', 10, { te: [-20, -15, -10, -5, 0], tc: [25, 30, 35, 40, 50] }],
    ['R744', 10, { te: [-45, -40, -35, -30, -25], tc: [-15, -10, -5, 0, 5] }],
  ] as const;

  it.each(CASES)('%s at %d K is recognised, in W and kg/h', (fluid, superheat, { te, tc }) => {
    const fitted = synthesised(fluid, { te: [...te], tc: [...tc], superheat });
    const { best } = diagnosisOf({
      coefficients: { capacity: fitted('capacity'), power: fitted('power'), mass_flow: fitted('mass_flow') },
    });
    expect(best).toMatchObject({ fluid, order: 'standard', temp_unit: 'C', rating_sc: 0 });
    expect(best.units).toEqual({ capacity: 'W', power: 'W', mass_flow: 'kg/h' });
    expect(best.eta_is?.min).toBeGreaterThan(0.6);
    expect(best.eta_is?.max).toBeLessThan(0.7);
  });

  it('in °F, Btu/h and lb/h they are recognised as such', () => {
    const options = { te: [-15, -10, -5, 0, 5, 10], tc: [30, 40, 50, 60], superheat: 11.1, isFahrenheit: true };
    const fitted = synthesised('R134a', options);
    const { best } = diagnosisOf({
      coefficients: {
        capacity: fitted('capacity', 1 / 0.29307107),
        power: fitted('power'),
        mass_flow: fitted('mass_flow', 1 / 0.45359237),
      },
    });
    expect(best).toMatchObject({ fluid: 'R134a', temp_unit: 'F' });
    expect(best.units).toEqual({ capacity: 'Btu/h', power: 'W', mass_flow: 'lb/h' });
  });
});

describe('a screw compressor’s table of 18 points', () => {
  const table = (rows: Readonly<Record<number, readonly number[]>>) =>
    Object.entries(rows).flatMap(([tc, values]) =>
      values.map((value, i) => ({ te: TABLE_TE[i] ?? 0, tc: Number(tc), value })),
    );
  const [capacities, powers] = [table(CAPACITIES), table(POWERS)];

  it('gives the published 0.500, 0.814 and 38 385 W at -10/50 °C', () => {
    // Efficiencies of each point at 50 Hz, fitted over the table, then run at 20 Hz with 10 K of superheat.
    const points = capacities.map(({ te, tc, value }, i) => {
      const record: CompressorRecord = {
        coefficients: {
          capacity: [value, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          power: [powers[i]?.value ?? 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        },
        units: { capacity: 'W', power: 'kW' },
        step_volume_h: (214 * 50) / 20,
        fluid: 'R134a',
        rating_value: 20,
      };
      const outcome = compressorPoint(record, te, tc, {}, engine);
      if (!outcome.ok) throw new Error(outcome.problem.code);
      return { te, tc, eta_is: outcome.result.eta_is ?? 0, eta_v: outcome.result.eta_v ?? 0 };
    });
    const [eta_is, eta_v] = (['eta_is', 'eta_v'] as const).map((key) =>
      polynomialAt(coefficientsFromPoints(points.map((point) => ({ ...point, value: point[key] }))) ?? [], -10, 50),
    );
    expect(eta_is).toBeCloseTo(0.5, 3);
    expect(eta_v).toBeCloseTo(0.814, 3);
    const fluid = engine.fluid('R134a');
    const low = fluid.saturation({ T: 263.15 }).dew;
    const a = fluid.state({ T: low.T + 10, P: low.P });
    const b = fluid.state({ P: fluid.saturation({ T: 323.15 }).dew.P, S: a.S });
    const power = ((214 / 3600) * (eta_v ?? 0) * a.D * (b.H - a.H)) / (eta_is ?? 1);
    expect(Math.abs(power / 38_385 - 1)).toBeLessThan(5e-4);
  });

  it('is read as what it is where its rating is said, and said not to stand apart', () => {
    const coefficients = { capacity: coefficientsFromPoints(capacities), power: coefficientsFromPoints(powers) };
    const envelope = { te_min: -10, te_max: 10, tc_min: 30, tc_max: 50 };
    const found = diagnosisOf({ coefficients, ...envelope, rating_value: 20, fluid: 'R134a' });
    expect(found.best).toMatchObject({ fluid: 'R134a', order: 'standard', units: { capacity: 'W', power: 'kW' } });
    expect(found.isDistinct).toBe(false);
  });

  it('is passed through by its polynomial within a per cent', () => {
    const ten = coefficientsFromPoints(capacities) ?? [];
    for (const { te, tc, value } of capacities) {
      expect(Math.abs(polynomialAt(ten, te, tc) / value - 1)).toBeLessThan(0.01);
    }
  });
});

describe('coefficientsFromPoints', () => {
  it('gives back the polynomial the points come from', () => {
    const ten = ZR144KCE.capacity;
    const points = [-20, -10, 0, 10].flatMap((te) =>
      [25, 35, 50, 65].map((tc) => ({ te, tc, value: polynomialAt(ten, te, tc) })),
    );
    const fitted = coefficientsFromPoints(points) ?? [];
    for (const [i, value] of ten.entries()) expect(fitted[i]).toBeCloseTo(value, 9);
  });

  it('refuses nothing, or what is not a number', () => {
    expect(coefficientsFromPoints([])).toBeNull();
    expect(coefficientsFromPoints([{ te: 0, tc: 40, value: Number.NaN }])).toBeNull();
  });
});
