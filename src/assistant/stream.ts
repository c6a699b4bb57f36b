/** What the chat function streams, as items; see functions/api/ai/chat.ts for who writes them. */
import { dataLines } from './event-stream.ts';

export interface ToolCallFragment {
  readonly index: number;
  readonly id?: string;
  readonly type?: string;
  readonly function?: { readonly name?: string; readonly arguments?: string };
}

export type StreamItem =
  | { readonly kind: 'content'; readonly text: string }
  | { readonly kind: 'tool-calls'; readonly fragments: readonly ToolCallFragment[] }
  | { readonly kind: 'finish'; readonly reason: string }
  /** `message` is absent when the item gives none. */
  | { readonly kind: 'error'; readonly message: string | undefined }
  /** A line that is no JSON object. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'done' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fragmentFrom(value: unknown): ToolCallFragment | undefined {
  if (!isObject(value)) return undefined;
  const { id, type, function: called } = value;
  const index = typeof value['index'] === 'number' ? value['index'] : 0;
  const name = isObject(called) && typeof called['name'] === 'string' ? called['name'] : undefined;
  const text = isObject(called) && typeof called['arguments'] === 'string' ? called['arguments'] : undefined;
  return {
    index,
    ...(typeof id === 'string' && { id }),
    ...(typeof type === 'string' && { type }),
    function: { ...(name !== undefined && { name }), ...(text !== undefined && { arguments: text }) },
  };
}

/** The items one line says, in the order they count. */
export function itemsFromLine(line: string): readonly StreamItem[] {
  if (line === '[DONE]') return [{ kind: 'done' }];
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return [{ kind: 'unreadable' }];
  }
  if (!isObject(value)) return [{ kind: 'unreadable' }];
  const { content, tool_calls: calls, finish_reason: reason, error, message } = value;
  if (error !== undefined && error !== null && error !== false) {
    return [{ kind: 'error', message: typeof message === 'string' && message !== '' ? message : undefined }];
  }
  const items: StreamItem[] = [];
  if (typeof content === 'string' && content !== '') items.push({ kind: 'content', text: content });
  if (Array.isArray(calls)) {
    const fragments = calls.map(fragmentFrom).filter((fragment) => fragment !== undefined);
    if (fragments.length > 0) items.push({ kind: 'tool-calls', fragments });
  }
  if (typeof reason === 'string') items.push({ kind: 'finish', reason });
  return items;
}

/** Lines that came all at once are read without a pause for this long, ms: then the page draws. */
const LONGEST_SPELL = 10;
const FEWEST_LINES = 200;

/** The items of a stream, up to [DONE]. @throws whatever the stream throws */
export async function* streamItems(stream: AsyncIterable<Uint8Array>): AsyncGenerator<StreamItem> {
  let began = performance.now();
  let lines = 0;
  for await (const line of dataLines(stream)) {
    lines += 1;
    // Time spent waiting for the network is no spell: one line per frame would take minutes.
    if (lines > FEWEST_LINES && performance.now() - began > LONGEST_SPELL) {
      await new Promise((resolve) => void setTimeout(resolve));
      began = performance.now();
      lines = 0;
    }
    for (const item of itemsFromLine(line)) {
      yield item;
      if (item.kind === 'done') return;
    }
  }
}
