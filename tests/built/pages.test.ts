/** What every page says of itself, and what every answer carries. */
import { expect, test } from './support/test.ts';
import type { Client } from './support/test.ts';
import { PAGES } from '../../scripts/build/pages.ts';
import { CALCULATORS } from '../../src/calculators/index.ts';
import type { Definition } from '../../src/calculators/index.ts';
import { siteMapPaths } from './support/site-map.ts';

/** Pages others may frame. */
const FRAMED = [
  '/embed/reglette',
  '/embed/tools/test-azote',
  '/embed/schema/booster',
  '/embed/fluid/r454b',
  '/en/embed/tools/desp',
  '/embed/fluid/r744?theme=dark&lang=en',
];

/** Every page in both languages, as the site map gives them. */
const everyPath = (request: Client): Promise<string[]> =>
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

test('text travels compressed, and not again while it has not changed', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(await first.text()).toContain('</html>');
  const tag = first.headers()['etag'] ?? '';
  expect((await request.get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': tag } })).status()).toBe(304);
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

test('what carries its fingerprint is kept for good, by clients without brotli and without compression too', async ({
  request,
}) => {
  const html = await (await request.get('/tools/desp')).text();
  const names = [
    /href="(\/_astro\/[^"]+\.woff2)"/,
    /href="(\/_astro\/[^"]+\.css)"/,
    /href="(\/_astro\/[^"]+\.js)"/,
  ].map((pattern) => pattern.exec(html)?.[1] ?? '');
  for (const name of names) {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await request.get(name, { headers: { 'accept-encoding': accepted } });
      expect(answer.status(), name).toBe(200);
      expect(answer.headers()['cache-control'], `${name} ${accepted}`).toBe('public, max-age=31536000, immutable');
      const coding = accepted === 'identity' || name.endsWith('.woff2') ? undefined : accepted;
      expect(answer.headers()['content-encoding'], `${name} ${accepted}`).toBe(coding);
    }
  }
  const page = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(page.headers()).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=0' });
});

test('every spelling of a calculator leads for good to its page, the query kept', async ({ request }) => {
  for (const definition of CALCULATORS as readonly Definition[]) {
    for (const spelling of definition.spellings.filter((known) => known !== definition.slug)) {
      const response = await request.get(`/en/tools/${spelling}?x=1`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(301);
      expect(response.headers()['location'], spelling).toBe(`/en/tools/${definition.slug}?x=1`);
    }
  }
});

test('every other page refuses to be framed', async ({ request }) => {
  const ancestors = async (path: string): Promise<string | undefined> =>
    /frame-ancestors ([^;]+)/.exec((await request.get(path)).headers()['content-security-policy'] ?? '')?.[1];
  for (const path of FRAMED) expect(await ancestors(path), path).toBe('*');
  for (const path of [
    '/',
    '/embed',
    '/en/embed',
    '/reglette',
    '/tools/desp',
    '/embed/tools/none',
    '/embed/fluid/r454b/x',
    '/embed/../',
    '/api/openapi.json',
    '/nowhere',
  ])
    expect(await ancestors(path), path).toBe("'none'");
});
