/** The units a workbook is written in: those of the reader's settings, pressures absolute. */
import { displayFromSi, preferredUnit, unitOf } from '../quantities/index.ts';
import type { AnyUnit, Quantity, UnitOf, UnitPreferences } from '../quantities/index.ts';

/** A unit as the formulas need it: SI = (figure + zero) × scale. */
export interface SheetUnit {
  readonly symbol: string;
  readonly scale: number;
  readonly zero: number;
  readonly decimals: number;
  of(si: number): number;
}

const OWN = {
  temperature: 'degC',
  temperatureDifference: 'K',
  pressure: 'bar',
  density: 'kg_m3',
  enthalpy: 'kJ_kg',
  entropy: 'kJ_kgK',
  power: 'kW',
  massFlow: 'kg_h',
  volumeFlow: 'm3_h',
} as const;
type Kind = keyof typeof OWN;
export type SheetUnits = Readonly<Record<Kind, SheetUnit>> & { readonly grid: 'degC' | 'degF' | 'K' };

/** Digits of a figure in a table: far below its error, and none of the machine's own. */
const DIGITS = 10;

export function sheetUnits(preferences: UnitPreferences): SheetUnits {
  // Gauges have their cells; what is tabulated is absolute.
  const wanted = { ...preferences, pressureReference: 'absolute' as const };
  const unitFor = <Q extends Quantity>(quantity: Q, own: UnitOf<Q>): SheetUnit => {
    const key = preferredUnit(wanted, quantity, own as AnyUnit) as UnitOf<Q>;
    const { symbol, scale, zero = 0, decimals } = unitOf(quantity, key);
    const of = (si: number): number => Number(displayFromSi(quantity, si, key).toPrecision(DIGITS));
    return { symbol, scale, zero, decimals, of };
  };
  const units = Object.fromEntries(
    (Object.keys(OWN) as Kind[]).map((kind) => [kind, unitFor(kind, OWN[kind] as UnitOf<typeof kind>)]),
  ) as Readonly<Record<Kind, SheetUnit>>;
  const grid = preferredUnit(wanted, 'temperature', 'degC') as SheetUnits['grid'];
  return { ...units, grid };
}
