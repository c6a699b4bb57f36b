import { translator } from '../../src/i18n/answers.ts';
import type { SharedTranslator } from '../../src/i18n/keys.ts';
import { readJsonObject } from './body.ts';
import type { Answer, Call, HttpFunction } from './call.ts';
import { localeFromAcceptLanguage } from './language.ts';
import type { RateLimit } from './rate-limit.ts';
import { refusals } from './refusals.ts';
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

/** Bodies on their way have come, or have been given up, after, s. */
const BODIES_WITHIN = '10';

/**
 * The HTTP rules every function shares, in front of what it is for: rate limit, one method,
 * JSON only, a bounded body, an envelope in the caller's language whatever happens.
 */
export function jsonFunction(rules: JsonFunction): HttpFunction {
  const { method = 'POST' } = rules;
  const refusal = refusals({ limit: Math.floor(rules.bodyLimit / 1000), method });

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
      if (body.refusal === 'E_RATE') return refusal(locale, 'E_RATE', 'retry-after', BODIES_WITHIN);
      return refusal(locale, body.refusal);
    } catch (fault) {
      reportFault(fault);
      return refusal(locale, 'E_FAULT');
    }
  };
}
