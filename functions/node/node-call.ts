/** A call as Node's HTTP server brings it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HUNG_UP, joined, LONGER_THAN_ALLOWED, READ_AHEAD, SlowBody, TOO_SLOW } from '../http/call.ts';
import type { Body, Call } from '../http/call.ts';

export class NodeCall implements Call {
  readonly address: string;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #waiting: Set<AbortController>;
  #gone: AbortController | undefined;

  /** @param waiting where the call says how it is to be told that its time is up */
  constructor(request: IncomingMessage, response: ServerResponse, address: string, waiting: Set<AbortController>) {
    this.#waiting = waiting;
    this.#request = request;
    this.#response = response;
    this.address = address;
  }

  get method(): string {
    return this.#request.method ?? '';
  }

  /** Made for the functions that ask for it: most have answered before anyone could leave. */
  get signal(): AbortSignal {
    if (this.#gone === undefined) {
      const gone = new AbortController();
      this.#gone = gone;
      if (this.#response.destroyed) gone.abort();
      this.#waiting.add(gone);
      this.#response.once('close', () => {
        this.#waiting.delete(gone);
        gone.abort();
      });
    }
    return this.#gone.signal;
  }

  header(name: string): string | null {
    const value = this.#request.headers[name];
    return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
  }

  async body(limit: number, within: number): Promise<Body> {
    const request = this.#request;
    if (request.headers.expect !== undefined) this.#response.writeContinue();
    // A small body mostly came along with its headers and stands ready once they are dealt with.
    await Promise.resolve();
    if (!request.complete || request.readableLength > limit) return arriving(request, limit, within);
    const bytes = request.read() as Uint8Array | null;
    return { ok: true, bytes: bytes ?? new Uint8Array() };
  }

  chunks(within: number): AsyncIterable<Uint8Array> {
    if (this.#request.headers.expect !== undefined) this.#response.writeContinue();
    return piecesOf(this.#request, within);
  }
}

/** A body piece by piece, read ahead of who takes them, within bounds. */
async function* piecesOf(request: IncomingMessage, within: number): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let held = 0;
  let isOver = request.complete && request.readableLength === 0;
  let wake = (): void => undefined;
  const take = (chunk: Uint8Array): void => {
    waiting.push(chunk);
    held += chunk.byteLength;
    if (held >= READ_AHEAD) request.pause();
    wake();
  };
  const end = (): void => {
    isOver = true;
    wake();
  };
  request.on('data', take).on('end', end).on('close', end);
  try {
    for (;;) {
      const chunk = waiting.shift();
      if (chunk !== undefined) {
        held -= chunk.byteLength;
        if (held < READ_AHEAD / 2 && request.isPaused()) request.resume();
        yield chunk;
      } else if (isOver) return;
      else await woken(within, (waker) => (wake = waker));
    }
  } finally {
    request.off('data', take).off('end', end).off('close', end);
    if (!isOver) request.pause();
  }
}

/** Resolves when woken. @throws {SlowBody} where nobody does in time */
function woken(within: number, hand: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowBody()), within);
    hand(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A body that is still coming. */
function arriving(request: IncomingMessage, limit: number, within: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (body: Body): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', end).off('close', leave);
      if (!body.ok) request.pause();
      resolve(body);
    };
    const take = (chunk: Uint8Array): void => {
      length += chunk.byteLength;
      if (length > limit) settle(LONGER_THAN_ALLOWED);
      else chunks.push(chunk);
    };
    const end = (): void => settle({ ok: true, bytes: joined(chunks) });
    const leave = (): void => settle(HUNG_UP);
    const timer = setTimeout(() => settle(TOO_SLOW), within);
    request.on('data', take).on('end', end).on('close', leave);
  });
}
