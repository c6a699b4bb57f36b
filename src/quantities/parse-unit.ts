/** A number with its unit behind it, as a paste from a data sheet or a message has it: "28,5 bar", "10 °F". */
import { readersAtmosphere } from './reader.ts';
import { INCH_OF_MERCURY, STANDARD_ATMOSPHERE } from './si.ts';
import { siFromDisplay } from './convert.ts';
import { parseNumber } from './parse.ts';
import type { Parsed } from './parse.ts';
import { unitKeys, unitOf } from './units.ts';
import type { Quantity } from './units.ts';

/** A number, exponent included, then what does not start with a digit. */
const WITH_UNIT = /^([-+\u2212\u2013]?[\d.,\p{Zs}\t]*[\d.,](?:e[-+\u2212\u2013]?\d+)?)[\p{Zs}\t]*([^\d\s.,][^]*)$/iu;

/** What a unit is called beside its symbol. */
const OTHER_NAMES: Readonly<Partial<Record<Quantity, Readonly<Record<string, readonly string[]>>>>> = {
  temperature: { degC: ['c', 'degc', '℃'], degF: ['f', 'degf', '℉'] },
  temperatureDifference: { K: ['°c', 'c'], degF: ['f', 'r', '°r'] },
  pressure: {
    bar: ['bara', 'bar(a)', 'barabs', 'bars'],
    barg: ['barg', 'barrel', 'bareff', 'bargauge'],
    kPa: ['kpaa', 'kpa(a)', 'kpaabs'],
    kPag: ['kpag'],
    MPag: ['mpag'],
    psi: ['psia', 'psi(a)', 'psiabs'],
    psig: ['psi(g)'],
  },
  gaugePressure: { bar: ['barg', 'bar(g)'], kPa: ['kpag', 'kpa(g)'], psi: ['psig', 'psi(g)'] },
  power: { BTU_h: ['btuh', 'btu/hr'], TR: ['rt', 'tons'], kcal_h: ['fg/h'] },
  massFlow: { lb_h: ['lb/hr', 'pph'] },
  volumeFlow: { L_min: ['lpm'], cfm: ['ft3/min'] },
  vacuumPressure: { micron: ['microns', 'micron', 'umhg'], Torr: ['mmhg'] },
  mass: { lb: ['lbs'] },
  length: { in: ['"', 'inch', 'inches', 'po'], ft: ["'", 'feet'] },
};

/** SI units in one of what no field offers, counted from zero. */
const PASTED_ONLY: Readonly<Partial<Record<Quantity, Readonly<Record<string, number>>>>> = {
  pressure: { mbar: 100, hpa: 100, pa: 1, atm: STANDARD_ATMOSPHERE },
  // Inches of mercury are read as a vacuum, below the air around the gauge.
  gaugePressure: {
    inhg: -INCH_OF_MERCURY,
    inhgvac: -INCH_OF_MERCURY,
    '"hg': -INCH_OF_MERCURY,
    mbar: 100,
    hpa: 100,
    pa: 1,
    mpa: 1e6,
  },
  pressureDifference: { mbar: 100, hpa: 100, mpa: 1e6 },
  vacuumPressure: { hpa: 100, kpa: 1000, bar: 1e5 },
};

const written = (name: string): string =>
  name
    .replace(/[\p{Zs}\t·.*]/gu, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('μ', 'µ');

/** SI value of one number in a unit by its name; undefined for a name the quantity does not know. */
function siFromNamed(quantity: Quantity, value: number, name: string, atmosphere?: number): number | undefined {
  const wanted = written(name);
  const lower = wanted.toLowerCase();
  const keys = unitKeys(quantity);
  const symbolOf = (key: (typeof keys)[number]): string => written(unitOf(quantity, key).symbol);
  const isNamed = (key: (typeof keys)[number]): boolean =>
    symbolOf(key).toLowerCase() === lower || (OTHER_NAMES[quantity]?.[key]?.includes(lower) ?? false);
  // "mPa·s" is not "MPa·s": the case as written decides first, and any case only where it leaves one unit.
  const alike = keys.filter(isNamed);
  const key = keys.find((known) => symbolOf(known) === wanted) ?? (alike.length === 1 ? alike[0] : undefined);
  if (key !== undefined) return siFromDisplay(quantity, value, key, atmosphere);
  const scales = PASTED_ONLY[quantity] ?? {};
  // Of an absolute pressure they are taken from that air.
  if (quantity === 'pressure' && /^(?:in|")hg(?:vac)?$/.test(lower)) {
    return (atmosphere ?? readersAtmosphere()) - value * INCH_OF_MERCURY;
  }
  return Object.hasOwn(scales, lower) ? value * (scales[lower] ?? Number.NaN) : undefined;
}

/**
 * The SI value of a text that names its unit; undefined for any other text. `parseNumber` says what is wrong with those.
 * @param sign the decimal sign of who typed it
 * @param atmosphere Pa, the air a gauge counts from; absent: that around the reader
 */
export function siFromTextWithUnit(
  quantity: Quantity,
  text: string,
  sign: ',' | '.',
  atmosphere?: number,
): Parsed | undefined {
  const [, number, name] = WITH_UNIT.exec(text.trim()) ?? [];
  if (number === undefined || name === undefined) return undefined;
  const parsed = parseNumber(number, sign);
  if (!parsed.ok) return parsed.reason === 'ambiguous' ? parsed : undefined;
  const value = siFromNamed(quantity, parsed.value, name, atmosphere);
  return value === undefined ? undefined : { ok: true, value };
}
