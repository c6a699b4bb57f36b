/**
 * Scripts a reader's first look at the home page brings before the first key: what it loads with and what it fetches once it has
 * a moment, as a browser asks for them. What stores the site for the road is the worker's, and comes in packs.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';

const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
/** kB of 1000 bytes after brotli. */
const MOST = 14;

// Nothing is kept: nobody has been here.
test.use({ storageState: { cookies: [], origins: [] } });

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
]) {
  test(
    `the home page asks for at most ${MOST} kB of scripts before the first key, on ${name}`,
    { tag: FRESH },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
      });
      const weights = (): number =>
        [...asked].reduce((sum, path) => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          return sum + brotliCompressSync(readFileSync(SITE + path), { params }).byteLength / 1000;
        }, 0);
      await page.goto('/');
      // The last a page fetches by itself: what keeps it up to date, and what it does once it has a moment.
      const names = (): string => [...asked].join(' ');
      await expect.poll(names).toMatch(/app-update/);
      await expect.poll(names).toMatch(/chrome-lazy/);
      await page.waitForLoadState('networkidle');
      expect(weights()).toBeLessThanOrEqual(MOST);
      expect(weights()).toBeGreaterThan(4);
      // A touch brings the rest: what is measured is a page nobody has used.
      expect(names()).not.toMatch(/mini-ruler/);
      await page.getByLabel('Pression relative').focus();
      await expect.poll(names).toMatch(/mini-ruler/);
    },
  );
}
