/** How far the viscosity of a secondary fluid may lie from the table of its maker or handbook. */
import data from './data/viscosity-errors.json' with { type: 'json' };

export interface ViscosityErrorBand {
  /** K: up to which it holds, from where the band before ends. */
  readonly to: number;
  /** Relative: no row of the table lies farther off. */
  readonly error: number;
}

/** K: bounds are whole degrees Celsius, which a double misses by less. */
const SAME = 1e-9;
const BANDS = data.errors as Readonly<Record<string, readonly (readonly number[])[]>>;

/** The bands of a fluid, by its key, coldest first; none where no table was found. */
export const viscosityErrorBands = (key: string): readonly ViscosityErrorBand[] =>
  (BANDS[key] ?? []).map(([to, error]) => ({ to: to ?? Number.NaN, error: error ?? Number.NaN }));

/** Relative error of the viscosity of a fluid at a temperature, K; undefined where no table was found to say it. */
export const viscosityError = (key: string, T: number): number | undefined =>
  viscosityErrorBands(key).find(({ to }) => T <= to + SAME)?.error;
