/** The sources and what each imports, read from their text in a second: no compiler is asked. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path from the root, and text, of every source. */
export function readSources(): ReadonlyMap<string, string> {
  const paths = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs}', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));
}

export interface Import {
  readonly to: string;
  /** Whether the compiler alone reads it. */
  readonly isType: boolean;
  /** Whether it is found by a pattern: who gathers files by their names knows none of them. */
  readonly isGathered: boolean;
}

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** `import … from '…'` and `export … from '…'`, over as many lines as they take. */
const STATEMENT = /^(?:import|export)(\s+type\b)?(?:[^'";]*?\bfrom)?\s*'(\.[^'?]+)(?:\?[^']*)?'/gm;
const LATER = /\bimport\(\s*'(\.[^'?]+)'/g;
/** What the bundler finds by the names of files. */
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g;

const addressFrom = (from: string, to: string): string =>
  to.startsWith('/') ? to.slice(1) : posix.join(posix.dirname(from), to);

/** The files that patterns take in, those after `!` left out. */
function globbed(from: string, quoted: string, all: Iterable<string>): readonly string[] {
  const patterns = [...quoted.matchAll(/'(!?)([^']+)'/g)].map(([, not, pattern = '']) => ({
    isOut: not === '!',
    pattern: addressFrom(from, pattern),
  }));
  const isOne = (path: string, out: boolean): boolean =>
    patterns.some(({ isOut, pattern }) => isOut === out && posix.matchesGlob(path, pattern));
  return [...all].filter((path) => path !== from && isOne(path, false) && !isOne(path, true));
}

/** The files of `files` a file imports, each as often as it says so. */
export function importsOf(from: string, text: string, files: ReadonlyMap<string, string>): readonly Import[] {
  const code = text.replaceAll(COMMENT, '');
  const found = (to: string, isType = false): Import => ({ to: addressFrom(from, to), isType, isGathered: false });
  return [
    ...[...code.matchAll(STATEMENT)].map(([, type, to = '']) => found(to, type !== undefined)),
    ...[...code.matchAll(LATER)].map(([, to = '']) => found(to)),
    ...[...code.matchAll(GLOB)].flatMap(([, quoted = '']) =>
      globbed(from, quoted, files.keys()).map((to) => ({ to, isType: false, isGathered: true })),
    ),
  ].filter(({ to }) => files.has(to));
}
