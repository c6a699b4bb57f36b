/**
 * Cycles others have computed and published, each at the source named; where the figures differ, why is said. Ideal
 * machines: isentropic, saturated outlets, unless the case says otherwise. The booster: `published-booster.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultOfBody } from '../checks/deviations.ts';
import { solvedBody } from '../checks/solved-body.ts';
import { rootByBisection } from '../../physics/roots.ts';
import type { BodyValues } from '../fields.ts';
import type { SimulationInput } from '../types.ts';
import { dutiesOfCycle, flowOf, stateAt } from './duties.ts';

const engine = await createEngine();
const saturationOf = (fluid: string, bar: number): number =>
  engine.fluid(fluid).saturationTemperature(bar * 1e5) - 273.15;
const IDEAL = { t_sf: 0, t_sft: 0, t_sr: 0, t_srt: 0, rend_is: 1, rend_is_bp: 1, rend_is_hp: 1 };

function solvedOf(body: BodyValues, changes: Partial<SimulationInput> = {}) {
  const { cycle, solved } = solvedBody(body, engine, changes);
  const { cold, work } = dutiesOfCycle(cycle, solved);
  return { solved, eer: cold / work, cold, work };
}

/**
 * Çengel and Boles, Thermodynamics, example 11-4 (its enthalpies in FOSSEE/Scilab-TBC-Uploads 2870/CH11/EX11.4): R134a,
 * 0.14, 0.32 and 0.8 MPa, flash chamber. x 0.2049, q_L 146.3 kJ/kg, w 32.71 kJ/kg, COP 4.47 from property tables; within
 * their rounding of 0.1 %.
 */
describe.each([
  ['two_stage', { kind: 'flash_mixing' }],
  ['injection', { port: 'flash_mixing' }],
])('the flash chamber of Çengel and Boles as %s', (architecture, own) => {
  it('is as they have it', () => {
    const { eer, cold, work, solved } = solvedOf({
      ...IDEAL,
      ...own,
      architecture,
      fluid: 'R134a',
      mode_evp: 2,
      pt_evp: 1.4,
      mode_cdr: 2,
      pt_cdr: 8,
      p_int: 3.2,
    });
    const high = flowOf(solved, 'high');
    expect(flowOf(solved, 'injected') / high).toBeCloseTo(0.2049, 3);
    expect(Math.abs(cold / high / 146.29e3 - 1)).toBeLessThan(1e-3);
    expect(Math.abs(work / high / 32.71e3 - 1)).toBeLessThan(1.5e-3);
    expect(Math.abs(eer / 4.472 - 1)).toBeLessThan(1.5e-3);
  });
});

/**
 * The same book, example 11-3 (2870/CH11/EX11.3): R134a in both circuits of a cascade at the same pressures, no difference
 * in its exchanger, 0.05 kg/s above: 0.0390 kg/s below, 7.17 kW, 1.61 kW, COP 4.46.
 */
it('the cascade of Çengel and Boles is as they have it', () => {
  const body = {
    ...IDEAL,
    architecture: 'cascade',
    fluid_bp: 'R134a',
    fluid_hp: 'R134a',
    mode_evp: 2,
    pt_evp: 1.4,
    mode_cdr: 2,
    pt_cdr: 8,
    surch_hp: 0,
    t_cas: saturationOf('R134a', 3.2),
  };
  const { eer, cold, work, solved } = solvedOf(body, { dt_cas: 0 });
  const scale = 0.05 / flowOf(solved, 'high');
  expect(scale * flowOf(solved, 'low')).toBeCloseTo(0.039, 4);
  expect(Math.abs((scale * cold) / 7167 - 1)).toBeLessThan(2e-3);
  expect(Math.abs((scale * work) / 1605 - 1)).toBeLessThan(3e-3);
  expect(Math.abs(eer / 4.465 - 1)).toBeLessThan(3e-3);
});

/**
 * X. Ma, Cascade Refrigeration System Project (Marco-0601/Thermal_Project, RefrigerationSystemProject.ipynb, with
 * CoolProp 6.6.0): R744 below, R717 above, -20/10 °C, no difference in the exchanger; COP by its temperature, best at -12 °C.
 */
