/** Pieces of a body counted as the parser hands them over: before its turn has come, and whether anyone reads it or not. */
import type { IncomingMessage } from 'node:http';
import { Pieces } from '../http/gathered.ts';

const shredded = new WeakSet<IncomingMessage>();
/** Said of a request once, by itself. */
export const SHREDDED = 'shredded';

export const isShreddedRequest = (request: IncomingMessage): boolean => shredded.has(request);

/**
 * Lets nothing more of a body into memory once it has come in thousands of tiny pieces: each is an object of some
 * hundred bytes, and the bounds of streams count bytes.
 */
export function watchPieces(request: IncomingMessage): void {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding === undefined && length === undefined) return;
  const pieces = new Pieces();
  const push = request.push.bind(request);
  request.push = (piece: Uint8Array | null, ...rest) => {
    if (piece !== null && shredded.has(request)) return false;
    if (piece === null || !pieces.count(piece.byteLength)) return push(piece, ...rest);
    shredded.add(request);
    request.emit(SHREDDED);
    return false;
  };
}
