import type { Locale } from '../../src/language/index.ts';
import type { Answer, AnswerHeaders } from './call.ts';

export interface Failure {
  /** For the reader, in the reader's language. */
  readonly error: string;
  readonly code: string;
  readonly field?: string;
}

export interface EnvelopeOptions {
  readonly locale: Locale;
  /** HTTP status, 200 unless told: a domain error is an answer too. */
  readonly status?: number;
  readonly headers?: AnswerHeaders;
}

/** What every function's answer carries, whatever its type. */
export const FUNCTION_HEADERS: AnswerHeaders = {
  vary: 'accept-language',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const headersIn = (locale: Locale): AnswerHeaders => ({
  'content-type': 'application/json; charset=utf-8',
  'content-language': locale,
  'cache-control': 'no-store',
  ...FUNCTION_HEADERS,
});
// Made once: a host turns each of these into its own form once, by the object.
const headersByLocale: Readonly<Record<Locale, AnswerHeaders>> = { fr: headersIn('fr'), en: headersIn('en') };

/** `{ok: true, result}` */
export function success(result: unknown, options: EnvelopeOptions): Answer {
  return envelope({ ok: true, result }, options);
}

/** `{ok: false, error, code, field?}` */
export function failure(problem: Failure, options: EnvelopeOptions): Answer {
  return envelope({ ok: false, ...problem }, options);
}

function envelope(body: object, { locale, status = 200, headers }: EnvelopeOptions): Answer {
  const shared = headersByLocale[locale];
  return { status, headers: headers ? { ...shared, ...headers } : shared, body: JSON.stringify(body) };
}
