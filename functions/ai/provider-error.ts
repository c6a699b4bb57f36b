/** What an error item inside a provider's stream says, without the key it may quote. */
import type { ProviderProblem } from './provider.ts';

export interface SaidError {
  readonly code:
    Extract<ProviderProblem, 'E_AI_KEY' | 'E_AI_ACCESS' | 'E_AI_MODEL' | 'E_AI_LENGTH' | 'E_AI_QUOTA'> | 'E_AI_SAID';
  /** The provider's own words, without what could be of a key; empty when it gave none. */
  readonly detail: string;
}

/** In the order they are looked for, in the error's code and type. */
const KNOWN: readonly (readonly [RegExp, SaidError['code']])[] = [
  [/invalid_api_key|authentication|^401$/, 'E_AI_KEY'],
  [/insufficient_quota|rate_limit|^429$/, 'E_AI_QUOTA'],
  [/permission|billing|^40[23]$/, 'E_AI_ACCESS'],
  [/context_length|string_above_max_length/, 'E_AI_LENGTH'],
  [/model_not_found|^404$/, 'E_AI_MODEL'],
];

const LONGEST_DETAIL = 200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The error of a stream's `error` item, whatever its shape. */
export function saidError(error: unknown, apiKey: string): SaidError {
  const { message, code, type } = isObject(error) ? error : { message: error, code: undefined, type: undefined };
  const labels = [code, type].flatMap((label) =>
    typeof label === 'string' || typeof label === 'number' ? [String(label).toLowerCase()] : [],
  );
  const known = KNOWN.find(([pattern]) => labels.some((label) => pattern.test(label)));
  const words = [message, ...labels].find((text) => typeof text === 'string' && text.trim() !== '');
  return { code: known?.[1] ?? 'E_AI_SAID', detail: typeof words === 'string' ? withoutKey(words, apiKey) : '' };
}

/** On one line, short, every word gone that is of the key, is masked or looks like a key. */
function withoutKey(text: string, apiKey: string): string {
  const ends = apiKey.length >= 12 ? [apiKey.slice(0, 8), apiKey.slice(-8)] : [apiKey];
  const isOfKey = (word: string): boolean =>
    /\*{2}|\bsk-/.test(word) || ends.some((end) => word.includes(end)) || (word.length >= 8 && apiKey.includes(word));
  const words = text.split(/[\s\p{Cc}]+/u).map((word) => (isOfKey(word) ? '…' : word));
  const line = words.join(' ').trim();
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line;
}
