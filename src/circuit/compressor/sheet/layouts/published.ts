/** Data sheets as files in the open print them: the writing is theirs, the figures and their sources are in figures.json. */
import { CAPACITIES, POWERS, TABLE_TE } from '../../doctor/published.ts';
import type { Quantity } from '../../quantities.ts';
import figures from './figures.json' with { type: 'json' };

export interface Layout {
  readonly name: string;
  /** Where the figures are printed; the writing too, unless `by` says whose it is like. */
  readonly source: string;
  readonly text: string;
  /** What a reader must say before the sheet can be taken: nothing, one thing, or more. Absent for a sheet that is refused. */
  readonly taps?: 0 | 1 | 2;
  /** Coefficients by quantity, as printed. */
  readonly coefficients?: { readonly [Q in Quantity]?: readonly number[] };
  /** One point of each quantity, °C, in the unit below. */
  readonly point?: {
    readonly te: number;
    readonly tc: number;
    readonly values: { readonly [Q in Quantity]?: number };
    readonly count: number;
  };
  /** Units the sheet says. */
  readonly units?: { readonly [Q in Quantity]?: string };
  readonly order?: string;
  readonly temperature?: 'C' | 'F';
  /** What is wrong with it. */
  readonly refused?: string;
}

const { sources } = figures;
const TERMS = ['Constant', 'x', 'x**2', 'y', 'y**2', 'x*y', 'x**3', 'y**3', 'x**2*y', 'x*y**2'];
const CALLS = [
  '1Constant',
  '2x',
  '3xPOW2',
  '4y',
  '5yPOW2',
  '6xTIMESY',
  '7xPOW3',
  '8yPOW3',
  '9xPOW2TIMESY',
  '10xTIMESYPOW2',
];
const KEYS = ['1_constant', '2_x', '3_x_2', '4_y', '5_y_2', '6_x_y', '7_x_3', '8_y_3', '9_x_2_y', '10_x_y_2'];

type Rows = Readonly<Record<string, readonly number[]>>;
/** Names of python-hvac's rows. */
const HVAC = { Q_dot_evp: 'capacity', W_dot: 'power', I: 'current', m_dot: 'mass_flow' } as const;

const pythonHvac = Object.entries(figures.pythonHvac).map(([name, rows]): Layout => {
  const own: Rows = rows;
  const count = Object.values(own)[0]?.length ?? 0;
  return {
    name: `python-hvac ${name}`,
    source: sources.pythonHvac,
    text: [
      `,${Array.from({ length: count }, (_, i) => `C${i}`).join(',')}`,
      ...Object.entries(own).map(([label, values]) => `${label},${values.join(',')}`),
    ].join('\n'),
    taps: 0,
    coefficients: Object.fromEntries(
      Object.entries(HVAC).flatMap(([label, quantity]) => (own[label] === undefined ? [] : [[quantity, own[label]]])),
    ),
    units: {},
  };
});

const thermoCycle = Object.entries(figures.thermoCycle).map(([name, rows]): Layout => ({
  name: `ThermoCycle ${name}`,
  source: sources.thermoCycle,
  text: `  coef=[${rows.map((row) => row.join(',')).join(';\n')}]);`,
  // Nothing names the four columns: the order is guessed, and asked.
  taps: 1,
  coefficients: Object.fromEntries(
    (['capacity', 'power', 'current', 'mass_flow'] as const).map((quantity, k) => [
      quantity,
      rows.map((row) => row[k] ?? 0),
    ]),
  ),
  units: {},
}));

const curve = (name: string, values: readonly number[], bounds: readonly number[]): string =>
  [
    '  Curve:Bicubic,',
    `    ${name},  !- Name`,
    ...values.map((value, i) => `    ${value},   !- Coefficient${i + 1} ${TERMS[i] ?? ''}`),
    ...['Minimum Value of x', 'Maximum Value of x', 'Minimum Value of y', 'Maximum Value of y'].map(
      (said, i) => `    ${bounds[i] ?? ''}${i < 3 ? ',' : ';'}   !- ${said}`,
    ),
  ].join('\n');
