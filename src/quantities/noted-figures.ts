/** Figures of a note, written in the units of the formulas, in those of whoever reads it. */
import type { Locale } from '../language/index.ts';
import { DECIMAL_SIGNS, GROUP_SIGNS } from '../language/signs.ts';
import { convert } from './convert.ts';
import { readSymbol, vacuumFigure } from './format.ts';
import { formatAtMost, formatSignificant, MINUS, NARROW_NO_BREAK_SPACE } from './number.ts';
import type { AnyUnit, Quantity, UnitOf } from './units.ts';

/**
 * The quantity a symbol of a note is of, and its unit. A bare bar is a difference, a drop or a rating, which a note tells
 * by its scale alone; a pressure that is read says what it counts from.
 */
const SYMBOLS: Readonly<Record<string, readonly [Quantity, AnyUnit]>> = {
  '°C': ['temperature', 'degC'],
  K: ['temperatureDifference', 'K'],
  'bar\u00a0abs.': ['pressure', 'bar'],
  'bar(g)': ['gaugePressure', 'bar'],
  bar: ['pressureDifference', 'bar'],
  kPa: ['pressureDifference', 'kPa'],
  mbar: ['vacuumPressure', 'mbar'],
  'Pa/m': ['pressureGradient', 'Pa_m'],
  'm/s': ['speed', 'm_s'],
  mm: ['length', 'mm'],
  cm: ['length', 'cm'],
  m: ['length', 'm'],
  'm²': ['area', 'm2'],
  'm³': ['volume', 'm3'],
  'm³/h': ['volumeFlow', 'm3_h'],
  L: ['volume', 'L'],
  kg: ['mass', 'kg'],
  'kg/h': ['massFlow', 'kg_h'],
  'kg/m³': ['density', 'kg_m3'],
  kW: ['power', 'kW'],
  W: ['power', 'W'],
  'bar/K': ['pressurePerKelvin', 'bar_K'],
  'g/kg': ['humidityRatio', 'g_kg'],
  'kJ/kg': ['enthalpy', 'kJ_kg'],
  'kJ/m³': ['volumetricCapacity', 'kJ_m3'],
  'kg/(m²·s)': ['massFlux', 'kg_m2s'],
  'L/kW': ['volumePerPower', 'L_kW'],
  'mN/m': ['surfaceTension', 'mN_m'],
  'W/m²': ['powerPerArea', 'W_m2'],
  'W/m³': ['powerPerVolume', 'W_m3'],
  'W/t': ['powerPerMass', 'W_t'],
  'µPa·s': ['dynamicViscosity', 'uPa_s'],
};

/** Read closer than others: 10 bar is 145 psi, 12 kW is 40,900 BTU/h. */
const FINE: readonly Quantity[] = ['pressure', 'gaugePressure', 'pressureDifference', 'power'];

const NUMBER = `([-${MINUS}+]?\\d+(?:[,\u202f\u00a0]\\d{3})*(?:[.,]\\d+)?)`;
const NAMES = Object.keys(SYMBOLS)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll(/[().]/g, '\\$&').replace('\u00a0', '[\u00a0 ]'));
// Not the second size of a tube ("28 × 1,5 mm"), nor a figure of a name ("R32", "A2L"), nor a part of another unit ("W/m²"), nor
// a mass the law weighs in carbon dioxide ("5 kg CO₂e").
const FIGURE = new RegExp(
  `(?<![\\w.,/×·(]|\\d[\u202f\u00a0]|\\d[\u202f\u00a0 ]?× )(\\(?)(?:${NUMBER}( (?:to|à|and|et|or|ou|/) |/))?${NUMBER}[\u202f\u00a0 ](${NAMES.join('|')})(?![\\w/·²³(]|[\u202f\u00a0 ]CO₂)`,
  'g',
);

