/**
 * What a page knows of its reader that changes how every figure is read and written: the sign between a number's whole
 * part and its decimals, and the pressure of the air their gauges count from. One page has one reader, so this is state
 * of the page: `src/kit/storage/settings.ts` sets it, and it stays at its start where pages are built and on the server.
 */
import { STANDARD_ATMOSPHERE } from './si.ts';

export const DECIMAL_SIGNS = ['language', 'comma', 'point'] as const;
/** The decimal sign a reader wants: that of the language, or always the same. */
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

export const UNIT_SYSTEMS = ['metric', 'us'] as const;
/** The units quantities are first shown in. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export const PRESSURE_REFERENCES = ['absolute', 'gauge'] as const;
/** What a pressure is first counted from: nothing at all, or the air around the gauge. Links and the API are absolute. */
export type PressureReference = (typeof PRESSURE_REFERENCES)[number];

/** No unit chosen one by one. One object, so that who compares by it sees that nothing was chosen. */
export const NO_UNITS: Readonly<Partial<Record<string, string>>> = {};

let decimalSign: DecimalSign = 'language';
let atmosphere = STANDARD_ATMOSPHERE;

export const wantedDecimalSign = (): DecimalSign => decimalSign;

export function wantDecimalSign(sign: DecimalSign): void {
  decimalSign = sign;
}

/** A maker of texts that writes with the sign wanted now, whichever is wanted when it is called. */
export function inPresentSign<Args extends readonly unknown[], Text>(
  write: (...args: Args) => Text,
): (...args: Args) => Text {
  const sign = decimalSign;
  return (...args) => {
    const wanted = decimalSign;
    decimalSign = sign;
    try {
      return write(...args);
    } finally {
      decimalSign = wanted;
    }
  };
}

/** Pressure of the air around the reader's gauges, Pa absolute: what a gauge pressure of zero stands for. */
export const readersAtmosphere = (): number => atmosphere;

/** @param pascal absolute, above zero */
export function setReadersAtmosphere(pascal: number): void {
  atmosphere = pascal;
}
