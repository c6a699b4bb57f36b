/** A ruler in a link: see README.md beside. Numbers have a point, whatever the language. */
import type { RulerForm, Side } from './form.ts';
import { FULL_SCALE, INSTRUMENTS, SIDES, showingOfSide } from './form.ts';
import type { Instrument } from './form.ts';
import { PIPES } from '../../../circuit/ruler/pipe.ts';
import { isPressureUnit } from '../../../kit/kept/gauge.ts';
import type { Gauge, PressureUnit, Reference } from '../../../kit/kept/gauge.ts';
import { typed } from './written.ts';
import type { Showing, Written } from './written.ts';
import { decimalSign, parseNumber } from '../../../quantities/index.ts';
import { inUnit } from '../../../kit/form/text.ts';
import { typedNumber } from '../../../quantities/number.ts';
import type { AnyUnit } from '../../../quantities/index.ts';
import type { Locale } from '../../../language/index.ts';

/** Longer texts are nobody's. */
const LONGEST = 400;
const DIGITS = 9;

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

/** A number of a field as programs write it; what is none stays as typed. */
function plain(text: string, locale: Locale): string {
  const parsed = parseNumber(text, decimalSign(locale));
  return parsed.ok ? String(parsed.value) : text.trim();
}

const rounded = (value: number): string => String(Number(value.toPrecision(DIGITS)));

const plainWritten = ({ text, exact }: Written, showing: Showing, locale: Locale): string =>
  exact === undefined ? plain(text, locale) : rounded(showing.fromDoor(exact));

/** The parameters that bring a ruler back as it stands. */
export function paramsFromRuler(form: RulerForm): readonly (readonly [string, string])[] {
  const { locale, fluid, side, lead, measured, gauge, choices, altitude, instruments, scaleBehind, pipe } = form;
  const unit = choices.temperature ?? 'degC';
  const letter = Object.keys(TEMPERATURE_UNITS).find((key) => TEMPERATURE_UNITS[key] === unit) ?? 'C';
  const isBehind = scaleBehind?.text === instruments.fullScale && scaleBehind.unit === gauge.unit;
  const said = (key: Instrument): string =>
    key === 'fullScale' && isBehind
      ? rounded(inUnit(FULL_SCALE, scaleBehind.value, FULL_SCALE.unit, gauge.unit))
      : plain(instruments[key], locale);
  const optional = INSTRUMENTS.flatMap((key) =>
    instruments[key].trim() === '' ? [] : [[KEY_OF_INSTRUMENT[key], said(key)] as const],
  );
  const height = plain(altitude, locale);
  return [
    ['fluid', fluid],
    [KEY_OF_SIDE[side], plainWritten(lead, showingOfSide(side, form), locale)],
    ['unit', gauge.unit],
    ['ref', gauge.reference === 'gauge' ? 'gauge' : 'abs'],
    ...(height === '0' ? [] : [['alt', height] as const]),
    ...(letter === 'C' ? [] : [['tunit', letter] as const]),
    ...(measured.text.trim() === ''
      ? []
      : [['t', plainWritten(measured, showingOfSide('dew', form), locale)] as const]),
    ...(pipe === undefined ? [] : [['side', pipe] as const]),
    ...optional,
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

/** The form a link asks for, over the one that stands; undefined when it says nothing of a ruler. */
export function rulerFromParams(params: URLSearchParams, own: RulerForm, locale: Locale): RulerForm | undefined {
  const side = SIDES.find((name) => params.has(KEY_OF_SIDE[name]));
  const fluid = params.get('fluid')?.slice(0, LONGEST) || undefined;
  if (side === undefined && fluid === undefined) return undefined;
  const temperature = entryOf(TEMPERATURE_UNITS, params.get('tunit') ?? (side === undefined ? '' : 'C'));
  const gauge = gaugeOf(params, own.gauge);
  const textOf = (key: string): string => written(params.get(key) ?? '', locale);
  return {
    ...own,
    fluid: fluid ?? own.fluid,
    gauge,
    altitude: typedNumber(gauge.altitude, locale),
    choices: temperature === undefined ? own.choices : { ...own.choices, temperature },
    ...(side === undefined ? {} : { side, lead: typed(textOf(KEY_OF_SIDE[side])) }),
    // A link that names no measured temperature asks for none.
    measured: typed(textOf('t')),
    pipe: PIPES.find((pipe) => pipe === params.get('side')),
    instruments: {
      probe: textOf(KEY_OF_INSTRUMENT.probe),
      grade: textOf(KEY_OF_INSTRUMENT.grade),
      fullScale: textOf(KEY_OF_INSTRUMENT.fullScale),
    },
  };
}