/** What a written figure says, and how exactly: digits that count, and decimals. */
function readFigure(
  text: string,
  least: number,
  locale: Locale,
): { readonly value: number; readonly digits: number; readonly decimals: number } {
  const bare = text.replaceAll(/[\u202f\u00a0]/g, '').replace(MINUS, '-');
  const plain = bare
    .replaceAll(new RegExp(`${GROUP_SIGNS[locale]}(?=\\d{3}(?:\\D|$))`, 'g'), '')
    .replace(DECIMAL_SIGNS[locale], '.');
  return {
    value: Number(plain),
    digits: Math.max(least, plain.replaceAll(/\D/g, '').replace(/^0+/, '').length),
    decimals: /\.(\d+)/.exec(plain)?.[1]?.length ?? 0,
  };
}

/**
 * A note with its figures in other units, as exact as they were written: "4 to 6 m" is "13 to 20 ft". Where the unit stays, so
 * does the text.
 * @param unitFor the unit a reader has for a quantity, by the one it is written in
 */
export function notedFiguresIn(
  note: string,
  unitFor: (quantity: Quantity, own: AnyUnit) => AnyUnit,
  locale: Locale,
): string {
  return note.replace(
    FIGURE,
    (
      written: string,
      open: string,
      low: string | undefined,
      between: string | undefined,
      high: string,
      symbol: string,
    ) => {
      const [quantity, own] = SYMBOLS[symbol.replace(' ', '\u00a0')] ?? ['count', 'none'];
      const unit = unitFor(quantity, own);
      if (unit === own) return written;
      const there = (text: string): string => {
        const { value, digits, decimals } = readFigure(text, FINE.includes(quantity) ? 3 : 2, locale);
        const converted = convert(quantity, value, own as UnitOf<typeof quantity>, unit as UnitOf<typeof quantity>);
        const sign = text.startsWith('+') && converted > 0 ? '+' : '';
        // A temperature has a zero of its own: its digits say nothing of how exact it is.
        return (
          sign +
          (quantity === 'temperature'
            ? formatAtMost(converted, decimals, locale)
            : formatSignificant(converted, digits, locale))
        );
      };
      const { value } = readFigure(high, 1, locale);
      const vacuum =
        low === undefined &&
        vacuumFigure(
          quantity,
          convert(quantity, value, own as UnitOf<typeof quantity>, unit as UnitOf<typeof quantity>),
          unit as UnitOf<typeof quantity>,
          locale,
        );
      if (vacuum) return open + vacuum.join(NARROW_NO_BREAK_SPACE);
      const range = low === undefined || between === undefined ? '' : there(low) + between;
      return open + range + there(high) + NARROW_NO_BREAK_SPACE + readSymbol(quantity, unit as UnitOf<typeof quantity>);
    },
  );
}

/** A unit a figure may be written in, and how. */
export interface NotedAxis {
  readonly title: string;
  readonly to: (value: number) => number;
  readonly from: (shown: number) => number;
}

/** The unit that ends the title of an axis: "Flow (kg/h)", "Humidity ratio (g/kg dry air)". */
const OF_AXIS = new RegExp(`\\((${NAMES.join('|')})( [^()]*)?\\)$`);

/**
 * An axis whose title ends with its unit, in another; undefined where the unit stays, or is none of a note.
 * @param unitFor as of `notedFiguresIn`
 */
export function notedAxisIn(
  title: string,
  unitFor: (quantity: Quantity, own: AnyUnit) => AnyUnit,
): NotedAxis | undefined {
  const [whole = '', symbol = '', more = ''] = OF_AXIS.exec(title) ?? [];
  const known = SYMBOLS[symbol.replace(' ', '\u00a0')];
  if (known === undefined) return undefined;
  const [quantity, own] = known as readonly [Quantity, UnitOf<Quantity>];
  const unit = unitFor(quantity, own) as UnitOf<Quantity>;
  if (unit === own) return undefined;
  return {
    title: `${title.slice(0, -whole.length)}(${readSymbol(quantity, unit)}${more})`,
    to: (value) => convert(quantity, value, own, unit),
    from: (shown) => convert(quantity, shown, unit, own),
  };
}
