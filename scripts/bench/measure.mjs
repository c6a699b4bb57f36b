import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

export const root = new URL('../../', import.meta.url);

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Median time of one call, µs: of rounds over all the inputs, after warming up. */
export function time(call, inputs, rounds = 60) {
  const times = [];
  for (let r = 0; r < rounds + 10; r++) {
    const from = performance.now();
    for (const input of inputs) call(input);
    if (r >= 10) times.push(((performance.now() - from) * 1000) / inputs.length);
  }
  return median(times);
}

/** Bytes of a file of the project, raw and by brotli at its best. */
export function weight(path) {
  const raw = readFileSync(fileURLToPath(new URL(path, root)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return { raw: raw.length, brotli: brotliCompressSync(raw, { params }).length };
}

export const line = (cells) =>
  cells.map((cell, i) => (i ? String(cell).padStart(10) : String(cell).padEnd(10))).join('');
