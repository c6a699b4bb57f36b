/** The figures a search asks for, computed on the device and written in the units typed, or else in the reader's. */
import {
  displayFromSi,
  formatAtMost,
  formatDisplayed,
  preferredUnit,
  unitOf,
  withUnit,
} from '../../../quantities/index.ts';
import type { AnyUnit, UnitOf } from '../../../quantities/index.ts';
import type { Settings } from '../../../kit/storage/settings.ts';
import { filled } from '../../../language/index.ts';
import type { Locale } from '../../../language/index.ts';
import type { SearchData } from '../entries.ts';
import { rulerQuery } from './link.ts';
import type { Question } from './question.ts';
import type { PressureReading, Reading, TemperatureReading } from './readings.ts';
import { systemOfTemperature } from './units.ts';
import type { System } from './units.ts';
import { judged } from './verdict.ts';
import type { Judged, Saturations } from './verdict.ts';

/** What is computed of a fluid, SI. Both are undefined where there is none. */
export interface Engine {
  /** Saturation temperatures of both curves at a pressure, or pressures at a temperature. */
  saturations(fluid: string, at: { readonly P: number } | { readonly T: number }): Promise<Saturations | undefined>;
  critical(fluid: string): Promise<{ readonly P: number; readonly T: number }>;
}

export interface Answered {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the ruler is asked to show. */
  readonly query: string;
}

export interface Reader {
  readonly texts: SearchData['texts'];
  readonly locale: Locale;
  readonly settings: Settings;
  /** What the machine of the tab is called in a question of law that names none. */
  readonly machine?: string;
}

/** Closer than a gauge reads, relative: bubble and dew are one. */
const SAME = 1e-3;
/** As many decimals as anyone types. */
const TYPED = 4;

type ShownPressure = 'bar' | 'kPa' | 'MPa' | 'psi';
const GAUGES = { bar: 'barg', kPa: 'kPag', MPa: 'MPag', psi: 'psig' } as const;
const systemOf = (unit: ShownPressure): System => (unit === 'psi' ? 'us' : 'metric');

/** How this reader and this question want figures written. */
function writerOf({ texts, locale, settings }: Reader, { wanted }: Question) {
  const ownPressure = preferredUnit({ ...settings, pressureReference: 'absolute' }, 'pressure', 'bar') as ShownPressure;
  const ownTemperature = preferredUnit(settings, 'temperature', 'degC') as UnitOf<'temperature'>;
  const shown = (quantity: 'temperature' | 'temperatureDifference' | 'pressure', si: number, unit: AnyUnit): string => {
    const key = unit as UnitOf<typeof quantity>;
    return withUnit(
      formatDisplayed(quantity, displayFromSi(quantity, si, key), key, locale),
      unitOf(quantity, key).symbol,
    );
  };
  const number = (value: number): string => formatAtMost(value, TYPED, locale);
  const symbolOf = (unit: UnitOf<'temperature'>): string => unitOf('temperature', unit).symbol;
  const wantedTemperature = wanted.temperature === 'degree' ? undefined : wanted.temperature;
  return {
    /** A pressure nobody typed, both ways of counting it; in another unit as well where the question was asked in one. */
    pressure(P: number, system: System | undefined): string {
      const unit = wanted.pressure?.shown ?? ownPressure;
      const [gauge, absolute] = [shown('pressure', P, GAUGES[unit]), `${shown('pressure', P, unit)} ${texts.absolute}`];
      if (system === undefined || system === systemOf(unit) || wanted.pressure) return `${gauge} (${absolute})`;
      return `${shown('pressure', P, system === 'us' ? 'psig' : 'barg')} (${gauge}, ${absolute})`;
    },
    /** A temperature nobody typed. */
    temperature(T: number, beside: UnitOf<'temperature'> | undefined, system: System | undefined): string {
      const unit = wantedTemperature ?? beside ?? ownTemperature;
      const one = shown('temperature', T, unit);
      const isOther = wantedTemperature === undefined && beside === undefined && system !== undefined;
      if (!isOther || system === systemOfTemperature(unit)) return one;
      return `${shown('temperature', T, system === 'us' ? 'degF' : 'degC')} (${one})`;
    },
    difference(kelvins: number, { unit }: TemperatureReading): string {
      const own = preferredUnit(settings, 'temperatureDifference', 'K');
      const isFahrenheit = unit === 'degF' || (unit === ownTemperature && own === 'degF');
      return shown('temperatureDifference', kelvins, isFahrenheit ? 'degF' : 'K');
    },
    /** As typed. */
    typedPressure: ({ shown: value, unit }: PressureReading): string => withUnit(number(value), unit.symbol),
    typedTemperature: ({ shown: value, unit }: TemperatureReading): string => withUnit(number(value), symbolOf(unit)),
    /** As typed, and what it counts from. */
    titledPressure({ P, shown: value, unit, reference }: PressureReading): string {
      if (!unit.shown) return shown('pressure', P, reference === 'gauge' ? GAUGES[ownPressure] : ownPressure);
      if (reference === 'gauge') return withUnit(number(value), unitOf('pressure', GAUGES[unit.shown]).symbol);
      return `${withUnit(number(value), unit.symbol)} ${texts.absolute}`;
    },
    critical(limit: { readonly P: number; readonly T: number }, { pressure, temperature }: Reading): string {
      if (!pressure) return shown('temperature', limit.T, temperature?.unit ?? ownTemperature);
      const unit = pressure.unit.shown ?? ownPressure;
      if (pressure.reference === 'gauge') return shown('pressure', limit.P, GAUGES[unit]);
      return `${shown('pressure', limit.P, unit)} ${texts.absolute}`;
    },
  };
}

