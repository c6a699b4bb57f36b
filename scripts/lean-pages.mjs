/**
 * Last touches to the built pages, which only the whole build allows: a page's policy names its own scripts and
 * styles and no other page's, a style sheet is asked for once and when it is needed, and the scripts an island will
 * ask for one after the other are asked for at once.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { laterSheets, scriptsBySheet } from './plain-import.mjs';
import { scriptsAtLoad, scriptsOf } from './page-files.mjs';

/** Astro integration. */
export function leanPages() {
  return {
    name: 'appfroid:lean-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = fileURLToPath(dir);
        const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const page of pages) {
          const html = readFileSync(join(site, page), 'utf8');
          writeFileSync(join(site, page), withPreloads(withOwnPolicy(withOwnSheets(html, site)), site));
        }
      },
    },
  };
}

/** The policy without the hashes of scripts and styles the page does not hold. */
function withOwnPolicy(html) {
  const held = new Set(
    [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)"/i, (_whole, start, policy) => {
    const own = policy.replace(/ ?'(sha256-[^']+)'/g, (source, hash) => (held.has(hash) ? source : ''));
    return `${start}${own.replace(/\s*;\s*/g, ';').replace(/;$/, '')}"`;
  });
}

/** A page without the sheets that only a later import needs, and without those whose every rule it has elsewhere. */
function withOwnSheets(html, site) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)];
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const scripts = new Set(scriptsOf(html, site));
  let lean = html;
  let kept = links;
  for (const link of links) {
    const isLater = laterSheets.has(link[1]);
    const isNeeded = !isLater || (scriptsBySheet.get(link[1])?.some((script) => scripts.has(script)) ?? true);
    const others = kept.filter((other) => other !== link).map(([, file]) => readFileSync(join(site, file), 'utf8'));
    const elsewhere = new Set([...others, ...inline].flatMap(rulesOf));
    const isCovered = rulesOf(readFileSync(join(site, link[1]), 'utf8')).every((rule) => elsewhere.has(rule));
    if (isNeeded && !isCovered) continue;
    lean = lean.replace(link[0], '');
    kept = kept.filter((other) => other !== link);
  }
  return lean;
}

/** The outermost rules of a style sheet. */
function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(css.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}

/** A page with islands asks at once for every script it will need to bring them to life, those that wait to be seen apart. */
function withPreloads(html, site) {
  if (!html.includes('<astro-island')) return html;
  const links = scriptsAtLoad(html, site).map((file) => `<link rel="modulepreload" href="/${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
