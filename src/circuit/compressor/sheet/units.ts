/** Units as headings spell them, and what one of them is in a unit a compressor's record keeps. */
import type { Quantity } from '../quantities.ts';

export type SheetUnit =
  | { readonly of: 'power'; readonly unit: 'W' | 'kW' | 'Btu/h'; readonly factor: number }
  | { readonly of: 'mass_flow'; readonly unit: 'kg/h' | 'kg/s' | 'g/s' | 'lb/h'; readonly factor: number }
  | { readonly of: 'current'; readonly unit: 'A'; readonly factor: number }
  | { readonly of: 'temperature'; readonly unit: 'C' | 'F' | 'K'; readonly factor: number }
  | { readonly of: 'speed'; readonly unit: 'rps' | 'rpm'; readonly factor: number };

/** A thermochemical table is nobody's: 1 kcal (International Table) is 4.1868 kJ (NIST SP 811, B.8). */
const W_PER_KCAL_PER_HOUR = 4186.8 / 3600;
/** One ton of refrigeration is 12 000 Btu/h (NIST SP 811, B.8). */
const BTU_PER_HOUR_PER_TON = 12_000;

const power = (unit: 'W' | 'kW' | 'Btu/h', factor = 1): SheetUnit => ({ of: 'power', unit, factor });
const flow = (unit: 'kg/h' | 'kg/s' | 'g/s' | 'lb/h', factor = 1): SheetUnit => ({ of: 'mass_flow', unit, factor });
const current = (factor = 1): SheetUnit => ({ of: 'current', unit: 'A', factor });
const temperature = (unit: 'C' | 'F' | 'K'): SheetUnit => ({ of: 'temperature', unit, factor: 1 });
const speed = (unit: 'rps' | 'rpm'): SheetUnit => ({ of: 'speed', unit, factor: 1 });

/** Spellings in small letters without spaces, degree signs and points. */
const SPELLINGS: ReadonlyMap<string, SheetUnit> = new Map<string, SheetUnit>([
  ...['w', 'watt', 'watts'].map((text) => [text, power('W')] as const),
  ...['kw', 'kilowatt', 'kilowatts'].map((text) => [text, power('kW')] as const),
  ...['btu/h', 'btuh', 'btu/hr', 'btu/hour', 'btus/h', 'btus/hr'].map((text) => [text, power('Btu/h')] as const),
  ...['mbh', 'mbtuh', 'mbtu/h', 'kbtu/h', 'kbtuh'].map((text) => [text, power('Btu/h', 1000)] as const),
  ...['kcal/h', 'kcal/hr', 'kcalh'].map((text) => [text, power('W', W_PER_KCAL_PER_HOUR)] as const),
  ...['tr', 'ton', 'tons'].map((text) => [text, power('Btu/h', BTU_PER_HOUR_PER_TON)] as const),
  ...['kg/h', 'kg/hr', 'kgh', 'kgh-1', 'kg/hour'].map((text) => [text, flow('kg/h')] as const),
  ...['kg/min'].map((text) => [text, flow('kg/h', 60)] as const),
  ...['kg/s', 'kg/sec', 'kgs-1'].map((text) => [text, flow('kg/s')] as const),
  ...['g/s', 'g/sec', 'gs-1'].map((text) => [text, flow('g/s')] as const),
  ...['lb/h', 'lb/hr', 'lbs/h', 'lbs/hr', 'lbm/h', 'lbm/hr', 'pph', 'ibm/hr'].map(
    (text) => [text, flow('lb/h')] as const,
  ),
  ...['a', 'amp', 'amps', 'ampere', 'amperes'].map((text) => [text, current()] as const),
  ...['ma'].map((text) => [text, current(1e-3)] as const),
  ...['c', 'degc', 'deltac', 'celsius'].map((text) => [text, temperature('C')] as const),
  ...['f', 'degf', 'fahrenheit'].map((text) => [text, temperature('F')] as const),
  ...['k', 'kelvin'].map((text) => [text, temperature('K')] as const),
  ...['hz', 'rps', '1/s', 's-1', 'rev/s', 'tr/s'].map((text) => [text, speed('rps')] as const),
  ...['rpm', '1/min', 'min-1', 'tr/min', 'u/min', 'rev/min', 'giri/min'].map((text) => [text, speed('rpm')] as const),
]);

/** The unit a text spells; undefined for any other word. */
export function sheetUnitFromText(text: string): SheetUnit | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f°º˚.·*]/gu, '')
    .replaceAll('⁻¹', '-1')
    .replace('^-1', '-1');
  return SPELLINGS.get(plain);
}

/** What a power is of is not said by its unit; the others say it. */
export function quantityOfUnit({ of, unit }: SheetUnit): Quantity | undefined {
  if (of === 'mass_flow' || of === 'current') return of;
  return of === 'power' && unit === 'Btu/h' ? 'capacity' : undefined;
}
