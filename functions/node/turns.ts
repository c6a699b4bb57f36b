/**
 * One request of a connection at a time, and between two of them everyone else's: a caller that sends thousands
 * ahead without waiting for an answer keeps nobody else waiting.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait, before no more is read from it. */
const MOST_WAITING = 32;

interface Line {
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

/** Calls `start` when it is this request's turn, at once when its connection has no other under way. */
export function createTurns(): (request: IncomingMessage, response: ServerResponse, start: () => void) => void {
  const lines = new WeakMap<Socket, Line>();

  const next = (socket: Socket, line: Line): void => {
    const start = line.waiting.shift();
    if (line.waiting.length === MOST_WAITING - 1) socket.resume();
    if (start === undefined || socket.destroyed) line.isBusy = false;
    else start();
  };

  return (request, response, start) => {
    const { socket } = request;
    let line = lines.get(socket);
    if (line === undefined) {
      const made: Line = { isBusy: false, waiting: [] };
      line = made;
      lines.set(socket, made);
      // Reading a request's body starts the socket again; with others waiting behind it, that body is here already.
      socket.on('resume', () => {
        if (made.waiting.length >= MOST_WAITING) socket.pause();
      });
    }
    const own = line;
    response.on('close', () => {
      if (own.waiting.length === 0) own.isBusy = false;
      else setImmediate(next, socket, own);
    });
    if (own.isBusy) {
      own.waiting.push(start);
      if (own.waiting.length >= MOST_WAITING) socket.pause();
    } else {
      own.isBusy = true;
      start();
    }
  };
}
