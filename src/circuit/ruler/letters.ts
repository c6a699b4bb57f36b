/** The letters of the two-property solver: what each is to the engine, and its unit. */
import type { Property } from '../../engine/types.ts';
import type { Range } from '../arguments.ts';
import type { ApiUnit } from '../../quantities/si.ts';
import {
  barFromPascal,
  baseFromKilo,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';

export const LETTERS = ['P', 'T', 'D', 'V', 'Q', 'H', 'S'] as const;
export type Letter = (typeof LETTERS)[number];

interface Meaning {
  readonly property: Property;
  readonly fromLetter: (value: number) => number;
  readonly toLetter: (value: number) => number;
  /** Beyond these no fluid has a state. */
  readonly range: Range & { readonly unit: ApiUnit };
}

const reciprocal = (value: number): number => 1 / value;
const same = (value: number): number => value;

/** P bar, T °C, D kg/m³, V m³/kg, Q %, H kJ/kg, S kJ/(kg K). */
export const MEANINGS: Readonly<Record<Letter, Meaning>> = {
  P: { property: 'P', fromLetter: pascalFromBar, toLetter: barFromPascal, range: { above: 0, unit: 'bar' } },
  T: {
    property: 'T',
    fromLetter: kelvinFromCelsius,
    toLetter: celsiusFromKelvin,
    range: { above: celsiusFromKelvin(0), unit: 'degC' },
  },
  D: { property: 'D', fromLetter: same, toLetter: same, range: { above: 0, unit: 'kg/m3' } },
  V: { property: 'D', fromLetter: reciprocal, toLetter: reciprocal, range: { above: 0, unit: 'm³/kg' } },
  Q: {
    property: 'Q',
    fromLetter: (percent) => percent / 100,
    toLetter: (fraction) => fraction * 100,
    range: { min: 0, max: 100, unit: '%' },
  },
  H: { property: 'H', fromLetter: baseFromKilo, toLetter: kiloFromBase, range: { unit: 'kJ/kg' } },
  S: { property: 'S', fromLetter: baseFromKilo, toLetter: kiloFromBase, range: { unit: 'kJ/(kg·K)' } },
};
