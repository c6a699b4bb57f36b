/** Text from bytes, slice by slice: UTF-8, UTF-16 behind its mark, windows-1252 where it is no UTF-8. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** The encoding a byte order mark names. */
export function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** How many bytes at the end are the beginning of a character that is not whole. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });

function strictText(bytes: Uint8Array): string | undefined {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of a file that comes in slices. */
export class Decoder {
  encoding: Encoding;
  /** Once the encoding is sure. */
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #isAscii = true;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(head: Uint8Array) {
    this.encoding = markedEncoding(head) ?? 'utf-8';
    if (this.encoding !== 'utf-8') this.#decoder = new TextDecoder(this.encoding);
  }

  /** The text of the next slice, without the mark; `isLast` when none follows. */
  text(slice: Uint8Array, isLast: boolean): string {
    if (this.#decoder !== undefined) return this.#decoder.decode(slice, { stream: !isLast });
    const bytes = joined(this.#rest, slice);
    const left = isLast ? 0 : unfinished(bytes);
    const whole = bytes.subarray(0, bytes.length - left);
    const text = strictText(whole);
    if (text !== undefined) {
      this.#isAscii &&= text.length === whole.length;
      this.#rest = bytes.slice(bytes.length - left);
      return text;
    }
    // What was plain ASCII so far reads alike in both; behind true UTF-8 a stray byte is damage.
    if (this.#isAscii) this.encoding = 'windows-1252';
    this.#decoder = new TextDecoder(this.encoding);
    return this.#decoder.decode(bytes, { stream: !isLast });
  }
}
