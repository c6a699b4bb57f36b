/** What a file says of results, in API units, and the results as JSON for programs. */
import type { Performance, Point, SimulationResult } from './types.ts';

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

/** The whole results by regime, as indented JSON in the form the API answers. */
export function jsonFromResults(results: Readonly<Record<string, SimulationResult>>): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}
