/** A file cut into batches of whole rows, at the pace they are taken. */
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';
import type { Batch } from './job.ts';

/** Bytes of a batch: some thousand rows, a tenth of a second's work. */
const BATCH = 65_536;
/** A quoted cell that is longer than this is a stray quote; a line that is longer, none of a file of rows. */
const LONGEST = 1_048_576;
const NEWLINE = 10;
const QUOTE = 34;

/** How often a byte stands between two places. */
function countOf(bytes: Uint8Array, byte: number, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte, from); at !== -1 && at < to; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** The end of the last row in the bytes, behind its line's end; 0 where none ends. A line ends inside no quoted cell. */
function lastRowEnd(bytes: Uint8Array, isQuoted: boolean): number {
  let end = bytes.lastIndexOf(NEWLINE);
  if (!isQuoted || end < 0) return end + 1;
  let open = countOf(bytes, QUOTE, 0, end) % 2 === 1;
  while (open && end > 0) {
    const before = bytes.lastIndexOf(NEWLINE, end - 1);
    open = (countOf(bytes, QUOTE, Math.max(before, 0), end) % 2 === 1) !== open;
    end = before;
  }
  return end + 1;
}

/**
 * @param pieces of the file from the first row on; @param line of that row
 * @param isTable a quote may hold a line's end
 * @throws {FileRefused} a line without an end: not all of it is read to find out how long it is
 */
export async function* batchesOf(
  pieces: AsyncIterable<Uint8Array>,
  line: number,
  isTable: boolean,
): AsyncGenerator<Batch> {
  let rest: Uint8Array[] = [];
  let length = 0;
  let id = 0;
  let next = line;
  const cut = (end: number, whole: Uint8Array): Batch => {
    const bytes = new Uint8Array(whole.subarray(0, end));
    rest = end < whole.length ? [whole.subarray(end)] : [];
    length = whole.length - end;
    const batch = { id, bytes, line: next };
    id += 1;
    next += countOf(bytes, NEWLINE, 0, bytes.length);
    return batch;
  };
  for await (const piece of pieces) {
    rest.push(piece);
    length += piece.length;
    if (length < BATCH) continue;
    const whole = Buffer.concat(rest, length);
    const end = lastRowEnd(whole, isTable && length < LONGEST);
    if (end > 0) yield cut(end, whole);
    else if (length < LONGEST) rest = [whole];
    else
      throw new FileRefused(
        text(
          `Ligne ${next}\u00a0: plus d’un mégaoctet. Il faut une ligne par demande.`,
          `Line ${next}: more than a megabyte. There has to be one line for each request.`,
        ),
      );
  }
  const whole = Buffer.concat(rest, length);
  if (whole.length > 0) yield cut(whole.length, whole);
}
