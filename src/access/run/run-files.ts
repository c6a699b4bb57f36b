/** One file, several, or those of a folder, one after the other: each is answered by all threads. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';
import { runFile } from './run-file.ts';
import type { Ran, RunHost, RunOptions } from './run-file.ts';
import { written } from './written.ts';

/** What a folder is read for. */
const ROWS = /\.(?:csv|tsv|txt|ndjson|jsonl)$/i;

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const filesIn = (path: string): readonly string[] =>
  isFolder(path)
    ? readdirSync(path)
        .filter((name) => ROWS.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];

/** @throws {FileRefused} before the first row of a file, which it names where there are several */
export async function runFiles(
  { files, ...options }: Omit<RunOptions, 'file'> & { readonly files: readonly string[] },
  host: RunHost,
): Promise<Ran> {
  const [only] = files;
  const { out } = options;
  if (files.length === 1 && only !== undefined && !isFolder(only) && (out === undefined || !isFolder(out)))
    return runFile({ ...options, file: only }, host);
  if (out === undefined || (existsSync(out) && !isFolder(out)))
    throw new FileRefused(
      text('--out\u00a0: un dossier, pour plusieurs fichiers.', '--out: a folder, for several files.'),
    );
  const all = files.flatMap(filesIn);
  if (all.length === 0)
    throw new FileRefused(
      text(
        `${files.join(', ')}\u00a0: aucun fichier .csv, .tsv, .txt, .ndjson ou .jsonl.`,
        `${files.join(', ')}: no file .csv, .tsv, .txt, .ndjson or .jsonl.`,
      ),
    );
  written(out, () => mkdirSync(out, { recursive: true }));
  let [rows, failed] = [0, 0];
  for (const file of all) {
    host.note(file);
    const ran = await runFile({ ...options, file, out: join(out, basename(file)) }, host);
    rows += ran.rows;
    failed += ran.failed;
  }
  return { rows, failed };
}
