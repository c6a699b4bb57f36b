/**
 * What the built site may weigh, in kB of 1000 bytes. A reader on a roof pays for each. Pages are held to the budget
 * of their kind (page-kinds.ts), so that a new page costs the others nothing: a goal, above which they are marked, and a limit a
 * tenth higher, above which they fail.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inlineScriptsOf, scriptsAtLoad, scriptsOf, sheetsOf } from '../build/page-files.ts';
import { DOWNLOAD_GOAL, PAGE_KINDS, SHELL_GOAL, kindOf, limitOf } from '../build/page-kinds.ts';
import type { Weights } from '../build/page-kinds.ts';
import { packsOf } from '../build/offline/packs.ts';
import { firstVisitFiles } from '../build/offline/stored-files.ts';
import type { SiteFile } from '../build/offline/stored-files.ts';

/** A file of the site in kB after brotli. */
type Scale = (file: string) => number;

type Weighed = readonly [file: string, kB: number][];

/** What a page weighs, kB, and the files of it. */
export interface PageWeight extends Required<Weights> {
  readonly page: string;
  readonly kind: string;
  readonly files: Readonly<Record<'scripts' | 'woken' | 'styles', Weighed>>;
  readonly hasReactInVain: boolean;
}

/** Files every page may need, after brotli. */
export const PARTS = [
  { what: 'engine (wasm)', goal: 33, pattern: /\.wasm$/ },
  { what: 'fluid data', goal: 31, pattern: /fluids.*\.json$/ },
  { what: 'typeface', goal: 54, pattern: /\.woff2$/ },
];

/** What a first visit stores for the road: requests, and kB as most hosts send them (build.json, by scripts/build/offline). */
export const INSTALL_GOALS = { requests: 18, download: DOWNLOAD_GOAL };

/** Scripts of the search, after brotli: a third is the grammar of units, laws, leak checks, faults and uses beside that of readings. */
export const SEARCH_GOAL = 60;

/**
 * Prints what each part and the heaviest page of each kind weigh.
 * @param site folder of the built pages, with a trailing slash
 * @throws {Error} naming the parts that are missing and the pages that are too heavy
 */
export function checkBudgets(site: string): void {
  const weigh = scale(site);
  const stored = firstVisitFiles(site);
  const failures = [
    ...heavyParts(site, weigh),
    ...heavySearch(site, weigh),
    ...heavyPages(site, weigh),
    ...heavyShell(stored),
    ...heavyInstall(stored, site),
  ];
  if (failures.length > 0) throw new Error(`over budget or missing:\n${failures.join('\n')}`);
}

function heavyParts(site: string, weigh: Scale): string[] {
  const assets = readdirSync(join(site, '_astro'));
  return PARTS.flatMap(({ what, goal, pattern }) => {
    const found = assets.filter((name) => pattern.test(name)).map((name) => `_astro/${name}`);
    const weight = sum(found.map(weigh));
    print(what, [['', weight, goal]]);
    return found.length === 0 || weight > limitOf(goal) ? [what] : [];
  });
}

/** The search of the site, fetched when a reader turns to it, on pages without an island too. */
function heavySearch(site: string, weigh: Scale): string[] {
  const assets = readdirSync(join(site, '_astro'));
  const entry = assets.find((name) => /^search-list\..*\.js$/.test(name));
  // What answers a figure comes with the first digit typed.
  const reply = assets.find((name) => /^reply\..*\.js$/.test(name));
  const scripts = scriptsOf([entry, reply].map((name) => `<script src="/_astro/${name}">`).join(''), site);
  const weight = sum(scripts.map(weigh));
  print('search', [['', weight, SEARCH_GOAL]]);
  if (scripts.some((file) => /react/i.test(file))) return ['the search loads React'];
  return entry === undefined || weight > limitOf(SEARCH_GOAL) ? ['search'] : [];
}

/** What every page weighs, with its kind, in kB. @param site folder of the built pages, with a trailing slash */
export function pageWeights(site: string, weigh: Scale = scale(site)): PageWeight[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return pages.map((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const scripts = scriptsAtLoad(html, site);
    const weighed = (files: readonly string[]) => files.map((file): [string, number] => [file, weigh(file)]);
    const files = {
      scripts: weighed(scripts),
      woken: weighed(scriptsOf(html, site)),
      styles: weighed(sheetsOf(html)),
    };
    const weightOf = (some: Weighed) => sum(some.map(([, kB]) => kB));
    return {
      page,
      files,
      kind: kindOf(page).kind,
      html: Buffer.byteLength(html) / 1000,
      scripts: weightOf(files.scripts) + sum(inlineScriptsOf(html).map(compressed)),
      woken: weightOf(files.woken),
      styles: weightOf(files.styles),
      hasReactInVain: !html.includes('<astro-island') && scripts.some((file) => /react/i.test(file)),
    };
  });
}

