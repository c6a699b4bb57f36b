/** Asking the model's provider: an OpenAI-compatible chat completions endpoint, on the reader's own key. */
import { systemPrompt } from '../../src/assistant/prompt.ts';
import type { ChatRequest } from './request.ts';
import type { Locale } from '../../src/language/index.ts';

export const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

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

/** The provider's address from the environment, without a slash at its end; the default for what is no address. */
export function baseUrlFromEnvironment(text: string | undefined): string {
  const wanted = (text ?? '').trim().replace(/\/+$/, '');
  return /^https?:\/\/\S+$/.test(wanted) ? wanted : DEFAULT_BASE_URL;
}

/** What the provider is sent: the prompt first, then what was said, the context, and the question. */
function completionOf(request: ChatRequest, locale: Locale): object {
  const { userMessage, conversationHistory, contextMessage, model, tools } = request;
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: systemPrompt(locale) },
      ...conversationHistory,
      ...(contextMessage === null ? [] : [{ role: 'user', content: contextMessage }]),
      { role: 'user', content: userMessage },
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

/** What a refusal means. Its text is only looked at, never passed on: it may quote the key. */
async function problemOf(response: Response, hasTools: boolean): Promise<ProviderProblem> {
  const { status } = response;
  const text = await beginningOf(response.body);
  if (status === 401) return 'E_AI_KEY';
  if (status === 402 || status === 403) return 'E_AI_ACCESS';
  if (status === 429) return 'E_AI_QUOTA';
  if (status >= 500) return 'E_AI_DOWN';
  if (/context_length_exceeded|maximum context length/i.test(text)) return 'E_AI_LENGTH';
  if (
    hasTools &&
    /\b(?:tools?|tool_choice|functions?)\b[^.]{0,80}\bnot supported|\bnot support[^.]{0,80}\b(?:tools?|functions?)\b/i.test(
      text,
    )
  )
    return 'E_AI_TOOLS';
  if (status === 404 || /model_not_found/i.test(text)) return 'E_AI_MODEL';
  return 'E_AI_REQUEST';
}

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
  try {
    const response = await fetch(`${provider.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${request.apiKey}`,
      },
      body: JSON.stringify(completionOf(request, locale)),
      // The key goes to the address that was configured, and to no other it may name.
      redirect: 'error',
      signal: connection.signal,
    });
    if (!response.ok || response.body === null) {
      return { ok: false, code: await problemOf(response, request.tools.length > 0), status: response.status };
    }
    return { ok: true, body: response.body, stop };
  } catch {
    return { ok: false, code: isLate ? 'E_AI_TIMEOUT' : 'E_AI_UNREACHED', status: 0 };
  } finally {
    clearTimeout(timer);
  }
}
