/** One file, several, or those of a folder, one after the other: each is answered by all threads. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';
import { runFile } from './run-file.ts';
import type { Ran, RunHost, RunOptions } from './run-file.ts';

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
  if (files.length === 1 && only !== undefined && !isFolder(only)) return runFile({ ...options, file: only }, host);
  const { out } = options;
  if (out === undefined || (existsSync(out) && !isFolder(out)))
    throw new FileRefused(
      text('--out\u00a0: un dossier, pour plusieurs fichiers.', '--out: a folder, for several files.'),
    );
  mkdirSync(out, { recursive: true });
  let [rows, failed] = [0, 0];
  for (const file of files.flatMap(filesIn)) {
    host.note(file);
    const ran = await runFile({ ...options, file, out: join(out, basename(file)) }, host);
    rows += ran.rows;
    failed += ran.failed;
  }
  return { rows, failed };
}
