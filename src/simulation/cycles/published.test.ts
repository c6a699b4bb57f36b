/**
 * Cycles others have computed and published, each at the source named; where the figures differ, why is said. Ideal
 * machines: isentropic, saturated outlets, unless the case says otherwise.
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
 * The booster of TESPy's tutorial (oemof/tespy, docs/advanced_tutorials/co2_cycle.ipynb): 13 bar, 25 kW, 0.85; 26 bar,
 * 75 kW, 0.80; receiver 32 bar; outlets 10 K above dew. Its heat recovery takes nothing from the cycle. It says that at
 * 35 °C the COP collapses below some 85 bar and slowly falls above 90, with the optimum between, that almost half of the
 * flow is flash gas at 100 bar, and that the receiver's pressure matters much less. Its stored versions print no figure.
 */
describe.each([10, 0])('the booster of TESPy, superheat %s K', (superheat) => {
  const booster = {
    architecture: 'booster',
    te_mt: saturationOf('R744', 26),
    te_lt: saturationOf('R744', 13),
    q_mt: 75,
    q_lt: 25,
    sh_mt: superheat,
    sh_lt: superheat,
    p_rec: 32,
    rend_is_lt: 0.85,
    rend_is_mt: 0.8,
    t_out_gc: 35,
  };
  const best = resultOfBody({ ...booster, p_gc: 'opt' }, engine);

  it('has its optimum between 85 and 90 bar, and collapses below', () => {
    expect(best.input.p_gc).toBeGreaterThan(85);
    expect(best.input.p_gc).toBeLessThan(90);
    const eer = (p_gc: number): number => resultOfBody({ ...booster, p_gc }, engine).performance.eer;
    expect(eer(80) / best.performance.eer).toBeLessThan(0.85);
    expect(eer(100) / best.performance.eer).toBeGreaterThan(0.95);
  });

  it('turns almost half of its flow to vapour at 100 bar, and cares little for the receiver', () => {
    expect(resultOfBody({ ...booster, p_gc: 100 }, engine).architecture?.x_rec).toBeGreaterThan(0.4);
    const both = resultOfBody({ ...booster, p_gc: 'opt', p_rec: 'opt' }, engine);
    expect(both.performance.eer / best.performance.eer).toBeLessThan(1.01);
  });
});

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
