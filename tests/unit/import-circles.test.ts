/** No file stands on one that stands on it: neither by what is loaded, now or later, nor by what types alone say. */
import { expect, it } from 'vitest';
import { importsOf, readSources } from '../../scripts/check/imports.ts';

const sources = readSources();

/** The files each file stands on. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** @param withTypes with what only the compiler reads */
function graphOf(files: ReadonlyMap<string, string>, withTypes: boolean): Graph {
  return new Map(
    [...files].map(([from, text]) => {
      const imports = importsOf(from, text, files).filter(({ isType }) => withTypes || !isType);
      return [from, [...new Set(imports.map(({ to }) => to))]];
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
