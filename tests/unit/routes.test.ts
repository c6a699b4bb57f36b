import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { PAGES, everyPage } from '../../src/shell/navigation/navigation.ts';

const folder = fileURLToPath(new URL('../../src/pages/[...locale]/', import.meta.url));
/** Bare path of each route's file, its parameters in brackets. */
const routes = globSync('**/*.{astro,mdx}', { cwd: folder }).map(
  (file) => `/${file.replace(/\.(?:astro|mdx)$/, '').replace(/(?:^|\/)index$/, '')}`,
);
/** Whether an address is one that a route makes: its parameters are steps of any name. */
const isOf = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`).test(path);
/** Pages that are in neither the search nor the site map, and series whose list stands for them. */
const unlisted = PAGES.filter((page) => 'unlisted' in page);
const series = PAGES.filter((page) => 'listedAt' in page);
const listed = new Set(everyPage.map(({ path }) => path));

function expectRoute(path: string): void {
  const isThere = routes.some((route) => isOf(route, path));
  expect(isThere, `${path} has no route: src/pages/[...locale]${path}.astro is missing`).toBe(true);
}

describe('every route', () => {
  it('is found', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/about', '/tools', '/tools/[slug]', '/simulation/circuit/general']),
    );
  });

  it.each(routes)('%s is in the search and the site map, or says why not', (route) => {
    if (unlisted.some(({ path }) => path === route)) {
      expect(listed, `${route} is listed, and said not to be`).not.toContain(route);
      return;
    }
    const of = series.filter(({ path }) => isOf(route, path));
    for (const { listedAt } of of) expect(listed, `${route}: the page that lists its pages`).toContain(listedAt);
    const found = [...listed].filter((path) => isOf(route, path));
    expect(found.length + of.length, `${route}: no page.ts of src/features or src/shell says it`).toBeGreaterThan(0);
  });

  it.each(PAGES.map(({ path }) => path))('%s, said by a page.ts, is there', (path) => expectRoute(path));
});

describe('what is listed', () => {
  it.each([...listed])('%s has a route', (path) => expectRoute(path));

  it('says of each page what the trade calls it', () => {
    const silent = everyPage.filter(({ path, words }) => !/^\/(?:quiz|ressources\/articles)\//.test(path) && !words);
    const places = silent.map(({ path }) => {
      const [, tool] = /^\/tools\/(.+)$/.exec(path) ?? [];
      return `${path}: no words, in ${tool === undefined ? 'its page.ts' : `src/calculators/${tool}/words.ts`}`;
    });
    expect(places, places.join('; ')).toEqual([]);
  });

  it('has each calculator, and each page once', () => {
    for (const { slug } of CALCULATORS) expect(listed, slug).toContain(`/tools/${slug}`);
    expect(everyPage.length).toBe(listed.size);
  });
});
