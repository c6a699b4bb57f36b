/** Dates and clocks in other letters: 03-Nov-2025, lun. 3 nov. 2025, Nov 3, 2025, 20251103T081500Z, 08h15. */

/** First letters of the months' names, short and long, in the languages files come in; no accents, no case. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrt', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];
const MARKS = /\p{M}/gu;

/** From 1; undefined where the word is no month. */
function monthOf(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(MARKS, '').toLowerCase();
  const place = MONTHS.findIndex((names) => names.some((name) => plain.startsWith(name)));
  return place === -1 ? undefined : place + 1;
}

const DAY_NAME = String.raw`(?:\p{L}{2,10}\.?,?\s+)?`;
const DAY_MONTH_YEAR = new RegExp(
  String.raw`^${DAY_NAME}(\d{1,2})[\s./-]+(\p{L}{3,10})\.?,?[\s./-]*(\d{4}|\d{2})\b(.*)$`,
  'u',
);
const MONTH_DAY_YEAR = new RegExp(String.raw`^${DAY_NAME}(\p{L}{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})\b(.*)$`, 'u');
const UNPARTED = /^(\d{4})(\d{2})(\d{2})[T\s](\d{2}):?(\d{2})(?::?(\d{2}))?(?!\d)(.*)$/i;
const NAMED_DAY = /^\p{L}{2,10}\.?,?\s+(?=\d)/u;
const CLOCK_BY_LETTERS = /(\d{1,2})\s?h\s?(\d{2})(?:\s?(?:min|mn|m|:)?\s?(\d{2})\s?s?)?(?=\s|$|[Z+-])/i;
const ZONE_NAME = /\s*(?:GMT|UTC)(?=[+-]\d)/i;
/** Names of zones say no offset everyone agrees on: the clock is taken as the place's. */
const ZONE_LETTERS = /(\d|[AP]\.?M\.?)\s+(?!(?:AM|PM|UTC|GMT)$)[A-Z]{2,5}$/i;
const IN_PARENTHESES = /\s*\([^)]*\)$/;
/** Shorter and longer texts, and those of fewer figures, are no date and no clock. */
const SHORTEST = 4;
const LONGEST = 80;
const DIGITS = /\d.*\d.*\d/s;

export interface Rewritten {
  /** The same in figures. */
  readonly text: string;
  /** How the date is written, where its order is sure; undefined where it is parted by signs as usual. */
  readonly date: string | undefined;
}

const two = (figure: string | number): string => String(figure).padStart(2, '0');
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

function dateInFigures(text: string): Rewritten | undefined {
  const [, day = '', name = '', year = '', rest = ''] = DAY_MONTH_YEAR.exec(text) ?? [];
  const month = monthOf(name);
  if (month !== undefined) return { text: `${fullYear(year)}-${two(month)}-${two(day)}${rest}`, date: 'd MMM yyyy' };
  const [, first = '', second = '', last = '', more = ''] = MONTH_DAY_YEAR.exec(text) ?? [];
  const named = monthOf(first);
  if (named !== undefined) return { text: `${last}-${two(named)}-${two(second)}${more}`, date: 'MMM d, yyyy' };
  const [whole, y = '', m = '', d = '', hours = '', minutes = '', seconds = '00', zone = ''] =
    UNPARTED.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { text: `${y}-${m}-${d}T${hours}:${minutes}:${seconds}${zone}`, date: 'yyyyMMdd' };
}

/** A date or a clock that is written otherwise, in figures and their usual signs; undefined where there is nothing to rewrite. */
export function rewrittenStamp(source: string): Rewritten | undefined {
  const text = source.trim();
  if (text.length < SHORTEST || text.length > LONGEST || !DIGITS.test(text)) return undefined;
  const dated = dateInFigures(text) ?? { text: text.replace(NAMED_DAY, ''), date: undefined };
  const plain = dated.text
    .replace(CLOCK_BY_LETTERS, (_, hours: string, minutes: string, seconds?: string) =>
      [hours, minutes, ...(seconds === undefined ? [] : [seconds])].join(':'),
    )
    .replace(IN_PARENTHESES, '')
    .replace(ZONE_NAME, '')
    .replace(ZONE_LETTERS, '$1');
  return plain === text ? undefined : { text: plain, date: dated.date };
}
