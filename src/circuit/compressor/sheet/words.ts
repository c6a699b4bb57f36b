/** What the headings of makers' sheets mean, in the languages they are printed in. */
import type { Quantity } from '../quantities.ts';
import type { SheetUnit } from './units.ts';
import { quantityOfUnit, sheetUnitFromText } from './units.ts';

/** What a column or a line of a sheet is. */
export const SHEET_ROLES = ['capacity', 'power', 'mass_flow', 'current', 'te', 'tc', 'speed', 'skip'] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];
/** What is not asked for in a column but said by it for the whole sheet. */
export type SheetFact = 'fluid' | 'name' | 'marque' | 'superheat' | 'subcooling' | 'returnGas' | 'sweptVolume';

export interface Heading {
  readonly role: SheetRole | undefined;
  readonly fact: SheetFact | undefined;
  readonly unit: SheetUnit | undefined;
}

/**
 * In this order: what only looks like a quantity of ours comes before it. Small letters, no accents, `_` and `-` as
 * spaces, without the unit.
 */
const PATTERNS: readonly (readonly [RegExp, SheetRole])[] = [
  [/sat\w*\.? suction|suction (?:dew|sat)|\bsst\b/u, 'te'],
  [/sat\w*\.? discharge|discharge (?:dew|sat)|\bsdt\b/u, 'tc'],
  // Heat given off, ratios, efficiencies, gas temperatures.
  [
    /heating (?:capacity|power)|heat (?:output|rejection)|cond\w* (?:capacity|duty|power)|calorifique|rejete|heizleistung|(?:verflussiger|kondensator)leistung|calorifica|potenza termica|\bq ?(?:c|cd|cond|h|heat)\b/u,
    'skip',
  ],
  [
    /\bcop\b|\beer\b|efficien|rendement|wirkungsgrad|rendimiento|rendimento|isentrop|volumetric|\bratio\b|\btaux\b|requested|rated|nominal freq/u,
    'skip',
  ],
  [
    /discharge|refoulement|druckgas|descarga|scarico|\bt ?dis(?:ch\w*)?\b|pressure|pression|druck\b|presion|\bp (?:suc|dis|evap|cond)\b/u,
    'skip',
  ],
  [
    /(?:puissance|production) frigo|cooling cap|refrigerat\w* (?:cap|effect)|k(?:a|ae)lteleistung|(?:potencia|capacidad|produccion|capacidade) (?:frigorifica|de refrigera)|(?:potenza|resa|capacita) frigorifer|evaporator (?:cap|duty)|capacit|capacidad|\bcap\b|q ?curv|\bbtu ?h\b|cooling power|^puissance$|\bq (?:dot )?(?:evp|evap|ev|cool|e|l|0|o)\b|\bq ?dot\b/u,
    'capacity',
  ],
  [
    /puissance (?:absorb|electr|consomm)|power|leistungsaufnahme|aufgenommene|(?:elektr\w*\.?|antriebs|wellen) ?leistung|potenc\w+ (?:absor|electr|consum)|potenza (?:assorb|elettr)|\bconsumo\b|consommation|pwr|^input$|\bwatts?\b|\bw ?(?:dot|comp|el)\b|\bp ?el\b/u,
    'power',
  ],
  [
    /debit|mass ?flow|massenstrom|kaltemittelstrom|refrigerant flow|gas flow|flow ?rate|caudal|flujo|portata|vazao|\bm ?dot\b|\bmass\b/u,
    'mass_flow',
  ],
  [/intensit|courant|current|\bamp\w*|strom|corriente|intensidad|corrente|assorbimento/u, 'current'],
  [/evapora|verdampf|evaporac|\bt ?(?:e|ev|evp|evap|0|o)\b|\bte\b/u, 'te'],
  [/condens|kondens|verfluss|\bt ?(?:c|cd|cnd|cond|k)\b/u, 'tc'],
  [/frequen|frecuen|drehzahl|vitesse|\bspeed\b|\brpm\b|\brps\b|velocid|velocit|\bhz\b|\bn rps\b/u, 'speed'],
];
/** Names of one or two letters, which are nothing inside a sentence. */
const LETTERS: Readonly<Record<string, SheetRole>> = {
  q: 'capacity',
  c: 'capacity',
  e: 'skip',
  q0: 'capacity',
  qo: 'capacity',
  qe: 'capacity',
  pf: 'capacity',
  φ0: 'capacity',
  p: 'power',
  pe: 'power',
  pa: 'power',
  pi: 'power',
  pel: 'power',
  w: 'power',
  m: 'mass_flow',
  mr: 'mass_flow',
  ṁ: 'mass_flow',
  qm: 'mass_flow',
  i: 'current',
  a: 'current',
  s: 'te',
  d: 'tc',
  te: 'te',
  t0: 'te',
  to: 'te',
  tc: 'tc',
  tk: 'tc',
  n: 'speed',
  f: 'speed',
};
const FACTS: readonly (readonly [RegExp, SheetFact])[] = [
  [/refrigerant$|kaltemittel$|^fluide?$|fluide frigo|refrigerante$/u, 'fluid'],
  [/return gas|gaz aspire|suction gas temp|sauggas/u, 'returnGas'],
  [/superheat|surchauffe|uberhitzung|recalent|surriscald/u, 'superheat'],
  [/subcool|sous ?refroid|unterkuhl|subenfri|sottoraffr/u, 'subcooling'],
  [/^model|^modele|^typ|^compressor id|^modelo|^modello/u, 'name'],
  [/manufacturer|fabricant|hersteller|^brand|^marque|^marca/u, 'marque'],
  [/swept|displacement m3 h|volume balaye|hubvolumen|volumen desplazado/u, 'sweptVolume'],
];