const energyPlus = Object.entries(figures.energyPlus).map(
  ([name, { fluid, capacity, power, bounds, superheat, returnGas, liquid, subcooling }]): Layout => ({
    name: `EnergyPlus ${name}`,
    source: sources.energyPlus,
    text: [
      `! Capacity Curve for ${name}_${fluid}`,
      '! Results in Watts, Inputs:  Sat Suction Temp (C), Sat Discharge Temp (C)',
      curve(`${name}_${fluid}_MED_qcurv`, capacity, bounds),
      `! Power Curve for ${name}_${fluid}`,
      curve(`${name}_${fluid}_MED_pwrcurv`, power, bounds),
      '  Refrigeration:Compressor,',
      `    ${superheat},     !- Rated Superheat {deltaC}`,
      `    ${returnGas},     !- Rated Return Gas Temperature {C}`,
      `    ${liquid},     !- Rated Liquid Temperature {C}`,
      `    ${subcooling};     !- Rated Subcooling {deltaC}`,
    ].join('\n'),
    taps: 0,
    coefficients: { capacity, power },
    units: { capacity: 'W', power: 'W' },
    order: 'bicubic',
    temperature: 'C',
  }),
);

const { openStudio, achp, lee2021, bitzer, shao2004, secob, cuevas2009 } = figures;
const numbers = (texts: readonly string[]): readonly number[] => texts.map(Number);
const programs: readonly Layout[] = [
  {
    name: 'OpenStudio, calls of a curve',
    source: sources.openStudio,
    text: (['power', 'capacity'] as const)
      .flatMap((quantity) =>
        openStudio[quantity].map((value, i) => `  ${quantity}Curve.setCoefficient${CALLS[i] ?? ''}(${value});`),
      )
      .join('\n'),
    taps: 0,
    coefficients: openStudio,
    units: { capacity: 'W', power: 'W' },
    order: 'bicubic',
    temperature: 'C',
  },
  {
    name: 'EnergyPlus, epJSON',
    source: sources.openStudio,
    text: JSON.stringify({
      'Curve:Bicubic': Object.fromEntries(
        (['power', 'capacity'] as const).map((quantity) => [
          `${quantity} curve`,
          Object.fromEntries(openStudio[quantity].map((value, i) => [`coefficient${KEYS[i] ?? ''}`, value])),
        ]),
      ),
    }),
    taps: 0,
    coefficients: openStudio,
    units: { capacity: 'W', power: 'W' },
    order: 'bicubic',
    temperature: 'C',
  },
  {
    name: 'ACHP, two lists',
    source: sources.achp,
    text: `M=[${achp.M.join(',')}]#compressor map coefficients\nP=[${achp.P.join(',')}]`,
    taps: 0,
    coefficients: { mass_flow: numbers(achp.M), power: numbers(achp.P) },
    units: {},
  },
  {
    name: 'ACHP, lists over two lines under a condition',
    source: sources.achp,
    text: [
      "if Cycle.Ref=='R410A':",
      `    M=[${achp.M.slice(0, 6).join(',')},`,
      `    ${achp.M.slice(6).join(',')}]`,
      `    P=[${achp.P.slice(0, 5).join(',')},`,
      `    ${achp.P.slice(5).join(',')}]`,
    ].join('\n'),
    taps: 0,
    coefficients: { mass_flow: numbers(achp.M), power: numbers(achp.P) },
    units: {},
  },
  {
    name: 'ACHP, a dictionary',
    source: sources.achp,
    text: `kwds={\n  'M':[${achp.M.join(',')}],\n  'P':[${achp.P.join(',')}],\n  'Ref':'R134a',\n  'fp':0.15, #Fraction of electrical power lost\n}`,
    taps: 0,
    coefficients: { mass_flow: numbers(achp.M), power: numbers(achp.P) },
    units: {},
  },
  {
    name: 'Lee 2021, tuples with units in their names',
    source: sources.lee2021,
    text: `LEE2021_TABLE5_NEW_POWER = (\n    ${lee2021.power.slice(0, 5).join(', ')},\n    ${lee2021.power.slice(5).join(', ')},\n)\nLEE2021_TABLE5_NEW_MDOT_G_S = (\n    ${lee2021.mass_flow.slice(0, 5).join(', ')},\n    ${lee2021.mass_flow.slice(5).join(', ')},\n)`,
    taps: 0,
    coefficients: { power: numbers(lee2021.power), mass_flow: numbers(lee2021.mass_flow) },
    units: { mass_flow: 'g/s' },
  },
];

