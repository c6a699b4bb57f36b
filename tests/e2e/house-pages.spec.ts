import { expect, test } from './support/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { PAGES } from '../../scripts/build/pages.ts';
import { isWholeMatrix, matrixPaths } from './support/matrix.ts';
import { siteMapPaths } from './support/site-map.ts';
import { axe, violationsInDark } from './support/axe.ts';

/** Every page in both languages, as the site map gives them. */
const everyPath = (request: APIRequestContext): Promise<string[]> =>
  siteMapPaths(async (path) => (await request.get(path)).text());

/** Routes of pages made from a list. */
const LISTS = PAGES.filter(({ kind }) => kind === 'fluid' || kind === 'pair').map(
  ({ path }) => new RegExp(`^(?:/en)?${path.replaceAll('*', '[^/]+')}$`),
);

/** Of pages made from a list, the first ones: crawler.spec.ts goes through all of them. */
const OF_A_SERIES = 3;
function withFewOfEachSeries(paths: readonly string[]): string[] {
  const counts = new Map<RegExp, number>();
  return paths.filter((path) => {
    const list = LISTS.find((one) => one.test(path));
    if (!list) return true;
    counts.set(list, (counts.get(list) ?? 0) + 1);
    return (counts.get(list) ?? 0) <= OF_A_SERIES;
  });
}

const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** A page as it was built: to compress each of them and take it apart again is most of what asking for it costs. */
const AS_BUILT = { headers: { 'accept-encoding': 'identity' } };

test('every page says what it is: title, heading, description, canonical address, languages, picture; and allows no script it does not name', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const paths = withFewOfEachSeries(await everyPath(request));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/en',
      '/about',
      '/en/contact',
      '/install',
      '/version',
      '/mentions-legales',
      '/simulation/circuit/general',
    ]),
  );
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path, AS_BUILT);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const bare = path.replace(/^\/en(?=\/|$)/, '') || '/';
    const english = bare === '/' ? '/en' : `/en${bare}`;
    expect(attribute(html, /<html lang="([^"]+)"/), path).toBe(path === bare ? 'fr' : 'en');
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const pathOf = (pattern: RegExp) => new URL(attribute(html, pattern)).pathname;
    expect(pathOf(/rel="canonical" href="([^"]+)"/), path).toBe(path);
    expect(pathOf(/hreflang="fr" href="([^"]+)"/), path).toBe(bare);
    expect(pathOf(/hreflang="en" href="([^"]+)"/), path).toBe(english);
    expect(pathOf(/hreflang="x-default" href="([^"]+)"/), path).toBe(bare);
    const title = attribute(html, /<title>([^<]+)<\/title>/);
    const description = attribute(html, /<meta name="description" content="([^"]+)"/);
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined();
    expect(description.length, path).toBeGreaterThan(40);
    titles.set(title, path);
    descriptions.set(description, path);
    const data: unknown = JSON.parse(attribute(html, /<script type="application\/ld\+json">([^<]+)</));
    expect(data, path).toHaveProperty('@context', 'https://schema.org');
    const picture = await request.get(pathOf(/property="og:image" content="([^"]+)"/));
    expect(picture.headers()['content-type'], path).toBe('image/png');
    const policy = attribute(html, /http-equiv="content-security-policy" content="([^"]+)"/i);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).toContain("'sha256-");
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
  }
});

test('robots are told where the site map is', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
});

test('the manifest and its icons are served', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    display: string;
    icons: { src: string; purpose?: string; sizes: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('every answer carries the security headers', async ({ request }) => {
  const answers = [
    await request.get('/'),
    await request.get('/en/simulation/circuit/general', { headers: { 'accept-encoding': 'identity' } }),
    await request.get('/nulle-part'),
    await request.get('/sitemap.xml'),
    await request.get('/sw.js'),
    await request.post('/api/simulation/mono', { data: {} }),
    await request.get('/Version', { maxRedirects: 0 }),
  ];
  for (const answer of answers) {
    const headers = answer.headers();
    expect(headers, answer.url()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    });
    expect(headers['content-security-policy'], answer.url()).toContain("frame-ancestors 'none'");
    for (const closed of ['geolocation', 'bluetooth', 'usb', 'serial', 'hid', 'midi'])
      expect(headers['permissions-policy'], answer.url()).toContain(`${closed}=()`);
  }
});

for (const [typed, meant] of [
  ['/Version?from=badge', '/version?from=badge'],
  ['/en/Mentions-Legales', '/en/mentions-legales'],
  ['/simulation/Circuit/General?mode=normal', '/simulation/circuit/general?mode=normal'],
] as const) {
  test(`${typed} leads for good to ${meant}`, async ({ request }) => {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(meant);
  });
}

/** Parts the pages are looked at in, side by side: one test of all would wait for every page in turn. */
const AXE_PARTS = 4;
/** A language changes no colour: the dark theme is looked at in French, in both languages with the whole matrix. */
const hasColoursOfItsOwn = (path: string): boolean => isWholeMatrix || !/^\/en(\/|$)/.test(path);

for (let part = 0; part < AXE_PARTS; part += 1) {
  test(`axe finds nothing on a page of each template, both themes, part ${part + 1} of ${AXE_PARTS}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
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

test('search on the home page holds every page of the site map, or the list it is in', async ({ request }) => {
  const paths = (await everyPath(request)).filter((path) => !LISTS.some((list) => list.test(path)));
  expect(paths.length).toBeGreaterThan(50);
  for (const [home, isOurs] of [
    ['/', (path: string) => !/^\/en(\/|$)/.test(path)],
    ['/en', (path: string) => /^\/en(\/|$)/.test(path)],
  ] as const) {
    const { pages } = (await (await request.get(`${home.replace(/\/$/, '')}/search.json`)).json()) as {
      pages: { address: string }[];
    };
    const found = pages.map(({ address }) => address);
    // The home page need not find itself.
    for (const path of paths.filter((one) => isOurs(one) && one !== home)) expect(found, home).toContain(path);
  }
});
