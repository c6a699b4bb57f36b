/** A figure put into another unit: "28 psi en bar", "12000 btu", "3/8 pouce en mm", "psi bar". */
import { UNITS } from '../../../calculators/convertisseur/units.ts';
import type { ConverterUnit } from '../../../calculators/convertisseur/units.ts';
import { formatSignificant, withUnit } from '../../../quantities/index.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import { PRESSURE_CODES, pressurePattern } from '../../../quantities/pressure-units.ts';
import { STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { SearchData } from '../entries.ts';
import type { Reader } from './answer.ts';
import type { Said } from './facts.ts';
import { plainFrom } from './tokens.ts';

type Quantity = keyof typeof UNITS;
type Named = readonly [quantity: Quantity, code: string];

/** What each unit is called, the longest name first; small letters without accents. */
const NAMES: readonly (readonly [pattern: string, quantity: Quantity, code: string])[] = [
  ...PRESSURE_CODES.map((code) => [pressurePattern(code, true), 'pressure', code] as const),
  ['kilowatts?|kw', 'power', 'kW'],
  ['megawatts?|mw', 'power', 'MW'],
  ['watts?|w', 'power', 'W'],
  ['kcal\\s?/\\s?h|kilocalories?(?: par heure)?', 'power', 'kcal/h'],
  ['frigories?(?: par heure)?|fg(?:\\s?/\\s?h)?', 'power', 'fg/h'],
  ['btu(?:\\s?/\\s?h(?:r|our)?|\\s?per hour|h|s)?', 'power', 'BTU/h'],
  ['tonnes? de (?:froid|refrigeration)|tons? of (?:refrigeration|cooling)|refrigeration tons?|tons?|tr', 'power', 'TR'],
  ['cv|ch|chevaux|cheval(?: vapeur)?', 'power', 'ch'],
  ['hp|horse\\s?power', 'power', 'hp'],
  ['kwh', 'energy', 'kWh'],
  ['wh', 'energy', 'Wh'],
  ['kj', 'energy', 'kJ'],
  ['mj', 'energy', 'MJ'],
  ['joules?|j', 'energy', 'J'],
  ['kcal', 'energy', 'kcal'],
  ['m3\\s?/\\s?h|m³\\s?/\\s?h', 'volume_flow', 'm3/h'],
  ['l\\s?/\\s?s', 'volume_flow', 'L/s'],
  ['l\\s?/\\s?min|lpm', 'volume_flow', 'L/min'],
  ['l\\s?/\\s?h', 'volume_flow', 'L/h'],
  ['cfm', 'volume_flow', 'cfm'],
  ['gpm|gal(?:lons?)?(?: us)? ?/ ?min|gallons? per minute', 'volume_flow', 'gpm'],
  ['kg\\s?/\\s?h', 'mass_flow', 'kg/h'],
  ['kg\\s?/\\s?s', 'mass_flow', 'kg/s'],
  ['g\\s?/\\s?s', 'mass_flow', 'g/s'],
  ['lbs?\\s?/\\s?h(?:r)?', 'mass_flow', 'lb/h'],
  ['lbs?\\s?/\\s?min', 'mass_flow', 'lb/min'],
  ["pouces?|inch(?:es)?|\"|''|po", 'length', 'in'],
  ['millimetres?|millimeters?|mm', 'length', 'mm'],
  ['centimetres?|centimeters?|cm', 'length', 'cm'],
  ['kilometres?|kilometers?|km', 'length', 'km'],
  ['metres?|meters?|m', 'length', 'm'],
  ['pieds?|feet|foot|ft', 'length', 'ft'],
  ['yards?|yd', 'length', 'yd'],
  ['miles?', 'length', 'mile'],
  ['m2|m²', 'area', 'm2'],
  ['ft2|ft²|square feet|sq\\.?\\s?ft', 'area', 'ft2'],
  ['m3|m³', 'volume', 'm3'],
  ['litres?|liters?|l', 'volume', 'L'],
  ['gallons?(?: us)?', 'volume', 'galUS'],
  ['ft3|ft³|cubic feet', 'volume', 'ft3'],
  ['kilogrammes?|kilograms?|kilos?|kg', 'mass', 'kg'],
  ['grammes?|grams?|g', 'mass', 'g'],
  ['livres?|pounds?|lbs?', 'mass', 'lb'],
  ['onces?|ounces?|oz', 'mass', 'oz'],
  ['m\\s?/\\s?s', 'speed', 'm/s'],
  ['km\\s?/\\s?h', 'speed', 'km/h'],
  ['ft\\s?/\\s?min|fpm', 'speed', 'ft/min'],
  ['degres? celsius|degrees? celsius|celsius|°\\s?c|c', 'temperature', 'C'],
  ['degres? fahrenheit|degrees? fahrenheit|fahrenheit|°\\s?f|f', 'temperature', 'F'],
  ['kelvins?|k', 'temperature', 'K'],
];

/** What a unit is put into where nobody says. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  psi: ['bar', 'kPa'],
  bar: ['psi', 'kPa'],
  kPa: ['bar', 'psi'],
  MPa: ['bar', 'psi'],
  mbar: ['Pa', 'micron'],
  Pa: ['mbar', 'bar'],
  micron: ['mbar', 'Pa'],
  inHg: ['mbar', 'psi'],
  mmHg: ['mbar', 'bar'],
  cmHg: ['mbar', 'bar'],
  Torr: ['mbar', 'Pa'],
  at: ['bar', 'psi'],
  atm: ['bar', 'psi'],
  hPa: ['mbar', 'bar'],
  mmH2O: ['Pa', 'mbar'],
  mH2O: ['bar', 'kPa'],
  inH2O: ['Pa', 'mbar'],
  kW: ['BTU/h', 'TR'],
  W: ['BTU/h', 'kcal/h'],
  'BTU/h': ['kW', 'kcal/h'],
  TR: ['kW', 'BTU/h'],
  ch: ['kW', 'hp'],
  hp: ['kW', 'ch'],
  'fg/h': ['kW', 'BTU/h'],
  'kcal/h': ['kW', 'BTU/h'],
  in: ['mm'],
  ft: ['m'],
  mm: ['in'],
  m: ['ft'],
  kg: ['lb'],
  g: ['oz'],
  lb: ['kg'],
  oz: ['g'],
  cfm: ['m3/h', 'L/s'],
  gpm: ['m3/h', 'L/min'],
  'm3/h': ['cfm', 'L/s'],
  'L/s': ['m3/h', 'cfm'],
  'L/min': ['m3/h', 'gpm'],
  C: ['F', 'K'],
  F: ['C', 'K'],
  K: ['C', 'F'],
};
/** Single letters that mean much else where nothing says what they are put into. */
const LOOSE = new Set(['m', 'g', 'L', 'K', 'C', 'J']);

const NUMBER =
  '[-−]?(?:\\d+\\s+\\d+\\s?/\\s?\\d+|\\d+\\s?/\\s?\\d+|\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*)';
// Read on plain text, where a letter is one of 26: classes of Unicode took a phone 100 ms to compile, at the first key.
const REFERENCE = '(?:\\s?\\(?(?<REF>g|gau?ge|rel[a-z]*|mano[a-z]*|a|abs[a-z]*)\\)?(?![a-z]))?';
const UNIT = NAMES.map(([pattern]) => `(${pattern})`).join('|');
const END = '(?![a-z\\d])';
const LINK = '(?:en|in|to|into|vers|=|->|→|combien (?:de|d.|en)|how many|vaut|equals?|est en)';
/** A figure with its unit and, behind a word, the unit wanted. */
const ASKED = new RegExp(
  `^[^a-z\\d−-]*(?:(?:convert[a-z]*|conver[a-z]*|combien (?:font|fait)|how much is|what is)\\s+)?(?<value>${NUMBER})?\\s*(?:°\\s?(?![cfk]))?(?:${UNIT})${REFERENCE.replace('REF', 'one')}${END}(?:\\s*(?:${LINK}\\s*)+(?:${UNIT})${REFERENCE.replace('REF', 'two')}${END})?(?<rest>.*)$`,
);
/** "psi bar", "btu kw". */
const PAIR = new RegExp(`^[^a-z\\d]*(?:conver[a-z]*\\s+)?(?:${UNIT})\\s+(?:${LINK}\\s+|et |and |/ ?)?(?:${UNIT})\\W*$`);

/** The unit whose group matched, the first of them standing at a place. */
const namedAt = (match: RegExpExecArray, start: number): Named | undefined => {
  const place = NAMES.findIndex((_, at) => match[start + at] !== undefined);
  const found = NAMES[place];
  return found && [found[1], found[2]];
};

function valueOf(text: string, sign: ',' | '.'): number | undefined {
  const [, whole = '0', over, under] = /^(?:(\d+)\s+)?(\d+)\s?\/\s?(\d+)$/.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return Number(whole) + Number(over) / Number(under);
  const parsed = parseNumber(text.replaceAll('−', '-').replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, ''), sign);
  return parsed.ok ? parsed.value : undefined;
}

