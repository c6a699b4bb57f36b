import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packageOf, partsList, partsOf, sbom } from './sbom.ts';

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

  it('stops a build that ships a package it does not name', () => {
    expect(packageOf('/a/node_modules/react-dom/client.js')).toBe('react-dom');
    expect(packageOf('\0/a/node_modules/serwist/node_modules/@b/c/d.js?e')).toBe('@b/c');
    expect(packageOf('/a/src/kit/form.ts')).toBeUndefined();
    const faults: string[] = [];
    const ship = (...moduleIds: string[]) =>
      partsList().generateBundle.call({ error: (text: string) => faults.push(text) }, {}, { 'a.js': { moduleIds } });
    ship('/a/node_modules/serwist/index.js', '/a/node_modules/@serwist/utils/a.js', '/a/src/kit/form.ts');
    expect(faults).toEqual([]);
    ship('/a/node_modules/vitest/index.js');
    expect(faults).toEqual(['shipped, and not in the list of parts: vitest']);
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
