/** The paths lead to pages there are, each step once in its path, and to quizzes there are. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'astro/zod';
import { SCHEMAS } from '../../src/content-schemas.ts';
import { isKind } from '../../src/exercises/kind-names.ts';
import { everyPage } from '../../src/shell/navigation/navigation.ts';

const paths = z.array(SCHEMAS.paths).parse(JSON.parse(readFileSync('content/paths.json', 'utf8')));

describe.each(paths.map((path) => [path.id, path] as const))('%s', (_, { parts }) => {
  const steps = parts.flatMap((part) => part.steps);

  it('leads to pages there are', () => {
    for (const step of steps) {
      const [path = '', kind = null] = step.split('?kind=');
      expect(
        everyPage.map((page) => page.path),
        step,
      ).toContain(path);
      if (kind !== null) expect(isKind(kind), step).toBe(true);
    }
  });

  it('takes each step once, reads before it practises, and ends on something to do', () => {
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps[0]).toMatch(/^\/ressources/);
    expect(steps.some((step) => step.startsWith('/quiz/'))).toBe(true);
  });
});