type Writer = ReturnType<typeof writerOf>;
interface Found {
  readonly reading: Reading;
  readonly saturations: Saturations | undefined;
  readonly judgement?: Judged;
}

async function found(reading: Reading, { fluid = '', side }: Question, engine: Engine): Promise<Found> {
  const { pressure, temperature } = reading;
  if (pressure && pressure.P <= 0) return { reading, saturations: undefined };
  const at = pressure ? { P: pressure.P } : { T: temperature?.T ?? Number.NaN };
  const saturations = await engine.saturations(fluid, at);
  if (!saturations || !pressure || !temperature) return { reading, saturations };
  return { reading, saturations, judgement: judged(temperature.T, saturations, side) };
}

/** What a reading without a saturation is told. */
async function refusal(
  { reading }: Found,
  fluid: string,
  engine: Engine,
  write: Writer,
  { texts }: Reader,
): Promise<string> {
  const { pressure, temperature } = reading;
  if (pressure && pressure.P <= 0) return texts.noPressure;
  const limit = await engine.critical(fluid);
  const isAbove = pressure ? pressure.P > limit.P : (temperature?.T ?? 0) > limit.T;
  return isAbove ? filled(texts.aboveCritical, { limit: write.critical(limit, reading) }) : texts.outOfRange;
}

/** The figures of one reading, without what was typed. */
function figures(
  { reading, saturations, judgement }: Found,
  question: Question,
  write: Writer,
  { texts }: Reader,
): string {
  if (!saturations) return '';
  const { pressure, temperature } = reading;
  const { bubble, dew } = saturations;
  const isSame = Math.abs(bubble / dew - 1) < (pressure ? SAME / 10 : SAME);
  if (judgement && temperature) {
    const { verdict, difference, curve } = judgement;
    const amount = write.difference(difference, temperature);
    const said = {
      superheat: texts.superheat,
      subcooling: texts.subcooling,
      dischargeSuperheat: texts.dischargeSuperheat,
    };
    const isGas = question.side === 'high' && !question.isLiquid && temperature.T >= dew;
    return [
      `${isSame ? texts.saturation : texts[curve]} ${write.temperature(saturations[curve], temperature.unit, undefined)}`,
      verdict === 'twoPhase'
        ? texts.twoPhase
        : verdict === 'colder' || verdict === 'hotter'
          ? filled(texts[verdict], { difference: amount })
          : `${said[verdict]} ${amount}`,
      ...(isGas ? [`${texts.dischargeSuperheat} ${write.difference(temperature.T - dew, temperature)}`] : []),
    ].join(' · ');
  }
  const system = pressure ? pressure.unit.system : temperature && systemOfTemperature(temperature.unit);
  const written = (value: number): string =>
    pressure ? write.temperature(value, undefined, system) : write.pressure(value, system);
  if (isSame) return `${texts.saturation} ${written(dew)}`;
  const both = [`${texts.dew} ${written(dew)}`, `${texts.bubble} ${written(bubble)}`];
  return (question.side === 'high' || question.curve === 'bubble' ? both.reverse() : both).join(' · ');
}

