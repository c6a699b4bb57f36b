/** From the provider's stream to the one pages read: `data: {content | tool_calls | finish_reason | error, message}` … `data: [DONE]`. */
import { chunksOf, lineReader } from '../../src/assistant/event-stream.ts';

export interface RelayLimits {
  /** Most time between two chunks that say something, ms; a comment says nothing. */
  readonly silenceWithin: number;
  /** Most time from the first chunk to the last, ms. */
  readonly totalWithin: number;
  /** Longest text relayed, characters; the answer then ends as one the model cut for its length. */
  readonly longest: number;
  /** Most read of the provider, bytes: a hundred for each of those characters is usual. */
  readonly mostRead: number;
}

/** What a page is told when the answer breaks off. */
export interface BrokenOff {
  readonly error: string;
  readonly message: string;
}

export interface Relay {
  readonly limits: RelayLimits;
  readonly cut: BrokenOff;
  readonly timeout: BrokenOff;
  /** Says the error a provider's item tells of. */
  said(error: unknown): BrokenOff;
  /** Hangs up on the provider. */
  stop(): void;
}

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
function itemOfChunk(chunk: unknown): Item | undefined {
  const [choice] = isObject(chunk) && Array.isArray(chunk['choices']) ? (chunk['choices'] as unknown[]) : [];
  if (!isObject(choice)) return undefined;
  const delta = isObject(choice['delta']) ? choice['delta'] : {};
  const { content, refusal, tool_calls: calls } = delta;
  // What a model declines in words is its answer.
  const said = typeof content === 'string' && content !== '' ? content : refusal;
  const text = typeof said === 'string' ? said : '';
  const reason = choice['finish_reason'];
  // Of a long answer nearly every chunk is a piece of text and nothing else.
  if (!Array.isArray(calls) && typeof reason !== 'string') return text === '' ? undefined : { content: text };
  const fragments = Array.isArray(calls) ? calls.map(fragmentOf).filter((call) => call !== undefined) : [];
  const item = {
    ...(text !== '' && { content: text }),
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

/** Characters of an item that count towards the longest answer. */
function lengthOf({ content, tool_calls: calls }: Item): number {
  return (typeof content === 'string' ? content.length : 0) + (calls === undefined ? 0 : JSON.stringify(calls).length);
}

const lineOf = (item: Item | BrokenOff): string => `data: ${JSON.stringify(item)}\n\n`;
const DONE = 'data: [DONE]\n\n';
const CUT_FOR_LENGTH = lineOf({ finish_reason: 'length' }) + DONE;

/** What the lines of one chunk come to. */
interface Gathered {
  /** To be written to the page. */
  readonly text: string;
  /** Whether any of it said something. */
  readonly isAlive: boolean;
  /** Whether the answer ends here, well or not. */
  readonly isOver: boolean;
}

/** Gathers what the lines of an answer say; the whole of a chunk at once, since a long answer has many of them. */
function gathering({ limits, said, cut }: Relay): { take(lines: readonly string[]): Gathered; end(): string } {
  let isFinished = false;
  let length = 0;
  return {
    take(lines) {
      let text = '';
      let isAlive = false;
      for (const line of lines) {
        if (line === '[DONE]') return { text: text + DONE, isAlive: true, isOver: true };
        const chunk = chunkFromLine(line);
        if (chunk === undefined) continue;
        isAlive = true;
        if (chunk['error'] !== undefined && chunk['error'] !== null) {
          return { text: text + lineOf(said(chunk['error'])), isAlive, isOver: true };
        }
        const item = itemOfChunk(chunk);
        if (item === undefined) continue;
        length += lengthOf(item);
        if (length > limits.longest) return { text: text + CUT_FOR_LENGTH, isAlive, isOver: true };
        text += lineOf(item);
        isFinished ||= item['finish_reason'] !== undefined;
      }
      return { text, isAlive, isOver: false };
    },
    end: () => (isFinished ? DONE : lineOf(cut)),
  };
}

/**
 * The stream a page reads. Nothing is read of the provider before it is asked for, and the provider is hung up on
 * when the reader leaves, when it falls silent, and when it has talked too long or too much.
 */
export async function* relayed(body: ReadableStream<Uint8Array>, relay: Relay): AsyncGenerator<string> {
  const { silenceWithin, totalWithin, mostRead } = relay.limits;
  const reader = lineReader();
  const { take, end } = gathering(relay);
  let isLate = false;
  const giveUp = (): void => {
    isLate = true;
    relay.stop();
  };
  const total = setTimeout(giveUp, totalWithin);
  let silence = setTimeout(giveUp, silenceWithin);
  let read = 0;
  try {
    for await (const bytes of chunksOf(body)) {
      read += bytes.byteLength;
      const { text, isAlive, isOver } = take(reader.push(bytes));
      // A reader that takes its time is no silence of the provider.
      if (isAlive) clearTimeout(silence);
      if (text !== '') yield text;
      if (isOver) return;
      if (read > mostRead) {
        yield CUT_FOR_LENGTH;
        return;
      }
      if (isAlive) silence = setTimeout(giveUp, silenceWithin);
    }
    const { text, isOver } = take(reader.end());
    yield isOver ? text : text + end();
  } catch {
    yield lineOf(isLate ? relay.timeout : relay.cut);
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    relay.stop();
  }
}
