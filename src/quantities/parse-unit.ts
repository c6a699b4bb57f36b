/** A number with its unit behind it, as a paste from a data sheet or a message has it: "28,5 bar", "10 °F". */
import { readersAtmosphere } from './reader.ts';
import { pressureFromName, pressureUnit } from './pressure-units.ts';
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
  power: { BTU_h: ['btuh', 'btu/hr'], TR: ['rt', 'tons'], kcal_h: ['fg/h'] },
  massFlow: { lb_h: ['lb/hr', 'pph'] },
  volumeFlow: { L_min: ['lpm'], cfm: ['ft3/min'] },
  mass: { lb: ['lbs'] },
  length: { in: ['"', 'inch', 'inches', 'po'], ft: ["'", 'feet'] },
};

/** Quantities that are pressures: all of them take every unit of the one list. */
const PRESSURES: ReadonlySet<Quantity> = new Set<Quantity>([
  'pressure',
  'gaugePressure',
  'pressureDifference',
  'vacuumPressure',
]);

/**
 * Pa of a pressure in a unit by its name, as the quantity counts it. What does not say from where it counts does so from
 * where the field does; inches and centimetres of mercury go down from the air, Torr and microns up from nothing.
 * @param atmosphere Pa
 */
function pascalFromNamed(quantity: Quantity, value: number, name: string, atmosphere: number): number | undefined {
  const named = pressureFromName(name);
  if (named === undefined) return undefined;
  const { pascal, isVacuum, isAbsolute } = pressureUnit(named.code);
  const size = value * pascal;
  if (quantity === 'pressureDifference') return named.counts === undefined ? size : undefined;
  const isGaugeField = quantity === 'gaugePressure';
  const counts = named.counts ?? (isVacuum ? 'vacuum' : isAbsolute ? 'absolute' : isGaugeField ? 'gauge' : 'absolute');
  // A gauge asked for its own reading is told apart from what is absolute by who asks.
  if (isGaugeField && counts === 'absolute') return undefined;
  const above = counts === 'vacuum' ? -Math.abs(size) : size;
  return counts === 'absolute' || isGaugeField ? above : atmosphere + above;
}

const written = (name: string): string =>
  name
    .replace(/[\p{Zs}\t·.*]/gu, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('μ', 'µ');

/** SI value of one number in a unit by its name; undefined for a name the quantity does not know. */
function siFromNamed(quantity: Quantity, value: number, name: string, atmosphere?: number): number | undefined {
  if (PRESSURES.has(quantity)) return pascalFromNamed(quantity, value, name, atmosphere ?? readersAtmosphere());
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
  return undefined;
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
