/** The figures of a fluid as files, for people's own tools: units never change with the reader's language. */
import type { RefrigerantRecord } from '../../refrigerants/records.ts';
import { takenGwp, valueOf } from '../../refrigerants/schema/figures.ts';
import type { FluidSheet, SaturationRow } from './sheet.ts';

/** Digits of a figure in a file: well within what any equation of state knows. */
const DIGITS = 7;
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** Copies with every number rounded to the digits of a file. */
function roundedAll<T>(value: T): T {
  if (typeof value === 'number') return (Number.isFinite(value) ? rounded(value) : null) as T;
  if (Array.isArray(value)) return value.map(roundedAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, roundedAll(inner)])) as T;
}

const COLUMNS = [
  't',
  'p_bubble',
  'p_dew',
  'rho_liquid',
  'rho_vapour',
  'h_liquid',
  'h_vapour',
] as const satisfies readonly (keyof SaturationRow)[];

const UNITS = {
  t: '°C',
  p_bubble: 'bar abs',
  p_dew: 'bar abs',
  rho_liquid: 'kg/m3',
  rho_vapour: 'kg/m3',
  h_liquid: 'kJ/kg',
  h_vapour: 'kJ/kg',
} as const satisfies Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Of every file of figures, and of every picture. */
const LICENCE = 'MIT';

// RFC 4180 knows no remarks: the licence is a column, which stays with rows that are put together with others.
const HEAD = [...COLUMNS.map((key) => `${key} (${UNITS[key]})`), 'license'].join(',');
const rowsOf = ({ saturation }: FluidSheet): readonly string[] =>
  saturation.map((row) => [...COLUMNS.map((key) => rounded(row[key])), LICENCE].join(','));

/** The saturation table as CSV (RFC 4180): commas, decimal points, a head with units. */
export function sheetCsv(sheet: FluidSheet): string {
  return `${[HEAD, ...rowsOf(sheet)].join('\r\n')}\r\n`;
}

/** The saturation of every fluid in one table, each row under its name. */
export function everySheetCsv(sheets: readonly FluidSheet[]): string {
  const rows = sheets.flatMap((sheet) => rowsOf(sheet).map((row) => `${sheet.name},${row}`));
  return `${[`fluid,${HEAD}`, ...rows].join('\r\n')}\r\n`;
}

/**
 * A fluid as JSON: °C, bar absolute, kg/m³, kJ/kg; what is not known is null. Without a sheet (a fluid the engine
 * does not compute) only what its record says.
 * @param checked ISO date of the last check
 */
export function sheetJson(record: RefrigerantRecord, sheet: FluidSheet | undefined, checked: string): string {
  const { name, designation, family, cas, composition, gwp } = record;
  const facts = {
    license: LICENCE,
    name,
    designation,
    family,
    cas,
    composition: composition?.parts ?? null,
    safety_class: valueOf(record.safetyClass),
    ped_group: valueOf(record.pedGroup),
    gwp: takenGwp(record),
    gwp_legal: valueOf(gwp.legal),
    gwp_ar4: valueOf(gwp.ar4),
    gwp_ar5: valueOf(gwp.ar5),
    gwp_ar6: valueOf(gwp.ar6),
    odp: valueOf(record.odp),
    checked,
  };
  if (sheet === undefined) return `${JSON.stringify({ ...facts, saturation: [] })}\n`;
  const { saturation, usual: _usual, name: _name, components, ...rest } = roundedAll(sheet);
  const fractions = components.map(({ name: part, massFraction, moleFraction }) => ({
    name: part,
    mass_fraction: massFraction,
    mole_fraction: moleFraction,
  }));
  return `${JSON.stringify({ ...facts, ...rest, components: fractions, units: UNITS, saturation })}\n`;
}
