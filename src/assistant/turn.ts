/** One streamed answer, from its items to what it said. */
import { CHAT_LIMITS } from './limits.ts';
import type { StreamItem, ToolCallFragment } from './stream.ts';

export interface ToolCall {
  readonly name: string;
  /** JSON text, as the model wrote it. */
  readonly argumentsText: string;
}

export interface Turn {
  readonly text: string;
  /** In the order of their index. */
  readonly calls: readonly ToolCall[];
  /** Undefined when the stream never said why it ended. */
  readonly reason: string | undefined;
  /** The stream broke off before its end. */
  readonly isCut: boolean;
}

/** An item of the stream told of an error; `message` is undefined when it gave none. */
export class StreamError extends Error {
  readonly detail: string | undefined;

  constructor(detail: string | undefined) {
    super(detail ?? 'stream error');
    this.name = 'StreamError';
    this.detail = detail;
  }
}

interface Draft {
  name: string;
  argumentsText: string;
}

function collect(drafts: Map<number, Draft>, fragments: readonly ToolCallFragment[]): void {
  for (const { index, function: called } of fragments) {
    const draft = drafts.get(index) ?? { name: '', argumentsText: '' };
    // The name comes whole, once; some providers repeat it with every fragment.
    if (called?.name) draft.name = called.name;
    draft.argumentsText += called?.arguments ?? '';
    drafts.set(index, draft);
  }
}

export interface TurnOptions {
  /** The text so far, each time it grows. */
  readonly onText: (text: string) => void;
  /** Whether a line that cannot be read ends the answer instead of being passed over. */
  readonly isStrict: boolean;
  /** Is told of each line that cannot be read. */
  readonly onUnreadable?: () => void;
}

/**
 * Reads a stream to its end, or to the most an answer may hold: the rest is not read. A stream that breaks off keeps what it had said, when it had said anything.
 * @throws {StreamError} for an error item, or an unreadable one when strict
 * @throws whatever the stream throws before the first text
 */
export async function readTurn(
  items: AsyncIterable<StreamItem>,
  { onText, isStrict, onUnreadable }: TurnOptions,
): Promise<Turn> {
  const drafts = new Map<number, Draft>();
  let text = '';
  let reason: string | undefined;
  let isDone = false;
  const turn = (): Turn => ({
    text,
    calls: [...drafts].toSorted(([a], [b]) => a - b).map(([, draft]) => draft),
    reason,
    isCut: !isDone && reason === undefined,
  });
  try {
    for await (const item of items) {
      if (item.kind === 'content') {
        text += item.text;
        if (text.length > CHAT_LIMITS.answer) {
          text = text.slice(0, CHAT_LIMITS.answer);
          reason = 'length';
        }
        onText(text);
        if (reason === 'length') break;
      } else if (item.kind === 'tool-calls') collect(drafts, item.fragments);
      else if (item.kind === 'finish') reason = item.reason;
      else if (item.kind === 'error') throw new StreamError(item.message);
      else if (item.kind === 'done') isDone = true;
      else {
        onUnreadable?.();
        if (isStrict) throw new StreamError(undefined);
      }
    }
  } catch (error) {
    if (error instanceof StreamError || text === '') throw error;
  }
  return turn();
}
