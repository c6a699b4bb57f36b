/** The built site read as a crawler reads it: from its files, every page. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';
import { faultsOf } from './support/html-validity.ts';
import { entitiesOf, structuredFaults } from './support/structured-data.ts';

const site = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
const ON_DEMAND = /^\/api\//;

interface Built {
  readonly path: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
}

/** Pages that are an address of their own: they say their canonical one. */
const pages: readonly Built[] = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    const ids = [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\sid="([^"]+)"/g)].map(
      ([, id = '']) => id,
    );
    return { path: `/${file.replace(/(?:^|\/)index\.html$/, '')}`, html, ids: new Set(ids) };
  });
const byPath = new Map(pages.map((page) => [page.path, page]));
/** An address of before shows another's page, and says so. */
const listed = pages.filter(({ path, html }) => {
  const said = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return said !== undefined && new URL(said).pathname === path;
});

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#34;', '"');
/** What a fragment tells the page, as `#pour=/reglette` does: no place of it. */
const IS_SAID = /^#(?:\?|[a-z]+=)/;
/** Links of a page to this site, scripts and templates left out. */
const linksOf = ({ html }: Built): readonly string[] =>
  [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => decoded(href))
    .filter((href) => href.startsWith('/') || href.startsWith('#'));

test('is the whole site', () => {
  expect(listed.length).toBeGreaterThan(300);
  expect([...byPath.keys()]).toEqual(expect.arrayContaining(['/', '/en', '/ressources/list-fluide/r454b']));
});

test('no link and no anchor leads nowhere', () => {
  const broken = new Set<string>();
  for (const page of pages) {
    // Where a page says it, its links start from another.
    const from = /<base href="([^"]+)"/.exec(page.html)?.[1] ?? page.path;
    for (const href of linksOf(page)) {
      const { pathname, hash } = new URL(href, new URL(from, 'http://site'));
      const path = decodeURIComponent(pathname).replace(/(?<=.)\/$/, '');
      const target = byPath.get(path);
      if (target === undefined) {
        if (!ON_DEMAND.test(path) && !existsSync(join(site, path))) broken.add(`${page.path}: ${href}`);
      } else if (hash !== '' && !IS_SAID.test(hash) && !target.ids.has(decodeURIComponent(hash.slice(1)))) {
        broken.add(`${page.path}: ${href} has no such place`);
      }
    }
  }
  expect([...broken].slice(0, 20)).toEqual([]);
});

for (const [what, pattern] of [
  ['title', /<title>([^<]*)<\/title>/],
  ['description', /<meta name="description" content="([^"]*)"/],
] as const) {
  test(`each page has a ${what} of its own`, () => {
    const owners = new Map<string, string>();
    for (const { path, html } of listed) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(text, path).not.toBe('');
      expect(owners.get(text), `${path}: ${text}`).toBeUndefined();
      owners.set(text, path);
    }
  });
}

test('every page is valid HTML', () => {
  const wrong = pages.flatMap(({ path, html }) => faultsOf(html).map((fault) => `${path}: ${fault}`));
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('the site map has every page with its other language, and nothing else', () => {
  const index = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  expect(index).toContain('<sitemapindex');
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const entries = maps.flatMap((map) => [...readFileSync(join(site, map), 'utf8').matchAll(/<url>(.*?)<\/url>/gs)]);
  const found = new Map(
    entries.map(([, entry = '']) => [new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '').pathname, entry]),
  );
  expect([...found.keys()].sort()).toEqual(listed.map(({ path }) => path).sort());
  for (const { path, html } of listed) {
    const entry = found.get(path) ?? '';
    const bare = path.replace(/^\/en(?=\/|$)/, '') || '/';
    const paths = Object.fromEntries(
      [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang, href = '']) => [
        lang,
        new URL(href).pathname,
      ]),
    );
    expect(paths, path).toEqual({ fr: bare, en: bare === '/' ? '/en' : `/en${bare}`, 'x-default': bare });
    const date = /"dateModified":"([^"]+)"/.exec(html)?.[1] ?? '20';
    expect(entry, path).toContain(`<lastmod>${date}`);
  }
});

test('structured data are whole on every page, and lead to what is there', () => {
  const wrong = listed.flatMap(({ path, html }) =>
    structuredFaults(html, path, (address) => byPath.has(address) || existsSync(join(site, address))).map(
      (fault) => `${path}: ${fault}`,
    ),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
});

for (const [path, types] of [
  ['/', ['WebApplication']],
  ['/about', ['WebPage']],
  ['/tools/calcul-kv', [['WebPage', 'WebApplication']]],
  ['/en/simulation/circuit/general', [['WebPage', 'WebApplication']]],
  ['/reglette', [['WebPage', 'WebApplication']]],
  ['/ressources/list-fluide', ['WebPage', 'DefinedTermSet', 'Dataset']],
  ['/ressources/articles/flash-gas', ['WebPage', 'TechArticle']],
  ['/ressources/refprop', ['WebPage', 'TechArticle']],
  ['/quiz/composants', ['WebPage', 'Quiz']],
] as const) {
  test(`structured data of ${path} say what it shows`, () => {
    expect(entitiesOf(byPath.get(path)?.html ?? '').map((entity) => entity['@type'])).toEqual(types);
  });
}

test('structured data say what the page shows: the data set of a fluid with its files, its term, the way home', () => {
  const page = byPath.get('/en/ressources/list-fluide/r454b');
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page?.html ?? '')?.[1] ?? '{}';
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((entity) => entity['@type'])).toEqual(['WebPage', 'DefinedTerm', 'Dataset']);
  const files = (graph[2]?.['distribution'] as { contentUrl: string }[]).map(
    ({ contentUrl }) => new URL(contentUrl).pathname,
  );
  expect(files).toEqual(['/ressources/list-fluide/r454b.csv', '/ressources/list-fluide/r454b.json']);
  for (const file of files) expect(existsSync(join(site, file)), file).toBe(true);
  const trail = graph[0]?.['breadcrumb'] as { itemListElement: { item: string }[] };
  for (const { item } of trail.itemListElement)
    expect(byPath.has(new URL(item).pathname.replace(/(?<=.)\/$/, '')), item).toBe(true);
});

test('feeds and the text for language models name pages there are', () => {
  for (const file of ['rss.xml', 'en/rss.xml', 'llms.txt']) {
    const text = readFileSync(join(site, file), 'utf8');
    const addresses = [...text.matchAll(/<link>([^<]+)<\/link>|\]\((http[^)]+)\)|: (http\S+\.json)$/gm)].map(
      ([, link, page, figures]) => new URL(link ?? page ?? figures ?? ''),
    );
    expect(addresses.length, file).toBeGreaterThan(3);
    for (const { pathname } of addresses) {
      const path = pathname.replace(/(?<=.)\/$/, '');
      expect(byPath.has(path) || existsSync(join(site, path)), `${file}: ${path}`).toBe(true);
    }
  }
});
