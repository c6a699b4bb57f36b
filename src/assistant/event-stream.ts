/** Lines of a server-sent event stream, whatever the network cut them into. */

/** Longer lines are nobody's answer. */
const LONGEST_LINE = 1_000_000;

/** The text after each `data:`, in order, ends of line being LF, CRLF or CR. @throws whatever the stream throws; {RangeError} on an endless line */
export async function* dataLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const dataOf = (line: string): string | undefined => (line.startsWith('data:') ? line.slice(5).trim() : undefined);
  for await (const bytes of stream) {
    rest += decoder.decode(bytes, { stream: true });
    // A CR at the very end may be the first half of a CRLF.
    const isHalf = rest.endsWith('\r');
    const lines = (isHalf ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + (isHalf ? '\r' : '');
    if (rest.length > LONGEST_LINE) throw new RangeError('line too long');
    for (const line of lines) {
      const data = dataOf(line);
      if (data) yield data;
    }
  }
  const last = dataOf((rest + decoder.decode()).replace(/\r$/, ''));
  if (last) yield last;
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
