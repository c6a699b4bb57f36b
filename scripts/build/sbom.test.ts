import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { partsOf, sbom } from './sbom.mjs';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));

describe('the list of parts', () => {
  const parts = partsOf(sbom());

  it('names every package the site runs on, in the version that is installed', () => {
    const { dependencies } = read('package.json') as { readonly dependencies: Readonly<Record<string, string>> };
    for (const [name, version] of Object.entries(dependencies))
      expect(parts).toContainEqual(expect.objectContaining({ name, version }));
  });

  it('names what comes by no package, and none that only builds or tests', () => {
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Atkinson Hyperlegible Next', 'musl libc', 'Arm Optimized Routines']),
    );
    for (const name of ['vitest', '@playwright/test', 'eslint', 'assemblyscript']) expect(names).not.toContain(name);
  });

  it('knows the licence of each', () => {
    expect(parts.filter(({ licence }) => !/^[\w.() -]+$/.test(licence))).toEqual([]);
    expect(parts.length).toBeGreaterThan(100);
  });

  it('is the same each time it is made', () => {
    const text = JSON.stringify(sbom());
    expect(text).not.toMatch(/"serialNumber"|"timestamp"/);
    expect(text).not.toContain(fileURLToPath(new URL('../..', import.meta.url)));
  });
});
