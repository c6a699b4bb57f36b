/** From the provider's stream to the one pages read: `data: {content | tool_calls | finish_reason | error, message}` … `data: [DONE]`. */
import { chunksOf, dataLines } from '../../src/assistant/event-stream.ts';

export interface Relay {
  /** Most time between two chunks, ms. */
  readonly silenceWithin: number;
  /** What a page is told when the answer breaks off. */
  readonly cutMessage: string;
  readonly timeoutMessage: string;
  /** Hangs up on the provider. */
  stop(): void;
}

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Silence extends Error {}

/** The chunks of a stream, given up when none comes for a while. @throws {Silence} */
async function* withoutSilence(stream: AsyncGenerator<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Silence()), limit);
    });
    try {
      const next = stream.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, silence]);
      if (done) return;
      yield value;
    } finally {
      clearTimeout(timer);
    }
  }
}

const CALL_KEYS = ['index', 'id', 'type'] as const;

/** A fragment of a tool call with the keys pages know, and no other. */
function fragmentOf(call: unknown): Item | undefined {
  if (!isObject(call)) return undefined;
  const { function: called } = call;
  const kept = Object.fromEntries(
    CALL_KEYS.filter((key) => call[key] !== undefined && call[key] !== null).map((key) => [key, call[key]]),
  );
  if (!isObject(called)) return kept;
  const { name, arguments: text } = called;
  return {
    ...kept,
    function: { ...(typeof name === 'string' && { name }), ...(typeof text === 'string' && { arguments: text }) },
  };
}

/** What one chunk of the provider says to the page; undefined when nothing. */
export function itemOfChunk(chunk: unknown): Item | undefined {
  const [choice] = isObject(chunk) && Array.isArray(chunk['choices']) ? (chunk['choices'] as unknown[]) : [];
  if (!isObject(choice)) return undefined;
  const delta = isObject(choice['delta']) ? choice['delta'] : {};
  const { content, tool_calls: calls } = delta;
  const reason = choice['finish_reason'];
  const fragments = Array.isArray(calls) ? calls.map(fragmentOf).filter((call) => call !== undefined) : [];
  const item = {
    ...(typeof content === 'string' && content !== '' && { content }),
    ...(fragments.length > 0 && { tool_calls: fragments }),
    ...(typeof reason === 'string' && { finish_reason: reason }),
  };
  return Object.keys(item).length > 0 ? item : undefined;
}

function chunkFromLine(line: string): Item | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function* items(body: ReadableStream<Uint8Array>, relay: Relay): AsyncGenerator<Item | '[DONE]'> {
  const cut = { error: 'E_AI_CUT', message: relay.cutMessage };
  let isFinished = false;
  try {
    for await (const line of dataLines(withoutSilence(chunksOf(body), relay.silenceWithin))) {
      if (line === '[DONE]') {
        isFinished = true;
        break;
      }
      const chunk = chunkFromLine(line);
      if (chunk === undefined) continue;
      // Its text is the provider's and may quote the key, so it stays here.
      if (chunk['error'] !== undefined && chunk['error'] !== null) {
        yield cut;
        return;
      }
      const item = itemOfChunk(chunk);
      if (item) yield item;
      isFinished ||= item?.['finish_reason'] !== undefined;
    }
  } catch (error) {
    yield error instanceof Silence ? { error: 'E_AI_TIMEOUT', message: relay.timeoutMessage } : cut;
    return;
  } finally {
    relay.stop();
  }
  yield isFinished ? '[DONE]' : cut;
}

/** The stream a page reads, at the pace it reads it; the provider is hung up on as soon as the page is gone. */
export function relayed(body: ReadableStream<Uint8Array>, relay: Relay): ReadableStream<Uint8Array> {
  const source = items(body, relay);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${value === '[DONE]' ? value : JSON.stringify(value)}\n\n`));
    },
    cancel: () => relay.stop(),
  });
}
