/** Lines of a server-sent event stream, whatever the network cut them into. */

/** Longer lines are nobody's answer. */
const LONGEST_LINE = 1_000_000;

export interface LineReader {
  /** The text after each `data:` that ended with these bytes. @throws {RangeError} on an endless line */
  push(bytes: Uint8Array): readonly string[];
  /** What a last line without an end said. */
  end(): readonly string[];
}

/** Reads lines from bytes as they come; each byte is looked at once, however small the pieces. */
export function lineReader(): LineReader {
  const decoder = new TextDecoder();
  let begun = '';
  let isAfterReturn = false;
  const dataOf = (lines: readonly string[]): readonly string[] => {
    const texts: string[] = [];
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : '';
      if (data !== '') texts.push(data);
    }
    return texts;
  };
  return {
    push(bytes) {
      const decoded = decoder.decode(bytes, { stream: true });
      if (decoded === '') return [];
      // A CR ends its line at once; the LF that may follow it ends no other.
      const text = isAfterReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded;
      isAfterReturn = decoded.endsWith('\r');
      const lines = text.split(/\r\n|\n|\r/);
      lines[0] = begun + (lines[0] ?? '');
      begun = lines.pop() ?? '';
      if (begun.length > LONGEST_LINE) throw new RangeError('line too long');
      return dataOf(lines);
    },
    end: () => dataOf([begun + decoder.decode()]),
  };
}

/** The text after each `data:`, in order, ends of line being LF, CRLF or CR. @throws whatever the stream throws; {RangeError} on an endless line */
export async function* dataLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const reader = lineReader();
  for await (const bytes of stream) yield* reader.push(bytes);
  yield* reader.end();
}

/** The chunks of a body; the body is given up when the reader stops early. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined);
  }
}
