/** One exchange with the model's provider on the reader's own key. The key is neither written nor sent back. */
import type { SharedKey, SharedTranslator } from '../../src/i18n/keys.ts';
import type { AnswerHeaders, Call, HttpFunction } from '../http/call.ts';
import { failure, FUNCTION_HEADERS } from '../http/envelope.ts';
import type { Failure } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { CHAT_LIMITS } from '../../src/assistant/limits.ts';
import type { Offer } from './offer.ts';
import { saidError } from './provider-error.ts';
import { askProvider } from './provider.ts';
import type { ProviderProblem } from './provider.ts';
import { relayed } from './relay.ts';
import type { BrokenOff, RelayLimits } from './relay.ts';
import { chatRequestFrom } from './request.ts';
import type { Checked } from './request.ts';
import type { Locale } from '../../src/language/index.ts';

export interface ChatFunction {
  readonly rateLimit: RateLimit;
  readonly offer: Offer;
  /** Most time until the first byte of an answer, ms. */
  readonly answerWithin: number;
  readonly limits: RelayLimits;
}

/** The provider's own status is kept where it says what to do; its failures are a bad gateway's. */
function statusOf(code: ProviderProblem, status: number): number {
  if (code === 'E_AI_TIMEOUT') return 504;
  return status >= 400 && status < 500 ? status : 502;
}

/** A page of another site may not spend a reader's calls: browsers say where a call comes from. */
function isForeign(call: Call): boolean {
  const site = call.header('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

/** What is wrong with a request, in the reader's language. */
function faultOf({ field, limit, allowed }: Extract<Checked, { ok: false }>, t: SharedTranslator): Failure {
  if (allowed) {
    const [code, key] =
      field === 'model'
        ? (['E_CHAT_MODEL', 'http.E_CHAT_MODEL'] as const)
        : (['E_CHAT_ADDRESS', 'http.E_CHAT_ADDRESS'] as const);
    const named = allowed.map((one) => (one === '' ? t('http.ownAddress') : one));
    return { error: t(key, { allowed: named.join(', ') }), code, field };
  }
  const error = limit === undefined ? t('http.E_CHAT', { field }) : t('http.E_CHAT_LONG', { field, limit });
  return { error, code: 'E_CHAT', field };
}

const headersIn = (locale: Locale): AnswerHeaders => ({
  'content-type': 'text/event-stream; charset=utf-8',
  'content-language': locale,
  // A host that compressed or buffered the answer would hold its words back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  ...FUNCTION_HEADERS,
});
const streamHeaders: Readonly<Record<Locale, AnswerHeaders>> = { fr: headersIn('fr'), en: headersIn('en') };

/** POST /api/ai/chat under these rules. */
export function chatFunction({ rateLimit, offer, answerWithin, limits }: ChatFunction): HttpFunction {
  return jsonFunction({
    bodyLimit: CHAT_LIMITS.body,
    rateLimit,
    async handle(body, { locale, t, call }) {
      if (isForeign(call)) return failure({ error: t('http.E_ORIGIN'), code: 'E_ORIGIN' }, { locale, status: 403 });
      const checked = chatRequestFrom(body, offer);
      if (!checked.ok) return failure(faultOf(checked, t), { locale, status: 400 });
      const { apiKey, model } = checked.request;
      const answer = await askProvider(checked.request, locale, { baseUrl: offer.baseUrl, answerWithin }, call.signal);
      if (!answer.ok) {
        const { code, status } = answer;
        return failure(
          { error: t(`http.${code}` satisfies SharedKey, { status, model }), code },
          { locale, status: statusOf(code, status) },
        );
      }
      const brokenOff = (code: 'E_AI_CUT' | 'E_AI_TIMEOUT'): BrokenOff => ({ error: code, message: t(`http.${code}`) });
      const stream = relayed(answer.body, {
        limits,
        cut: brokenOff('E_AI_CUT'),
        timeout: brokenOff('E_AI_TIMEOUT'),
        said(error) {
          const { code, detail } = saidError(error, apiKey);
          if (code === 'E_AI_SAID' && detail === '') return brokenOff('E_AI_CUT');
          return { error: code, message: t(`http.${code}`, { model, detail }) };
        },
        stop: answer.stop,
      });
      return { status: 200, headers: streamHeaders[locale], body: stream };
    },
  });
}
