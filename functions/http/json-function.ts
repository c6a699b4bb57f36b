import { translator } from '../../src/i18n/index.ts';
import type { Key, Translator } from '../../src/i18n/index.ts';
import { readJsonObject } from './body.ts';
import { failure } from './envelope.ts';
import { localeFromAcceptLanguage } from './language.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Locale } from '../../src/language/index.ts';

export interface JsonFunction {
  /** Largest body taken, bytes. */
  readonly bodyLimit: number;
  readonly rateLimit: RateLimit;
  /** What the function is for. The body is a JSON object; everything thrown becomes a plain 500. */
  handle(body: Readonly<Record<string, unknown>>, caller: Caller): Response | Promise<Response>;
}

export interface Caller {
  readonly locale: Locale;
  readonly t: Translator;
  readonly request: Request;
}

export const REFUSALS = {
  E_RATE: { status: 429, key: 'http.E_RATE' },
  E_METHOD: { status: 405, key: 'http.E_METHOD' },
  E_TYPE: { status: 415, key: 'http.E_TYPE' },
  E_SIZE: { status: 413, key: 'http.E_SIZE' },
  E_JSON: { status: 400, key: 'http.E_JSON' },
  E_FAULT: { status: 500, key: 'http.E_FAULT' },
} as const satisfies Record<string, { status: number; key: Key }>;
export type Refusal = keyof typeof REFUSALS;

/**
 * The HTTP rules every function shares, in front of what it is for: rate limit, POST only,
 * JSON only, a bounded body, an envelope in the caller's language whatever happens.
 */
export function jsonFunction(rules: JsonFunction): (request: Request, address: string) => Promise<Response> {
  return async (request, address) => {
    const locale = localeFromAcceptLanguage(request.headers.get('accept-language'));
    const t = translator(locale);
    const refuse = (code: Refusal, headers: Record<string, string> = {}): Response => {
      const { status, key } = REFUSALS[code];
      const error = t(key, { limit: Math.floor(rules.bodyLimit / 1000) });
      return failure({ error, code }, { status, locale, headers });
    };

    const wait = rules.rateLimit.take(address);
    if (wait > 0) return refuse('E_RATE', { 'retry-after': String(wait) });
    if (request.method !== 'POST') return refuse('E_METHOD', { allow: 'POST' });
    try {
      const body = await readJsonObject(request, rules.bodyLimit);
      return body.ok ? await rules.handle(body.value, { locale, t, request }) : refuse(body.refusal);
    } catch (fault) {
      reportFault(fault);
      return refuse('E_FAULT');
    }
  };
}

/** The host's log is for its operator; the caller only learns that there was a fault. */
function reportFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(`function fault: ${text}\n`);
}
