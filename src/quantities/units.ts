import { EQUIPMENT_QUANTITIES } from './equipment-units.ts';
import { PSI, STANDARD_ATMOSPHERE, STANDARD_ATMOSPHERE_BAR, ZERO_CELSIUS } from './si.ts';
import type { Kind, Unit } from './unit.ts';

export type { Unit } from './unit.ts';

const POUND = 0.453_592_37;
const FOOT = 0.3048;
const CUBIC_FOOT = FOOT ** 3;
const HOUR = 3600;
const MINUTE = 60;
const BTU = 1055.055_852_62;
const KILOCALORIE = 4186.8;

/**
 * Quantity kinds and their units, as data. SI value = (displayed value + zero) × scale.
 * Factors: NIST SP 811 (2008), appendix B; BTU and kcal of the International Table.
 */
export const QUANTITIES = {
  temperature: {
    preferred: 'degC',
    units: {
      degC: { symbol: '°C', scale: 1, zero: ZERO_CELSIUS, decimals: 1 },
      degF: { symbol: '°F', scale: 5 / 9, zero: 459.67, decimals: 1 },
      K: { symbol: 'K', scale: 1, decimals: 2 },
    },
  },
  temperatureDifference: {
    preferred: 'K',
    units: {
      K: { symbol: 'K', scale: 1, decimals: 1 },
      degF: { symbol: '°F', scale: 5 / 9, decimals: 1 },
    },
  },
  pressure: {
    preferred: 'bar',
    units: {
      bar: { symbol: 'bar', scale: 1e5, decimals: 2, fine: { below: 1, decimals: 3 } },
      barg: {
        symbol: 'bar(g)',
        scale: 1e5,
        zero: STANDARD_ATMOSPHERE_BAR,
        isGauge: true,
        decimals: 2,
        fine: { below: 0, decimals: 3 },
      },
      kPa: { symbol: 'kPa', scale: 1e3, decimals: 1 },
      kPag: { symbol: 'kPa(g)', scale: 1e3, zero: STANDARD_ATMOSPHERE_BAR * 1e2, isGauge: true, decimals: 1 },
      MPa: { symbol: 'MPa', scale: 1e6, decimals: 3, fine: { below: 0.1, decimals: 4 } },
      MPag: {
        symbol: 'MPa(g)',
        scale: 1e6,
        zero: STANDARD_ATMOSPHERE_BAR / 10,
        isGauge: true,
        decimals: 3,
        fine: { below: 0, decimals: 4 },
      },
      psi: { symbol: 'psi', scale: PSI, decimals: 1, fine: { below: 14.5, decimals: 2 } },
      psig: {
        symbol: 'psig',
        scale: PSI,
        zero: STANDARD_ATMOSPHERE / PSI,
        isGauge: true,
        decimals: 1,
        fine: { below: 0, decimals: 2 },
      },
    },
  },
  power: {
    preferred: 'kW',
    units: {
      kW: { symbol: 'kW', scale: 1e3, decimals: 2 },
      W: { symbol: 'W', scale: 1, decimals: 0 },
      BTU_h: { symbol: 'BTU/h', scale: BTU / HOUR, decimals: 0 },
      TR: { symbol: 'TR', scale: (12_000 * BTU) / HOUR, decimals: 2 },
      kcal_h: { symbol: 'kcal/h', scale: KILOCALORIE / HOUR, decimals: 0 },
    },
  },
  massFlow: {
    preferred: 'kg_h',
    units: {
      kg_h: { symbol: 'kg/h', scale: 1 / HOUR, decimals: 1 },
      kg_s: { symbol: 'kg/s', scale: 1, decimals: 4 },
      g_s: { symbol: 'g/s', scale: 1e-3, decimals: 2 },
      lb_h: { symbol: 'lb/h', scale: POUND / HOUR, decimals: 1 },
    },
  },
  volumeFlow: {
    preferred: 'm3_h',
    units: {
      m3_h: { symbol: 'm³/h', scale: 1 / HOUR, decimals: 2 },
      m3_s: { symbol: 'm³/s', scale: 1, decimals: 5 },
      L_s: { symbol: 'L/s', scale: 1e-3, decimals: 3 },
      L_min: { symbol: 'L/min', scale: 1e-3 / MINUTE, decimals: 1 },
      gpm: { symbol: 'gpm', scale: 3.785_411_784e-3 / MINUTE, decimals: 2 },
      cfm: { symbol: 'cfm', scale: CUBIC_FOOT / MINUTE, decimals: 2 },
    },
  },
  enthalpy: {
    preferred: 'kJ_kg',
    units: {
      kJ_kg: { symbol: 'kJ/kg', scale: 1e3, decimals: 1 },
      kcal_kg: { symbol: 'kcal/kg', scale: KILOCALORIE, decimals: 2 },
      BTU_lb: { symbol: 'BTU/lb', scale: 2326, decimals: 2 },
    },
  },
  entropy: {
    preferred: 'kJ_kgK',
    units: {
      kJ_kgK: { symbol: 'kJ/(kg·K)', scale: 1e3, decimals: 4 },
      J_kgK: { symbol: 'J/(kg·K)', scale: 1, decimals: 1 },
      BTU_lbF: { symbol: 'BTU/(lb·°F)', scale: 4186.8, decimals: 4 },
    },
  },
  density: {
    preferred: 'kg_m3',
    units: {
      kg_m3: { symbol: 'kg/m³', scale: 1, decimals: 2 },
      lb_ft3: { symbol: 'lb/ft³', scale: POUND / CUBIC_FOOT, decimals: 3 },
    },
  },
  specificVolume: {
    preferred: 'm3_kg',
    units: {
      m3_kg: { symbol: 'm³/kg', scale: 1, decimals: 5 },
      L_kg: { symbol: 'L/kg', scale: 1e-3, decimals: 3 },
      ft3_lb: { symbol: 'ft³/lb', scale: CUBIC_FOOT / POUND, decimals: 4 },
    },
  },
  volumetricCapacity: {
    preferred: 'kJ_m3',
    units: {
      kJ_m3: { symbol: 'kJ/m³', scale: 1e3, decimals: 0 },
      BTU_ft3: { symbol: 'BTU/ft³', scale: BTU / CUBIC_FOOT, decimals: 1 },
    },
  },
  efficiency: {
    preferred: 'fraction',
    units: {
      fraction: { symbol: '', scale: 1, decimals: 3 },
      percent: { symbol: '%', scale: 0.01, decimals: 1 },
    },
  },
  quality: {
    preferred: 'percent',
    units: {
      percent: { symbol: '%', scale: 0.01, decimals: 1 },
      fraction: { symbol: '', scale: 1, decimals: 3 },
    },
  },
  ratio: { preferred: 'none', units: { none: { symbol: '', scale: 1, decimals: 2 } } },
  speed: {
    preferred: 'm_s',
    units: {
      m_s: { symbol: 'm/s', scale: 1, decimals: 1 },
      ft_s: { symbol: 'ft/s', scale: FOOT, decimals: 1 },
    },
  },
  ...EQUIPMENT_QUANTITIES,
} as const satisfies Readonly<Record<string, Kind>>;

export type Quantity = keyof typeof QUANTITIES;
/** Keys of the units of a quantity. */
export type UnitOf<Q extends Quantity> = keyof (typeof QUANTITIES)[Q]['units'] & string;
export type AnyUnit = { [Q in Quantity]: UnitOf<Q> }[Quantity];

/** The unit of a quantity by its key. @throws {RangeError} when the quantity has no such unit */
export function unitOf(quantity: Quantity, key: string): Unit {
  const units: Readonly<Record<string, Unit>> = QUANTITIES[quantity].units;
  const unit = Object.hasOwn(units, key) ? units[key] : undefined;
  if (unit === undefined) throw new RangeError(`${quantity} has no unit ${key}`);
  return unit;
}

/** Keys of a quantity's units, the preferred one first. */
export function unitKeys<Q extends Quantity>(quantity: Q): readonly UnitOf<Q>[] {
  const { preferred, units } = QUANTITIES[quantity];
  const keys = Object.keys(units) as UnitOf<Q>[];
  return [preferred as UnitOf<Q>, ...keys.filter((key) => key !== preferred)];
}
