/** Values of the doors as the reader reads them: their unit, their language, a dash for what has no value. */
import { convert, formatDisplayed, unitOf, vacuumFigure } from '../../quantities/index.ts';
import type { AnyUnit, Quantity, UnitOf } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { inPresentSign, wantedDecimalSign } from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';
import { pressureKey, pressureShown } from './state/units.ts';
import type { Units } from './state/units.ts';
import type { Reference } from '../../kit/storage/gauge.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { Locale } from '../../language/index.ts';

export const NO_VALUE = '–';

/** Quantities the doors give, and in which unit. */
const DOOR_UNITS = {
  temperature: 'degC',
  temperatureDifference: 'K',
  enthalpy: 'kJ_kg',
  entropy: 'kJ_kgK',
  density: 'kg_m3',
  specificVolume: 'm3_kg',
  quality: 'percent',
  ratio: 'none',
  speed: 'm_s',
  specificHeat: 'kJ_kgK',
  dynamicViscosity: 'uPa_s',
  thermalConductivity: 'mW_mK',
} as const satisfies Partial<Record<Quantity, AnyUnit>>;
export type ShownQuantity = keyof typeof DOOR_UNITS;

export interface Figure {
  readonly text: string;
  readonly symbol: string;
}

export interface Figures {
  readonly locale: Locale;
  readonly units: Units;
  /** The decimal sign they are written with. */
  readonly sign: DecimalSign;
  /** The figure and its unit apart. */
  of(quantity: ShownQuantity, value: number | null | undefined): Figure;
  /** As one text. */
  full(quantity: ShownQuantity, value: number | null | undefined): string;
  /** A pressure, bar absolute at the doors, by the reader's reference or another. */
  pressure(bar: number | null | undefined, reference?: Reference): Figure;
  fullPressure(bar: number | null | undefined, reference?: Reference): string;
  symbol(quantity: ShownQuantity | 'pressure'): string;
}

export const together = ({ text, symbol }: Figure): string => (text === NO_VALUE ? text : withUnit(text, symbol));

const isMissing = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined || !Number.isFinite(value);

export function createFigures(units: Units, locale: Locale): Figures {
  const unitShown = (quantity: ShownQuantity): AnyUnit => unitOfSlot(units.choices, quantity);
  const symbol: Figures['symbol'] = (quantity) =>
    quantity === 'pressure'
      ? unitOf('pressure', units.gauge.unit).symbol
      : unitOf(quantity, unitShown(quantity)).symbol;
  const of = inPresentSign<Parameters<Figures['of']>, Figure>((quantity, value) => {
    if (isMissing(value)) return { text: NO_VALUE, symbol: symbol(quantity) };
    const unit = unitShown(quantity) as UnitOf<typeof quantity>;
    const shown = convert(quantity, value, DOOR_UNITS[quantity] as UnitOf<typeof quantity>, unit);
    return { text: formatDisplayed(quantity, shown, unit, locale), symbol: symbol(quantity) };
  });
  const pressure = inPresentSign<Parameters<Figures['pressure']>, Figure>((bar, reference = units.gauge.reference) => {
    if (isMissing(bar)) return { text: NO_VALUE, symbol: symbol('pressure') };
    const unit = pressureKey({ ...units.gauge, reference });
    const shown = pressureShown(units, bar, reference);
    const [text, named] = vacuumFigure('pressure', shown, unit, locale) ?? [
      formatDisplayed('pressure', shown, unit, locale),
      symbol('pressure'),
    ];
    return { text, symbol: named };
  });
  return {
    locale,
    units,
    sign: wantedDecimalSign(),
    of,
    pressure,
    symbol,
    full: (quantity, value) => together(of(quantity, value)),
    fullPressure: (bar, reference) => together(pressure(bar, reference)),
  };
}
