/** Rows of a context's tables: how their values are written. */
import type { Warning } from '../simulation/types.ts';
import type { ContextTextKey } from './context-keys.ts';
import type { Locale } from '../language/index.ts';
import { fileNumber } from '../quantities/number.ts';

export interface ContextRow {
  readonly object: string;
  readonly key: string;
  readonly value: string;
  readonly unit?: string;
}

export interface ContextTable {
  readonly title: string;
  readonly rows: readonly ContextRow[];
}

export interface Context {
  /** In the reader's language: 'Simulation'. */
  readonly type: string;
  readonly tables: readonly ContextTable[];
}

/** What the page calls things, and how it says a warning. */
export interface ContextTexts {
  readonly locale: Locale;
  say(key: ContextTextKey): string;
  describe(warning: Warning): string;
}

/** Decimals of a value in API units; pressures below 1 bar take one more. */
const DECIMALS: Readonly<Record<string, number>> = {
  bar: 2,
  '°C': 1,
  K: 1,
  'kJ/kg': 1,
  'kJ/(kg·K)': 4,
  'kg/m³': 2,
  kW: 2,
  'kg/s': 4,
  'kg/h': 1,
  'm³/h': 2,
  '%': 1,
};
const OTHER_DECIMALS = 2;
/** Less is nothing: a pressure of 0.1 mPa, in bar. */
const LEAST = 1e-9;

function figure(value: number, unit: string, locale: Locale, decimals = DECIMALS[unit] ?? OTHER_DECIMALS): string {
  const places = unit === 'bar' && Math.abs(value) < 1 ? decimals + 1 : decimals;
  // A difference rounds to nothing as it should; a pressure or a GWP that is there does not.
  return fileNumber(value, locale, unit === 'bar' || unit === '' ? Math.max(places, decimalsToShow(value)) : places);
}

/** The first digit of what would read as nothing, where it is more than what is left of a calculation. */
function decimalsToShow(value: number): number {
  const size = Math.abs(value);
  return size >= LEAST && size < 0.5 ? Math.ceil(-Math.log10(size)) : 0;
}

type Rows = readonly (ContextRow | undefined)[];

/** Rows without those that have no value. */
export const present = (rows: Rows): readonly ContextRow[] => rows.filter((row) => row !== undefined);

/** A builder of rows in the reader's language. */
export function rowsIn({ locale, say }: ContextTexts) {
  const row = (
    object: string,
    key: string,
    value: number | null | undefined,
    unit = '',
    decimals?: number,
  ): ContextRow | undefined =>
    value === null || value === undefined || !Number.isFinite(value)
      ? undefined
      : { object, key, value: figure(value, unit, locale, decimals), ...(unit !== '' && { unit }) };
  const word = (object: string, key: string, value: string): ContextRow => ({ object, key, value });
  return { row, word, say };
}
