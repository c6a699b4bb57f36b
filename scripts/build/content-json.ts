/** The JSON files of content/, read so that one that is not JSON is named: the parsers' own messages name no file. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @throws {Error} naming the file and what its parser stumbled on */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * Before a run of tests: a list of pages imports these files, and a bundler says neither which one is broken nor once.
 * @throws {Error} naming the first that is not JSON
 */
export function checkContentJson(): void {
  for (const file of globSync('content/**/*.json', { cwd: root }).toSorted()) readJson(file);
}
