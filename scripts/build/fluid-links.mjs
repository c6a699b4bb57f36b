/**
 * Astro integration: the first time the prose of a built page names a refrigerant, the name leads to its page. Headings, links,
 * tables, drawings and instruments stay as they are.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLENDS, PURE_FLUIDS } from '../../src/refrigerants/names.ts';
import { slugFromName } from '../../src/refrigerants/slug.ts';

const KNOWN = new Map([...PURE_FLUIDS, ...BLENDS].map(({ name }) => [name, slugFromName(name)]));
const NAME = /(?<![\p{L}\p{N}-])R\d{2,4}(?:[A-Z]|[a-z]{1,2})?(?:\([EZ]\))?(?![\p{L}\p{N}])/gu;
const PROSE = /<div class="prose[\s"]/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*?(\/?)>/gi;
const VOID = /^(?:br|hr|img|input|link|meta|source|wbr|col)$/;
const LEFT_ALONE =
  /^(?:a|h[1-6]|code|pre|table|svg|button|select|label|script|style|template|textarea|form|astro-island)$/;

/** The text with a link for each name that has none yet on its page. */
const linked = (text, prefix, seen) =>
  text.replace(NAME, (name) => {
    const slug = KNOWN.get(name);
    if (slug === undefined || seen.has(name)) return name;
    seen.add(name);
    return `<a href="${prefix}/ressources/list-fluide/${slug}">${name}</a>`;
  });

/**
 * A page with the names of its prose linked.
 * @param {string} html
 * @param {string} prefix of the page's language in addresses: '' or '/en'
 */
export function withFluidLinks(html, prefix) {
  const seen = new Set();
  let [made, at] = ['', 0];
  for (const { index } of html.matchAll(PROSE)) {
    if (index < at) continue;
    made += html.slice(at, index);
    at = index;
    const open = [];
    TAG.lastIndex = index;
    for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
      const text = html.slice(at, tag.index);
      made += (open.some((name) => LEFT_ALONE.test(name)) ? text : linked(text, prefix, seen)) + tag[0];
      at = TAG.lastIndex;
      const [, closing, name, itself] = tag;
      if (closing) open.splice(open.lastIndexOf(name.toLowerCase()), 1);
      else if (!itself && !VOID.test(name)) open.push(name.toLowerCase());
      if (open.length === 0) break;
    }
  }
  return made + html.slice(at);
}

/** Comes before whatever weighs, lists or packs the built pages. */
export function fluidLinks() {
  return {
    name: 'appfroid:fluid-links',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        let count = 0;
        for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const html = readFileSync(join(site, name), 'utf8');
          const made = withFluidLinks(html, /^en[\\/]/.test(name) ? '/en' : '');
          if (made === html) continue;
          writeFileSync(join(site, name), made);
          count += 1;
        }
        logger.info(`the prose of ${count} pages leads to the refrigerants it names`);
      },
    },
  };
}
