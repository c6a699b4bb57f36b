/** No file stands on one that stands on it: neither by what is loaded, now or later, nor by what types alone say. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs}', { cwd: root });
const sources = new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));

/** The files each file stands on. */
type Graph = ReadonlyMap<string, readonly string[]>;

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** `import … from '…'` and `export … from '…'`, over as many lines as they take. */
const STATEMENT = /^(?:import|export)(\s+type\b)?(?:[^'";]*?\bfrom)?\s*'(\.[^'?]+)(?:\?[^']*)?'/gm;
const LATER = /\bimport\(\s*'(\.[^'?]+)'/g;
/** What the bundler finds by the names of files. */
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g;

const addressFrom = (from: string, to: string): string =>
  to.startsWith('/') ? to.slice(1) : posix.join(posix.dirname(from), to);

/** The files that patterns take in, those after `!` left out. */
function globbed(from: string, quoted: string, all: readonly string[]): readonly string[] {
  const patterns = [...quoted.matchAll(/'(!?)([^']+)'/g)].map(([, not, pattern = '']) => ({
    isOut: not === '!',
    pattern: addressFrom(from, pattern),
  }));
  const isOne = (path: string, out: boolean): boolean =>
    patterns.some(({ isOut, pattern }) => isOut === out && posix.matchesGlob(path, pattern));
  return all.filter((path) => path !== from && isOne(path, false) && !isOne(path, true));
}

/** @param withTypes with what only the compiler reads */
function graphOf(files: ReadonlyMap<string, string>, withTypes: boolean): Graph {
  const all = [...files.keys()];
  return new Map(
    [...files].map(([from, text]) => {
      const code = text.replaceAll(COMMENT, '');
      const said = [...code.matchAll(STATEMENT)].filter(([, isType]) => withTypes || !isType);
      const named = [...said.map(([, , to = '']) => to), ...[...code.matchAll(LATER)].map(([, to = '']) => to)];
      const found = [...code.matchAll(GLOB)].flatMap(([, quoted = '']) => globbed(from, quoted, all));
      const stands = new Set([...named.map((to) => addressFrom(from, to)), ...found]);
      return [from, [...stands].filter((to) => files.has(to))];
    }),
  );
}

/** The circles there are, as the way round: "a.ts → b.ts → a.ts". */
function circlesOf(graph: Graph): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    else if (!done.has(path)) for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return circles;
}

const loaded = graphOf(sources, false);
const whole = graphOf(sources, true);

it('reads every kind of import there is', () => {
  expect(sources.size).toBeGreaterThan(900);
  expect(whole.get('src/runtime/doors.ts')).toEqual(
    expect.arrayContaining(['src/engine/index.ts', 'src/circuit/technique/index.ts']),
  );
  expect(loaded.get('src/runtime/doors.ts')).not.toContain('src/engine/index.ts');
  expect(whole.get('src/features/circuit/state/all-parts.ts')).toContain('src/features/circuit/technique/part.ts');
  expect(whole.get('src/features/circuit/technique/TechniquePage.astro')).toContain(
    'src/features/circuit/technique/TechniqueForm.tsx',
  );
});

it('names the files of a circle', () => {
  const files = new Map([
    ['a.ts', "import { b } from './b.ts';"],
    ['b.ts', "import {\n  c,\n} from './x/c.ts';\nimport type { D } from './d.ts';"],
    ['x/c.ts', "export { a } from '../a.ts';"],
    ['d.ts', "export type * from './b.ts';"],
  ]);
  expect(circlesOf(graphOf(files, false))).toEqual(['a.ts → b.ts → x/c.ts → a.ts']);
  expect(circlesOf(graphOf(files, true))).toEqual(['a.ts → b.ts → x/c.ts → a.ts', 'b.ts → d.ts → b.ts']);
});

it.each([
  ['loaded', loaded],
  ['known to the compiler', whole],
])('nothing is %s in a circle', (_, graph) => {
  expect(circlesOf(graph)).toEqual([]);
});
