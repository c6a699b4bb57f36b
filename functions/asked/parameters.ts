/** What an address asks: the words of its query that say how to answer, and the inputs of the question. */
import { locales, text } from '../../src/language/index.ts';
import type { Bilingual, Locale } from '../../src/language/index.ts';
import { nearestWords } from '../../src/language/nearest.ts';
import { ALL_QUESTIONS } from '../../src/access/questions/index.ts';
import type { Question } from '../../src/access/questions/index.ts';
import { numberFromText } from '../../src/quantities/parse.ts';

/** Most rows of an answer. */
export const MOST_ROWS = 200;
/** What all of them may cost, saturations: half a second of the one thread that answers everybody. */
const MOST_SATURATIONS = 1000;
/** Words of a query that are no input. */
export const OPTIONS = ['ask', 'get', 'format', 'decimal', 'decimals', 'lang'] as const;
type Option = (typeof OPTIONS)[number];
const isOption = (name: string): name is Option => (OPTIONS as readonly string[]).includes(name);

export const FORMATS = ['json', 'csv', 'text'] as const;
export type Format = (typeof FORMATS)[number];
const DECIMAL_WORDS = ['point', 'comma'] as const;
/** Most decimals a figure may be written with. */
const MOST_DECIMALS = 12;

/** Why an address cannot be asked. */
export class AddressRefused extends Error {
  readonly said: Bilingual;
  readonly field: string;
  constructor(field: string, said: Bilingual) {
    super(said.en);
    this.said = said;
    this.field = field;
  }
}
const refuse = (field: string, fr: string, en: string): never => {
  throw new AddressRefused(field, text(fr, en));
};

function oneOf<T extends string>(field: string, word: string, words: readonly T[]): T {
  const found = words.find((one) => one === word);
  if (found !== undefined) return found;
  const [near] = nearestWords(word, words, 1);
  return near === undefined
    ? refuse(field, `${field}\u00a0: au choix\u00a0: ${words.join(', ')}.`, `${field}: one of: ${words.join(', ')}.`)
    : refuse(
        field,
        `${field}\u00a0: inconnu, le plus proche\u00a0: ${near}.`,
        `${field}: unknown, the nearest: ${near}.`,
      );
}

export interface Wanted {
  readonly question: Question;
  readonly get: readonly string[];
  readonly format: Format;
  readonly decimal: 'point' | 'comma';
  readonly decimals: number | undefined;
  readonly locale: Locale;
  /** The requests, by their texts: one, or one for each value of the input that has several. */
  readonly requests: readonly Readonly<Record<string, string>>[];
}

/** `-30..50..5`: from, to and step, both ends in. */
function valuesOf(name: string, word: string): readonly string[] {
  const parts = word.split('..');
  const [from = Number.NaN, to = Number.NaN, step = Number.NaN] = parts.map(numberFromText);
  if (parts.length !== 3 || !Number.isFinite(from + to + step)) return [word];
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count >= 1 && count <= MOST_ROWS))
    return refuse(name, `${name}\u00a0: de 1 à ${MOST_ROWS} valeurs.`, `${name}: 1 to ${MOST_ROWS} values.`);
  // Twelve digits: nobody asks for 0.30000000000000004.
  return Array.from({ length: count }, (_, place) => String(Number((from + place * step).toPrecision(12))));
}

const questionOf = (name: string): Question =>
  ALL_QUESTIONS.find(
    (one) =>
      one.name ===
      oneOf(
        'ask',
        name,
        ALL_QUESTIONS.map((question) => question.name),
      ),
  ) as Question;

/**
 * @param only the question of the door, where it has one; else `ask` names it
 * @param spoken the language of the caller's header, where the address names none
 * @throws {AddressRefused} a word of the query that is none, with the nearest
 */
export function wantedBy(
  query: string,
  { only, format: usual }: { readonly only?: Question; readonly format: Format },
  spoken: Locale,
): Wanted {
  const options = new Map<Option, string>();
  const inputs = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    // A question may have an input of that name: it is the second, where the address names the question first.
    if (isOption(name) && !(name === 'ask' && (only !== undefined || options.has('ask')))) options.set(name, value);
    else inputs.set(name, [...(inputs.get(name) ?? []), ...valuesOf(name, value)]);
  }
  const ask = options.get('ask');
  const question =
    only ??
    (ask === undefined
      ? refuse(
          'ask',
          `ask\u00a0: valeur manquante, au choix\u00a0: ${ALL_QUESTIONS.map(({ name }) => name).join(', ')}.`,
          `ask: value missing, one of: ${ALL_QUESTIONS.map(({ name }) => name).join(', ')}.`,
        )
      : questionOf(ask));
  const decimals = options.get('decimals');
  if (decimals !== undefined && !(/^\d{1,2}$/.test(decimals) && Number(decimals) <= MOST_DECIMALS))
    refuse('decimals', `decimals\u00a0: 0 à ${MOST_DECIMALS}.`, `decimals: 0 to ${MOST_DECIMALS}.`);
  const several = [...inputs].filter(([, values]) => values.length > 1);
  if (several.length > 1)
    refuse(
      several[1]?.[0] ?? '',
      `${several.map(([name]) => name).join(', ')}\u00a0: plusieurs valeurs d’une seule entrée à la fois.`,
      `${several.map(([name]) => name).join(', ')}: several values of one input at a time.`,
    );
  const [name, values] = several[0] ?? [];
  const most = Math.min(MOST_ROWS, Math.floor(MOST_SATURATIONS / (question.cost ?? 1)));
  if ((values?.length ?? 0) > most)
    refuse(name ?? '', `${name}\u00a0: de 1 à ${most} valeurs.`, `${name}: 1 to ${most} values.`);
  const one = Object.fromEntries([...inputs].map(([input, list]) => [input, list[0] ?? '']));
  return {
    question,
    get: (options.get('get') ?? '').split(',').filter((word) => word !== ''),
    format: oneOf('format', options.get('format') ?? usual, FORMATS),
    decimal: oneOf('decimal', options.get('decimal') ?? 'point', DECIMAL_WORDS),
    decimals: decimals === undefined ? undefined : Number(decimals),
    locale: oneOf('lang', options.get('lang') ?? spoken, locales),
    requests: name === undefined || values === undefined ? [one] : values.map((value) => ({ ...one, [name]: value })),
  };
}
