/**
 * Units of the converter by quantity. Codes are ASCII, as links carry them; `symbol` is what people read.
 * `factor` is the SI value of one unit. Exact but those marked in the comment. BIPM SI Brochure (9th
 * edition); NIST SP 811 (2008), appendix B.
 */
import { pressureFromName, PRESSURE_TABLE } from '../../quantities/pressure-units.ts';
import type { PressureCode } from '../../quantities/pressure-units.ts';
import { STANDARD_ATMOSPHERE, ZERO_CELSIUS } from '../../quantities/si.ts';

export interface ConverterUnit {
  readonly symbol: string;
  readonly factor: number;
  /** Added to the SI value for scales that do not start at zero. */
  readonly offset?: number;
  /** The unit counts by mass where the quantity counts by volume: it needs molar mass, temperature… */
  readonly isByMass?: true;
}

type Units = Readonly<Record<string, ConverterUnit>>;

const u = (symbol: string, factor: number, offset?: number): ConverterUnit =>
  offset === undefined ? { symbol, factor } : { symbol, factor, offset };
const ofPressure = (code: PressureCode, symbol: string = PRESSURE_TABLE[code].symbol): ConverterUnit =>
  u(symbol, PRESSURE_TABLE[code].pascal);
const byMass = (symbol: string, factor: number): ConverterUnit => ({ symbol, factor, isByMass: true });

const POUND = 0.453_592_37;
const INCH = 0.0254;
const FOOT = 0.3048;
const GRAVITY = 9.806_65;
const BTU = 1055.055_852_62;
const KILOCALORIE = 4186.8;
const US_GALLON = 3.785_411_784e-3;
const HOUR = 3600;
const MINUTE = 60;
/** 365.25 days, s. */
const YEAR = 31_557_600;
const RANKINE = 5 / 9;

