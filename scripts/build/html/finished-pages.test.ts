import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finished } from './finished-pages.ts';

const site = mkdtempSync(join(tmpdir(), 'appfroid-'));
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

beforeAll(() => {
  mkdirSync(join(site, '_astro'));
  writeFileSync(join(site, '_astro/a.css'), '.a{color:red}.b{color:blue}');
  writeFileSync(join(site, '_astro/b.css'), '.c{color:red}');
  writeFileSync(join(site, '_astro/all.css'), '.c{color:red}');
  writeFileSync(join(site, '_astro/large.css'), `.d{background:url(${'x'.repeat(5000)})}`);
  writeFileSync(join(site, '_astro/island.js'), 'import"./engine.js";');
  writeFileSync(join(site, '_astro/engine.js'), 'WebAssembly.instantiate(1)');
});
afterAll(() => rmSync(site, { recursive: true }));

const link = (file: string): string => `<link rel="stylesheet" href="/_astro/${file}">`;
const page = (head: string, body = ''): string =>
  finished(
    `<!DOCTYPE html><html lang="fr"><head><meta http-equiv="content-security-policy" content="script-src 'self' 'wasm-unsafe-eval' ` +
      `${digestOf('mine()')} ${digestOf('another()')}; style-src 'self';">${head}</head><body>${body}</body></html>`,
    site,
    'about/index.html',
  );

it('puts small sheets into the page, those that stand together as one, and leaves large ones and their order', () => {
  const html = page(`${link('a.css')}${link('b.css')}${link('large.css')}`);
  expect(html).toContain(
    `<style data-sheets="/_astro/a.css /_astro/b.css">.a{color:red}.b{color:blue}\n.c{color:red}</style>${link('large.css')}</head>`,
  );
});

it('leaves out a sheet whose every rule stands in another', () => {
  expect(page(link('b.css') + link('all.css')).match(/data-sheets="[^"]*"/g)).toEqual([
    'data-sheets="/_astro/all.css"',
  ]);
});

it('names in the policy the scripts and styles the page holds, and no other', () => {
  const html = page(`<script>mine()</script>${link('b.css')}`, '<i style="left:0"></i>');
  const policy = /content="([^"]*)"/.exec(html)?.[1];
  expect(policy).toBe(
    `script-src 'self' ${digestOf('mine()')};style-src 'self' ${digestOf('.c{color:red}')} ` +
      digestOf('[data-s="1"]:not(#_#_){left:0}'),
  );
});

it('has the scripts of islands asked for before the first sheet, numbers islands, and lets an engine run where one comes', () => {
  const html = page(
    link('b.css'),
    '<astro-island uid="Zx1" client="load" component-url="/_astro/island.js" renderer-url="/_astro/island.js"></astro-island>',
  );
  expect(html).toMatch(
    /<template id="island-scripts"><link rel="modulepreload" href="\/_astro\/island.js"><link rel="modulepreload" href="\/_astro\/engine.js"><\/template><script>[^<]+<\/script><style data-sheets/,
  );
  expect(html).toContain('<astro-island uid="1" client');
  expect(html).toContain("'wasm-unsafe-eval'");
});

it('changes nothing else', () => {
  const rest = `<meta name="a" content='"\u00a0&nbsp;'>`;
  expect(page(rest, '<p hidden>é&nbsp;&amp;</p>')).toContain(`${rest}</head><body><p hidden>é&nbsp;&amp;</p></body>`);
});
