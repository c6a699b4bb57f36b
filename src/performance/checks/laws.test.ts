/** What must hold of every answer, whatever its figures. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { measuredPerformance } from '../index.ts';
import { askAny } from '../trial/any-request.ts';
import file from './reference/performance.json' with { type: 'json' };

const engine = await createEngine();
type Request = Readonly<Record<string, unknown>>;
const requestOf = (name: string): Request => file.cases.find((one) => one.name === name)!.request as Request;
const CHILLER = requestOf('R134a chiller, water on both sides in pockets, clean');
const answer = (request: Request) => {
  const outcome = measuredPerformance(request, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
};
const figure = (request: Request, key: 'capacity_cold' | 'capacity_heat' | 'eer_compressor') =>
  answer(request).figures[key]!;

describe('the half-widths of the readings', () => {
  const request = {
    ...{
      fluid: 'R290',
      mode: 'heating',
      fs_lp: 10,
      fs_hp: 15,
      p_lp: 3.75,
      p_hp: 11.03,
      t_suction: 10.2,
      t_liquid: 28.5,
    },
    ...{ t_suc_comp: 15.9, t_discharge: 59.1, power_meas: 7.613, tc_in: 30, tc_out: 35, c_flow: 6.8 },
  };
  // 1 % of 10 and 15 bar; 0.5 K; √(1.5² + 2.5²) K; 2 % of 7.613 kW; √(0.5² + 0.5²) K; 5 % of 6.8 m³/h.
  it('are those of the table of accuracies, in the unit of each', () => {
    const outcome = measuredPerformance(request, engine);
    expect(outcome.ok && outcome.result.half_widths).toEqual({
      ...{
        p_lp: expect.closeTo(0.1, 4),
        p_hp: expect.closeTo(0.15, 4),
        t_suction: expect.closeTo(0.5, 4),
        t_suc_comp: expect.closeTo(0.5, 4),
        t_liquid: expect.closeTo(0.5, 4),
      },
      ...{
        t_discharge: expect.closeTo(2.9155, 4),
        power_meas: expect.closeTo(0.15226, 4),
        tc_in: expect.closeTo(0.7071, 4),
        tc_out: expect.closeTo(0.7071, 4),
        c_flow: expect.closeTo(0.34, 4),
      },
    });
  });
});

describe('a request of any kind', () => {
  it('is answered by a figure with its band, or by a problem with a name', () => {
    const faults = Array.from({ length: 200 }, (_, place) => askAny(1, place, engine).fault).filter(
      (fault) => fault !== undefined,
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['p_hp', { p_lp: 9, p_hp: 8 }, 'E_ORDER'],
    ['power_meas', { power_of: 'unit', power_aux: 2 }, 'E_POWER'],
    ['e_x', { e_medium: 'MEG', e_x: 0.9 }, 'E_RANGE'],
    ['e_medium', { e_medium: 'milk' }, 'E_MODE'],
    ['acc.t_water', { acc: { t_water: 1 } }, 'E_MODE'],
    ['shared.0.readings.0', { shared: [{ readings: ['t_water'], share: 1 }] }, 'E_MODE'],
    ['t_liquid', { t_liquid: 'abc' }, 'E_NUMBER'],
    ['out_of_scope', { out_of_scope: 'flooded' }, 'E_FEW'],
    ['fluid', { fluid: 'R0' }, 'E_FLUID'],
  ])('names the field %s', (field, change, code) => {
    expect(measuredPerformance({ ...CHILLER, ...change }, engine)).toMatchObject({
      ok: false,
      problem: { field, code },
    });
  });

  it('names what is missing for a first figure', () => {
    const outcome = measuredPerformance({ fluid: 'R32', p_lp: 8, t_suc_comp: 15 }, engine);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: 'E_FEW', values: { list: 'p_hp, t_liquid, t_discharge' } },
    });
  });
});

describe('the uncertainty', () => {
  it.each(['p_lp', 't_liquid', 't_discharge', 'power_meas', 'e_flow', 'te_in', 'c_flow'])(
    'never narrows where %s is less sure',
    (key) => {
      const usual = {
        ...(CHILLER['acc'] as Record<string, number>),
        t_liquid: 0.5,
        t_discharge: 1.5,
        power_meas: 2,
        p_lp: 0.05,
      };
      const { capacity_cold, eer_compressor } = answer({ ...CHILLER, acc: usual }).figures;
      const wide = answer({ ...CHILLER, acc: { ...usual, [key]: 1.5 * (usual as Record<string, number>)[key]! } });
      expect(wide.verdict).toBe('V_AGREE');
      expect(wide.figures.capacity_cold!.U / wide.figures.capacity_cold!.value).toBeGreaterThan(
        0.9999 * (capacity_cold!.U / capacity_cold!.value),
      );
      expect(wide.figures.eer_compressor!.U / wide.figures.eer_compressor!.value).toBeGreaterThan(
        0.9999 * (eer_compressor!.U / eer_compressor!.value),
      );
    },
  );

  it('is never widened by one witness more', () => {
    const { e_flow: _, ...alone } = CHILLER;
    const relative = (request: Request): number =>
      figure(request, 'capacity_cold').U / figure(request, 'capacity_cold').value;
    expect(relative(CHILLER)).toBeLessThan(relative(alone));
  });

  it('follows what two readings of one instrument have in common, and does not without a share', () => {
    const shared = (share: number): Request => ({ ...CHILLER, shared: [{ readings: ['te_in', 'te_out'], share }] });
    const u = (request: Request): number => answer(request).witnesses.find(({ key }) => key === 'evaporator')!.u;
    expect(answer(shared(0))).toEqual(answer(CHILLER));
    expect(u(shared(0.9))).toBeLessThan(u(CHILLER));
  });
});

describe('the balances', () => {
  it('hold between both capacities and the power, all witnesses there', () => {
    const { capacity_cold, capacity_heat, power_compressor, loss } = answer(CHILLER).figures;
    const kept = power_compressor!.value * (1 - loss!.value);
    expect(Math.abs(capacity_heat!.value - capacity_cold!.value - kept) / capacity_heat!.value).toBeLessThan(0.02);
  });

  it('leave ratio, χ² and verdict when every flow and power is three times as much', () => {
    const scaled = Object.fromEntries(
      Object.entries(CHILLER).map(([key, value]) => [
        key,
        ['e_flow', 'c_flow', 'power_meas', 'v_swept'].includes(key) ? 3 * (value as number) : value,
      ]),
    );
    const [one, three] = [answer(CHILLER), answer(scaled)];
    expect(three.figures.capacity_cold!.value / one.figures.capacity_cold!.value).toBeCloseTo(3, 6);
    expect(three.figures.eer_compressor!.value).toBeCloseTo(one.figures.eer_compressor!.value, 6);
    expect(three.chi2).toBeCloseTo(one.chi2, 5);
    expect(three.verdict).toBe(one.verdict);
  });

  it('are the same with absolute pressures', () => {
    const absolute = {
      ...CHILLER,
      p_mode: 'abs',
      p_lp: (CHILLER['p_lp'] as number) + 1.01325,
      p_hp: (CHILLER['p_hp'] as number) + 1.01325,
    };
    expect(figure(absolute, 'capacity_cold').value).toBeCloseTo(figure(CHILLER, 'capacity_cold').value, 6);
  });

  it('read the sheet of a record as it is kept, and refuse one of another refrigerant', () => {
    const sheet = requestOf('R290 chiller with the compressor sheet, clean');
    const { mass_flow, power, ...rest } = sheet['map'] as Record<string, readonly number[]>;
    const record = {
      ...rest,
      coefficients: { mass_flow, power: power!.map((one) => one / 1000) },
      units: { power: 'kW' },
      fluid: 'R290',
    };
    expect(figure({ ...sheet, map: record }, 'capacity_cold').value).toBeCloseTo(
      figure(sheet, 'capacity_cold').value,
      6,
    );
    expect(answer({ ...sheet, map: { ...record, fluid: 'R32' } }).refused).toEqual({ map: 'E_FLUID' });
  });
});
