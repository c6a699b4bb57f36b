/** A text taken apart: figures with their units, fluids, words that say something, and what nobody understands. */
import { parseNumber } from '../../../quantities/parse.ts';
import { fluidsIn } from './fluid-names.ts';
import type { NamedFluid } from './fluid-names.ts';
import { FOREIGN, PRESSURE, PRESSURE_UNITS, referenceFromWord, TEMPERATURE, TEMPERATURE_LETTERS } from './units.ts';
import type { PressureUnit, Reference, TemperatureUnit } from './units.ts';
import { wordAt } from './words.ts';
import type { Role } from './words.ts';

export interface Unit {
  readonly pressure?: PressureUnit;
  /** What the unit itself says a pressure counts from. */
  readonly reference?: Reference;
  /** "8 bar a 12 °C": absolute, or "à". */
  readonly isLoose?: boolean;
  /** Undefined letter: a degree sign alone. */
  readonly temperature?: TemperatureUnit | 'degree';
}

export interface Figure extends Unit {
  readonly kind: 'figure';
  readonly text: string;
  readonly value: number;
  /** A dash that may be a minus or not: "R410A - 12 °C". */
  readonly isDashed: boolean;
}

export type Token =
  | Figure
  | { readonly kind: 'unit'; readonly text: string; readonly unit: Unit }
  | { readonly kind: 'word'; readonly text: string; readonly role: Role }
  /** `isNumber`: a number that is no reading, or cannot be read for sure. */
  | { readonly kind: 'unknown'; readonly text: string; readonly isNumber: boolean }
  | { readonly kind: 'fluid'; readonly text: string; readonly fluid: NamedFluid };

const NUMBER = /(?:(?:moins|minus)\s+)?(?:[-+]\s*)?(?:\d+(?:[.,]\d+)*|(?<![^\s(=:+-])[.,]\d+)/uy;
/** Digits a space parts by three, before a unit that has thousands: "1 200 kPa". */
const SPACED = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?=\s*(?:[kh]?pa|psi|mbar|mm\s?hg|microns?))/uy;
/** Above it no reading of the trade, Pa: "55 118 psi" are two numbers. */
const HIGHEST = 16e6;
/** A fluid stands in the plain text as this, which no pattern takes. */
const FLUID = '\u0001';
/** The difference of two temperatures, not one: "5 K". */
const COLDEST_KELVIN = 150;

/** One letter for each of the text, small and without accents. */
export const plainFrom = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? '';
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === 1 ? bare : letter.toLowerCase();
  }).join('');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The unit at a place, and how long it is. `text` has the accents that `plain` has not: "bar à" is not "bar a". */
function unitAt(plain: string, text: string, at: number): { readonly unit: Unit; readonly length: number } | undefined {
  const pressure = matchAt(PRESSURE, plain, at);
  if (pressure) {
    const place = pressure.slice(1, PRESSURE_UNITS.length + 1).findIndex((found) => found !== undefined);
    const { bracket, glued, apart } = pressure.groups ?? {};
    const end = at + pressure[0].length;
    const isPreposition = apart !== undefined && text[end - 1] === 'à';
    const said = bracket ?? glued ?? (isPreposition ? undefined : apart);
    const unit = PRESSURE_UNITS[place];
    if (unit)
      return {
        unit: {
          pressure: unit,
          ...(said !== undefined && { reference: referenceFromWord(said) }),
          isLoose: said === 'a' && apart !== undefined && /^\s*[-+]?\d/.test(plain.slice(end)),
        },
        length: isPreposition ? pressure[0].trimEnd().length - 1 : pressure[0].length,
      };
  }
  const temperature = matchAt(TEMPERATURE, plain, at);
  if (!temperature) return undefined;
  const letter = (temperature.groups?.['letter'] ?? temperature.groups?.['bare'] ?? '')[0];
  const unit = letter === undefined ? 'degree' : TEMPERATURE_LETTERS[letter];
  return unit && { unit: { temperature: unit }, length: temperature[0].length };
}

interface Read {
  readonly token: Token;
  readonly end: number;
}

