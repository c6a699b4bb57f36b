/** What the publisher lets a reader choose: the model, and where it is asked. README.md lists the variables. */

const DEFAULT_MODEL = 'gpt-4o';
export const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

export interface Offer {
  /** Asked when a request names none. */
  readonly model: string;
  readonly models: readonly string[] | 'any';
  /** Where models are asked when a request says nothing else, without a slash at its end. */
  readonly baseUrl: string;
  /** Other addresses a request may name. */
  readonly baseUrls: readonly string[];
}

/** An address without a slash at its end; undefined for what is none. */
export function baseUrlFrom(text: string): string | undefined {
  const wanted = text.trim().replace(/\/+$/, '');
  return /^https?:\/\/\S+$/.test(wanted) ? wanted : undefined;
}

/** The provider's address from the environment; the default for what is no address. */
export function baseUrlFromEnvironment(text: string | undefined): string {
  return baseUrlFrom(text ?? '') ?? DEFAULT_BASE_URL;
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));

/** AI_MODELS: names by commas, `*` for any. AI_BASE_URL: the address. AI_BASE_URLS: other addresses, by commas. */
export function offerFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Offer {
  const named = listOf(environment['AI_MODELS']);
  const isAny = named.includes('*');
  const names = named.filter((name) => name !== '*');
  return {
    model: isAny || names.includes(DEFAULT_MODEL) ? DEFAULT_MODEL : (names[0] ?? DEFAULT_MODEL),
    models: isAny ? 'any' : names.length > 0 ? names : [DEFAULT_MODEL],
    baseUrl: baseUrlFromEnvironment(environment['AI_BASE_URL']),
    baseUrls: listOf(environment['AI_BASE_URLS']).flatMap((text) => baseUrlFrom(text) ?? []),
  };
}
