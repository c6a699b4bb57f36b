/** Writing a function's answer to Node's response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, AnswerHeaders } from '../http/call.ts';

/** More of an unread body is not taken in to keep a connection, bytes. */
const UNREAD_LIMIT = 64_000;
/** A caller still sending is let read its refusal for this long, ms. */
const LINGER = 1000;
/** A reader that takes nothing for this long is gone, ms. */
const STALLED = 60_000;

/** Headers of every answer of this server, under the answer's own. */
export type SiteHeaders = readonly { readonly key: string; readonly value: string }[];

export type Send = (answer: Answer, request: IncomingMessage, response: ServerResponse) => void;

/** A sender that turns each set of headers into Node's own form once. */
export function sender(site: SiteHeaders): Send {
  const flat = new WeakMap<AnswerHeaders, readonly string[]>();
  const flatten = (headers: AnswerHeaders): readonly string[] => {
    const known = flat.get(headers);
    if (known) return known;
    const own = site.filter(({ key }) => !(key.toLowerCase() in headers)).flatMap(({ key, value }) => [key, value]);
    const made = [...own, ...Object.entries(headers).flat()];
    flat.set(headers, made);
    return made;
  };

  /** Written together once the requests at hand are answered: the kernel then wakes each reader once, not each time. */
  let ready: (() => void)[] = [];
  const flush = (): void => {
    const writes = ready;
    ready = [];
    for (const write of writes) write();
  };

  return ({ status, headers, body }, request, response) => {
    if (response.destroyed) return;
    const raw = flatten(headers);
    if (isLeftUnread(request)) closeAfter(request, response);
    if (typeof body !== 'string') {
      response.writeHead(status, [...raw]);
      void stream(body, response);
      return;
    }
    const write = (): void => {
      response.writeHead(status, [...raw, 'content-length', String(Buffer.byteLength(body))]);
      response.end(body);
    };
    if (ready.push(write) === 1) setImmediate(flush);
  };
}

/** Whether more is still to come of the request than is worth reading to keep its connection. */
export function isLeftUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const announced = request.headers['content-length'];
  return announced === undefined
    ? request.headers['transfer-encoding'] !== undefined || request.isPaused()
    : Number(announced) > UNREAD_LIMIT || request.isPaused();
}

/**
 * The connection ends with this answer and reads nothing more. It stays half open for a moment: closed at once on a
 * caller still sending, it would be reset, and the answer lost with it.
 */
export function closeAfter(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.shouldKeepAlive = false;
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
}

/** The pieces at the pace they are read, until the end or until the reader leaves. */
async function stream(pieces: AsyncGenerator<string>, response: ServerResponse): Promise<void> {
  try {
    for await (const piece of pieces) {
      if (response.destroyed) break;
      if (!response.write(piece) && !(await isTaken(response))) break;
    }
    if (response.writableNeedDrain) response.destroy();
    else response.end();
  } catch {
    // Half an answer must not look whole.
    response.destroy();
  }
}

/** Whether the reader takes what was written, before it leaves or falls asleep. */
function isTaken(response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (taken: boolean): void => {
      clearTimeout(timer);
      response.off('drain', drained).off('close', closed);
      resolve(taken);
    };
    const drained = (): void => settle(true);
    const closed = (): void => settle(false);
    const timer = setTimeout(closed, STALLED);
    response.once('drain', drained).once('close', closed);
  });
}
