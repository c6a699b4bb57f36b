/** Each class a component names stands in its sheet: one that does not is written as "undefined", and styles nothing. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(sheet, 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .matchAll(/\.([A-Za-z][\w-]*)/g),
    ].map(([, name]) => name ?? ''),
  );

/** `styles.name` and `styles['name']`; a name put together of pieces is not known here. */
const named = (source: string, sheet: string): readonly string[] =>
  [...source.matchAll(new RegExp(String.raw`\b${sheet}(?:\.(\w+)|\['([^']+)'\])`, 'g'))].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? '',
  );

const files = globSync('src/**/*.{tsx,ts,astro}').filter((path) => !path.endsWith('.test.ts'));

describe('the classes components name', () => {
  it('stand in the sheets they are taken from', () => {
    const uses = files.flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      return [...source.matchAll(IMPORT)].flatMap(([, sheet = '', from = '']) => {
        const known = classesOf(join(dirname(path), from));
        return named(source.replaceAll(/^import .*/gm, ''), sheet).map((name) => ({
          at: `${path}: ${name}`,
          isKnown: known.has(name),
        }));
      });
    });
    expect(uses.length).toBeGreaterThan(1000);
    expect(uses.filter(({ isKnown }) => !isKnown).map(({ at }) => at)).toEqual([]);
  });
});

// The five letters of a class may begin with `i-`: the parts of a blend once stood in a column of 20 px, with a square above them.
it('are told from icons, which are elements of their own', () => {
  const base = readFileSync('src/shell/styles/base.css', 'utf8');
  const rules = base.match(/\S*\[class\^='i-'\]/g) ?? [];
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !/(^|\))i\[|:where\(i\)\[/.test(rule))).toEqual([]);
});
