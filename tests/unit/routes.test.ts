import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { UNLISTED, everyPage } from '../../src/shell/navigation/navigation.ts';
import { SERIES } from '../../src/shell/navigation/series.ts';

const folder = fileURLToPath(new URL('../../src/pages/[...locale]/', import.meta.url));
/** Bare path of each route's file, its parameters in brackets. */
const routes = globSync('**/*.{astro,mdx}', { cwd: folder }).map(
  (file) => `/${file.replace(/\.(?:astro|mdx)$/, '').replace(/(?:^|\/)index$/, '')}`,
);
const listed = new Set(everyPage.map(({ path }) => path));

describe('every route', () => {
  it('is found', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/about', '/tools', '/tools/[slug]', '/simulation/circuit/general']),
    );
  });

  it.each(routes)('%s is in the search and the site map, or says why not', (route) => {
    if (Object.hasOwn(UNLISTED, route)) {
      expect(listed, `${route} is listed, and said not to be`).not.toContain(route);
      return;
    }
    if (Object.hasOwn(SERIES, route)) {
      expect(listed, `${route}: the page that lists its pages`).toContain(SERIES[route]);
      return;
    }
    const pattern = new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`);
    const found = [...listed].filter((path) => pattern.test(path));
    expect(found, `${route}: src/shell/navigation/navigation.ts names every page`).not.toEqual([]);
  });

  it.each(Object.keys(SERIES))('%s, said to make pages of a list, is there', (path) => {
    expect(routes).toContain(path);
  });

  it.each(Object.keys(UNLISTED))('%s, said not to be listed, is there', (path) => {
    expect(routes).toContain(path);
  });
});

describe('what is listed', () => {
  it.each([...listed])('%s has a route', (path) => {
    const found = routes.filter((route) => new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`).test(path));
    expect(found).not.toEqual([]);
  });

  it('has each calculator, and each page once', () => {
    for (const { slug } of CALCULATORS) expect(listed, slug).toContain(`/tools/${slug}`);
    expect(everyPage.length).toBe(listed.size);
  });
});
