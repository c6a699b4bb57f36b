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
  /** Where models are asked, as readers are told; '' where it is the publisher's own business. */
  readonly shownUrl: string;
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

/** Names and addresses of a network of one's own: without a dot, of a reserved ending (RFC 6761, 6762, 8375), private (RFC 1918, 4193). */
const INTERNAL =
  /^(?:[^.:]+|.+\.(?:local|localhost|internal|lan|home\.arpa)|127\..+|10\..+|192\.168\..+|169\.254\..+|172\.(?:1[6-9]|2\d|3[01])\..+|\[(?:::1|f[cd][\da-f:]+|fe80:.*)\])$/i;

function isInternal(address: string): boolean {
  try {
    return INTERNAL.test(new URL(address).hostname);
  } catch {
    return true;
  }
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));

/**
 * AI_MODELS: names by commas, `*` for any. AI_BASE_URL: the address. AI_BASE_URLS: other addresses, by commas.
 * AI_SHOW_ADDRESS: yes or no; unless said, an address of one's own network is kept from readers, and any other shown.
 */
export function offerFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Offer {
  const named = listOf(environment['AI_MODELS']);
  const isAny = named.includes('*');
  const names = named.filter((name) => name !== '*');
  const baseUrl = baseUrlFromEnvironment(environment['AI_BASE_URL']);
  const shows = environment['AI_SHOW_ADDRESS']?.trim().toLowerCase();
  const isShown = shows === 'yes' || (shows !== 'no' && !isInternal(baseUrl));
  return {
    model: isAny || names.includes(DEFAULT_MODEL) ? DEFAULT_MODEL : (names[0] ?? DEFAULT_MODEL),
    models: isAny ? 'any' : names.length > 0 ? names : [DEFAULT_MODEL],
    baseUrl,
    shownUrl: isShown ? baseUrl : '',
    baseUrls: listOf(environment['AI_BASE_URLS']).flatMap((text) => baseUrlFrom(text) ?? []),
  };
}