const unitFrom = ([quantity, code]: Named): ConverterUnit | undefined =>
  (UNITS[quantity] as Readonly<Record<string, ConverterUnit>>)[code];

const FIGURES = 5;
const DECIMALS_OF_OFFSET = 6;
type Counted = 'gauge' | 'absolute' | undefined;
const countedFrom = (text: string | undefined): Counted =>
  text === undefined ? undefined : text.startsWith('a') ? 'absolute' : 'gauge';

/** @returns what the figure is in other units; undefined where the text asks for no conversion */
export function converted(
  text: string,
  sign: ',' | '.',
  { locale }: Reader,
  { ways, texts }: SearchData,
): Said | undefined {
  if (ways.converter === undefined) return undefined;
  const plain = plainFrom(text).replace(/\s+/g, ' ').trim();
  // A word alone converts nothing.
  if (!/[\d\s=>→]/.test(plain)) return undefined;
  const pair = PAIR.exec(plain);
  const match = pair ?? ASKED.exec(plain);
  if (!match) return undefined;
  const count = NAMES.length;
  const start = pair ? 1 : 2;
  const from = namedAt(match, start);
  const target = namedAt(match, start + count + (pair ? 0 : 1));
  const { value: typed, one, two, rest = '' } = match.groups ?? {};
  if (!from || (target && target[0] !== from[0])) return undefined;
  if (!target && (typed === undefined || LOOSE.has(from[1]))) return undefined;
  if (rest.replace(/[\s?.!]/g, '') !== '') return undefined;
  const value = typed === undefined ? 1 : valueOf(typed, sign);
  if (value === undefined) return undefined;
  const wanted = target ? [target[1]] : (USUAL[from[1]] ?? []);
  const source = unitFrom(from);
  if (!source || wanted.length === 0) return undefined;
  const [counted, countedTo] = [countedFrom(one), countedFrom(two)];
  const to = countedTo ?? counted;
  const isPressure = from[0] === 'pressure';
  const shift =
    !isPressure || (counted ?? to) === to ? 0 : to === 'absolute' ? STANDARD_ATMOSPHERE : -STANDARD_ATMOSPHERE;
  const si = value * source.factor + (source.offset ?? 0) + shift;
  const suffix = (how: Counted, symbol: string): string =>
    !isPressure || how === undefined ? '' : how === 'absolute' ? ` ${texts.absolute}` : symbol === 'psi' ? 'g' : '(g)';
  const figures = wanted.flatMap((code) => {
    const unit = unitFrom([from[0], code]);
    if (!unit) return [];
    // Beside the point a unit counts from, digits are the noise of that point.
    const decimals = unit.offset === undefined && shift === 0 ? undefined : DECIMALS_OF_OFFSET;
    return [
      withUnit(formatSignificant((si - (unit.offset ?? 0)) / unit.factor, FIGURES, locale, decimals), unit.symbol) +
        suffix(to, unit.symbol),
    ];
  });
  const query = new URLSearchParams({
    quantity: from[0],
    value: String(value),
    from: from[1],
    to: wanted[0] ?? '',
    ...(isPressure && counted === 'gauge' && { from_ref: 'rel' }),
    ...(isPressure && to === 'gauge' && { to_ref: 'rel' }),
  }).toString();
  const shown = withUnit(formatSignificant(value, FIGURES, locale), source.symbol) + suffix(counted, source.symbol);
  return {
    title: `${shown} = ${figures.join(' = ')}`,
    lines: isPressure && counted === undefined && to === undefined ? [texts.sameReference] : [],
    address: `${ways.converter}?${query}`,
  };
}
