/** A call as Node's HTTP server brings it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { READ_AHEAD, refusedBody, ShreddedBody, SlowBody } from '../http/call.ts';
import type { Body, Call } from '../http/call.ts';
import { Gathered } from '../http/gathered.ts';
import type { Held } from './held.ts';
import { isShreddedRequest, SHREDDED } from './pieces.ts';

/** Read ahead of a caller whose address holds all it may already, bytes. */
const LEAST_AHEAD = 16_000;

export class NodeCall implements Call {
  readonly address: string;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #waiting: Set<AbortController>;
  readonly #held: Held;
  #gone: AbortController | undefined;

  /**
   * @param waiting where the call says how it is to be told that its time is up
   * @param held what bodies of all callers hold
   */
  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    { waiting, held }: { readonly waiting: Set<AbortController>; readonly held: Held },
  ) {
    this.#waiting = waiting;
    this.#held = held;
    this.#request = request;
    this.#response = response;
    this.address = address;
  }

  get method(): string {
    return this.#request.method ?? '';
  }

  get query(): string {
    const { url = '' } = this.#request;
    const at = url.indexOf('?');
    return at < 0 ? '' : url.slice(at + 1);
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
    if (isShreddedRequest(request)) return refusedBody('E_PIECES');
    if (!request.complete || request.readableLength > limit) return this.#arriving(limit, within);
    const bytes = request.read() as Uint8Array | null;
    return { ok: true, bytes: bytes ?? new Uint8Array() };
  }

  chunks(within: number, whole: number): AsyncIterable<Uint8Array> {
    if (this.#request.headers.expect !== undefined) this.#response.writeContinue();
    return this.#pieces(within, whole);
  }

  /** A body piece by piece, read ahead of who takes them, within bounds. */
  async *#pieces(within: number, whole: number): AsyncGenerator<Uint8Array> {
    const request = this.#request;
    const held = this.#held;
    const gathered = new Gathered();
    let isOver = request.complete && request.readableLength === 0;
    let left = whole;
    let wake = (): void => undefined;
    const take = (chunk: Uint8Array): void => {
      gathered.add(chunk);
      const hasRoom = held.add(this.address, chunk.byteLength);
      if (gathered.length >= (hasRoom ? READ_AHEAD : LEAST_AHEAD)) request.pause();
      wake();
    };
    const end = (): void => {
      isOver = true;
      wake();
    };
    const cut = (): void => wake();
    request.on('data', take).on('end', end).on('close', end).on(SHREDDED, cut);
    try {
      for (;;) {
        if (gathered.length > 0) {
          held.free(this.address, gathered.length);
          const bytes = gathered.take();
          if (request.isPaused()) request.resume();
          yield bytes;
        } else if (isShreddedRequest(request)) throw new ShreddedBody();
        else if (isOver) return;
        else {
          const start = performance.now();
          await woken(Math.min(within, left), (waker) => (wake = waker));
          left -= performance.now() - start;
        }
      }
    } finally {
      held.free(this.address, gathered.length);
      request.off('data', take).off('end', end).off('close', end).off(SHREDDED, cut);
      if (!isOver) request.pause();
    }
  }

  /** A body that is still coming. */
  #arriving(limit: number, within: number): Promise<Body> {
    const request = this.#request;
    const held = this.#held;
    return new Promise((resolve) => {
      const gathered = new Gathered();
      let counted = 0;
      const settle = (body: Body): void => {
        clearTimeout(timer);
        // What was counted, not what is left: a whole body has been taken out by now.
        held.free(this.address, counted);
        request.off('data', take).off('end', end).off('close', leave).off(SHREDDED, cut);
        if (!body.ok) request.pause();
        resolve(body);
      };
      const take = (chunk: Uint8Array): void => {
        if (gathered.length + chunk.byteLength > limit) return settle(refusedBody('E_SIZE'));
        gathered.add(chunk);
        counted += chunk.byteLength;
        if (!held.add(this.address, chunk.byteLength)) settle(refusedBody('E_RATE'));
      };
      const end = (): void => settle({ ok: true, bytes: gathered.take() });
      const leave = (): void => settle(refusedBody('E_GONE'));
      const cut = (): void => settle(refusedBody('E_PIECES'));
      const timer = setTimeout(() => settle(refusedBody('E_SLOW')), within);
      request.on('data', take).on('end', end).on('close', leave).on(SHREDDED, cut);
    });
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
