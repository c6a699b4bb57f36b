/** What a call of the simulation loads: the words it may answer with, and none of a page. */
import { expect, it } from 'vitest';
import { importsOf, readSources } from '../../scripts/check/imports.ts';

const sources = readSources();

/** Every module a file loads before it answers. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { to, isType } of importsOf(file, sources.get(file) ?? '', sources)) if (!isType) loadedBy(to, found);
  return found;
}

it('POST mono loads the words it answers with', () => {
  const loaded = [...loadedBy('functions/api/simulation/mono.ts')];
  expect(loaded.length).toBeGreaterThan(20);
  const words = loaded.filter((path) => /^src\/i18n\/(?:fr|en)\//.test(path)).map((path) => path.slice(9));
  expect(words.toSorted()).toEqual([
    'en/cycle-fields.ts',
    'en/http.ts',
    'en/problems.ts',
    'fr/cycle-fields.ts',
    'fr/http.ts',
    'fr/problems.ts',
  ]);
});

it('functions of JSON say nothing else', () => {
  const said = [...sources]
    .filter(([path]) => path.startsWith('functions/') && !path.endsWith('.test.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\bt\([`'](\w+)\./g)].map(([, namespace]) => [path, namespace] as const),
    );
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter(([, namespace]) => namespace !== 'http' && namespace !== 'problems')).toEqual([]);
});