const tables: readonly Layout[] = [
  {
    name: 'TESPy, a screw in two grids',
    source: 'github.com/oemof/tespy, PolynomialCompressor (Bitzer HSK)',
    text: [
      'Cooling capacity in W',
      ['Tc/Te', ...TABLE_TE].join('\t'),
      ...Object.entries(CAPACITIES).map(([tc, values]) => [tc, ...values].join('\t')),
      'Power input in kW',
      ['Tc/Te', ...TABLE_TE].join('\t'),
      ...Object.entries(POWERS).map(([tc, values]) => [tc, ...values].join('\t')),
    ].join('\n'),
    taps: 0,
    point: { te: -10, tc: 50, values: { capacity: 152_900, power: 96.5 }, count: 18 },
    units: { capacity: 'W', power: 'kW' },
  },
  {
    name: 'BITZER, points at several frequencies among words',
    source: sources.bitzer,
    text: [
      'manufacturer,software_name,compressor_id,refrigerant,frequency_Hz,T_evap_C,T_cond_C,superheat_K,subcooling_K,capacity_W,power_input_W,T_discharge_C,BITZER_warning',
      ...bitzer.map(
        ([f, te, tc, q, p]) =>
          `BITZER,BITZER Software (web),2DES-3.F1,R134a,${f}.0,${te},${tc},10,0,${q}.0,${p}.0,79.5, | Tentative data. Power at inverter inlet.`,
      ),
      ...bitzer.map(
        ([f, te, tc, q, p]) =>
          `BITZER,BITZER Software (web),2DES-3.F1,R134a,${f}.0,${(te ?? 0) + 5},${tc},10,0,${(q ?? 0) + 500}.0,${p}.0,79.5, | Tentative data. Power at inverter inlet.`,
      ),
    ].join('\n'),
    // The table holds several frequencies: 50 Hz is taken, and asked.
    taps: 1,
    point: { te: -15, tc: 45, values: { capacity: 2910, power: 1600 }, count: 6 },
    units: { capacity: 'W', power: 'W' },
  },
  {
    name: 'Shao 2004, points with a flow and gaps',
    source: sources.shao2004,
    text: [
      'source_id,manufacturer,model,refrigerant,N_rps,Q_evap_W,P_el_W,T_evap_C,T_cond_C,p_suc_Pa,dT_sh_K,m_dot_kg_s,note',
      ...shao2004.map(
        ([te, tc, p, m]) =>
          `shao_2004,Mitsubishi,Mitsubishi RHV207FEM,R22,30.0,,${p},${te},${tc},,11.0,${m},"map 11 K SH, 8.3 K SC"`,
      ),
    ].join('\n'),
    taps: 0,
    point: { te: 5, tc: 50, values: { power: 750.5590725, mass_flow: 0.011041613888888888 }, count: 12 },
    units: { power: 'W', mass_flow: 'kg/s' },
  },
  {
    name: 'SECOB, a grid a quantity',
    source: sources.secob,
    text: (['capacity', 'power'] as const)
      .flatMap((quantity) => [
        quantity === 'capacity' ? 'Kälteleistung [W]' : 'Leistungsaufnahme [W]',
        ['t0 [°C]', ...secob.te].join(';'),
        ...Object.entries(secob[quantity]).map(([tc, values]) => [tc, ...values].join(';')),
      ])
      .join('\n'),
    taps: 0,
    point: { te: -10, tc: 45, values: { capacity: 153, power: 59 }, count: 24 },
    units: { capacity: 'W', power: 'W' },
    temperature: 'C',
  },
  {
    name: 'Cuevas 2009, tests by pressure',
    source: sources.cuevas2009,
    text: ['P_el_W,p_suc_Pa,p_dis_Pa,m_dot_kg_s', ...cuevas2009.map((row) => row.join(','))].join('\n'),
    refused: 'count',
  },
];

export const PUBLISHED: readonly Layout[] = [...pythonHvac, ...thermoCycle, ...energyPlus, ...programs, ...tables];
