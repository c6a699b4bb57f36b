/** Bytes by slices, whatever they come in. */
import { Refusal } from '../../circuit/outcome.ts';
import { LARGEST_FILE, SLICE } from './limits.ts';
import { refuse } from './outcome.ts';

/** A file, a part of one or an answer of the network: anything that streams and may know its size. */
export interface Streamed {
  readonly size?: number;
  stream(): ReadableStream<Uint8Array>;
}

export type Bytes =
  Uint8Array | ArrayBuffer | Streamed | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const isStream = (value: object): value is ReadableStream<Uint8Array> => 'getReader' in value;

/** Some browsers cannot walk a stream with `for await`. */
async function* chunksOfStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function chunksOf(bytes: unknown): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (bytes instanceof Uint8Array) return [bytes];
  if (bytes instanceof ArrayBuffer) return [new Uint8Array(bytes)];
  if (typeof bytes !== 'object' || bytes === null) return refuse('E_READ');
  if ('stream' in bytes) return chunksOfStream((bytes as Streamed).stream());
  if (isStream(bytes)) return chunksOfStream(bytes);
  if (Symbol.asyncIterator in bytes || Symbol.iterator in bytes) return bytes as AsyncIterable<Uint8Array>;
  return refuse('E_READ');
}

const sizeOf = (bytes: unknown): number => {
  if (bytes instanceof Uint8Array || bytes instanceof ArrayBuffer) return bytes.byteLength;
  const size = typeof bytes === 'object' && bytes !== null && 'size' in bytes ? bytes.size : 0;
  return typeof size === 'number' ? size : 0;
};

const tooLarge = (): never => refuse('E_SIZE', undefined, { max: LARGEST_FILE / 1e6 });

/**
 * The bytes in slices of 1 MiB, the last one shorter; the same slices however the bytes came in.
 * @throws {Refusal} E_SIZE above 50 MB, before anything is read where the size is known; E_READ
 */
export async function* slicesOf(bytes: unknown): AsyncGenerator<Uint8Array> {
  if (sizeOf(bytes) > LARGEST_FILE) tooLarge();
  let total = 0;
  let filled = 0;
  let slice = new Uint8Array(0);
  try {
    for await (const chunk of chunksOf(bytes)) {
      if (!(chunk instanceof Uint8Array)) return refuse('E_READ');
      total += chunk.length;
      if (total > LARGEST_FILE) tooLarge();
      let at = 0;
      while (at < chunk.length) {
        if (filled === 0 && chunk.length - at >= SLICE) {
          yield chunk.subarray(at, at + SLICE);
          at += SLICE;
          continue;
        }
        if (slice.length === 0) slice = new Uint8Array(SLICE);
        const taken = chunk.subarray(at, at + SLICE - filled);
        slice.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled < SLICE) continue;
        yield slice;
        slice = new Uint8Array(0);
        filled = 0;
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse('E_READ');
  }
  if (filled > 0) yield slice.subarray(0, filled);
}
