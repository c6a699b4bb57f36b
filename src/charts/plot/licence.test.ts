import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { pngWithLicence, svgWithLicence } from './licence.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><title>a &gt; b</title><rect width="1" height="1"/></svg>';

/** The chunks of a PNG, each held to its sum. */
function chunksOf(png: Uint8Array): readonly (readonly [type: string, text: string])[] {
  const bytes = Buffer.from(png);
  const chunks: [string, string][] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const end = at + 8 + bytes.readUInt32BE(at);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.push([bytes.toString('latin1', at + 4, at + 8), bytes.toString('latin1', at + 8, end)]);
  }
  return chunks;
}

it('stands in an SVG before all that is drawn, which is drawn as before', () => {
  const svg = svgWithLicence(SVG);
  expect(svg).toMatch(/^<svg [^>]*><metadata>.*<cc:license rdf:resource="https:\/\/spdx\.org\/licenses\/MIT"\/>/);
  expect(svg.replace(/<metadata>.*<\/metadata>/, '')).toBe(SVG);
  expect(new Resvg(svg).render().pixels).toEqual(new Resvg(SVG).render().pixels);
});

it('stands in a PNG behind its header, the rest as it was', () => {
  const png = new Resvg(SVG).render().asPng();
  const [header, licence, ...rest] = chunksOf(pngWithLicence(png));
  expect(licence).toEqual(['tEXt', 'Copyright\0AppFroid, MIT (https://spdx.org/licenses/MIT)']);
  expect([header, ...rest]).toEqual(chunksOf(png));
});
