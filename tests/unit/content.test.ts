import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildId, changelog } from '../../scripts/build/build-info.ts';
import { latestFirst, latestVersion } from '../../src/shell/publication/changelog.ts';
import type { Release } from '../../src/shell/publication/changelog.ts';
import { meantPath } from '../../src/offline/meant-path.ts';
import { ADDRESSES } from '../../src/shell/errors/addresses.ts';
import { everyPage } from '../../src/shell/navigation/navigation.ts';

const root = new URL('../../', import.meta.url);
const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, unknown>;
const releases = changelog() as Release[];

describe('the changelog', () => {
  it('begins with 1.0.1, and its latest version is the one being built', () => {
    expect(releases.at(-1)).toMatchObject({ version: '1.0.1', date: '2023-01-01' });
    expect(releases.find(({ version }) => version === '1.3.02')).toMatchObject({ date: '2025-10-08' });
    expect(latestVersion(releases).version).toBe(json('package.json')['version']);
  });

  it('is one file per version, the dates in the order of the versions', () => {
    expect(readdirSync(new URL('content/changelog/', root)).sort()).toEqual(
      releases.map(({ version }) => `${version}.json`).sort(),
    );
    const dates = latestFirst(releases).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { version, fr, en } of releases) expect(fr.changes.length, version).toBe(en.changes.length);
  });

  it('counts the parts of a version as numbers', () => {
    const of = (version: string): Release => ({
      version,
      date: '2026-01-01',
      type: 'new',
      fr: { description: '', changes: [] },
      en: { description: '', changes: [] },
    });
    expect(latestFirst(['1.9.0', '1.10.0', '1.3.02'].map(of)).map(({ version }) => version)).toEqual([
      '1.10.0',
      '1.9.0',
      '1.3.02',
    ]);
  });
});

describe('informational pages', () => {
  const names = (locale: string): string[] => readdirSync(new URL(`content/pages/${locale}/`, root)).sort();

  it('exist in both languages', () => {
    expect(names('fr')).toEqual(names('en'));
  });
});

describe('navigation', () => {
  it('names every page once', () => {
    const paths = everyPage.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/simulation/circuit/general',
        '/about',
        '/contact',
        '/install',
        '/version',
        '/mentions-legales',
      ]),
    );
  });

  it.each([
    ['/Version', '/version'],
    ['/Simulation/circuit/General', '/simulation/circuit/general'],
    ['/version/', '/version'],
    ['/About//', '/about'],
    ['/TOOLS/DESP', '/tools/desp'],
    ['/en/Tools/Air-data/', '/en/tools/air-data'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/version', undefined],
    ['/', undefined],
    ['/en', undefined],
    ['/tools/[slug]', undefined],
    ['/constructor', undefined],
    ['//example.org/version', undefined],
    ['/nulle-part', undefined],
    ['/Nulle-part', undefined],
  ])('takes %s for %s', (path, meant) => {
    expect(meantPath(path, ADDRESSES)).toBe(meant);
  });
});

it('a build has an id of its own', () => {
  expect(buildId).toMatch(/^\S+$/);
});
