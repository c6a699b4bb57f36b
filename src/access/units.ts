/** The units that end the names of figures, and how they are read and written. */
import { displayFromSi, siFromDisplay } from '../quantities/convert.ts';
import { parseNumber } from '../quantities/parse.ts';
import { siFromTextWithUnit } from '../quantities/parse-unit.ts';
import { STANDARD_ATMOSPHERE } from '../quantities/si.ts';
import { QUANTITIES, unitOf } from '../quantities/units.ts';
import type { AnyUnit, Quantity, UnitOf } from '../quantities/units.ts';

export const UNIT_SYSTEMS = ['metric', 'us', 'si'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

interface Ending {
  readonly ending: string;
  readonly quantity: Quantity;
  /** The unit of the name; without one the name has SI, which no menu of the site offers. */
  readonly unit?: AnyUnit;
  readonly us?: AnyUnit;
  readonly symbol: string;
  /** As SI is written. */
  readonly si: string;
}

/** The longest first: the first that a name ends with is its own. */
const ENDINGS: readonly Ending[] = [
  { ending: '_kJ_kgK', quantity: 'entropy', unit: 'kJ_kgK', us: 'BTU_lbF', symbol: 'kJ/(kg·K)', si: 'J/(kg·K)' },
  { ending: '_J_kgK', quantity: 'entropy', us: 'BTU_lbF', symbol: 'J/(kg·K)', si: 'J/(kg·K)' },
  { ending: '_kJ_kg', quantity: 'enthalpy', unit: 'kJ_kg', us: 'BTU_lb', symbol: 'kJ/kg', si: 'J/kg' },
  { ending: '_J_kg', quantity: 'enthalpy', us: 'BTU_lb', symbol: 'J/kg', si: 'J/kg' },
  { ending: '_kg_m3', quantity: 'density', unit: 'kg_m3', us: 'lb_ft3', symbol: 'kg/m³', si: 'kg/m³' },
  { ending: '_kJ_m3', quantity: 'volumetricCapacity', unit: 'kJ_m3', us: 'BTU_ft3', symbol: 'kJ/m³', si: 'J/m³' },
  { ending: '_kg_s', quantity: 'massFlow', unit: 'kg_s', us: 'lb_h', symbol: 'kg/s', si: 'kg/s' },
  { ending: '_m3_h', quantity: 'volumeFlow', unit: 'm3_h', us: 'cfm', symbol: 'm³/h', si: 'm³/s' },
  { ending: '_m_s', quantity: 'speed', unit: 'm_s', us: 'ft_s', symbol: 'm/s', si: 'm/s' },
  { ending: '_kW', quantity: 'power', unit: 'kW', us: 'BTU_h', symbol: 'kW', si: 'W' },
  { ending: '_bar', quantity: 'pressure', unit: 'bar', us: 'psi', symbol: 'bar', si: 'Pa' },
  { ending: 'P_Pa', quantity: 'pressure', us: 'psi', symbol: 'Pa', si: 'Pa' },
  { ending: 'T_K', quantity: 'temperature', us: 'degF', symbol: 'K', si: 'K' },
  { ending: '_C', quantity: 'temperature', unit: 'degC', us: 'degF', symbol: '°C', si: 'K' },
  { ending: '_K', quantity: 'temperatureDifference', unit: 'K', us: 'degF', symbol: 'K', si: 'K' },
];
/** What is written in its own unit whatever is chosen. */
const OTHERS: Readonly<Record<string, string>> = {
  _bar_K: 'bar/K',
  _Pa_s: 'Pa·s',
  _W_mK: 'W/(m·K)',
  _Pa_m: 'Pa/m',
  _mm: 'mm',
  _percent: '%',
  _kgCO2e_kg: 'kg CO₂e/kg',
  _tCO2e: 't CO₂e',
};

const otherOf = (name: string): string | undefined =>
  Object.entries(OTHERS).find(([ending]) => name.endsWith(ending))?.[1];
const endingOf = (name: string): Ending | undefined =>
  otherOf(name) === undefined ? ENDINGS.find(({ ending }) => name.endsWith(ending)) : undefined;

/** Decimals of what is a difference, or counted from a point of its own: near zero its first digits are the noise of that point. */
const COUNTED = 6;
/** Most decimals of a figure by its name; undefined where every one may mean something. */
export const mostDecimals = (name: string): number | undefined =>
  ['temperature', 'temperatureDifference', 'pressure'].includes(endingOf(name)?.quantity ?? '') ? COUNTED : undefined;

/** A figure in the units asked for, with their symbol. */
export function inUnits(name: string, value: number, system: UnitSystem): readonly [value: number, symbol: string] {
  const ending = endingOf(name);
  if (ending === undefined) return [value, otherOf(name) ?? ''];
  const { quantity, unit, us, symbol, si } = ending;
  const inSi =
    unit === undefined ? value : siFromDisplay(quantity, value, unit as UnitOf<Quantity>, STANDARD_ATMOSPHERE);
  if (system === 'si') return [inSi, si];
  if (system === 'metric') {
    if (unit !== undefined) return [value, symbol];
    // Nobody reads pascals and joules: what is named in SI is written as the trade has it.
    const { preferred } = QUANTITIES[quantity];
    return [
      displayFromSi(quantity, inSi, preferred as UnitOf<Quantity>, STANDARD_ATMOSPHERE),
      unitOf(quantity, preferred).symbol,
    ];
  }
  if (us === undefined) return [value, symbol];
  return [displayFromSi(quantity, inSi, us as UnitOf<Quantity>, STANDARD_ATMOSPHERE), unitOf(quantity, us).symbol];
}

/** A decimal sign of who wrote a number. */
export type DecimalSign = ',' | '.';

/** What a name is without the unit it ends with, and that ending: 't' and '_C' of 't_C'; undefined where it ends with none. */
export function stemOf(name: string): { readonly stem: string; readonly quantity: Quantity } | undefined {
  const ending = endingOf(name);
  if (ending === undefined) return undefined;
  const at = ending.ending.startsWith('_') ? name.length - ending.ending.length : 1;
  return { stem: name.slice(0, at), quantity: ending.quantity };
}

/** Units as names end with them, which no symbol is like. */
const IN_NAMES: Readonly<Record<string, string>> = { C: '°C', F: '°F', barg: 'bar(g)', degC: '°C', degF: '°F' };

/** A unit as the end of a name, or a head between brackets, has it: `kJ_kg`, `m3_h`, `°F`. */
export const unitFromName = (name: string): string => IN_NAMES[name] ?? name.replaceAll('_', '/');

/** The number a text says for an input: in the unit of its name, or in the one written behind it ("41 °F", "120 psig"). */
export function numberFor(name: string, text: string, sign: DecimalSign = '.'): number | undefined {
  const ending = endingOf(name);
  const plain = parseNumber(text, sign);
  if (plain.ok) return plain.value;
  if (ending === undefined) return undefined;
  const { quantity, unit } = ending;
  const read = siFromTextWithUnit(quantity, text, sign, STANDARD_ATMOSPHERE);
  if (read?.ok !== true) return undefined;
  if (unit === undefined) return read.value;
  // Nobody types a billionth of a degree: what is left of 32 °F in °C is the conversion's.
  return Number(
    displayFromSi(quantity, read.value, unit as UnitOf<Quantity>, STANDARD_ATMOSPHERE).toFixed(TYPED_DECIMALS),
  );
}
const TYPED_DECIMALS = 9;
