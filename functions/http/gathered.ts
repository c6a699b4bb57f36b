/** A body as it comes: joined in one buffer, so that what it was cut into costs nothing more, and within bounds. */

/** Pieces any body may come in. */
const FREE_PIECES = 2000;
/** Bytes a piece has on average beyond those. */
const LEAST_PIECE = 32;
const FIRST_ROOM = 4096;

/**
 * Whether a body is cut so small that taking it in costs a multiple of what it says: more than 2,000 pieces of fewer than
 * 32 bytes on average. No client writes like this by itself.
 */
export const isShredded = (pieces: number, bytes: number): boolean =>
  pieces > FREE_PIECES && bytes < pieces * LEAST_PIECE;

/** Pieces and bytes of a body, counted as they come. */
export class Pieces {
  #pieces = 0;
  #bytes = 0;

  /** Counts one more. @returns whether the body is shredded by now */
  count(bytes: number): boolean {
    this.#pieces += 1;
    this.#bytes += bytes;
    return isShredded(this.#pieces, this.#bytes);
  }
}

/** Bytes that came and that nobody has taken yet, copied: a piece of one byte would otherwise keep a whole object alive. */
export class Gathered {
  #room = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): void {
    const length = this.#length + piece.byteLength;
    if (length > this.#room.byteLength) {
      const room = Buffer.allocUnsafeSlow(Math.max(FIRST_ROOM, length, 2 * this.#room.byteLength));
      room.set(this.#room.subarray(0, this.#length));
      this.#room = room;
    }
    this.#room.set(piece, this.#length);
    this.#length = length;
  }

  /** All of it; what comes from now on is gathered anew. */
  take(): Uint8Array {
    const taken = this.#room.subarray(0, this.#length);
    this.#room = Buffer.alloc(0);
    this.#length = 0;
    return taken;
  }
}