/** Pages over the budget of their kind, and pages without an island that load React after all. */
function heavyPages(site: string, weigh: Scale): string[] {
  const weights = pageWeights(site, weigh);
  const failures = weights.filter(({ hasReactInVain }) => hasReactInVain).map(({ page }) => `${page} loads React`);
  for (const { kind, stored, goal } of PAGE_KINDS) {
    const ofKind = weights.filter((weight) => weight.kind === kind);
    if (ofKind.length === 0) continue;
    const goals = Object.entries(goal) as [keyof Weights, number][];
    const heaviest = (what: keyof Weights) => Math.max(...ofKind.map((weight) => weight[what]));
    print(
      `${kind}, ${ofKind.length}, ${stored}`,
      goals.map(([what, kB]): Compared => [what, heaviest(what), kB]),
    );
    for (const [what, kB] of goals) {
      const heavy = ofKind.filter((each) => each[what] > limitOf(kB)).sort((one, other) => other[what] - one[what]);
      failures.push(...complaint(kind, what, kB, heavy));
    }
  }
  return failures;
}

/** What is too heavy, what it is made of, and the number that allows it. */
function complaint(
  kind: string,
  what: keyof Weights,
  goal: number,
  [heaviest, ...others]: readonly PageWeight[],
): string[] {
  if (heaviest === undefined) return [];
  const weight = heaviest[what];
  const made = what === 'html' ? [] : heaviest.files[what].toSorted((one, other) => other[1] - one[1]).slice(0, 6);
  const parts = made.map(([file, kB]) => `${file} ${kB.toFixed(1)}`).join(', ');
  const said = [
    `${what} of ${heaviest.page}${others.length > 0 ? ` and ${others.length} more` : ''}: ${weight.toFixed(1)} kB, the limit being ${limitOf(goal).toFixed(1)}`,
    parts && `of which ${parts}`,
    `worth it? then the goal for ${what} of "${kind}" in scripts/build/page-kinds.ts is ${Math.ceil(weight)}`,
  ]
    .filter(Boolean)
    .join('; ');
  return [said];
}

/** What the first visit stores besides pages, as it stands. */
function heavyShell(stored: readonly SiteFile[]): string[] {
  const files = stored.filter(({ file }) => !file.endsWith('.html'));
  const weight = sum(files.map(({ bytes }) => bytes.byteLength / 1000));
  print('stored besides pages, uncompressed', [['', weight, SHELL_GOAL]]);
  const advice = `worth it? then SHELL_GOAL in scripts/build/page-kinds.ts comes to ${Math.ceil(weight)}`;
  return weight > limitOf(SHELL_GOAL)
    ? [`what the first visit stores besides pages: ${weight.toFixed(1)} kB; ${advice}`]
    : [];
}

/** What it takes to store the first visit: the worker, its packs and the files that come alone. */
function heavyInstall(stored: readonly SiteFile[], site: string): string[] {
  const { packs, alone } = packsOf(stored, site);
  const requests = 1 + packs.length + alone.length;
  const info = JSON.parse(readFileSync(join(site, 'build.json'), 'utf8')) as { readonly download: number };
  const download = info.download / 1000;
  const { requests: most, download: goal } = INSTALL_GOALS;
  print('stored at the first visit', [
    ['requests', requests, most],
    ['download', download, goal],
  ]);
  // A comparison that also fails where nothing was written.
  if (requests <= limitOf(most) && download <= limitOf(goal)) return [];
  return [
    `what a first visit fetches for the road: ${requests} requests, the limit being ${Math.floor(limitOf(most))}, ${download} kB, the limit being ${limitOf(goal).toFixed(1)}; ` +
      `worth it? then DOWNLOAD_GOAL in scripts/build/page-kinds.ts comes to ${Math.ceil(download)}`,
  ];
}

/** Weighs files of the site after brotli, each once. */
function scale(site: string): Scale {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? compressed(readFileSync(join(site, file)));
    known.set(file, weight);
    return weight;
  };
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength / 1000;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What something weighs, beside its goal. */
type Compared = readonly [name: string, weight: number, goal: number];

function print(what: string, weights: readonly Compared[]): void {
  const columns = weights.map(([name, weight, goal]) => {
    const mark = weight > limitOf(goal) ? '!' : weight > goal ? '+' : ' ';
    return `${name} ${weight.toFixed(1).padStart(6)} of ${String(Math.round(goal * 10) / 10).padEnd(5)}${mark}`;
  });
  console.log(`${what.padEnd(36)} ${columns.join('  ')}`);
}
