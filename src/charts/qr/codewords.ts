/** What a QR code holds: bytes with their correction, in the order they are drawn. ISO/IEC 18004:2015, 7.4 and 7.5. */

/** Correction codewords of a block and number of blocks by version from 1, at the least correction (L): table 9. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
] as const;
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12] as const;
/** Larger codes would be too fine to be read off paper. */
export const LARGEST_VERSION = CORRECTION.length;

export const sizeOf = (version: number): number => 17 + 4 * version;

/** Places of the middles of alignment patterns along one side: annex E. */
export function alignmentPlaces(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const rest = Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - step * (count - 2 - i));
  return [6, ...rest];
}

/** Codewords a version has room for: its modules less those of its patterns, by eights. */
export function roomOf(version: number): number {
  const places = alignmentPlaces(version).length;
  const patterns = places === 0 ? 0 : 25 * (places ** 2 - 3) - 10 * (places - 2);
  const information = version < 7 ? 0 : 36;
  const finders = 3 * 64 + 2 * (sizeOf(version) - 16) + 31;
  return Math.floor((sizeOf(version) ** 2 - finders - patterns - information) / 8);
}

const POLYNOMIAL = 0x11d;
const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value <<= 1;
  if (value > 255) value ^= POLYNOMIAL;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG[a]! + LOG[b]!) % 255]!);

/** Coefficients of the product of (x − 2^i), the highest, which is 1, left out. */
function generatorOf(degree: number): Uint8Array {
  const generator = new Uint8Array(degree);
  generator[degree - 1] = 1;
  for (let i = 0; i < degree; i++) {
    for (let k = 0; k < degree; k++) {
      generator[k] = times(generator[k]!, EXP[i]!) ^ (generator[k + 1] ?? 0);
    }
  }
  return generator;
}

/** The Reed-Solomon correction of a block. */
export function correctionOf(data: Uint8Array, degree: number): Uint8Array {
  const generator = generatorOf(degree);
  const rest = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[degree - 1] = 0;
    for (let k = 0; k < degree; k++) rest[k]! ^= times(generator[k]!, factor);
  }
  return rest;
}

const BYTE_MODE = 4;
/** Bytes that fill what is left, in turn. */
const FILLING = [0xec, 0x11] as const;

/** Mode, count, bytes and filling of a text in a version. */
function dataOf(bytes: Uint8Array, version: number, room: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let i = 0; bits.length < room * 8; i++) put(FILLING[i % 2]!, 8);
  return Uint8Array.from({ length: room }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

export interface Codewords {
  readonly version: number;
  /** In the order they are drawn. */
  readonly bytes: Uint8Array;
}

/** A text as codewords of the smallest version that holds it; undefined where none does. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= LARGEST_VERSION; version++) {
    const [correction, blocks] = [CORRECTION[version - 1]!, BLOCKS[version - 1]!];
    const total = roomOf(version);
    const room = total - correction * blocks;
    if (bytes.length + (version < 10 ? 2 : 3) > room) continue;
    const data = dataOf(bytes, version, room);
    // The last blocks are longer by one where the codewords do not part evenly.
    const short = Math.floor(room / blocks);
    const longFrom = blocks - (room % blocks);
    const startOf = (block: number): number => block * short + Math.max(0, block - longFrom);
    const parts = Array.from({ length: blocks }, (_, block) => data.subarray(startOf(block), startOf(block + 1)));
    const corrections = parts.map((part) => correctionOf(part, correction));
    const drawn: number[] = [];
    for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) drawn.push(part[i]!);
    for (let i = 0; i < correction; i++) for (const part of corrections) drawn.push(part[i]!);
    return { version, bytes: Uint8Array.from(drawn) };
  }
  return undefined;
}
