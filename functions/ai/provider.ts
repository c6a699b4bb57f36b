/** Asking the model's provider: an OpenAI-compatible chat completions endpoint, on the reader's own key. */
import { fencedContext } from '../../src/assistant/fence.ts';
import { asSent } from '../../src/assistant/messages.ts';
import { systemPrompt } from '../../src/assistant/prompt.ts';
import type { ChatRequest } from './request.ts';
import type { Locale } from '../../src/language/index.ts';

export interface Provider {
  readonly baseUrl: string;
  /** Most time until the first byte of an answer, ms. */
  readonly answerWithin: number;
}

export type ProviderProblem =
  | 'E_AI_KEY'
  | 'E_AI_ACCESS'
  | 'E_AI_MODEL'
  | 'E_AI_TOOLS'
  | 'E_AI_LENGTH'
  | 'E_AI_REQUEST'
  | 'E_AI_QUOTA'
  | 'E_AI_DOWN'
  | 'E_AI_UNREACHED'
  | 'E_AI_TIMEOUT';

export type ProviderAnswer =
  /** `stop` hangs up, whatever is still to come. */
  | { readonly ok: true; readonly body: ReadableStream<Uint8Array>; stop(): void }
  /** `status` is the provider's own, 0 when it gave none. */
  | { readonly ok: false; readonly code: ProviderProblem; readonly status: number };

/** How a model takes its settings: those that reason choose their own temperature and count their thoughts. */
export type Dialect = 'plain' | 'reasoning';

/** OpenAI's o-series and its models from the fifth generation on, whoever serves them. */
const REASONS = /(?:^|[/:])(?:o\d|gpt-(?:[5-9]|\d\d))(?![a-z])/i;

/** The dialect a model's name tells; a refusal tells it for the others. */
const dialectOf = (model: string): Dialect => (REASONS.test(model) ? 'reasoning' : 'plain');

const SETTINGS = {
  // Little invention: what is quoted is to be quoted as it stands.
  plain: { temperature: 0.2, max_tokens: 4096 },
  reasoning: { max_completion_tokens: 16_384 },
} as const satisfies Record<Dialect, object>;

/** What the provider is sent: the prompt first, then what was said, the context as data, and the question. */
function completionOf(request: ChatRequest, locale: Locale, dialect: Dialect): object {
  const { userMessage, conversationHistory, contextMessage, model, tools } = request;
  return {
    model,
    stream: true,
    ...SETTINGS[dialect],
    messages: [
      { role: 'system', content: systemPrompt(locale) },
      ...conversationHistory.map((message) => asSent(message, locale)),
      ...(contextMessage === null ? [] : [{ role: 'user', content: fencedContext(contextMessage, locale) }]),
      asSent({ role: 'user', content: userMessage }, locale),
    ],
    ...(tools.length > 0 && { tools, tool_choice: 'auto' }),
  };
}

/** More of a refusal is not read, bytes. */
const REFUSAL_BYTES = 8000;

async function beginningOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (reader && text.length < REFUSAL_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return text;
  }
  await reader?.cancel().catch(() => undefined);
  return text;
}

const WITHOUT_TOOLS =
  /\b(?:tools?|tool_choice|functions?)\b[^.]{0,80}\bnot supported|\bnot support[^.]{0,80}\b(?:tools?|functions?)\b/i;

/** What a refusal means. Its text is only looked at, never passed on: it may quote the key. */
function problemOf(status: number, text: string, hasTools: boolean): ProviderProblem {
  if (status === 401) return 'E_AI_KEY';
  if (status === 402 || status === 403) return 'E_AI_ACCESS';
  if (status === 429) return 'E_AI_QUOTA';
  if (status >= 500) return 'E_AI_DOWN';
  if (/context_length_exceeded|maximum context length/i.test(text)) return 'E_AI_LENGTH';
  if (hasTools && WITHOUT_TOOLS.test(text)) return 'E_AI_TOOLS';
  if (status === 404 || /model_not_found/i.test(text)) return 'E_AI_MODEL';
  return 'E_AI_REQUEST';
}

/** Whether a refusal is about a setting the other dialect writes otherwise. */
const isOtherDialect = (status: number, text: string): boolean =>
  (status === 400 || status === 422) && /\b(?:temperature|max_tokens|max_completion_tokens)\b/.test(text);

/** Asks the provider and waits for the beginning of its answer. Never throws. */
export async function askProvider(
  request: ChatRequest,
  locale: Locale,
  provider: Provider,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const connection = new AbortController();
  const stop = (): void => connection.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, provider.answerWithin);
  const ask = (dialect: Dialect): Promise<Response> =>
    fetch(`${request.baseUrl ?? provider.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${request.apiKey}`,
      },
      body: JSON.stringify(completionOf(request, locale, dialect)),
      // The key goes to the address that was configured, and to no other it may name.
      redirect: 'error',
      signal: connection.signal,
    });
  try {
    const dialect = dialectOf(request.model);
    let response = await ask(dialect);
    let refusal = response.ok ? '' : await beginningOf(response.body);
    if (!response.ok && isOtherDialect(response.status, refusal)) {
      response = await ask(dialect === 'plain' ? 'reasoning' : 'plain');
      refusal = response.ok ? '' : await beginningOf(response.body);
    }
    const { status } = response;
    if (!response.ok) return { ok: false, code: problemOf(status, refusal, request.tools.length > 0), status };
    if (response.body === null) return { ok: false, code: 'E_AI_REQUEST', status };
    return { ok: true, body: response.body, stop };
  } catch {
    return { ok: false, code: isLate ? 'E_AI_TIMEOUT' : 'E_AI_UNREACHED', status: 0 };
  } finally {
    clearTimeout(timer);
  }
}
