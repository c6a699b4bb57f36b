import { expect, test } from './support/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { isWholeMatrix, matrixPaths } from './support/matrix.ts';
import { siteMapPaths } from '../built/support/site-map.ts';
import { axe, violationsInDark } from './support/axe.ts';

/** Every page in both languages, as the site map gives them. */
const everyPath = (request: APIRequestContext): Promise<string[]> =>
  siteMapPaths(async (path) => (await request.get(path)).text());

/** Parts the pages are looked at in, side by side: one test of all would wait for every page in turn. */
const AXE_PARTS = 4;
/** A language changes no colour: the dark theme is looked at in French, in both languages with the whole matrix. */
const hasColoursOfItsOwn = (path: string): boolean => isWholeMatrix || !/^\/en(\/|$)/.test(path);

for (let part = 0; part < AXE_PARTS; part += 1) {
  test(`axe finds nothing on a page of each template, both themes, part ${part + 1} of ${AXE_PARTS}`, async ({
    page,
    request,
  }) => {
    // The other language has the same elements with other words: of a sample, its first page stands for it.
    const paths = [...matrixPaths([...(await everyPath(request)), '/offline', '/components']), '/nulle-part']
      .filter((path) => isWholeMatrix || path === '/en' || !path.startsWith('/en/'))
      .filter((_, index) => index % AXE_PARTS === part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      const light = await axe(page).analyze();
      const dark = hasColoursOfItsOwn(path) ? await violationsInDark(page) : [];
      const found = [...light.violations.map((one) => ({ ...one, id: `light ${one.id}` })), ...dark].map(
        ({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
  });
}
