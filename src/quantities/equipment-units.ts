import { PRESSURE_TABLE } from './pressure-units.ts';
import { PSI } from './si.ts';
import type { Kind, Unit } from './unit.ts';

const POUND = 0.453_592_37;
const FOOT = 0.3048;
const INCH = 0.0254;
const HOUR = 3600;
const MINUTE = 60;
const DAY = 86_400;
const BTU = 1055.055_852_62;
const GALLON = 3.785_411_784e-3;
/** K in a difference of one °F. */
const FAHRENHEIT = 5 / 9;

function unit(symbol: string, scale: number, decimals: number, fine?: Unit['fine']): Unit {
  return fine === undefined ? { symbol, scale, decimals } : { symbol, scale, decimals, fine };
}

/**
 * Quantity kinds of equipment and sites, beside those of the circuit in units.ts. Same sources.
 * Kinds whose SI unit nobody uses (Kv, months) keep the trade's unit, scale 1.
 */
export const EQUIPMENT_QUANTITIES = {
  gaugePressure: {
    preferred: 'bar',
    units: { bar: unit('bar', 1e5, 2), kPa: unit('kPa', 1e3, 1), psi: unit('psi', PSI, 1) },
  },
  pressureDifference: {
    preferred: 'bar',
    units: {
      bar: unit('bar', 1e5, 3),
      kPa: unit('kPa', 1e3, 1),
      Pa: unit('Pa', 1, 1),
      psi: unit('psi', PSI, 2),
    },
  },
  vacuumPressure: {
    preferred: 'mbar',
    units: {
      mbar: unit('mbar', 100, 2, { below: 1, decimals: 3 }),
      Pa: unit('Pa', 1, 0),
      micron: unit('µmHg', PRESSURE_TABLE.micron.pascal, 0),
      Torr: unit('Torr', PRESSURE_TABLE.Torr.pascal, 2),
    },
  },
  /** Of water and brines, which American pumps count in gallons. */
  liquidFlow: {
    preferred: 'm3_h',
    units: {
      m3_h: unit('m³/h', 1 / HOUR, 2),
      L_s: unit('L/s', 1e-3, 3),
      L_min: unit('L/min', 1e-3 / MINUTE, 1),
      gpm: unit('gpm', GALLON / MINUTE, 2),
    },
  },
  pressureGradient: {
    preferred: 'Pa_m',
    units: {
      Pa_m: unit('Pa/m', 1, 2),
      kPa_m: unit('kPa/m', 1e3, 4),
      psi_100ft: unit('psi/100\u00a0ft', PSI / (100 * FOOT), 3),
    },
  },
  pressurePerKelvin: {
    preferred: 'bar_K',
    units: { bar_K: unit('bar/K', 1e5, 4), kPa_K: unit('kPa/K', 1e3, 2), psi_F: unit('psi/°F', PSI / FAHRENHEIT, 3) },
  },
  pressureVolume: { preferred: 'bar_L', units: { bar_L: unit('bar·L', 100, 0) } },
  /** PS·DN: the nominal size of the Directive is a bare number, its product with bar written in bar. */
  pressureDiameter: { preferred: 'bar', units: { bar: unit('bar', 1e5, 0) } },
  length: {
    preferred: 'm',
    units: {
      m: unit('m', 1, 2),
      mm: unit('mm', 1e-3, 1),
      cm: unit('cm', 1e-2, 1),
      in: unit('in', INCH, 3),
      ft: unit('ft', FOOT, 2),
    },
  },
  /** Of a tube, which nobody measures in metres. */
  diameter: { preferred: 'mm', units: { mm: unit('mm', 1e-3, 1), in: unit('in', INCH, 3) } },
  area: {
    preferred: 'm2',
    units: {
      m2: unit('m²', 1, 2),
      mm2: unit('mm²', 1e-6, 0),
      cm2: unit('cm²', 1e-4, 1),
      ft2: unit('ft²', FOOT ** 2, 2),
    },
  },
  volume: {
    preferred: 'L',
    units: {
      L: unit('L', 1e-3, 1),
      m3: unit('m³', 1, 2),
      ft3: unit('ft³', FOOT ** 3, 3),
      galUS: unit('gal US', GALLON, 2),
    },
  },
  mass: {
    preferred: 'kg',
    units: { kg: unit('kg', 1, 2), g: unit('g', 1e-3, 0), t: unit('t', 1e3, 2), lb: unit('lb', POUND, 2) },
  },
  duration: {
    preferred: 'min',
    units: { min: unit('min', MINUTE, 1), h: unit('h', HOUR, 1), s: unit('s', 1, 0) },
  },
  current: { preferred: 'A', units: { A: unit('A', 1, 1) } },
  frequency: { preferred: 'Hz', units: { Hz: unit('Hz', 1, 0) } },
  hoursPerDay: { preferred: 'h_day', units: { h_day: unit('h/24\u202fh', HOUR / DAY, 1) } },
  humidityRatio: { preferred: 'g_kg', units: { g_kg: unit('g/kg', 1e-3, 2), gr_lb: unit('gr/lb', 1 / 7000, 1) } },
  share: { preferred: 'percent', units: { percent: unit('%', 0.01, 1), fraction: unit('', 1, 3) } },
  dynamicViscosity: {
    preferred: 'uPa_s',
    units: {
      uPa_s: unit('µPa·s', 1e-6, 2),
      mPa_s: unit('mPa·s', 1e-3, 4),
      lb_fth: unit('lb/(ft·h)', POUND / FOOT / HOUR, 4),
    },
  },
  thermalConductivity: {
    preferred: 'mW_mK',
    units: {
      mW_mK: unit('mW/(m·K)', 1e-3, 2),
      W_mK: unit('W/(m·K)', 1, 4),
      BTU_hftF: unit('BTU/(h·ft·°F)', BTU / HOUR / FOOT / FAHRENHEIT, 5),
    },
  },
  surfaceTension: { preferred: 'mN_m', units: { mN_m: unit('mN/m', 1e-3, 3), dyn_cm: unit('dyn/cm', 1e-3, 3) } },
  specificHeat: {
    preferred: 'kJ_kgK',
    units: { kJ_kgK: unit('kJ/(kg·K)', 1e3, 3), BTU_lbF: unit('BTU/(lb·°F)', 4186.8, 4) },
  },
  heatTransmittance: {
    preferred: 'W_m2K',
    units: {
      W_m2K: unit('W/(m²·K)', 1, 3),
      BTU_hft2F: unit('BTU/(h·ft²·°F)', BTU / HOUR / FOOT ** 2 / FAHRENHEIT, 4),
    },
  },
  /** UA of an exchanger: what it moves for each kelvin. */
  conductance: {
    preferred: 'kW_K',
    units: {
      kW_K: unit('kW/K', 1e3, 2),
      W_K: unit('W/K', 1, 0),
      BTU_hF: unit('BTU/(h·°F)', BTU / HOUR / FAHRENHEIT, 0),
    },
  },
  powerPerArea: {
    preferred: 'W_m2',
    units: { W_m2: unit('W/m²', 1, 1), W_ft2: unit('W/ft²', 1 / FOOT ** 2, 2) },
  },
  /** Of a pipe: what each metre of it takes or gives. */
  powerPerLength: {
    preferred: 'W_m',
    units: { W_m: unit('W/m', 1, 1), BTU_hft: unit('BTU/(h·ft)', BTU / HOUR / FOOT, 2) },
  },
  /** Of the refrigerant in a tube, for each metre of it. */
  massPerLength: {
    preferred: 'g_m',
    units: { g_m: unit('g/m', 1e-3, 0), oz_ft: unit('oz/ft', POUND / 16 / FOOT, 3) },
  },
  /** A level over 20 µPa or 1 pW, weighted A: a logarithm, which no unit converts. */
  soundLevel: { preferred: 'dBA', units: { dBA: unit('dB(A)', 1, 1) } },
  /** Between two levels. */
  soundDifference: { preferred: 'dB', units: { dB: unit('dB', 1, 1) } },
  /** Of a screw, clockwise positive; the label says what they are. */
  turns: { preferred: 'turns', units: { turns: unit('', 1, 2) } },
  powerPerVolume: {
    preferred: 'W_m3',
    units: { W_m3: unit('W/m³', 1, 0), BTU_hft3: unit('BTU/(h·ft³)', BTU / HOUR / FOOT ** 3, 2) },
  },
  powerPerMass: {
    preferred: 'W_t',
    units: { W_t: unit('W/t', 1e-3, 0), BTU_hlb: unit('BTU/(h·lb)', BTU / HOUR / POUND, 4) },
  },
  volumePerPower: {
    preferred: 'L_kW',
    units: { L_kW: unit('L/kW', 1e-6, 1), gal_TR: unit('gal/TR', GALLON / ((12_000 * BTU) / HOUR), 2) },
  },
  energy: { preferred: 'kWh', units: { kWh: unit('kWh', 3.6e6, 1), MJ: unit('MJ', 1e6, 1) } },
  leakRate: { preferred: 'mbarL_s', units: { mbarL_s: unit('mbar·L/s', 0.1, 4), Pam3_s: unit('Pa·m³/s', 1, 5) } },
  massFlux: {
    preferred: 'kg_m2s',
    units: { kg_m2s: unit('kg/(m²·s)', 1, 0), lb_ft2s: unit('lb/(ft²·s)', POUND / FOOT ** 2, 1) },
  },
  molarMass: { preferred: 'g_mol', units: { g_mol: unit('g/mol', 1e-3, 2) } },
  normalVolumeFlow: { preferred: 'Nm3_h', units: { Nm3_h: unit('Nm³/h', 1 / HOUR, 1) } },
  normalDensity: { preferred: 'kg_Nm3', units: { kg_Nm3: unit('kg/Nm³', 1, 3) } },
  /** Kv is defined in m³/h at 1 bar; Cv = 1.156 Kv. */
  flowCoefficient: { preferred: 'Kv', units: { Kv: unit('m³/h', 1, 2), Cv: unit('Cv', 1 / 1.156, 2) } },
  airRenewal: { preferred: 'per_day', units: { per_day: unit('vol/24\u202fh', 1 / DAY, 1) } },
  months: { preferred: 'months', units: { months: unit('', 1, 0) } },
  count: { preferred: 'none', units: { none: unit('', 1, 0) } },
} as const satisfies Readonly<Record<string, Kind>>;
