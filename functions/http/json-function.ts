import { translator } from '../../src/i18n/index.ts';
import type { SharedKey, SharedTranslator } from '../../src/i18n/index.ts';
import { readJsonObject } from './body.ts';
import type { Answer, Call, HttpFunction } from './call.ts';
import { failure } from './envelope.ts';
import { localeFromAcceptLanguage } from './language.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Locale } from '../../src/language/index.ts';
import { reportFault, reportHangUp } from './report.ts';

export interface JsonFunction {
  /** POST unless told. A function read with GET is handed an empty body. */
  readonly method?: 'GET' | 'POST';
  /** Largest body taken, bytes. */
  readonly bodyLimit: number;
  /** Most time a body may take, ms; ten seconds unless told. */
  readonly bodyWithin?: number;
  readonly rateLimit: RateLimit;
  /** What the function is for. The body is a JSON object; everything thrown becomes a plain 500. */
  handle(body: Readonly<Record<string, unknown>>, caller: Caller): Answer | Promise<Answer>;
}

export interface Caller {
  readonly locale: Locale;
  readonly t: SharedTranslator;
  readonly call: Call;
}

const REFUSALS = {
  E_RATE: { status: 429, key: 'http.E_RATE' },
  E_METHOD: { status: 405, key: 'http.E_METHOD' },
  E_TYPE: { status: 415, key: 'http.E_TYPE' },
  E_SIZE: { status: 413, key: 'http.E_SIZE' },
  E_SLOW: { status: 408, key: 'http.E_SLOW' },
  E_GONE: { status: 400, key: 'http.E_JSON' },
  E_JSON: { status: 400, key: 'http.E_JSON' },
  E_FAULT: { status: 500, key: 'http.E_FAULT' },
} as const satisfies Record<string, { status: number; key: SharedKey }>;
export type Refusal = keyof typeof REFUSALS;

/**
 * The HTTP rules every function shares, in front of what it is for: rate limit, one method,
 * JSON only, a bounded body, an envelope in the caller's language whatever happens.
 */
export function jsonFunction(rules: JsonFunction): HttpFunction {
  const { method = 'POST' } = rules;
  const made = new Map<string, Answer>();
  /** Each made once: a caller refused a thousand times costs little more than its connection. */
  const refusal = (locale: Locale, code: Refusal, header?: 'retry-after' | 'allow', value = ''): Answer => {
    const name = `${locale} ${code} ${value}`;
    let answer = made.get(name);
    if (answer === undefined) {
      const { status, key } = REFUSALS[code];
      const error = translator(locale)(key, { limit: Math.floor(rules.bodyLimit / 1000), method });
      answer = failure({ error, code }, { status, locale, ...(header && { headers: { [header]: value } }) });
      made.set(name, answer);
    }
    return answer;
  };

  return async (call) => {
    const locale = localeFromAcceptLanguage(call.header('accept-language'));
    const wait = rules.rateLimit.take(call.address);
    if (wait > 0) return refusal(locale, 'E_RATE', 'retry-after', String(wait));
    if (call.method !== method) return refusal(locale, 'E_METHOD', 'allow', method);
    const t = translator(locale);
    try {
      if (method === 'GET') return await rules.handle({}, { locale, t, call });
      const body = await readJsonObject(call, rules.bodyLimit, rules.bodyWithin);
      if (body.ok) return await rules.handle(body.value, { locale, t, call });
      if (body.refusal === 'E_GONE') reportHangUp();
      return refusal(locale, body.refusal);
    } catch (fault) {
      reportFault(fault);
      return refusal(locale, 'E_FAULT');
    }
  };
}
