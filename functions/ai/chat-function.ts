/** One exchange with the model's provider on the reader's own key. The key is neither written nor sent back. */
import type { Key } from '../../src/i18n/index.ts';
import { failure } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { CHAT_LIMITS } from '../../src/assistant/limits.ts';
import { askProvider } from './provider.ts';
import type { Provider, ProviderProblem } from './provider.ts';
import { relayed } from './relay.ts';
import { chatRequestFrom } from './request.ts';

export interface ChatFunction {
  readonly rateLimit: RateLimit;
  readonly provider: Provider;
  /** Most time between two chunks of an answer, ms. */
  readonly silenceWithin: number;
}

/** The provider's own status is kept where it says what to do; its failures are a bad gateway's. */
function statusOf(code: ProviderProblem, status: number): number {
  if (code === 'E_AI_TIMEOUT') return 504;
  return status >= 400 && status < 500 ? status : 502;
}

/** A page of another site may not spend a reader's calls: browsers say where a call comes from. */
function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

/** POST /api/ai/chat under these rules. */
export function chatFunction({
  rateLimit,
  provider,
  silenceWithin,
}: ChatFunction): (request: Request, address: string) => Promise<Response> {
  return jsonFunction({
    bodyLimit: CHAT_LIMITS.body,
    rateLimit,
    async handle(body, { locale, t, request }) {
      if (isForeign(request)) return failure({ error: t('http.E_ORIGIN'), code: 'E_ORIGIN' }, { locale, status: 403 });
      const checked = chatRequestFrom(body);
      if (!checked.ok) {
        const { field, limit } = checked;
        const error = limit === undefined ? t('http.E_CHAT', { field }) : t('http.E_CHAT_LONG', { field, limit });
        return failure({ error, code: 'E_CHAT', field }, { locale, status: 400 });
      }
      const answer = await askProvider(checked.request, locale, provider, request.signal);
      if (!answer.ok) {
        const { code, status } = answer;
        const error = t(`http.${code}` satisfies Key, { status, model: checked.request.model });
        return failure({ error, code }, { locale, status: statusOf(code, status) });
      }
      const stream = relayed(answer.body, {
        silenceWithin,
        cutMessage: t('http.E_AI_CUT'),
        timeoutMessage: t('http.E_AI_TIMEOUT'),
        stop: answer.stop,
      });
      return new Response(stream, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'content-language': locale,
          // A host that compressed or buffered the answer would hold its words back.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          vary: 'accept-language',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      });
    },
  });
}
