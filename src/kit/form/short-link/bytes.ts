/** Bytes as the text of a link, and whole numbers as few bytes. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const BYTE = 8;

/** Six bits a sign, none of which a link, a message or a sheet of paper spoils. */
export function textFromBytes(bytes: readonly number[]): string {
  let held = 0;
  let bits = 0;
  let text = '';
  for (const byte of bytes) {
    held = (held << BYTE) | byte;
    bits += BYTE;
    while (bits >= BITS) {
      bits -= BITS;
      text += SIGNS[(held >> bits) & 63] ?? '';
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + (SIGNS[(held << (BITS - bits)) & 63] ?? '');
}

/** The bytes of a text; undefined where a sign is none of ours. */
export function bytesFromText(text: string): number[] | undefined {
  let held = 0;
  let bits = 0;
  const bytes: number[] = [];
  for (const sign of text) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return undefined;
    held = (held << BITS) | value;
    bits += BITS;
    if (bits >= BYTE) {
      bits -= BYTE;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
}

/** Twenty-four bits that another text does not have: FNV-1a over the bytes, its halves folded. */
export function checkOf(bytes: readonly number[]): readonly [number, number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const folded = (hash >>> BYTE) ^ (hash & 0xff);
  return [(folded >>> 16) & 0xff, (folded >>> BYTE) & 0xff, folded & 0xff];
}