/** The number at a place with its unit. */
function figureAt(plain: string, text: string, at: number, sign: ',' | '.', isAlone: boolean): Read | undefined {
  const number = matchAt(NUMBER, plain, at);
  if (!number) return undefined;
  let end = at + number[0].length;
  let digits = number[0].replace(/^(?:moins|minus)\s+/, '-').replace(/^([-+])\s+/, '$1');
  const start = end - (/[\d.,]+$/.exec(number[0])?.[0].length ?? 0);
  const spaced = matchAt(SPACED, plain, start);
  if (spaced) {
    const spacedEnd = start + spaced[0].length;
    const unit = unitAt(plain, text, spacedEnd);
    const joined = parseNumber(spaced[0].replaceAll(' ', ''), sign);
    const isReading = joined.ok && joined.value * (unit?.unit.pressure?.pascal ?? Infinity) <= HIGHEST;
    if (unit && isReading) {
      const whole = spacedEnd + unit.length;
      // "R410A 1 200 kPa": 1200 kPa, or 1 °C and 200 kPa.
      if (isAlone) return { token: { kind: 'unknown', text: text.slice(at, whole), isNumber: true }, end: whole };
      digits = digits.slice(0, digits.length - (end - start)) + spaced[0].replaceAll(' ', '');
      end = spacedEnd;
    }
  }
  const isSpacedDash = /^[-+]\s/.test(number[0]);
  const isDashed = number[0].startsWith('-') && (isSpacedDash || /[\p{L}\p{N}°)\u0001]/u.test(plain[at - 1] ?? ''));
  const parsed = parseNumber(digits, sign);
  const found = unitAt(plain, text, end);
  const strange = (to: number): Read => ({
    token: { kind: 'unknown', text: text.slice(at, to).trim(), isNumber: true },
    end: to,
  });
  const unitEnd = end + (found?.length ?? 0);
  // "8-12 bar" is a span, not a reading.
  if (!parsed.ok || (number[0].startsWith('-') && /\d/.test(plain[at - 1] ?? ''))) return strange(unitEnd);
  // "8bar12" may be 8,12 bar; "8bar12°C" is two figures.
  if (found && /\d/.test(plain[unitEnd] ?? '') && !/^[\d.,]+\s*°/.test(plain.slice(unitEnd)))
    return strange(unitEnd + (/^[^\s;()]+/.exec(plain.slice(unitEnd))?.[0].length ?? 0));
  if (!found) {
    const foreign = matchAt(FOREIGN, plain, end);
    if (foreign) return strange(end + foreign[0].length);
    const glued = /^[\p{L}\p{N}_%²³µ*^#][^\s;()]*/u.exec(plain.slice(end))?.[0];
    if (glued !== undefined) return strange(end + glued.length);
  }
  const unit = found?.unit ?? {};
  if (unit.temperature === 'K' && parsed.value < COLDEST_KELVIN) return strange(unitEnd);
  const token: Figure = {
    kind: 'figure',
    text: text.slice(at, unitEnd).trim(),
    value: parsed.value,
    isDashed,
    ...unit,
  };
  return { token, end: unitEnd };
}

/** A unit that stands alone: "psi 118", "en psi". Single letters say nothing there. */
function loneUnitAt(plain: string, text: string, at: number): Read | undefined {
  const found = unitAt(plain, text, at);
  if (!found || found.length < 2) return undefined;
  const end = at + found.length;
  return { token: { kind: 'unit', text: text.slice(at, end), unit: found.unit }, end };
}

/** Signs as the grammar has them, and no space inside a number that hard spaces group. */
const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2212\u2013\u2014\u2011]/g, '-')
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replace(/[º˚∘]/g, '°')
    .replace(/(?<=\d)[\u202f\u00a0\u2009](?=\d{3}(?!\d))/g, '')
    .replace(/\p{Zs}|\t/gu, ' ')
    .trim();

/** A text that is longer asks nothing, characters: each sign is looked at with all that stands around it. */
const LONGEST = 400;

/**
 * What a question is made of; nothing of a text too long for one.
 * @param sign the decimal sign of who typed it
 */
export function tokensOf(typed: string, sign: ',' | '.'): readonly Token[] {
  if (typed.length > LONGEST) return [];
  const text = tidied(typed);
  const fluids = fluidsIn(text);
  let plain = plainFrom(text);
  for (const { from, to } of fluids) plain = plain.slice(0, from) + FLUID.repeat(to - from) + plain.slice(to);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const fluid = fluids.find(({ from }) => from === at);
    if (fluid) {
      tokens.push({ kind: 'fluid', text: text.slice(at, fluid.to), fluid });
      at = fluid.to;
      continue;
    }
    const around = `${plain.slice(0, at)} ${plain.slice(at).replace(/^[-+\s]*\d{1,3}(?: \d{3})+/, '')}`;
    const read = figureAt(plain, text, at, sign, !/\d/.test(around)) ?? loneUnitAt(plain, text, at);
    if (read) {
      tokens.push(read.token);
      at = read.end;
      continue;
    }
    const word = wordAt(plain, at);
    if (word) {
      tokens.push({ kind: 'word', text: text.slice(at, at + word.length), role: word.role });
      at += word.length;
      continue;
    }
    // Nothing but punctuation goes without a word.
    const unknown = /^[^\s,;:!?()=\u0001.\-/+'’"“”«»…·•|~≈*_[\]{}°][^\s,;:!?()=\u0001]*/u.exec(plain.slice(at))?.[0];
    if (unknown !== undefined) {
      tokens.push({
        kind: 'unknown',
        text: text.slice(at, at + unknown.length),
        isNumber: /^\d|(?:bar|psi|pa|°).*\d/.test(unknown),
      });
      at += unknown.length;
    } else at += 1;
  }
  return tokens;
}
