/**
 * A blend that leaked, a table that differs from another. "R449A 12 kg perdus sur 40" leads to what is left of it, filled; "R448A top
 * up how many times" and "pourquoi deux tables R407C diffèrent" to the pages that answer them.
 */
import { filled } from '../../../language/index.ts';
import { formatSignificant, withUnit } from '../../../quantities/index.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import type { SearchData } from '../entries.ts';
import type { Reader } from './answer.ts';
import type { Said } from './facts.ts';
import { fluidsIn } from './fluid-names.ts';
import { LONGEST_QUESTION, plainFrom } from './tokens.ts';

const LOST = /\b(?:perdu[es]*|perte|fuite|fui|manque[a-z]*|lost|losing|leak(?:ed|s)?|missing)\b/;
const NUMBER = '(\\d+(?:[.,]\\d+)?)';
/** The first is lost of the second, one of them at least in kilograms. */
const PAIR = new RegExp(
  `${NUMBER}\\s*(kg)?\\b[^\\d]{0,24}?\\b(?:sur|of|out of|from)\\s+(?:les\\s+|the\\s+)?${NUMBER}\\s*(kg)?\\b`,
);
/** How it is topped up, and what makes it a question of the blend and not of the law. */
const TOP_UP =
  /\b(?:appoints?|complements?|completer|re?goutt[a-z]*|rajout[a-z]*|top(?:ping)?[- ]?ups?|topped[- ]?up)\b/;
const TIMES = /\b(?:combien de fois|how (?:many times|often)|fuites?|fui|leak(?:s|ed|ing)?)\b/;
const TABLES = /\b(?:deux|two)\b.{0,24}\btables\b/;
const DIGITS = 4;

/** @returns undefined where nothing of that is asked */
export function lostOf(
  text: string,
  sign: ',' | '.',
  { locale }: Pick<Reader, 'locale'>,
  { ways, texts }: Pick<SearchData, 'ways' | 'texts'>,
): Said | undefined {
  const { blendLeak, twoTables } = ways;
  if (text.length > LONGEST_QUESTION) return undefined;
  const [named, other] = fluidsIn(text);
  if (!named || other) return undefined;
  const { name: fluid } = named;
  const plain = plainFrom(text.slice(0, named.from) + ' '.repeat(named.to - named.from) + text.slice(named.to));
  if (twoTables !== undefined && TABLES.test(plain))
    return { title: fluid, lines: [texts.twoTables], address: twoTables };
  // Numbers of blends (ISO 817): of a pure fluid nothing separates.
  if (blendLeak === undefined || !/^R[45]\d\d/.test(fluid)) return undefined;
  const [, first = '', kilos, second = '', kilosAfter] = PAIR.exec(plain) ?? [];
  const [lost, charge] = [first, second].map((typed) => parseNumber(typed, sign));
  const isTold = LOST.test(plain) && (kilos ?? kilosAfter) !== undefined && lost?.ok === true && charge?.ok === true;
  if (isTold && lost.value > 0 && charge.value > lost.value) {
    const mass = (value: number): string => withUnit(formatSignificant(value, DIGITS, locale), 'kg');
    const query = new URLSearchParams({ fluid, charge_kg: String(charge.value), lost_kg: String(lost.value) });
    return {
      title: fluid,
      lines: [filled(texts.lost, { lost: mass(lost.value), charge: mass(charge.value), fluid })],
      address: `${blendLeak}?${query.toString()}`,
    };
  }
  if (/\d/.test(plain) || !TOP_UP.test(plain) || !TIMES.test(plain)) return undefined;
  const query = new URLSearchParams({ fluid });
  return { title: fluid, lines: [filled(texts.lostAny, { fluid })], address: `${blendLeak}?${query.toString()}` };
}
