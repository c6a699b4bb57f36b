/** Results as files: CSV for spreadsheets, JSON for programs. Full precision, API units. */
import type { Locale } from '../language/index.ts';
import { fileNumber } from '../quantities/number.ts';
import { cycleOf, figuresOf, pointOfNode } from './cycles/index.ts';
import type { CycleInput } from './cycles/index.ts';
import type { CycleFigures, Performance, Point, SimulationResult } from './types.ts';

/** Columns of the point table, with the unit of each. */
export const POINT_COLUMNS: readonly { readonly key: keyof Point; readonly unit: string }[] = [
  { key: 'P', unit: 'bar' },
  { key: 'T', unit: '°C' },
  { key: 'H', unit: 'kJ/kg' },
  { key: 'S', unit: 'kJ/(kg·K)' },
  { key: 'D', unit: 'kg/m³' },
];

/** Performance figures in the order they are read, with the unit of each. */
export const PERFORMANCE_ROWS: readonly { readonly key: keyof Performance; readonly unit: string }[] = [
  { key: 'power_cold', unit: 'kW' },
  { key: 'power_heat', unit: 'kW' },
  { key: 'power_compressor', unit: 'kW' },
  { key: 'eer', unit: '' },
  { key: 'cop', unit: '' },
  { key: 'eer_carnot', unit: '' },
  { key: 'cop_carnot', unit: '' },
  { key: 'mass_flow_s', unit: 'kg/s' },
  { key: 'mass_flow_h', unit: 'kg/h' },
  { key: 'step_volume_h', unit: 'm³/h' },
  { key: 'rend_v', unit: '' },
];

/** One regime to export, under the name its reader gives it. */
export interface ExportedRegime {
  readonly name: string;
  readonly result: SimulationResult;
}

/** What the reader's language calls things in the file. */
export interface ExportLabels {
  readonly regime: string;
  readonly point: string;
  readonly quantity: string;
  readonly value: string;
  readonly unit: string;
  /** By the key of the point. */
  readonly points: Readonly<Record<string, string>>;
  /** Of the performance, of what cycles tell beside it, and of what only they are asked. */
  readonly performance: Readonly<Record<keyof Performance | keyof CycleFigures | CycleInput, string>>;
}

export type Cell = string | number;

/** Spreadsheets in French split at semicolons and read decimal commas; in English commas and points. */
function csvCell(cell: Cell, dialect: Locale): string {
  if (typeof cell === 'number') return fileNumber(cell, dialect);
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as a CSV of the dialect: full precision for numbers, quotes where a cell needs them. */
export function csvText(rows: readonly (readonly Cell[])[], dialect: Locale): string {
  const separator = dialect === 'fr' ? ';' : ',';
  return rows.map((row) => row.map((cell) => csvCell(cell, dialect)).join(separator)).join('\r\n') + '\r\n';
}

/** The points of the regimes, one row each. */
export function csvFromPoints(regimes: readonly ExportedRegime[], labels: ExportLabels, dialect: Locale): string {
  const header = [labels.regime, labels.point, ...POINT_COLUMNS.map(({ key, unit }) => `${key} [${unit}]`)];
  const rows = regimes.flatMap(({ name, result }) =>
    cycleOf(result.input).nodes.map((node) => [
      name,
      labels.points[node.key] ?? node.letter,
      ...POINT_COLUMNS.map(({ key }) => pointOfNode(result, node)[key]),
    ]),
  );
  return csvText([header, ...rows], dialect);
}

/** The performance of the regimes and what their cycles tell beside it, one row per figure and regime. */
export function csvFromPerformance(regimes: readonly ExportedRegime[], labels: ExportLabels, dialect: Locale): string {
  const header = [labels.regime, labels.quantity, labels.value, labels.unit];
  const rows = regimes.flatMap(({ name, result }) => [
    ...PERFORMANCE_ROWS.map(({ key, unit }) => [name, labels.performance[key], result.performance[key], unit]),
    ...cycleOf(result.input).inputs.flatMap((key) => {
      const value = result.input[key];
      return value === undefined ? [] : [[name, labels.performance[key], value, '']];
    }),
    ...figuresOf(result).map(({ key, unit, value }) => [
      name,
      labels.performance[key],
      value,
      unit === 'share' ? '' : unit,
    ]),
  ]);
  return csvText([header, ...rows], dialect);
}

/** The whole results by regime, as indented JSON in the form the API answers. */
export function jsonFromResults(results: Readonly<Record<string, SimulationResult>>): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}
