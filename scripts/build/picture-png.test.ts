import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pngOf } from './picture-png.ts';

/** The chunks of a PNG by their types (PNG, third edition, 5.3). */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  return chunks;
}

/** What a viewer makes of it: red, green, blue of each pixel. */
function shown(png: Buffer): number[] {
  const { IHDR, PLTE, IDAT } = chunksOf(png);
  const width = IHDR?.readUInt32BE(0) ?? 0;
  return [...inflateSync(IDAT ?? '')]
    .filter((_, at) => at % (width + 1) !== 0)
    .flatMap((place) => [...(PLTE?.subarray(place * 3, place * 3 + 3) ?? [])]);
}

it('shows every pixel as it was drawn', () => {
  const drawn = [
    [13, 18, 20],
    [13, 18, 20],
    [255, 255, 255],
    [11, 107, 71],
    [13, 18, 20],
    [0, 0, 1],
  ];
  const png = pngOf(Uint8Array.from(drawn.flatMap((colour) => [...colour, 255])), 3);
  expect(shown(png)).toEqual(drawn.flat());
  const { IHDR } = chunksOf(png);
  expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4)]).toEqual([3, 2]);
});

it('shows a shade beyond the 256th as the nearest of them', () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]);
  const png = pngOf(Uint8Array.from([...greys, [100, 101, 100, 255], [255, 254, 250, 255]].flat()), 258);
  expect(shown(png).slice(-6)).toEqual([100, 100, 100, 253, 253, 253]);
});

it('ends each part with its sum', () => {
  // The sum of an empty end is the same in every PNG.
  expect([...pngOf(Uint8Array.of(1, 2, 3, 255), 1).subarray(-4)]).toEqual([0xae, 0x42, 0x60, 0x82]);
});
