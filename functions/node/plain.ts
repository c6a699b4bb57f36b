/** Short answers of the server itself, for callers that are no page of the site. */
import { translator } from '../../src/i18n/index.ts';
import type { Key } from '../../src/i18n/index.ts';
import type { Answer, AnswerHeaders } from '../http/call.ts';
import { localeFromAcceptLanguage } from '../http/language.ts';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' };

/** One sentence in the language asked for. */
export function plainAnswer(
  status: number,
  key: Extract<Key, `http.${string}`>,
  accepted: string | undefined,
  headers: AnswerHeaders = {},
): Answer {
  const locale = localeFromAcceptLanguage(accepted ?? null);
  return {
    status,
    headers: { ...PLAIN, 'content-language': locale, ...headers },
    body: `${translator(locale)(key)}\n`,
  };
}