describe('the R744/R717 cascade of Ma', () => {
  const eerAt = (t_cas: number): number =>
    solvedOf(
      {
        ...IDEAL,
        architecture: 'cascade',
        pt_evp: -20,
        pt_cdr: 10,
        surch_hp: 0,
        t_cas,
      },
      { dt_cas: 0 },
    ).eer;

  it.each([
    [-15, 7.624],
    [-12, 7.652],
    [-8, 7.595],
    [0, 7.165],
    [5, 6.706],
  ])('at %s °C', (t_cas, cop) => expect(Math.abs(eerAt(t_cas) / cop - 1)).toBeLessThan(1e-3));

  it('is best where Ma found it', () => {
    const best = solvedOf(
      { ...IDEAL, architecture: 'cascade', pt_evp: -20, pt_cdr: 10, surch_hp: 0, t_cas: 'opt' },
      { dt_cas: 0 },
    );
    expect(stateAt(best.solved, '8').T - 273.15).toBeCloseTo(-12, 0);
    expect(best.eer).toBeCloseTo(7.652, 2);
  });
});

/**
 * Potter and Somerton, Thermodynamics for Engineers, example 8.12 (FOSSEE/Scilab-TBC-Uploads 3843/CH8/EX8.12): R12,
 * 151/1000 kPa, open vessel at the geometric mean, 0.6 kg/s below: 81.5 kW, COP 3.38 by hand from tables. Cooling within
 * 1 %. The work is 4 % more there: the enthalpies at 389 kPa are read between 320 and 400 kPa along straight lines, where
 * entropy follows the logarithm of pressure.
 */
it('the two-stage R12 plant of Potter is as they have it, within straight lines in tables', () => {
  const { eer, cold, solved } = solvedOf({
    ...IDEAL,
    architecture: 'two_stage',
    kind: 'flash_complete',
    fluid: 'R12',
    mode_evp: 2,
    pt_evp: 1.51,
    mode_cdr: 2,
    pt_cdr: 10,
    p_int: 'geo',
  });
  expect(stateAt(solved, '3').P / 1e3).toBeCloseTo(388.6, 1);
  expect(Math.abs((0.6 * cold) / 81.54e3 - 1)).toBeLessThan(0.01);
  expect(Math.abs(eer / 3.38 - 1)).toBeLessThan(0.05);
  expect(eer).toBeGreaterThan(3.38);
});

/**
 * Two-stage ammonia, vapour cooled by injected liquid and no vapour removed: 210 kW at -20 °C, 555 and 1431 kPa, solved on
 * a chart (scribd.com/doc/259514176, chapter 4, problem 1): 0.1978, 0.020 and 0.2178 kg/s, 56.82 kW; 59.89 kW in one stage.
 * Its discharge enthalpies are read to the next ten: 1580, 1600 and 1740 kJ/kg; here 1581.5, 1601.4 and 1740.9. The
 * work of a stage, some 140 kJ/kg, is 1 % less there by that alone.
 */
it('the two-stage ammonia plant is as it is solved on a chart, within the reading of the chart', () => {
  const ammonia = { ...IDEAL, fluid: 'R717', pt_evp: -20, mode_cdr: 2, pt_cdr: 14.31 };
  const two = solvedOf({ ...ammonia, architecture: 'two_stage', kind: 'liquid_injection', sh_hp: 0, p_int: 5.55 });
  const low = 210e3 / two.cold;
  const [high, injected] = [flowOf(two.solved, 'high'), flowOf(two.solved, 'injected')];
  expect(low).toBeCloseTo(0.1978, 4);
  expect(low * injected).toBeCloseTo(0.02, 3);
  expect(Math.abs((low * high) / 0.2178 - 1)).toBeLessThan(2e-3);
  const h = (at: string): number => stateAt(two.solved, at).H / 1e3;
  for (const [at, read] of [
    ['1', 1437.2],
    ['2', 1580],
    ['3', 1468.8],
    ['4', 1600],
  ] as const) {
    expect(Math.abs(h(at) - read)).toBeLessThan(2);
  }
  expect(Math.abs((low * two.work) / 56.82e3 - 1)).toBeLessThan(0.012);
  // With the two enthalpies as they were read, it is the same.
  const read = low * (1580 - h('1')) + low * high * (1600 - h('3'));
  expect(Math.abs(read / 56.82 - 1)).toBeLessThan(2e-3);
  expect(Math.abs(210e3 / solvedOf(ammonia).eer / 59.89e3 - 1)).toBeLessThan(3e-3);
});

