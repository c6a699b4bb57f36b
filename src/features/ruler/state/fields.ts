/** What the ruler's page asks, as data: the ruler itself, any two properties, the table. */
import { ALTITUDES } from '../../../circuit/ruler/gauge.ts';
import { LETTERS } from '../../../circuit/ruler/letters.ts';
import type { Letter } from '../../../circuit/ruler/letters.ts';
import { PIPES } from '../../../circuit/ruler/pipe.ts';
import type { Curve } from '../../../circuit/ruler/scale-places.ts';
import type { Locale } from '../../../language/index.ts';
import { atmosphericPressureFromAltitude } from '../../../physics/atmosphere.ts';
import { decimalSign, STANDARD_ATMOSPHERE } from '../../../quantities/index.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';
import { valueFromText } from '../../../kit/form/text.ts';

/** Longer texts are nobody's. */
export const LONGEST = 400;

/** What leads: the pressure, or the temperature of one curve. The two others follow. */
export type Side = 'pressure' | Curve;
export const SIDES: readonly Side[] = ['pressure', 'dew', 'bubble'];

/** What the reading is made with: accuracy of the probe (± K), class of the gauge (%), its full scale (as pressures are shown). */
export const INSTRUMENTS = ['probe', 'grade', 'fullScale'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export const PLACES = ['first', 'second'] as const;
export type Place = (typeof PLACES)[number];

export const TABLE_FIELDS = ['from', 'to', 'step'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

const figure = { hasAllDecimals: true } as const;
export const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 0.1, ...figure };
const ALTITUDE: Measure = { quantity: 'length', unit: 'm', isFixed: true };
/** A full scale is a span: it has no reference. */
export const SPAN: Measure = { quantity: 'gaugePressure', unit: 'bar' };
const KELVINS: Measure = { quantity: 'temperatureDifference', unit: 'K' };

/** What each letter of two properties is, in the unit of the doors, but for pressures. */
const LETTER_MEASURES: Readonly<Record<Exclude<Letter, 'P'>, Measure>> = {
  T: TEMPERATURE,
  D: { quantity: 'density', unit: 'kg_m3', ...figure },
  V: { quantity: 'specificVolume', unit: 'm3_kg', ...figure },
  Q: { quantity: 'quality', unit: 'percent', ...figure },
  H: { quantity: 'enthalpy', unit: 'kJ_kg', ...figure },
  S: { quantity: 'entropy', unit: 'kJ_kgK', ...figure },
};
const TABLE_TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC' };

/** Pressures at one place: as figures, and as one types the ends of a table. */
interface Pressures {
  readonly figure: Measure;
  readonly plain: Measure;
}
const pressuresIn = (atmosphere: number): Pressures => {
  const plain: Measure = { quantity: 'pressure', unit: 'bar', step: 0.05, gauge: { atmosphere } };
  return { plain, figure: { ...plain, ...figure } };
};

/** Whether the rule and its standard atmosphere hold at an altitude, m. */
export const isAltitudeKnown = (altitude: number): boolean => altitude >= ALTITUDES.min && altitude <= ALTITUDES.max;

/** Pressures at the altitude of the form; at the last one that could be read while it is being corrected. */
function pressuresOfForm(locale: Locale): (texts: FormTexts) => Pressures {
  let last = { text: '0', sign: decimalSign(locale), pressures: pressuresIn(STANDARD_ATMOSPHERE) };
  return (texts) => {
    const [text, sign] = [textAt(texts, 'altitude'), decimalSign(locale)];
    if (text === last.text && sign === last.sign) return last.pressures;
    const read = valueFromText(ALTITUDE, text, ALTITUDE.unit, sign);
    const isKnown = read.ok && isAltitudeKnown(read.value);
    const pressures = isKnown ? pressuresIn(atmosphericPressureFromAltitude(read.value)) : last.pressures;
    last = { text, sign, pressures };
    return pressures;
  };
}

export const letterKey = (place: Place) => `letter-${place}` as const;
export const stateKey = (place: Place) => `state-${place}` as const;
export const tableKey = (field: TableField) => `table-${field}` as const;

/** @param byDefault null: may be left empty */
const number = (key: string, byDefault: number | null, more: Measure & Pick<NumberField, 'measure'>): NumberField => ({
  key,
  kind: 'number',
  default: byDefault,
  ...more,
});

/** @param locale the language the altitude is typed in: the air there is what a gauge counts from */
export function rulerFields(locale: Locale): readonly Field[] {
  const pressures = pressuresOfForm(locale);
  const letter = (place: Place) =>
    number(stateKey(place), 0, {
      ...TEMPERATURE,
      measure: (texts) => {
        const said = texts[letterKey(place)] as Letter;
        return said === 'P' ? pressures(texts).figure : LETTER_MEASURES[said];
      },
    });
  const end = (field: 'from' | 'to') =>
    number(tableKey(field), 0, {
      ...TABLE_TEMPERATURE,
      measure: (texts) => (texts['table-by'] === 'P' ? pressures(texts).plain : TABLE_TEMPERATURE),
    });
  return [
    { key: 'fluid', kind: 'text', default: 'R448A' },
    { key: 'altitude', kind: 'number', default: 0, ...ALTITUDE },
    { key: 'side', kind: 'choice', options: SIDES, default: 'pressure' },
    number('lead', 0, {
      ...TEMPERATURE,
      measure: (texts) => (texts['side'] === 'pressure' ? pressures(texts).figure : TEMPERATURE),
    }),
    // Empty: nothing was measured.
    number('measured', null, TEMPERATURE),
    // Empty: nobody has said on which side of the machine.
    { key: 'pipe', kind: 'choice', options: PIPES, default: '' },
    // Empty: what is usual.
    number('probe', null, { ...KELVINS, isFixed: true }),
    number('grade', null, { quantity: 'share', unit: 'percent', isFixed: true }),
    number('fullScale', null, SPAN),
    ...PLACES.map((place) => ({
      key: letterKey(place),
      kind: 'choice' as const,
      options: LETTERS,
      default: place === 'first' ? 'P' : 'Q',
    })),
    ...PLACES.map(letter),
    { key: 'table-by', kind: 'choice', options: ['T', 'P'], default: 'T' },
    end('from'),
    end('to'),
    number(tableKey('step'), 0, {
      ...KELVINS,
      measure: (texts) => (texts['table-by'] === 'P' ? SPAN : KELVINS),
    }),
  ];
}
