/** Values in API units as the reader reads them: their unit, their language, a dash for what has no value. */
import { convert, formatDisplayed, readersAtmosphere, readSymbol, vacuumFigure } from '../../quantities/index.ts';
import type { AnyUnit, Quantity, UnitOf } from '../../quantities/index.ts';
import { quantityOfSlot, unitOfSlot } from '../form/units.ts';
import type { UnitChoices, UnitSlot } from '../form/units.ts';
import type { Locale } from '../../language/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { inPresentSign, wantedDecimalSign } from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';

export const NO_VALUE = '–';

/** The unit the API gives each quantity in. */
export const API_UNITS = {
  temperature: 'degC',
  temperatureDifference: 'K',
  pressure: 'bar',
  power: 'kW',
  massFlow: 'kg_s',
  volumeFlow: 'm3_h',
  liquidFlow: 'm3_h',
  volumetricCapacity: 'kJ_m3',
  enthalpy: 'kJ_kg',
  entropy: 'kJ_kgK',
  density: 'kg_m3',
  dynamicViscosity: 'uPa_s',
  area: 'm2',
  specificHeat: 'kJ_kgK',
  efficiency: 'fraction',
  specificVolume: 'm3_kg',
  quality: 'fraction',
  ratio: 'none',
  share: 'fraction',
  count: 'none',
  mass: 'kg',
  energy: 'kWh',
  speed: 'm_s',
  pressureDifference: 'bar',
  pressureGradient: 'Pa_m',
  length: 'm',
  volume: 'L',
  gaugePressure: 'bar',
  flowCoefficient: 'Kv',
  conductance: 'kW_K',
} as const satisfies Partial<Record<Quantity, AnyUnit>>;
export type ShownQuantity = keyof typeof API_UNITS;

export interface Formatter {
  readonly locale: Locale;
  readonly units: UnitChoices;
  /** Pressure of the air around the reader's gauges, Pa: another one, another formatter. */
  readonly atmosphere: number;
  /** The decimal sign it writes with. */
  readonly sign: DecimalSign;
  /** The figure alone. @param isGiven whether somebody typed it */
  number(quantity: ShownQuantity, value: number | null | undefined, isGiven?: boolean): string;
  /** The figure under a heading that names its unit; what a gauge reads below zero says its own. */
  cell(quantity: ShownQuantity, value: number | null | undefined, isGiven?: boolean): string;
  /** The figure and its unit. */
  full(quantity: ShownQuantity, value: number | null | undefined, isGiven?: boolean): string;
  symbol(slot: UnitSlot): string;
}

/** A formatter for these units and this language, in the decimal sign wanted now. */
export function createFormatter(units: UnitChoices, locale: Locale): Formatter {
  const symbol = (slot: UnitSlot): string => {
    const quantity = quantityOfSlot(slot);
    return readSymbol(quantity, unitOfSlot(units, slot) as UnitOf<typeof quantity>);
  };
  const number = inPresentSign(
    (quantity: ShownQuantity, value: number | null | undefined, isGiven?: boolean): string => {
      if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
      const unit = unitOfSlot(units, quantity) as UnitOf<typeof quantity>;
      const shown = convert(quantity, value, API_UNITS[quantity] as UnitOf<typeof quantity>, unit);
      return formatDisplayed(quantity, shown, unit, locale, isGiven);
    },
  );
  const vacuum = inPresentSign((quantity: ShownQuantity, value: number | null | undefined): string | undefined => {
    if (quantity !== 'pressure' || value === null || value === undefined) return undefined;
    const unit = unitOfSlot(units, quantity) as UnitOf<'pressure'>;
    const figure = vacuumFigure(quantity, convert(quantity, value, API_UNITS.pressure, unit), unit, locale);
    return figure && withUnit(...figure);
  });
  const cell: Formatter['cell'] = (quantity, value, isGiven) =>
    vacuum(quantity, value) ?? number(quantity, value, isGiven);
  const full: Formatter['full'] = (quantity, value, isGiven) => {
    const below = vacuum(quantity, value);
    if (below !== undefined) return below;
    const text = number(quantity, value, isGiven);
    const unit = symbol(quantity);
    return unit === '' || text === NO_VALUE ? text : withUnit(text, unit);
  };
  return { locale, units, atmosphere: readersAtmosphere(), sign: wantedDecimalSign(), number, cell, full, symbol };
}