/**
 * ASHRAE Handbook, Fundamentals, chapter 2, example 4: R134a, 50 kW, -20/0/30 °C, vessel: 0.2680 and 0.3442 kg/s, 4.009
 * and 6.912 kW, COP 4.58. All but the low stage within 0.6 %. The low stage does 7 % less there: its discharge, 2.8 °C, is
 * read along a straight line from saturated vapour to a table of 10 K; at its entropy and pressure it is 4.4 °C.
 */
it('the flash intercooler of ASHRAE is as they have it, but for a line drawn straight in a table', () => {
  const { eer, cold, solved } = solvedOf({
    ...IDEAL,
    architecture: 'two_stage',
    kind: 'flash_complete',
    fluid: 'R134a',
    pt_evp: -20,
    pt_cdr: 30,
    p_int: 2.928,
  });
  const low = 50e3 / cold;
  const high = low * flowOf(solved, 'high');
  const H = (at: string): number => stateAt(solved, at).H;
  expect(low).toBeCloseTo(0.268, 4);
  expect(Math.abs(high / 0.3442 - 1)).toBeLessThan(6e-3);
  expect(stateAt(solved, '4').T - 273.15).toBeCloseTo(33.6, 1);
  expect(Math.abs((high * (H('4') - H('3'))) / 6912 - 1)).toBeLessThan(5e-3);
  expect(stateAt(solved, '2').T - 273.15).toBeCloseTo(4.4, 1);
  expect(Math.abs(50e3 / eer / (4009 + 6912) - 1)).toBeLessThan(0.03);
});

/**
 * V. Portyanikhin, VCRC on CoolProp (portyanikhin/VCRC, README.md, VCRCWithIIC, VCRCWithCIC, VCRCWithEconomizer): R32 at
 * 5/45 °C, 3 K of subcooling, and R744 at 5 °C with a gas cooler at 100.448 bar and 40 °C; 5 K of superheat, 0.8, geometric
 * mean between; economiser 5 K from its cold side, 5 K of superheat injected. The pressure of the gas cooler is printed to
 * 1 hPa, which is the whole difference.
 */
describe.each([
  ['a vessel that mixes', { architecture: 'two_stage', kind: 'flash_mixing' }, 4.617699451, 85.53, 2.931496856, 75.83],
  [
    'a vessel that cools',
    { architecture: 'two_stage', kind: 'flash_complete' },
    4.726096384,
    62.48,
    2.759856521,
    56.91,
  ],
  ['vapour injection', { architecture: 'injection', port: 'eco_subcooler' }, 4.536206544, 87.14, 2.972706326, 81.12],
])('the two stages of Portyanikhin, %s', (_what, own, eer, discharge, eerCO2, dischargeCO2) => {
  const common = { ...own, t_sf: 5, t_sft: 0, rend_is: 0.8, rend_is_bp: 0.8, rend_is_hp: 0.8, pt_evp: 5, p_int: 'geo' };

  it.each([
    ['R32', { pt_cdr: 45, t_sr: 3, t_srt: 0 }, eer, 47.65, discharge],
    ['R744', { mode_trans: '1', p_gc: 100.448, t_out_gc: 40 }, eerCO2, 47.43, dischargeCO2],
  ])('%s', (fluid, high, published, between, end) => {
    const got = solvedOf({ ...common, ...high, fluid });
    expect(Math.abs(got.eer / published - 1)).toBeLessThan(1e-7);
    expect(stateAt(got.solved, '2').T - 273.15).toBeCloseTo(between, 2);
    expect(stateAt(got.solved, '4').T - 273.15).toBeCloseTo(end, 2);
  });
});

