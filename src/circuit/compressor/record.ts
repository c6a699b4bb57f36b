/** A compressor as its maker's data describe it, and what can be wrong with it. */
import type { Arguments, Range } from '../arguments.ts';
import { refuse } from '../outcome.ts';
import type { Coefficients } from './polynomial.ts';
import { isCoefficients } from './polynomial.ts';
import type { Quantity } from './quantities.ts';
import { QUANTITIES, UNITS, unitsOf } from './quantities.ts';

/** Suction condition the data were rated at: superheat, K, or return gas temperature, °C. */
export const RATING_MODES = ['SH', 'RGT'] as const;
export const TEMPERATURE_UNITS = ['C', 'F'] as const;
/** What a published saturation temperature of a blend is: dew point, or mean of bubble and dew. */
export const TEMPERATURE_CONVENTIONS = ['dew', 'mid'] as const;
/** What the second variable of the polynomials is: condensing temperature, or discharge pressure in bar. */
export const VARIABLES = ['tc', 'pd'] as const;

/** A record as it is stored, typed or read from a file: absent keys take the defaults of `readRecord`. */
export interface CompressorRecord {
  readonly name?: string;
  readonly marque?: string;
  readonly fluid?: string;
  readonly coefficients: { readonly [Q in Quantity]?: readonly number[] };
  readonly units?: { readonly [Q in Quantity]?: string };
  /** m³/h at `frequency`. */
  readonly step_volume_h?: number;
  /** Hz */
  readonly frequency?: number;
  readonly rating_mode?: (typeof RATING_MODES)[number];
  /** K or °C, by `rating_mode`. */
  readonly rating_value?: number;
  /** Rating subcooling, K. */
  readonly rating_sc?: number;
  /** Rating liquid temperature, °C, where the sheet holds that and no subcooling. */
  readonly rating_t_liquid?: number;
  /** Rating gas cooler outlet, °C. */
  readonly rating_t_gc?: number;
  readonly temp_unit?: (typeof TEMPERATURE_UNITS)[number];
  readonly temp_convention?: (typeof TEMPERATURE_CONVENTIONS)[number];
  readonly variable?: (typeof VARIABLES)[number];
  /** Envelope, °C, in the record's own convention. */
  readonly te_min?: number;
  readonly te_max?: number;
  readonly tc_min?: number;
  readonly tc_max?: number;
  /** Share of the power lost to the surroundings, 0 to 0.3. */
  readonly heat_loss?: number;
}

/** A record checked and completed; coefficients with what one unit of them is in SI. */
export interface Compressor {
  readonly fluid: string | undefined;
  readonly polynomials: {
    readonly [Q in Quantity]: { readonly coefficients: Coefficients; readonly unit: number } | undefined;
  };
  readonly sweptVolume: number | undefined;
  readonly frequency: number;
  readonly rating: {
    readonly mode: (typeof RATING_MODES)[number];
    readonly value: number;
    readonly subcooling: number;
    /** °C; in place of the subcooling where it is there. */
    readonly liquid: number | undefined;
    readonly gasCoolerOutlet: number | undefined;
  };
  readonly temperatureUnit: (typeof TEMPERATURE_UNITS)[number];
  readonly convention: (typeof TEMPERATURE_CONVENTIONS)[number];
  readonly variable: (typeof VARIABLES)[number];
  readonly envelope: {
    readonly te: { readonly min: number | undefined; readonly max: number | undefined };
    readonly tc: { readonly min: number | undefined; readonly max: number | undefined };
  };
  readonly heatLoss: number;
}

const DEFAULT_FREQUENCY = 50;
/** EN 12900:2013, 4.3: rated at 10 K of superheat or 20 °C of return gas, without subcooling. */
const DEFAULT_RATING_VALUE = { SH: 10, RGT: 20 } as const;

