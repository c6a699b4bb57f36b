import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Components that come to life in a page, with the file each is imported from. */
const islands = globSync('src/**/*.astro', { cwd: root }).flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/<(\w+)\s[^>]*client:/g)].map(([, name = '']) => {
    const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? '';
    return { name, file: join(dirname(page), file) };
  });
});

it('every island gives way to the error page when it fails', () => {
  expect(islands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Inputs', 'Diagram', 'Calculator', 'Controls']),
  );
  for (const { name, file } of islands) {
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
      new RegExp(
        `export const (?:${name} = (?:withErrorPage|asIsland)|\\{[^}]*\\b${name}\\b[^}]*\\} = lazyIslands)\\(`,
      ),
    );
  }
});