export const UNITS = {
  pressure: {
    Pa: ofPressure('Pa'),
    hPa: ofPressure('hPa'),
    mbar: ofPressure('mbar'),
    kPa: ofPressure('kPa'),
    MPa: ofPressure('MPa'),
    bar: ofPressure('bar'),
    psi: ofPressure('psi'),
    atm: ofPressure('atm'),
    at: ofPressure('at', 'at (kgf/cm²)'),
    mmHg: ofPressure('mmHg'),
    cmHg: ofPressure('cmHg'),
    Torr: ofPressure('Torr'),
    micron: ofPressure('micron', 'micron (µmHg)'),
    inHg: ofPressure('inHg'),
    mmH2O: ofPressure('mmH2O'),
    mH2O: ofPressure('mH2O'),
    inH2O: ofPressure('inH2O'),
  },
  power: {
    W: u('W', 1),
    kW: u('kW', 1e3),
    MW: u('MW', 1e6),
    'kcal/h': u('kcal/h', KILOCALORIE / HOUR),
    'fg/h': u('fg/h', KILOCALORIE / HOUR),
    'BTU/h': u('BTU/h', BTU / HOUR),
    TR: u('TR', (12_000 * BTU) / HOUR),
    ch: u('ch', 75 * GRAVITY),
    hp: u('hp', 550 * FOOT * POUND * GRAVITY),
  },
  energy: {
    J: u('J', 1),
    kJ: u('kJ', 1e3),
    MJ: u('MJ', 1e6),
    Wh: u('Wh', HOUR),
    kWh: u('kWh', 1e3 * HOUR),
    kcal: u('kcal', KILOCALORIE),
    fg: u('fg', KILOCALORIE),
    BTU: u('BTU', BTU),
    therm: u('therm', 1e5 * BTU),
    tep: u('tep', 4.1868e10),
  },
  volume_flow: {
    'm3/s': u('m³/s', 1),
    'm3/h': u('m³/h', 1 / HOUR),
    'L/s': u('L/s', 1e-3),
    'L/min': u('L/min', 1e-3 / MINUTE),
    'L/h': u('L/h', 1e-3 / HOUR),
    cfm: u('cfm', FOOT ** 3 / MINUTE),
    gpm: u('gpm (US)', US_GALLON / MINUTE),
  },
  mass_flow: {
    'kg/s': u('kg/s', 1),
    'kg/h': u('kg/h', 1 / HOUR),
    'g/s': u('g/s', 1e-3),
    't/h': u('t/h', 1e3 / HOUR),
    'lb/h': u('lb/h', POUND / HOUR),
    'lb/min': u('lb/min', POUND / MINUTE),
  },
  length: {
    m: u('m', 1),
    mm: u('mm', 1e-3),
    cm: u('cm', 1e-2),
    km: u('km', 1e3),
    in: u('in', INCH),
    ft: u('ft', FOOT),
    yd: u('yd', 3 * FOOT),
    mile: u('mile', 1609.344),
  },
  area: {
    m2: u('m²', 1),
    mm2: u('mm²', 1e-6),
    cm2: u('cm²', 1e-4),
    ha: u('ha', 1e4),
    in2: u('in²', INCH ** 2),
    ft2: u('ft²', FOOT ** 2),
  },
  volume: {
    m3: u('m³', 1),
    L: u('L', 1e-3),
    mL: u('mL', 1e-6),
    cm3: u('cm³', 1e-6),
    in3: u('in³', INCH ** 3),
    ft3: u('ft³', FOOT ** 3),
    galUS: u('gal US', US_GALLON),
    galUK: u('gal UK', 4.546_09e-3),
  },
  mass: { kg: u('kg', 1), g: u('g', 1e-3), t: u('t', 1e3), lb: u('lb', POUND), oz: u('oz', POUND / 16) },
  speed: {
    'm/s': u('m/s', 1),
    'km/h': u('km/h', 1e3 / HOUR),
    'ft/min': u('ft/min', FOOT / MINUTE),
    'ft/s': u('ft/s', FOOT),
    mph: u('mph', 1609.344 / HOUR),
    kn: u('kn', 1852 / HOUR),
  },
  density: {
    'kg/m3': u('kg/m³', 1),
    'g/L': u('g/L', 1),
    'kg/L': u('kg/L', 1e3),
    'g/cm3': u('g/cm³', 1e3),
    'lb/ft3': u('lb/ft³', POUND / FOOT ** 3),
    'lb/gal': u('lb/gal US', POUND / US_GALLON),
  },
  dyn_viscosity: {
    'Pa.s': u('Pa·s', 1),
    'mPa.s': u('mPa·s', 1e-3),
    cP: u('cP', 1e-3),
    'uPa.s': u('µPa·s', 1e-6),
    P: u('P', 0.1),
    'lb/(ft.s)': u('lb/(ft·s)', POUND / FOOT),
  },
  kin_viscosity: {
    'm2/s': u('m²/s', 1),
    'mm2/s': u('mm²/s', 1e-6),
    cSt: u('cSt', 1e-6),
    St: u('St', 1e-4),
    'ft2/s': u('ft²/s', FOOT ** 2),
  },
  enthalpy: {
    'J/kg': u('J/kg', 1),
    'kJ/kg': u('kJ/kg', 1e3),
    'kcal/kg': u('kcal/kg', KILOCALORIE),
    'BTU/lb': u('BTU/lb', 2326),
    'Wh/kg': u('Wh/kg', HOUR),
  },
  specific_heat: {
    'J/(kg.K)': u('J/(kg·K)', 1),
    'kJ/(kg.K)': u('kJ/(kg·K)', 1e3),
    'kcal/(kg.K)': u('kcal/(kg·K)', KILOCALORIE),
    'BTU/(lb.F)': u('BTU/(lb·°F)', KILOCALORIE),
  },
  conductivity: {
    'W/(m.K)': u('W/(m·K)', 1),
    'mW/(m.K)': u('mW/(m·K)', 1e-3),
    'kcal/(h.m.K)': u('kcal/(h·m·K)', KILOCALORIE / HOUR),
    'BTU/(h.ft.F)': u('BTU/(h·ft·°F)', BTU / HOUR / FOOT / RANKINE),
    'BTU.in/(h.ft2.F)': u('BTU·in/(h·ft²·°F)', (BTU * INCH) / HOUR / FOOT ** 2 / RANKINE),
  },
  u_value: {
    'W/(m2.K)': u('W/(m²·K)', 1),
    'kcal/(h.m2.K)': u('kcal/(h·m²·K)', KILOCALORIE / HOUR),
    'BTU/(h.ft2.F)': u('BTU/(h·ft²·°F)', BTU / HOUR / FOOT ** 2 / RANKINE),
  },
  temperature: {
    C: u('°C', 1, ZERO_CELSIUS),
    F: u('°F', RANKINE, 459.67 * RANKINE),
    K: u('K', 1),
    R: u('°R', RANKINE),
  },
  temp_delta: { K: u('K', 1), C: u('°C', 1), F: u('°F', RANKINE), R: u('°R', RANKINE) },
  concentration: {
    ppm: u('ppm', 1e-6),
    '%vol': u('% vol', 1e-2),
    'kg/m3': byMass('kg/m³', 1),
    'g/m3': byMass('g/m³', 1e-3),
    'mg/m3': byMass('mg/m³', 1e-6),
  },
  leak_rate: {
    'Pa.m3/s': u('Pa·m³/s', 1),
    'mbar.L/s': u('mbar·L/s', 0.1),
    'atm.cm3/s': u('atm·cm³/s', STANDARD_ATMOSPHERE / 1e6),
    'Torr.L/s': u('Torr·L/s', PRESSURE_TABLE.Torr.pascal / 1000),
    'g/an': byMass('g/an', 1e-3 / YEAR),
  },
} as const satisfies Readonly<Record<string, Units>>;

export type ConverterQuantity = keyof typeof UNITS;

/** The units of each quantity by name, as the form offers them. */
export const UNIT_LISTS: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>> =
  Object.fromEntries(
    Object.entries<Units>(UNITS).map(([quantity, units]) => [
      quantity,
      Object.entries(units).map(([value, { symbol }]) => ({ value, label: symbol })),
    ]),
  );

/** Other writings of a code: symbols as people type or paste them. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\s/g, ''],
  [/[·*]/g, '.'],
  [/²|₂/g, '2'],
  [/³/g, '3'],
  [/[µμ]/g, 'u'],
  [/°/g, ''],
  [/\(US\)$/, ''],
];

/** The unit a text names within a quantity; undefined when the quantity has none of that name. */
export function unitFromText(quantity: ConverterQuantity, text: string): ConverterUnit | undefined {
  const code = REPLACEMENTS.reduce((found, [pattern, by]) => found.replace(pattern, by), text);
  const units: Units = UNITS[quantity];
  if (Object.hasOwn(units, code)) return units[code];
  const named = quantity === 'pressure' ? pressureFromName(text) : undefined;
  // What a pressure counts from is asked beside its unit.
  return named && named.counts === undefined ? units[named.code] : undefined;
}