/** Limits of the record's numbers. `rating_value` depends on the mode. */
export const RECORD_RANGES = {
  step_volume_h: { above: 0, unit: 'm3/h' },
  frequency: { min: 25, max: 120, unit: 'Hz' },
  rating_sc: { min: 0, max: 20, unit: 'K' },
  rating_t_liquid: { min: -60, max: 80, unit: 'degC' },
  rating_t_gc: { min: -20, max: 100, unit: 'degC' },
  te_min: { unit: 'degC' },
  te_max: { unit: 'degC' },
  tc_min: { unit: 'degC' },
  tc_max: { unit: 'degC' },
  heat_loss: { min: 0, max: 0.3 },
} as const satisfies Readonly<Record<string, Range>>;
export const RATING_RANGES = {
  SH: { min: 0, max: 40, unit: 'K' },
  // Heat pumps are tested up to 77 °C (R134a).
  RGT: { min: -60, max: 80, unit: 'degC' },
} as const satisfies Readonly<Record<string, Range>>;

function polynomialsOf(record: Arguments): Compressor['polynomials'] {
  const coefficients = record.group('coefficients');
  const units = record.group('units');
  const one = (quantity: Quantity) => {
    if (!coefficients.has(quantity)) return undefined;
    const ten = coefficients.raw(quantity);
    if (!isCoefficients(ten)) return refuse('E_POLY', coefficients.field(quantity), { detail: 'coefficients' });
    const names = unitsOf(quantity);
    const unit = units.optionalChoice(quantity, names) ?? names[0] ?? '';
    return { coefficients: ten, unit: UNITS[quantity][unit] ?? 1 };
  };
  const [capacity, power, mass_flow, current] = QUANTITIES.map(one);
  if (capacity === undefined && mass_flow === undefined) {
    refuse('E_POLY', record.field('coefficients'), { detail: 'quantity' });
  }
  return { capacity, power, mass_flow, current };
}

function boundsOf(record: Arguments, low: 'te_min' | 'tc_min', high: 'te_max' | 'tc_max') {
  const min = record.optionalNumber(low, RECORD_RANGES[low]);
  const max = record.optionalNumber(high, RECORD_RANGES[high]);
  if (min !== undefined && max !== undefined && min >= max) {
    refuse('E_RANGE', record.field(low), { max, unit: 'degC' });
  }
  return { min, max };
}

/**
 * A record checked and completed with the defaults: 50 Hz, rated at 10 K of superheat (20 °C of
 * return gas) without subcooling, °C, dew points, no heat loss. Blank values are absent.
 *
 * Problems: E_POLY (`detail` coefficients or quantity), E_MODE, E_NUMBER, E_RANGE with their key.
 */
export function readRecord(record: Arguments): Compressor {
  const polynomials = polynomialsOf(record);
  const mode = record.optionalChoice('rating_mode', RATING_MODES) ?? 'SH';
  const fluid = record.raw('fluid');
  return {
    fluid: typeof fluid === 'string' && fluid.trim() !== '' ? fluid : undefined,
    polynomials,
    sweptVolume: record.optionalNumber('step_volume_h', RECORD_RANGES.step_volume_h),
    frequency: record.optionalNumber('frequency', RECORD_RANGES.frequency) ?? DEFAULT_FREQUENCY,
    rating: {
      mode,
      value: record.optionalNumber('rating_value', RATING_RANGES[mode]) ?? DEFAULT_RATING_VALUE[mode],
      subcooling: record.optionalNumber('rating_sc', RECORD_RANGES.rating_sc) ?? 0,
      liquid: record.optionalNumber('rating_t_liquid', RECORD_RANGES.rating_t_liquid),
      gasCoolerOutlet: record.optionalNumber('rating_t_gc', RECORD_RANGES.rating_t_gc),
    },
    temperatureUnit: record.optionalChoice('temp_unit', TEMPERATURE_UNITS) ?? 'C',
    convention: record.optionalChoice('temp_convention', TEMPERATURE_CONVENTIONS) ?? 'dew',
    variable: record.optionalChoice('variable', VARIABLES) ?? 'tc',
    envelope: { te: boundsOf(record, 'te_min', 'te_max'), tc: boundsOf(record, 'tc_min', 'tc_max') },
    heatLoss: record.optionalNumber('heat_loss', RECORD_RANGES.heat_loss) ?? 0,
  };
}
