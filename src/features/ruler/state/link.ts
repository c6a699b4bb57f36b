/** A ruler in a link: see README.md beside. Numbers have a point, whatever the language. */
import { PIPES } from '../../../circuit/ruler/pipe.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import type { NumberReading } from '../../../kit/form/reading.ts';
import { inUnit } from '../../../kit/form/text.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';
import { isPressureUnit } from '../../../kit/storage/gauge.ts';
import type { Gauge, PressureUnit, Reference } from '../../../kit/storage/gauge.ts';
import type { Locale } from '../../../language/index.ts';
import { parseNumber } from '../../../quantities/index.ts';
import type { AnyUnit } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { INSTRUMENTS, SIDES } from './fields.ts';
import type { Instrument, Side } from './fields.ts';
import { dialOf } from './units.ts';

/** Longer texts are nobody's. */
const LONGEST = 400;
/** Of a figure that was put there, and of one that was typed: all a change of unit leaves. */
const DIGITS = 9;
const TYPED_DIGITS = 12;

const KEY_OF_SIDE: Readonly<Record<Side, string>> = { pressure: 'p', dew: 'dew', bubble: 'bubble' };
const KEY_OF_INSTRUMENT: Readonly<Record<Instrument, string>> = { probe: 'probe', grade: 'class', fullScale: 'fs' };
/** Everything a ruler says in an address; what other parts of the page say there stays. */
export const RULER_KEYS: readonly string[] = [
  'fluid',
  ...Object.values(KEY_OF_SIDE),
  'unit',
  'ref',
  'alt',
  'tunit',
  't',
  'side',
  ...Object.values(KEY_OF_INSTRUMENT),
];

const TEMPERATURE_UNITS: Readonly<Record<string, AnyUnit>> = { C: 'degC', F: 'degF', K: 'K' };
const REFERENCES: Readonly<Record<string, Reference>> = {
  gauge: 'gauge',
  rel: 'gauge',
  relative: 'gauge',
  abs: 'absolute',
  absolute: 'absolute',
};
/** What a gauge's unit is also called. */
const GAUGE_UNITS: Readonly<Record<string, PressureUnit>> = { barg: 'bar', psig: 'psi' };

/** What a table says of a word; nothing of what every object has by itself. */
const entryOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const rounded = (value: number, digits: number): string => {
  const significant = Number(value.toPrecision(digits));
  // Around zero what a change of unit leaves is noise.
  return String(Number(significant.toFixed(TYPED_DIGITS)));
};

/** A number in the unit it is shown in, as programs write it; what is none as typed. */
function saidInUnit({ text, value, measure, unit, exact }: NumberReading): string {
  if (!value?.ok) return text.trim();
  const shown = inUnit(measure, value.value, measure.unit, unit);
  return rounded(shown, exact?.text === text ? DIGITS : TYPED_DIGITS);
}

/** A number in the unit of the doors, as a link of two properties or of a table says it; what is none as typed. */
export function saidAtDoor({ numbers }: FormContent, key: string): string {
  const read = numbers[key];
  return read?.value?.ok ? String(Number(read.value.value.toPrecision(DIGITS))) : (read?.text ?? '');
}

/** The parameters that bring a ruler back as it stands. */
export function paramsFromRuler({ texts, numbers, units }: FormContent): readonly (readonly [string, string])[] {
  const side = SIDES.find((name) => name === texts['side']) ?? 'pressure';
  const gauge = dialOf(units.pressure);
  const letter = Object.keys(TEMPERATURE_UNITS).find((key) => TEMPERATURE_UNITS[key] === units.temperature) ?? 'C';
  const said = (key: string, path: string): readonly [string, string] => {
    const read = numbers[path];
    return [key, read ? saidInUnit(read) : ''];
  };
  const present = (key: string, path: string): readonly (readonly [string, string])[] =>
    String(texts[path]).trim() === '' ? [] : [said(key, path)];
  const [, altitude] = said('alt', 'altitude');
  return [
    ['fluid', String(texts['fluid'])],
    said(KEY_OF_SIDE[side], 'lead'),
    ['unit', gauge.unit],
    ['ref', gauge.reference === 'gauge' ? 'gauge' : 'abs'],
    ...(altitude === '0' ? [] : [['alt', altitude] as const]),
    ...(letter === 'C' ? [] : [['tunit', letter] as const]),
    ...present('t', 'measured'),
    ...(texts['pipe'] === '' ? [] : [['side', String(texts['pipe'])] as const]),
    ...INSTRUMENTS.flatMap((key) => present(KEY_OF_INSTRUMENT[key], key)),
  ];
}

/** The gauge a link names: absolute where it gives a pressure and does not say, the reader's own where it gives none. */
function gaugeOf(params: URLSearchParams, own: Gauge): Gauge {
  const unit = params.get('unit') ?? '';
  const named = entryOf(GAUGE_UNITS, unit);
  const said = entryOf(REFERENCES, params.get('ref') ?? '');
  const hasPressure = params.has('p');
  const altitude = parseNumber(params.get('alt') ?? '');
  return {
    unit: isPressureUnit(unit) ? unit : (named ?? (hasPressure ? 'bar' : own.unit)),
    reference: said ?? (named ? 'gauge' : hasPressure ? 'absolute' : own.reference),
    altitude: altitude.ok ? altitude.value : hasPressure ? 0 : own.altitude,
  };
}

const written = (text: string, locale: Locale): string => {
  const parsed = parseNumber(text);
  return parsed.ok ? typedNumber(parsed.value, locale, DIGITS) : text.slice(0, LONGEST);
};

/** What a link asks for: how figures are shown, and the texts of the fields in those units. */
export interface LinkedRuler {
  readonly gauge: Gauge;
  readonly choices: UnitChoices;
  readonly texts: Readonly<Record<string, string>>;
}

/** The ruler a link asks for, over the reader's own gauge and units; undefined when it says nothing of a ruler. */
export function rulerFromParams(
  params: URLSearchParams,
  own: Pick<LinkedRuler, 'gauge' | 'choices'>,
  locale: Locale,
): LinkedRuler | undefined {
  const side = SIDES.find((name) => params.has(KEY_OF_SIDE[name]));
  const fluid = params.get('fluid')?.slice(0, LONGEST) || undefined;
  if (side === undefined && fluid === undefined) return undefined;
  const temperature = entryOf(TEMPERATURE_UNITS, params.get('tunit') ?? (side === undefined ? '' : 'C'));
  const gauge = gaugeOf(params, own.gauge);
  const textOf = (key: string): string => written(params.get(key) ?? '', locale);
  return {
    gauge,
    choices: temperature === undefined ? own.choices : { ...own.choices, temperature },
    texts: {
      ...(fluid !== undefined && { fluid }),
      altitude: typedNumber(gauge.altitude, locale),
      ...(side !== undefined && { side, lead: textOf(KEY_OF_SIDE[side]) }),
      // A link that names no measured temperature asks for none.
      measured: textOf('t'),
      pipe: PIPES.find((pipe) => pipe === params.get('side')) ?? '',
      ...Object.fromEntries(INSTRUMENTS.map((key) => [key, textOf(KEY_OF_INSTRUMENT[key])])),
    },
  };
}