const BRACKETS = /[([{]\s*([^()[\]{}]*?)\s*[)\]}]/gu;

/** Small letters without accents, with spaces between the words. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0306\u0308-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll(/([a-z])\u0307/gu, '$1 dot')
    .replaceAll('ß', 'ss')
    .replaceAll(/[_"'’:=|-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The unit at the end of a heading: in brackets, after a comma, a slash or "in", or as its last words ("mdot_g_s"). */
function unitOf(heading: string): { readonly unit: SheetUnit | undefined; readonly rest: string } {
  for (const [whole, inner] of heading.matchAll(BRACKETS)) {
    const unit = sheetUnitFromText(inner ?? '');
    if (unit !== undefined) return { unit, rest: heading.replace(whole, ' ') };
  }
  const bare = heading.replaceAll(BRACKETS, ' ');
  const after = /^(.+?)(?:\s+in\s+|\s+en\s+|[,/]\s*)([^,]+)$/u.exec(bare);
  const said = after === null ? undefined : sheetUnitFromText(after[2] ?? '');
  if (said !== undefined) return { unit: said, rest: after?.[1] ?? bare };
  const words = plainWords(bare).split(' ');
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const unit = sheetUnitFromText(words.slice(-count).join('/'));
    // "t c" is a temperature of condensation, and no temperature in degrees; "q f" is nobody's.
    const isName = count === 1 && unit?.of === 'temperature' && words.length === 2 && (words[0] ?? '').length === 1;
    if (unit !== undefined && !isName) return { unit, rest: words.slice(0, -count).join(' ') };
  }
  return { unit: undefined, rest: bare };
}

/** Characters: longer ones are prose. */
const LONGEST_HEADING = 160;

/** What a heading says; nothing for a word no sheet uses. */
export function headingFromText(text: string): Heading {
  if (text.length > LONGEST_HEADING) return { role: undefined, fact: undefined, unit: undefined };
  const whole = sheetUnitFromText(text);
  const { unit, rest } = unitOf(text);
  const words = plainWords(rest);
  const fact = FACTS.find(([pattern]) => pattern.test(words))?.[1];
  if (fact !== undefined) return { role: 'skip', fact, unit };
  const role = LETTERS[words] ?? PATTERNS.find(([pattern]) => pattern.test(words))?.[1];
  if (role !== undefined) return { role, fact: undefined, unit };
  const own = unit ?? whole;
  const byUnit = own === undefined ? undefined : own.of === 'speed' ? 'speed' : quantityOfUnit(own);
  return { role: byUnit, fact: undefined, unit: own };
}

/** Whether a heading names one of the four quantities. */
export const isQuantity = (role: SheetRole | undefined): role is Quantity =>
  role === 'capacity' || role === 'power' || role === 'mass_flow' || role === 'current';

/** What a coefficient is called: "C1", "c[3]", "M0", "a10", "Coefficient4 y". */
const COEFFICIENT_NAME = /^(?:[a-zα-ω]{1,3}[_.[(]?(\d{1,2})[\])]?|coef\w*\.?[\s_]*[a-z]?(\d{1,2})\b.*)\s*[:=]?$/iu;
/** The place a coefficient's name says; undefined for any other word. */
export function coefficientPlace(text: string): number | undefined {
  const found = COEFFICIENT_NAME.exec(text.trim().replaceAll(/["']/gu, ''));
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? undefined : Number(digits);
}
/** A name that says what the coefficient multiplies in EnergyPlus's order: x, x², y, y², xy, x³, y³, x²y, xy². */
export const isBicubicName = (text: string): boolean =>
  /coef\w*[\s_]*3\W*_?x\W*(?:\*\*|pow|_|\^|²)?\W*2?/iu.test(text) && /x/iu.test(text);
