/** Short answers of the server itself, for callers that are no page of the site. */
import { translator } from '../../src/i18n/answers.ts';
import type { Key } from '../../src/i18n/keys.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../../src/language/index.ts';
import type { Answer, AnswerHeaders } from '../http/call.ts';
import { localeFromAcceptLanguage } from '../http/language.ts';

const COMMON = { 'cache-control': 'no-store', vary: 'accept, accept-language' };
const PLAIN = { ...COMMON, 'content-type': 'text/plain; charset=utf-8' };
/** A page that stands alone: it asks for nothing, as whatever it asked for might not be read either. */
const PAGE = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Whoever asks for a page gets one, and its browser asks again by itself when it is time. */
function pageOf(sentence: string, again: string, locale: Locale): string {
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>AppFroid</title>` +
    `<h1>AppFroid</h1><p>${sentence}</p><p><a href="">${again}</a></p></html>\n`
  );
}

/**
 * One sentence in the language asked for; a page of it where `asked` says that pages are read, and the same request may
 * be made again later (`retry-after` among `headers`).
 */
export function plainAnswer(
  status: number,
  key: Extract<Key, `http.${string}`>,
  asked: IncomingHttpHeaders,
  headers: AnswerHeaders = {},
): Answer {
  const locale = localeFromAcceptLanguage(asked['accept-language'] ?? null);
  const t = translator(locale);
  const wait = headers['retry-after'];
  if (wait !== undefined && asked.accept?.includes('text/html'))
    return {
      status,
      headers: { ...PAGE, 'content-language': locale, refresh: wait, ...headers },
      body: pageOf(t(key), t('http.again'), locale),
    };
  return { status, headers: { ...PLAIN, 'content-language': locale, ...headers }, body: `${t(key)}\n` };
}
