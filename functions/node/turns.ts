/**
 * One request of a connection at a time, and between two of them everyone else's: a caller that sends thousands
 * ahead without waiting for an answer keeps nobody else waiting.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait, before no more is read from it. */
const MOST_WAITING = 32;
/** What their bodies may come to, bytes: whoever waits may send no more than that ahead. */
const MOST_BYTES = 64_000;

interface Waiting {
  readonly start: () => void;
  readonly bytes: number;
}

interface Line {
  isBusy: boolean;
  readonly waiting: Waiting[];
  bytes: number;
}

const isFull = ({ waiting, bytes }: Line): boolean => waiting.length >= MOST_WAITING || bytes >= MOST_BYTES;

/** A body without a length may have any. */
const bytesOf = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : MOST_BYTES;

/** Calls `start` when it is this request's turn, at once when its connection has no other under way. */
export function createTurns(): (request: IncomingMessage, response: ServerResponse, start: () => void) => void {
  const lines = new WeakMap<Socket, Line>();

  const next = (socket: Socket, line: Line): void => {
    const wasFull = isFull(line);
    const one = line.waiting.shift();
    line.bytes -= one?.bytes ?? 0;
    if (wasFull && !isFull(line)) socket.resume();
    if (one === undefined || socket.destroyed) line.isBusy = false;
    else one.start();
  };

  return (request, response, start) => {
    const { socket } = request;
    let line = lines.get(socket);
    if (line === undefined) {
      const made: Line = { isBusy: false, waiting: [], bytes: 0 };
      line = made;
      lines.set(socket, made);
      // Reading a request's body starts the socket again; with others waiting behind it, that body is here already.
      socket.on('resume', () => {
        if (isFull(made)) socket.pause();
      });
    }
    const own = line;
    response.on('close', () => {
      if (own.waiting.length === 0) own.isBusy = false;
      else setImmediate(next, socket, own);
    });
    if (own.isBusy) {
      const bytes = bytesOf(request);
      own.waiting.push({ start, bytes });
      own.bytes += bytes;
      if (isFull(own)) socket.pause();
    } else {
      own.isBusy = true;
      start();
    }
  };
}