/** What a line begins with: what tells the reading from the others. */
function heading(
  { pressure, temperature }: Reading,
  all: readonly Reading[],
  write: Writer,
  { texts }: Reader,
): string {
  const counted =
    pressure &&
    filled(pressure.reference === 'gauge' ? texts.gaugeReading : texts.absoluteReading, {
      pressure: write.typedPressure(pressure),
    });
  const isAlike = all.every((other) => other.temperature?.T === temperature?.T);
  const measured = temperature && (!isAlike || !pressure) ? [write.typedTemperature(temperature)] : [];
  return [...(counted === undefined ? [] : [counted]), ...measured].join(' · ');
}

/** Readings worth a line: those of last resort only where no other has a figure. */
function worthSaying(all: readonly Found[]): readonly Found[] {
  const likely = all.filter(({ reading }) => reading.isLastResort !== true);
  const withFigures = likely.filter(({ saturations }) => saturations);
  if (withFigures.length > 0) return likely;
  const others = all.filter(({ reading, saturations }) => reading.isLastResort === true && saturations);
  return others.length > 0 ? others : likely;
}

/** @throws {Error} when the engine could not be fetched */
export async function answerTo(question: Question, reader: Reader, engine: Engine): Promise<Answered> {
  const { texts, settings } = reader;
  const { fluid, askBack, missing, unused, isTornSide, readings } = question;
  const write = writerOf(reader, question);
  const notUnderstood = unused.length > 0 ? [filled(texts.notUnderstood, { words: unused.join(', ') })] : [];
  if (askBack || fluid === undefined) {
    const { kind = 'whichFluid', words = [] } = askBack ?? {};
    return {
      title: fluid ?? texts.toRuler,
      lines: [...notUnderstood, filled(texts[kind], { words: words.join(' · ') })],
      query: fluid === undefined ? '' : rulerQuery(fluid, undefined, question, settings),
    };
  }
  const all = await Promise.all(readings.map((reading) => found(reading, question, engine)));
  const said = worthSaying(all);
  const shown = said.map(({ reading }) => reading);
  // Never the other reference in silence: only another unit or another order.
  const counted = said[0]?.reading.pressure?.reference;
  const main =
    said.find(({ saturations, reading }) => saturations && reading.pressure?.reference === counted) ?? said[0];
  const notes = new Set(said.flatMap(({ judgement }) => judgement?.otherwise ?? []));
  const isShared = notes.size === 1 && said.every(({ saturations, judgement }) => !saturations || judgement?.otherwise);
  const lines = await Promise.all(
    said.map(async (one) => {
      const figure = one.saturations
        ? figures(one, question, write, reader)
        : await refusal(one, fluid, engine, write, reader);
      const note = one.judgement?.otherwise;
      const own = note !== undefined && !isShared ? [texts[note]] : [];
      // What the title says already is not said again.
      const head = shown.length > 1 || !one.saturations ? [heading(one.reading, shown, write, reader)] : [];
      return [...head, figure, ...own].filter((part) => part !== '').join(' · ');
    }),
  );
  const { pressure, temperature } = main?.reading ?? {};
  const isWithoutUnits =
    said.some(({ reading }) => reading.isLastResort === true) ||
    (said.length > 0 && !main?.saturations && question.isBare);
  return {
    title: [
      fluid,
      ...(pressure ? [write.titledPressure(pressure)] : []),
      ...(temperature ? [write.typedTemperature(temperature)] : []),
    ].join(' · '),
    lines: [
      ...notUnderstood,
      ...lines,
      ...(isShared ? [...notes].map((note) => texts[note]) : []),
      ...(isTornSide ? [texts.bothSides] : []),
      ...(isWithoutUnits ? [texts.whichUnits] : []),
      ...(missing === undefined ? [] : [missing === 'pressure' ? texts.needPressure : texts.needTemperature]),
    ],
    query: rulerQuery(fluid, main?.reading, question, settings),
  };
}
