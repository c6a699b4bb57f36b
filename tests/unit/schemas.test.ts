/** Schemas check files while the site is built and tested; what runs on a page must not carry them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: (path) => path.endsWith('.test.ts') });
/** What a file imports when it runs: types are gone by then. */
const imports = new Map(
  files.map((file) => [
    file,
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^;'"]*?from )?'([^']+)'|import\('([^']+)'\)/g,
      ),
    ].map(([, one, other]) => {
      const name = one ?? other ?? '';
      return name.startsWith('.') ? join(dirname(file), name) : name;
    }),
  ]),
);
/** Astro runs it before it makes a page; its importers ask for collections, which only a build can answer. */
const CONTENT = 'src/content.config.ts';
const importersOf = (...wanted: readonly string[]): readonly string[] =>
  [...imports].filter(([, names]) => names.some((name) => wanted.includes(name))).map(([file]) => file);

/** Every file that comes with one of these, by whatever way; what only a build runs ends the way. */
function reached(...start: readonly string[]): readonly string[] {
  const found = new Set(start);
  for (const name of found) {
    if (name !== CONTENT) for (const importer of importersOf(name)) found.add(importer);
  }
  return [...found].filter((name) => !start.includes(name)).toSorted();
}

describe('zod', () => {
  it('is looked for in the whole product', () => expect(imports.size).toBeGreaterThan(300));

  it('goes with schemas and what reads files by them, and with nothing a page runs', () => {
    expect(reached('zod', 'astro/zod')).toEqual([
      'src/content-schemas.ts',
      'src/content.config.ts',
      'src/diagnosis/data/schema.ts',
      'src/machine/schema.ts',
      'src/quiz/schema.ts',
      'src/refrigerants/build/build.ts',
      'src/refrigerants/build/files.ts',
      'src/refrigerants/schema/faults.ts',
      'src/refrigerants/schema/record.ts',
    ]);
  });

  it('leaves what describes the collections to files a build runs', () => {
    for (const file of importersOf(CONTENT)) expect(readFileSync(file, 'utf8'), file).toContain("from 'astro:content'");
  });
});
