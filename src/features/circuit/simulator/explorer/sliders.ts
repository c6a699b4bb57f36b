/** What a reader may move of a cycle, and how far; the ranges are such that every setting gives a cycle. */
import type { SimulationResult } from '../../../../simulation/types.ts';
import type { MovedKey } from '../state/explored.ts';
import type { CompactCurves } from '../../../../kit/diagrams/compact-curves.ts';

export type SliderKey = MovedKey;

export interface Slider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  readonly decimals: number;
}

export const SLIDERS: Readonly<Record<SliderKey, Slider>> = {
  pt_evp: { min: -30, max: 10, step: 1, unit: '°C', decimals: 0 },
  pt_cdr: { min: 25, max: 60, step: 1, unit: '°C', decimals: 0 },
  t_sf: { min: 0, max: 25, step: 1, unit: 'K', decimals: 0 },
  t_sr: { min: 0, max: 12, step: 1, unit: 'K', decimals: 0 },
  rend_is: { min: 0.4, max: 1, step: 0.05, unit: '', decimals: 2 },
  p_gc: { min: 78, max: 130, step: 1, unit: 'bar', decimals: 0 },
  t_out_gc: { min: 32, max: 43, step: 1, unit: '°C', decimals: 0 },
  p_int: { min: 1, max: 10, step: 0.1, unit: 'bar', decimals: 1 },
  t_cas: { min: -25, max: 5, step: 1, unit: '°C', decimals: 0 },
  p_rec: { min: 30, max: 60, step: 1, unit: 'bar', decimals: 0 },
  dt_sub: { min: 1, max: 30, step: 1, unit: 'K', decimals: 0 },
};

/** A cycle as its page is served with it, and the lines of its fluid. */
export interface ServedCycle {
  readonly result: SimulationResult;
  readonly curves: CompactCurves;
}

export const isSliderKey = (key: string): key is SliderKey => Object.hasOwn(SLIDERS, key);

/** A setting read from a link: on the slider, or undefined. */
export function settingFromText(key: SliderKey, text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  const { min, max } = SLIDERS[key];
  return value >= min && value <= max ? value : undefined;
}
