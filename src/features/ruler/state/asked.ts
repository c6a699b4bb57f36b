/** What stands in the ruler's fields, and what it says to the doors. */
import type { Reading } from '../../../circuit/ruler/uncertainty.ts';
import type { Curve } from '../../../circuit/ruler/scale-places.ts';
import { decimalSign, parseNumber } from '../../../quantities/index.ts';
import type { Locale } from '../../../language/index.ts';
import { valueFromText } from '../../../kit/form/text.ts';
import type { Exact } from '../../../kit/form/text.ts';
import type { Pipe } from '../../../circuit/ruler/pipe.ts';
import { DEFAULT_GAUGE } from '../../../kit/kept/gauge.ts';
import { showingOfPressure, showingOfTemperature } from './showing.ts';
import type { Units } from './showing.ts';
import { readWritten, typed } from './written.ts';
import type { ReadValue, Showing, Written } from './written.ts';

/** What leads: the pressure, or the temperature of one curve. The two others follow. */
export type Side = 'pressure' | Curve;
export const SIDES: readonly Side[] = ['pressure', 'dew', 'bubble'];

/** What the reading is made with: accuracy of the probe (± K), class of the gauge (%), its full scale (as pressures are shown). */
export const INSTRUMENTS = ['probe', 'grade', 'fullScale'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export interface RulerForm extends Units {
  /** The language its numbers are typed in. */
  readonly locale: Locale;
  readonly fluid: string;
  readonly side: Side;
  readonly lead: Written;
  /** Temperature read on the pipe; empty: none. */
  readonly measured: Written;
  /** The side of the machine it was read on; undefined: nobody has said. */
  readonly pipe: Pipe | undefined;
  /** m */
  readonly altitude: string;
  /** Empty: what is usual. */
  readonly instruments: Readonly<Record<Instrument, string>>;
  /** What stands behind the full scale where pressures have been shown in other units since it was typed. */
  readonly scaleBehind: Exact | undefined;
}

export const NO_INSTRUMENTS: RulerForm['instruments'] = { probe: '', grade: '', fullScale: '' };

export const EMPTY_FORM: RulerForm = {
  locale: 'fr',
  fluid: 'R448A',
  side: 'pressure',
  lead: typed(''),
  measured: typed(''),
  pipe: undefined,
  altitude: '0',
  instruments: NO_INSTRUMENTS,
  gauge: DEFAULT_GAUGE,
  choices: {},
  scaleBehind: undefined,
};

export const showingOfSide = (side: Side, units: Units): Showing =>
  side === 'pressure' ? showingOfPressure(units.gauge) : showingOfTemperature(units);

export interface RulerReading {
  readonly lead: ReadValue;
  /** Undefined: nothing was measured. */
  readonly measured: ReadValue | undefined;
  readonly altitude: ReadValue;
  /** K, %, bar; undefined where the usual is taken. */
  readonly instruments: Readonly<Record<Instrument, ReadValue | undefined>>;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** A full scale is a span: it has no reference. */
export const FULL_SCALE = { quantity: 'pressure', unit: 'bar' } as const;

export function readRuler(form: RulerForm): RulerReading {
  const { locale, side, lead, measured, altitude, instruments, gauge, scaleBehind } = form;
  const sign = decimalSign(locale);
  const optional = (text: string, read = (typedText: string): ReadValue => parseNumber(typedText, sign)) =>
    isBlank(text) ? undefined : read(text);
  return {
    lead: readWritten(lead, showingOfSide(side, form), locale),
    measured: isBlank(measured.text) ? undefined : readWritten(measured, showingOfTemperature(form), locale),
    altitude: parseNumber(altitude, sign),
    instruments: {
      probe: optional(instruments.probe),
      grade: optional(instruments.grade),
      fullScale: optional(instruments.fullScale, (text) =>
        valueFromText(FULL_SCALE, text, gauge.unit, sign, scaleBehind),
      ),
    },
  };
}

/** Full scales of gauges, bar (EN 837-1:1996, table 4, and the usual manifold's 15 and 50). */
const SCALES = [16, 25, 40, 60, 100, 160, 250, 400] as const;
const USUAL_SCALES = { superheat: 15, subcooling: 50 } as const satisfies Record<Reading, number>;

/** The full scale, bar, of a gauge that is likely used for a reading: the usual one, or the next that reaches the pressure (bar gauge). */
export function likelyFullScale(reading: Reading, gaugePressure: number): number {
  const usual = USUAL_SCALES[reading];
  if (gaugePressure <= usual) return usual;
  return SCALES.find((scale) => scale > usual && scale >= gaugePressure) ?? gaugePressure;
}
