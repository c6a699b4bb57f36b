/** The signs of French and English prose under content/: what an editor would mark. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonFaults, proseFaults } from './support/typography.ts';

const prose = globSync('content/*/{fr,en}/*.{md,mdx}').toSorted();
const data = globSync('content/{changelog,quiz,ressources}/*.json').toSorted();

it('there are as many pages in both languages', () => {
  const french = prose.filter((file) => file.includes('/fr/'));
  expect(french.length).toBeGreaterThan(0);
  expect(french.length * 2).toBe(prose.length);
  expect(data.length).toBeGreaterThan(0);
});

describe('typography', () => {
  it.each(prose)('of %s', (file) => {
    expect(proseFaults(file, file.includes('/fr/') ? 'fr' : 'en', readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(data)('of %s', (file) => {
    expect(jsonFaults(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});