/**
 * B. Avrillon, Combined thermal energy storage and dedicated mechanical subcooling for CO2 refrigeration systems
 * (bavrillon/CO2-DMS-TES_research_project_CEEP, case_studies/DMS_only_45/thermo_optim_inputs/thermo_settings_M2.csv, its
 * cycles.py on CoolProp): R744 at -10 °C with 5 K, R290 with 7 and 5 K, efficiencies by polynomials of the pressure ratio,
 * propane condensing 5 K from air that takes 1/30 of its heat for each kg. It gives the subcooling as a share of the heat
 * taken without it. COP within 0.1 %: its condensing pressure is found on 20 places of the profile, to 600 Pa.
 */
describe.each([
  ['Worst_day 20 h', 308.6, 313.6, 97.55802549, 0.45, 1.15814480113, 5.38653013112, 1.53116456779],
  ['Worst_day 14 h', 313.4, 318.4, 107.229369049, 0.45, 0.892391234218, 5.753209143347, 1.209540902148],
  ['Worst_day 0 h', 302, 307, 83.00708714, 0.45, 1.704956958564, 4.847439237026, 2.134369322789],
  ['Worst_day 9 h', 304.4, 309.4, 88.468824834, 0.45, 1.47349613119, 5.047969840895, 1.888505769632],
] as const)(
  'the R744 cycle with R290 subcooling of Avrillon, %s',
  (_at, air, outlet, p_gc, share, main, aux, whole) => {
    const co2 = engine.fluid('R744');
    const propane = engine.fluid('R290');
    const celsius = (T: number): number => T - 273.15;
    const low = co2.saturation({ T: 263.15 }).dew.P;
    const suction = co2.state({ T: 268.15, P: low }).H;
    const hot = co2.state({ T: outlet, P: p_gc * 1e5 }).H;
    const cold = co2.state({ P: p_gc * 1e5, H: hot - share * (suction - hot) }).T;
    const auxLow = propane.saturation({ T: cold - 5 }).dew.P;
    const auxSuction = propane.state({ T: cold + 2, P: auxLow });
    const auxEfficiency = (r: number): number => 0.3774 + 0.1405 * r - 0.0201 * r ** 2 + 0.0008 * r ** 3;

    /** Least difference to the air of a condenser at T, K. */
    function difference(T: number): number {
      const P = propane.saturation({ T }).dew.P;
      const ideal = propane.state({ P, S: auxSuction.S }).H;
      const from = auxSuction.H + (ideal - auxSuction.H) / auxEfficiency(P / auxLow);
      const to = propane.state({ T: T - 5, P }).H;
      return Math.min(
        ...Array.from({ length: 20 }, (_, place) => {
          const rise = ((from - to) * place) / 19;
          return propane.state({ P, H: to + rise }).T - (air + rise / 30 / 1006);
        }),
      );
    }
    const condensing = rootByBisection((T) => difference(T) - 5, air + 6, air + 30) ?? Number.NaN;
    const { architecture } = resultOfBody(
      {
        architecture: 'mech_sub',
        fluid: 'R744',
        fluid_aux: 'R290',
        mode_trans: '1',
        pt_evp: -10,
        t_sf: 5,
        t_sft: 0,
        p_gc,
        t_out_gc: celsius(outlet),
        rend_is: 1.003 - (0.121 * p_gc * 1e5) / low,
        dt_sub: outlet - cold,
        dt_app: 5,
        surch_aux: 7,
        sous_ref_aux: 5,
        t_cdr_aux: celsius(condensing),
        rend_is_aux: auxEfficiency(propane.saturation({ T: condensing }).dew.P / auxLow),
      },
      engine,
    );

    it.each([
      ['without it', architecture?.eer_base, main],
      ['the propane circuit', architecture?.eer_aux, aux],
      ['both', architecture?.eer, whole],
    ])('%s', (_what, eer, cop) => expect(Math.abs((eer ?? Number.NaN) / cop - 1)).toBeLessThan(1e-3));
  },
);
