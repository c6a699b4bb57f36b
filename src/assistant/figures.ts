/**
 * The figures of an answer held against what the site itself has said: a figure that no tool, no context and no
 * question contains is told as not verified. A reply may round what it quotes, never add to it.
 */
import { isResultMessage, resultOfMessage } from './messages.ts';
import type { ChatMessage } from './messages.ts';

/** A number as people write it, in either language: not part of a word, a fluid's name or another number. */
const NUMBER =
  /(?<![\p{L}\d_.,]|\p{L}-|\d\/|\d[\u202F\u00A0 ])(\d{1,3}(?:[\u202F\u00A0 ]\d{3})+(?!\d)|\d+)((?:[.,]\d+)*)(?:e([+-]?\d{1,3}))?(?![\p{L}_]*\d)/giu;
/** What follows a number that is a figure. Longer symbols stand before their own beginnings. */
const UNIT =
  /^[\u202F\u00A0 ]?(?:°C|°F|kelvins?|K|mbar|bars?|kPa|MPa|Pa|psi|kWh|MWh|kW|MW|W|kJ|MJ|J|kg|g|tonnes?|t|m³|m3|m²|m2|mm|cm|µm|m|dm³|L|l|litres?|liters?|tr\/min|rpm|mA|A|mV|V|kHz|Hz|dB|%|ppm|min|s|h)(?![\p{L}\d])/u;

/** A range's first end has its unit after the second. */
const RANGE = /^[\u202F\u00A0 ]?(?:à|to|-|–|−|et|and)[\u202F\u00A0 ]?[−-]?\d/u;

export interface Figure {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** What it may be read as: "1,234" is one number in French and another in English. */
  readonly readings: readonly Reading[];
}

interface Reading {
  /** Without its sign: a dash before a number is a sign, or a range. */
  readonly value: number;
  /** Half of its last digit. */
  readonly tolerance: number;
}

function readingOf(whole: string, decimals: string, exponent: string | undefined): Reading {
  const power = 10 ** Number(exponent ?? 0);
  return {
    value: Number(decimals === '' ? whole : `${whole}.${decimals}`) * power,
    tolerance: 0.5 * 10 ** -decimals.length * power,
  };
}

/** Every way a number's text may be read. */
function readingsOf(whole: string, rest: string, exponent: string | undefined): readonly Reading[] {
  const digits = whole.replace(/\D/g, '');
  const parts = rest.split(/[.,]/).slice(1);
  const [decimals = ''] = parts;
  if (parts.length === 0) return [readingOf(digits, '', exponent)];
  // "1,234,567" and "1.234,5": what stands before the last sign groups thousands.
  const last = parts.at(-1) ?? '';
  const grouped = readingOf(digits + parts.join(''), '', exponent);
  if (parts.length > 1) return [grouped, readingOf(digits + parts.slice(0, -1).join(''), last, exponent)];
  const plain = readingOf(digits, decimals, exponent);
  return decimals.length === 3 && digits.length <= 3 && digits !== '0' ? [plain, grouped] : [plain];
}

/** The numbers of a text. */
function numbersOf(text: string): readonly Figure[] {
  return [...text.matchAll(NUMBER)].map(({ 0: all, 1: whole = '', 2: rest = '', 3: exponent, index }) => ({
    start: index,
    end: index + all.length,
    readings: readingsOf(whole, rest, exponent),
  }));
}

/**
 * The figures of a text: numbers with decimals or a unit, or of two digits and more where a cell of a table holds
 * nothing else. Counts, ranks, years and names are none.
 */
export function figuresOf(text: string): readonly Figure[] {
  return numbersOf(text).filter(({ start, end }) => {
    const after = text.slice(end, end + 16);
    const isAlone = end - start > 1 && text.slice(0, start).replace(/[−-]/, '').trim() === '' && after.trim() === '';
    return isAlone || /\d[.,]\d/.test(text.slice(start, end)) || UNIT.test(after) || isRangeWithUnit(text, end);
  });
}

function isRangeWithUnit(text: string, end: number): boolean {
  if (!RANGE.test(text.slice(end, end + 8))) return false;
  const [next] = numbersOf(text.slice(end + 1, end + 30).replace(/^\D+/, ''));
  return (
    next !== undefined &&
    UNIT.test(
      text
        .slice(end + 1, end + 40)
        .replace(/^\D+/, '')
        .slice(next.end),
    )
  );
}

function valuesOfJson(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(Math.abs(value));
  else if (typeof value === 'string') addNumbers(value, into);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) valuesOfJson(inner, into);
}

function addNumbers(text: string, into: Set<number>): void {
  for (const { readings } of numbersOf(text)) for (const { value } of readings) into.add(value);
}

function addMessage({ role, content, context }: ChatMessage, into: Set<number>): void {
  if (context) {
    for (const { rows } of context.tables) for (const { value } of rows) addNumbers(value, into);
  } else if (role === 'user' && isResultMessage(content)) {
    try {
      valuesOfJson(JSON.parse(resultOfMessage(content)), into);
    } catch {
      addNumbers(content, into);
    }
  } else if (role === 'user') addNumbers(content, into);
}

/** Whether a figure stands, rounded or not, in what was known before an answer. */
export type Verifier = (figure: Figure) => boolean;

/** Holds figures against the questions, tool results and contexts of these messages; never against what the model said. */
export function verifierFrom(messages: readonly ChatMessage[]): Verifier {
  const known = new Set<number>();
  for (const message of messages) addMessage(message, known);
  const values = [...known];
  return ({ readings }) =>
    readings.some(({ value, tolerance }) =>
      values.some((one) => Math.abs(one - value) <= tolerance + 1e-9 * Math.max(1, value)),
    );
}
