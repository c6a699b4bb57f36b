/**
 * The style sheets a page links: without those that only a later import needs, and without those whose every rule it has in
 * others, as Astro links a sheet in every page that may ever need it. A small one stands in the page, where it would be linked:
 * the order decides between two rules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateSheets } from '../lazy-sheets.ts';
import { scriptsOf } from '../page-files.ts';
import { elementsOf } from './page.ts';
import type { Change, Changes, Page, Span } from './page.ts';

/** A sheet of less stands in the page itself, bytes: less than asking for it costs. */
const INLINE_BELOW = 4096;

interface Sheet extends Span {
  readonly file: string;
  readonly css: string;
}

/** @param site folder of the built pages */
export function ownSheets(page: Page, site: string): Changes {
  const links = elementsOf(page, 'link')
    .filter((link) => link.attribute('rel') === 'stylesheet')
    .map((link) => ({ from: link.from, to: link.to, file: (link.attribute('href') ?? '').slice(1) }));
  const needed = neededOf(links, scriptsOf(page.text, site), site);
  const changes: Change[] = [];
  const styles: string[] = [];
  // Small ones that follow one another are one element.
  let run: Sheet[] = [];
  const endRun = (): void => {
    const [first] = run;
    if (first === undefined) return;
    const css = run.map((sheet) => sheet.css).join('\n');
    const files = run.map(({ file }) => `/${file}`).join(' ');
    changes.push({ from: first.from, to: first.to, text: `<style data-sheets="${files}">${css}</style>` });
    styles.push(css);
    run = [];
  };
  let end: number | undefined;
  for (const { from, to, file } of links) {
    if (end !== from) endRun();
    end = to;
    const css = needed.get(file);
    const isSmall = css !== undefined && css.length < INLINE_BELOW;
    if (css !== undefined && !isSmall) {
      endRun();
      continue;
    }
    if (run.length > 0 || !isSmall) changes.push({ from, to, text: '' });
    if (isSmall) run.push({ from, to, file, css });
  }
  endRun();
  return { changes, styles };
}

/** The sheets a page cannot do without, with their texts. */
function neededOf(
  links: readonly { readonly file: string }[],
  scripts: readonly string[],
  site: string,
): Map<string, string> {
  const isLate = (file: string) => lateSheets.get(file)?.some((script) => scripts.includes(script)) === false;
  const sheets = links.filter(({ file }) => !isLate(file)).map(({ file }) => ({ file, ...sheetOf(join(site, file)) }));
  /** How many sheets of the page have each rule. */
  const held = new Map<string, number>();
  for (const { rules } of sheets) for (const rule of rules) held.set(rule, (held.get(rule) ?? 0) + 1);
  const needed = new Map<string, string>();
  for (const { file, css, rules } of sheets) {
    if ([...rules].some((rule) => held.get(rule) === 1)) needed.set(file, css);
    else for (const rule of rules) held.set(rule, (held.get(rule) ?? 0) - 1);
  }
  return needed;
}

const known = new Map<string, Readonly<{ css: string; rules: ReadonlySet<string> }>>();

/** A sheet with its rules: most pages link the same dozen. */
function sheetOf(path: string): Readonly<{ css: string; rules: ReadonlySet<string> }> {
  const read = known.get(path);
  if (read) return read;
  const css = readFileSync(path, 'utf8').trim();
  const sheet = { css, rules: new Set(rulesOf(css)) };
  known.set(path, sheet);
  return sheet;
}

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
