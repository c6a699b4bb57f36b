/** A set as JSON. */
import type { AnySet } from './csv.ts';

/** Values of one piece of text. */
const VALUES_OF_A_PIECE = 10_000;

function* columnPieces(key: string, values: ArrayLike<number | null>): Generator<string> {
  yield `${JSON.stringify(key)}:[`;
  for (let from = 0; from < values.length; from += VALUES_OF_A_PIECE) {
    const to = Math.min(from + VALUES_OF_A_PIECE, values.length);
    const texts: string[] = [];
    for (let row = from; row < to; row++) {
      const value = values[row];
      texts.push(value === null || value === undefined || !Number.isFinite(value) ? 'null' : String(value));
    }
    yield (from === 0 ? '' : ',') + texts.join(',');
  }
  yield ']';
}

/** The JSON in pieces, for a Blob; `readMeasurements` reads it back to the last digit. */
export function writeMeasurementsJson(set: AnySet): string[] {
  const { columns, ...facts } = set;
  const pieces = [`${JSON.stringify(facts).slice(0, -1)},"columns":{`];
  for (const [index, [key, values]] of Object.entries(columns).entries()) {
    if (index > 0) pieces.push(',');
    pieces.push(...columnPieces(key, values));
  }
  pieces.push('}}');
  return pieces;
}
