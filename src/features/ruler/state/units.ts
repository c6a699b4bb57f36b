/** How the ruler's quantities are shown: on the reader's gauge, in their units. */
import { fieldAt, measureOf } from '../../../kit/form/fields.ts';
import type { Measure } from '../../../kit/form/fields.ts';
import type { Form, FormContent } from '../../../kit/form/form.ts';
import { figureText, inUnit, textFromValue } from '../../../kit/form/text.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';
import { unitShown } from '../../../kit/form/writing.ts';
import { PRESSURE_UNITS } from '../../../kit/storage/gauge.ts';
import type { Gauge, Reference } from '../../../kit/storage/gauge.ts';
import type { Locale } from '../../../language/index.ts';
import { convert, unitOf } from '../../../quantities/index.ts';
import type { AnyUnit, UnitOf } from '../../../quantities/index.ts';
import { TEMPERATURE } from './fields.ts';
import type { Side } from './fields.ts';

/** Which unit a gauge has, and whether it counts from the air around it. */
export type Dial = Pick<Gauge, 'unit' | 'reference'>;

/** The reader's way of reading. */
export interface Units {
  readonly gauge: Dial;
  /** The units of all other quantities, too. */
  readonly choices: UnitChoices;
  /** Pressures, with the air around the gauge. */
  readonly pressure: Measure;
}

type PressureKey = UnitOf<'pressure'>;

/** The unit of a pressure on a gauge: bar, or bar above the air. */
export const pressureKey = ({ unit, reference }: Dial): PressureKey => (reference === 'gauge' ? `${unit}g` : unit);

export const dialOf = (key: AnyUnit | undefined): Dial => {
  const unit = PRESSURE_UNITS.find((known) => key === known || key === `${known}g`) ?? 'bar';
  return { unit, reference: key === unit ? 'absolute' : 'gauge' };
};

/** Kelvins shown as the reader's degrees: with Fahrenheit for temperatures, differences are Fahrenheit's too unless chosen. */
const differenceUnit = ({ temperature, temperatureDifference }: UnitChoices): AnyUnit =>
  temperatureDifference ?? (temperature === 'degF' ? 'degF' : 'K');

/** The units a ruler is shown in: those of the reader, pressures and their spans as their gauge has them. */
export const choicesOnGauge = (choices: UnitChoices, dial: Dial): UnitChoices => ({
  ...choices,
  temperatureDifference: differenceUnit(choices),
  pressure: pressureKey(dial),
  gaugePressure: dial.unit,
});

/** What a pressure is a number of, in a form as it stands. */
export function pressureMeasure({ fields }: Pick<Form, 'fields'>, { texts }: FormContent): Measure {
  const lead = fieldAt(fields, 'lead');
  if (lead?.kind !== 'number') throw new Error('no form of a ruler');
  return measureOf(lead, { ...texts, side: 'pressure' });
}

export const unitsOfForm = (form: Pick<Form, 'fields'>, content: FormContent): Units => ({
  gauge: dialOf(content.units.pressure),
  choices: content.units,
  pressure: pressureMeasure(form, content),
});

/** The pressure of the air around the gauge, Pa. */
export const atmosphereOf = ({ gauge }: Measure): number => gauge?.atmosphere ?? Number.NaN;

/** A pressure as it is read, of bar absolute. */
export const pressureShown = (
  { pressure, gauge }: Units,
  bar: number,
  reference: Reference = gauge.reference,
): number => inUnit(pressure, bar, pressure.unit, pressureKey({ ...gauge, reference }));

const measureAt = (side: Side, { pressure }: Units): Measure => (side === 'pressure' ? pressure : TEMPERATURE);

/** Between what is shown and the unit of the doors, on the rule of a side. */
export function scaleOfSide(side: Side, units: Units) {
  const measure = measureAt(side, units);
  const unit = unitShown(units.choices, measure);
  return {
    toDoor: (shown: number): number => inUnit(measure, shown, unit, measure.unit),
    fromDoor: (value: number): number => inUnit(measure, value, measure.unit, unit),
  };
}

/** A value of the doors as a side shows it. */
export function figureOfSide(side: Side, value: number, units: Units, locale: Locale): string {
  const measure = measureAt(side, units);
  const unit = unitShown(units.choices, measure);
  return figureText(measure, inUnit(measure, value, measure.unit, unit), unit, locale);
}

/**
 * A value of the doors as one would type it in a field, with the digits it has.
 * @param choices texts that decide what the field is a number of, where they are not those of the form yet
 */
export function typedAt(
  { fields }: Pick<Form, 'fields'>,
  { texts, units }: FormContent,
  path: string,
  value: number,
  locale: Locale,
  choices: Readonly<Record<string, string>>,
): string {
  const field = fieldAt(fields, path);
  if (field?.kind !== 'number') throw new Error(`no number of the ruler: ${path}`);
  const measure = measureOf(field, { ...texts, ...choices });
  return textFromValue(measure, value, unitShown(units, measure), locale);
}

/** A span of pressure, bar, in the unit of the gauge. */
export const spanShown = ({ gauge }: Units, bar: number): number => convert('gaugePressure', bar, 'bar', gauge.unit);

/** The symbol a measure is shown with. */
export const symbolOf = ({ choices }: Units, measure: Measure): string =>
  unitOf(measure.quantity, unitShown(choices, measure) as UnitOf<typeof measure.quantity>).symbol;
