/** A call and its answer, free of any host: the same function stands on Node's own server and on a platform's. */

export interface Call {
  readonly method: string;
  /** What stands behind the question mark of the address, without it. */
  readonly query: string;
  /** Whom the call is counted against. */
  readonly address: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** The value of a header, named in small letters; null when it was not sent. */
  header(name: string): string | null;
  /** The whole body. A longer one than `limit` bytes is not read to its end, nor one that takes longer than `within` ms. */
  body(limit: number, within: number): Promise<Body>;
  /**
   * The body as it comes, for who answers before its end. It is read ahead of who takes it by `READ_AHEAD` bytes and no further;
   * it ends early where the caller hangs up. @throws {SlowBody} where nothing comes for `within` ms, or it is waited for longer than
   * `whole` ms in all; {ShreddedBody} where it is cut too small
   */
  chunks(within: number, whole: number): AsyncIterable<Uint8Array>;
}

/** Most of a body held that nobody has taken yet, bytes: what a reader who takes no answer keeps of our memory. */
export const READ_AHEAD = 256_000;

/** A caller who sends nothing more, or next to nothing, and does not say that it has ended. */
export class SlowBody extends Error {}
/** A body of thousands of pieces of a few bytes. */
export class ShreddedBody extends Error {}

export type Body =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** E_GONE: the caller hung up before the end. E_RATE: too many bodies of this address are on their way. */
  | { readonly ok: false; readonly refusal: BodyRefusal };
export type BodyRefusal = 'E_SIZE' | 'E_PIECES' | 'E_SLOW' | 'E_RATE' | 'E_GONE';

/** Names in small letters. Answers share the object when they share the headers. */
export type AnswerHeaders = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** A text whole, or its pieces as they come: the next is asked for when the reader has taken the last, and none after `signal`. */
  readonly body: string | AsyncGenerator<string>;
}

export type HttpFunction = (call: Call) => Answer | Promise<Answer>;

export const refusedBody = (refusal: BodyRefusal): Body => ({ ok: false, refusal });
