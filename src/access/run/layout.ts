/** What a file of rows is, from its first bytes: its form, its encoding, its head. */
import { text as said } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';
import { cellsOf, headOf } from '../rows/head.ts';
import type { Layout } from './job.ts';

/** Of a file, looked at before anything is computed, bytes. */
export const LOOKED_AT = 65_536;
const LINES = 50;
const NEWLINE = 10;

export interface Begun {
  readonly layout: Layout;
  /** Bytes before the first row, and lines in them. */
  readonly bytes: number;
  readonly lines: number;
}

/** A file of a few regional Windows programs is not UTF-8; what is not is read as those write it. */
function encodingOf(bytes: Uint8Array): Layout['encoding'] {
  // A sign cut in the middle at the end of what was looked at is none.
  for (let cut = 0; cut < 4; cut += 1) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - cut));
      return 'utf-8';
    } catch {
      continue;
    }
  }
  return 'windows-1252';
}

/** A cell that is data, as no name of a column begins. */
const DATUM = /^\s*[-+]?\d/;

/**
 * The line that names the columns. A recording may say above them whose it is (`Installation: …`), a spreadsheet what parts its
 * cells (`sep=;`): where the first line has one cell, a later one is taken that has several, all words, like the one after it.
 */
function headIn(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  const countOf = (line: string, delimiter: string): number => cellsOf(line, delimiter).length;
  if (first < 0 || headOf(lines[first] ?? '', []).names.filter((name) => name !== '').length > 1) return first;
  const found = lines.slice(0, LINES).findIndex((line, place) => {
    const { delimiter, names } = headOf(line, []);
    const next = lines.slice(place + 1).find((one) => one.trim() !== '');
    return (
      place > first &&
      names.length > 1 &&
      names.every((name) => !DATUM.test(name)) &&
      next !== undefined &&
      countOf(next, delimiter) === names.length
    );
  });
  return found < 0 ? first : found;
}

/** A file that is no text has a zero byte near its beginning. */
const BINARY_WITHIN = 512;
/** The beginning of a JSON list of objects. */
const LIST = /^\s*\[\s*(?:\{|$)/;

/** @param first bytes of the file, `LOOKED_AT` at most @throws {FileRefused} nothing, no text, or a JSON list */
export function layoutOf(first: Uint8Array): Begun {
  if (first.subarray(0, BINARY_WITHIN).includes(0))
    throw new FileRefused(
      said(
        'Pas un fichier texte en UTF-8. Un classeur, ou un texte «\u00a0Unicode\u00a0», s’enregistre d’abord en CSV UTF-8.',
        'No text file in UTF-8. A workbook, or a "Unicode" text, is saved as CSV UTF-8 first.',
      ),
    );
  const encoding = encodingOf(first);
  const text = new TextDecoder(encoding).decode(first);
  const lines = text.split(/\r?\n/);
  const at = headIn(lines);
  const line = lines[at] ?? '';
  if (line.trim() === '') throw new FileRefused(said('Rien à lire\u00a0: vide.', 'Nothing to read: empty.'));
  if (LIST.test(line))
    throw new FileRefused(
      said(
        'Une liste JSON\u00a0: il faut un objet par ligne (NDJSON). jq -c ".[]" FICHIER les écrit ainsi.',
        'A JSON list: there has to be one object a line (NDJSON). jq -c ".[]" FILE writes them so.',
      ),
    );
  if (line.trimStart().startsWith('{'))
    return { layout: { form: 'ndjson', delimiter: '', decimal: '.', names: [], encoding }, bytes: 0, lines: 0 };
  const { delimiter, decimal, names } = headOf(line, lines.slice(at + 1, at + 1 + LINES));
  let bytes = 0;
  for (let passed = 0; passed <= at; passed += 1) {
    const end = first.indexOf(NEWLINE, bytes);
    bytes = end < 0 ? first.length : end + 1;
  }
  return { layout: { form: 'csv', delimiter, decimal, names, encoding }, bytes, lines: at + 1 };
}
