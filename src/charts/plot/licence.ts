/** The licence inside a picture's file, where programs look for it and no eye does. */

const ADDRESS = 'https://spdx.org/licenses/MIT';

const METADATA =
  '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">' +
  `<cc:Work rdf:about=""><cc:license rdf:resource="${ADDRESS}"/></cc:Work></rdf:RDF></metadata>`;

/** An SVG with its licence as metadata (ccREL). @param svg one whose text begins with its root's tag, as it is serialized */
export const svgWithLicence = (svg: string): string => svg.replace('>', `>${METADATA}`);

/** Where the first chunk of a PNG ends (PNG, third edition, 5.2 and 11.2.1): behind its signature and header. */
const AFTER_HEADER = 8 + 25;

/** CRC-32 of a chunk (PNG, annex D). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk of text (11.3.3.2): its length, its type, a keyword and the text, its sum. */
function textChunk(keyword: string, text: string): Uint8Array {
  const data = new TextEncoder().encode(`tEXt${keyword}\0${text}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(data.length + 4, crcOf(data));
  return chunk;
}

/** A PNG with its licence under the keyword the format has for it. */
export function pngWithLicence(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = textChunk('Copyright', `AppFroid, MIT (${ADDRESS})`);
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, AFTER_HEADER));
  whole.set(chunk, AFTER_HEADER);
  whole.set(png.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length);
  return whole;
}
