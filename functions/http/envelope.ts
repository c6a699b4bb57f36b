import type { Locale } from '../../src/language/index.ts';

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
  readonly headers?: Readonly<Record<string, string>>;
}

/** `{ok: true, result}` */
export function success(result: unknown, options: EnvelopeOptions): Response {
  return envelope({ ok: true, result }, options);
}

/** `{ok: false, error, code, field?}` */
export function failure(problem: Failure, options: EnvelopeOptions): Response {
  return envelope({ ok: false, ...problem }, options);
}

function envelope(body: object, { locale, status = 200, headers = {} }: EnvelopeOptions): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    },
  });
}
