import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutPack, digestOf } from '../../../src/offline/pack.ts';
import { packsOf } from './packs.ts';
import { firstVisitFiles, pagesStoredWhenVisited } from './stored-files.ts';

const TOOLS = ['air-data', 'desp', 'reservoir', 'capillaire', 'diametre', 'interpolation', 'calcul-kv', 'test-azote'];

/** A site of a few words: what goes where, and the same wherever it stands. */
function write(folder: string): void {
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const prefix of ['', 'en/']) {
    put(`${prefix}index.html`, `${prefix}home<script type="module" src="/_astro/base.js"></script>`);
    put(`${prefix}ressources/list-fluide/r134a/index.html`, `${prefix}R134a`);
    for (const tool of TOOLS)
      put(
        `${prefix}tools/${tool}/index.html`,
        `${prefix}${tool}<link href="/_astro/base.js"><link href="/_astro/tool.js">`,
      );
  }
  put('_astro/base.js', 'import "./shared.js";');
  put('_astro/shared.js', 'shared');
  put('_astro/tool.js', 'tool');
  put('_astro/asked-later.js', 'later');
  put('_astro/engine.wasm', 'wasm');
  put('_astro/sheet.css', 'css');
  put('search.json', '[]');
  put('icons/192.png', 'icon');
  // Of no visit: asked of the network alone, for other programs, or the worker's own.
  for (const file of [
    'build.json',
    'sw.js',
    'packs/older.txt',
    'ressources/list-fluide/r134a.json',
    'og/a.png',
    'robots.txt',
  ])
    put(file, 'none');
}

let sites: readonly [string, string];
beforeAll(() => {
  sites = [mkdtempSync(join(tmpdir(), 'appfroid-packs-')), mkdtempSync(join(tmpdir(), 'appfroid-elsewhere-'))];
  sites.forEach(write);
});
afterAll(() => sites.forEach((site) => rmSync(site, { recursive: true })));

describe('what a device stores', () => {
  it('is what pages of the first visit need, by address', () => {
    const addresses = firstVisitFiles(sites[0]).map(({ address }) => address);
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/en', '/tools/desp', '/_astro/engine.wasm', '/search.json', '/icons/192.png']),
    );
    expect(addresses).toHaveLength(2 * (1 + TOOLS.length) + 8);
    expect(pagesStoredWhenVisited(sites[0]).map(({ address }) => address)).toEqual([
      '/en/ressources/list-fluide/r134a',
      '/ressources/list-fluide/r134a',
    ]);
  });

  it('comes in packs of one thing each, and alone where it is compressed or fetched already', () => {
    const { packs, alone } = packsOf(firstVisitFiles(sites[0]), sites[0]);
    const held = Object.fromEntries(
      packs.map(({ address, files }) => [
        /^\/packs\/([a-z-]+)\.[\da-f]{16}\.txt$/.exec(address)?.[1],
        files.map(([file]) => file),
      ]),
    );
    const tools = TOOLS.map((tool) => `/tools/${tool}`).sort();
    expect(held).toEqual({
      data: ['/_astro/sheet.css', '/search.json'],
      'scripts-later': ['/_astro/asked-later.js'],
      'scripts-site': ['/_astro/base.js', '/_astro/shared.js'],
      'scripts-tools': ['/_astro/tool.js'],
      'site-en': ['/en'],
      'site-fr': ['/'],
      'tools-en': tools.map((tool) => `/en${tool}`),
      'tools-fr': tools,
    });
    expect(alone.map(([address]) => address)).toEqual(['/_astro/engine.wasm', '/icons/192.png']);
  });

  it('is cut from its pack as the build made it, the same wherever that was', async () => {
    const [one, other] = sites.map((site) => packsOf(firstVisitFiles(site), site));
    expect(other).toEqual(one);
    for (const pack of one?.packs ?? []) {
      for (const { file, bytes } of cutPack(pack, new Uint8Array(pack.bytes)))
        expect(await digestOf(bytes), file[0]).toBe(file[2]);
    }
  });
});
