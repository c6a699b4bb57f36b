/**
 * Last touches to the built pages, which only the whole build allows: a page's policy names its own scripts and
 * styles and no other page's, a style sheet is asked for once and when it is needed, and the scripts an island will
 * ask for one after the other are asked for at once. Astro's own policy lists the hashes of every page in each, and it
 * writes a page before it knows what other pages' scripts bring.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { answerFilesFor, engineDataFor } from './engine-files.ts';
import { inlineTexts } from './inline-scripts.ts';
import { lateSheets } from './late-sheets.ts';
import { scriptsAtLoad, scriptsOf, scriptsWithin } from './page-files.ts';
import { kindOf } from './page-kinds.ts';
import { withStyleRules } from './style-rules.ts';

/** Astro integration. */
export function leanPages(): AstroIntegration {
  return {
    name: 'appfroid:lean-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = fileURLToPath(dir);
        const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const page of pages) {
          const html = readFileSync(join(site, page), 'utf8');
          writeFileSync(
            join(site, page),
            withOwnPolicy(withPreloads(withOwnSheets(withStyleRules(withPlainIslands(html)), site), site, page), site),
          );
        }
      },
    },
  };
}

/**
 * Islands numbered as they come. Astro names each by a hash of its component's place on the machine that built it, so that
 * no two folders would give the same page; in the browser nothing reads the name.
 */
function withPlainIslands(html: string): string {
  let count = 0;
  return html.replaceAll(/(<astro-island uid=")[^"]*"/g, (_whole, start: string) => `${start}${(count += 1)}"`);
}

/**
 * The policy with the hashes of the scripts and styles the page holds and no other, and without leave for an engine where none
 * can come to run.
 */
function withOwnPolicy(html: string, site: string): string {
  const textsOf = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].flatMap(([, text]) => text || []);
  const scripts = new Set(textsOf('script').map(digestOf));
  const styles = [...new Set(textsOf('style').map(digestOf))].map((digest) => ` '${digest}'`).join('');
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)"/i,
    (_whole, start: string, policy: string) => {
      const own = policy
        .replace(/ ?'(sha256-[^']+)'/g, (source: string, hash: string) => (scripts.has(hash) ? source : ''))
        .replace("style-src 'self'", (source) => source + styles)
        .replace(" 'wasm-unsafe-eval'", (source) => (scriptsWithin(html, site).some(startsEngine(site)) ? source : ''));
      return `${start}${own.replace(/\s*;\s*/g, ';').replace(/;$/, '')}"`;
    },
  );
}

const engines = new Map<string, boolean>();

/** Whether a script is one that starts the engine. */
const startsEngine = (site: string) => (file: string) => {
  const known = engines.get(file);
  if (known !== undefined) return known;
  const path = join(site, file);
  const starts = existsSync(path) && /\bWebAssembly\.(?:instantiate|compile)/.test(readFileSync(path, 'utf8'));
  engines.set(file, starts);
  return starts;
};

const SHEET = /<link rel="stylesheet" href="\/([^"]+)">/g;
const STYLE = /<style data-sheets="([^"]+)">([\s\S]*?)<\/style>/g;
const STYLES = new RegExp(`(?:${STYLE.source})+`, 'g');

/** A sheet of less stands in the page itself, bytes: less than asking for it costs. */
const INLINE_BELOW = 4096;

/**
 * A page without the sheets that only a later import needs, and without those whose every rule it has in others. Small
 * ones stand in the page, where they would be linked: the order decides between two rules.
 */
function withOwnSheets(html: string, site: string): string {
  const scripts = new Set(scriptsOf(html, site));
  const isLate = (file: string) => lateSheets.get(file)?.some((script) => scripts.has(script)) === false;
  const sheets = [...html.matchAll(SHEET)]
    .filter(([, file = '']) => !isLate(file))
    .map(([link, file = '']) => {
      const css = readFileSync(join(site, file), 'utf8').trim();
      return { link, css, file, rules: new Set(rulesOf(css)) };
    });
  /** How many sheets of the page have each rule. */
  const held = new Map<string, number>();
  for (const { rules } of sheets) for (const rule of rules) held.set(rule, (held.get(rule) ?? 0) + 1);
  const needed = new Map<string, string>();
  for (const { link, file, css, rules } of sheets) {
    if ([...rules].some((rule) => held.get(rule) === 1))
      needed.set(link, css.length < INLINE_BELOW ? `<style data-sheets="/${file}">${css}</style>` : link);
    else for (const rule of rules) held.set(rule, (held.get(rule) ?? 0) - 1);
  }
  return html
    .replaceAll(SHEET, (link) => needed.get(link) ?? '')
    .replaceAll(STYLES, (styles) => {
      const parts = [...styles.matchAll(STYLE)];
      const css = parts.map(([, , text]) => text).join('\n');
      return `<style data-sheets="${parts.map(([, file]) => file).join(' ')}">${css}</style>`;
    });
}

/** As a policy names it. */
const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The outermost rules of a style sheet; those of a layer one by one, as sheets that share a layer hold other parts of it. */
function rulesOf(css: string, layer = ''): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === ';' && depth === 0) start = at + 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const rule = css.slice(start, at + 1).trim();
      const [head = '', name] = /^@layer ([\w-]+)\s*\{/.exec(rule) ?? [];
      if (name === undefined) rules.push(layer + rule);
      else rules.push(...rulesOf(rule.slice(head.length, -1), `${layer}${name}: `));
      start = at + 1;
    }
  }
  return rules;
}

/**
 * A page with islands asks at once for every script it will need to bring them to life, those that wait to be seen apart,
 * and for what the engine reads where they start it; once it is painted, so that the paint waits for none of them. All this stands
 * before the first sheet: a script after one waits for it.
 */
function withPreloads(html: string, site: string, page: string): string {
  if (!html.includes('<astro-island')) return html;
  const scripts = scriptsAtLoad(html, site);
  const isCalculator = kindOf(page).kind === 'calculator';
  const answer = isCalculator
    ? answerFilesFor(page.split('/').at(-2) ?? '', html.includes('role="combobox"'))
    : { scripts: [], data: engineDataFor(scripts) };
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    // The page wakes before these.
    ...answer.scripts
      .filter((file) => !scripts.includes(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...answer.data.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ];
  const template = `<template id="island-scripts">${links.join('')}</template>`;
  const script = `<script>${inlineTexts.get('before-islands.js')}</script>`;
  return html.replace(/(?=<link rel="stylesheet"|<style\b|<\/head>)/, () => template + script);
}
