/**
 * Every kind of page, in one table: when a visitor's device stores such pages, and what one of them may weigh. Which page
 * is of which kind its `page.ts` says; a page of no kind stops the build.
 *
 * `stored`: 'first visit', with everything else the app needs for the road; or 'when visited', for pages a reader
 * takes one by one, or all at once by a button of the settings and of the install page; or 'never', for what stands inside the pages of others.
 * `goal`: kB of 1000 bytes, what the heaviest such page weighed when it was last looked at. `html` as it stands, `scripts` and
 * `styles` after brotli, whatever they ask for in turn. `woken`: scripts once every island that waits to be seen has been. What
 * grows by an entry is `grown`. Above its goal a page is named, above its limit, a tenth more, the check fails: a text more
 * breaks nothing, and nobody raises a number for it.
 */
import { readdirSync } from 'node:fs';
import { PAGES } from './pages.ts';

export interface PageKind {
  readonly kind: string;
  readonly paths: readonly string[];
  readonly stored: 'first visit' | 'when visited' | 'never';
  readonly goal: Weights;
}

/** kB of each. */
export interface Weights {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly woken?: number;
}

const count = (folder: string): number => readdirSync(new URL(`../../${folder}`, import.meta.url)).length;

/** How many there are of what grows by an entry. */
const ENTRIES = {
  articles: count('content/articles/fr'),
  calculators: count('content/methods/fr'),
  fluids: count('src/refrigerants/data'),
  releases: count('content/changelog'),
};

/** What may be weighed above a goal before the check fails. */
export const limitOf = (goal: number): number => goal * 1.1;

/** A goal that grows with its entries. */
const grown = (base: number, each: Readonly<Partial<Record<keyof typeof ENTRIES, number>>>): number =>
  (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).reduce(
    (sum, what) => sum + (each[what] ?? 0) * ENTRIES[what],
    base,
  );

const table: readonly Omit<PageKind, 'paths'>[] = [
  { kind: 'home', stored: 'first visit', goal: { html: 57, scripts: 8, styles: 10 } },
  {
    kind: 'prose',
    stored: 'first visit',
    goal: { html: 14.5, scripts: 6, styles: 6.5 },
  },
  {
    // Every release there was: it grows with each.
    kind: 'releases',
    stored: 'first visit',
    goal: { html: grown(5, { releases: 1.9 }), scripts: 4, styles: 6.5 },
  },
  {
    kind: 'list',
    stored: 'first visit',
    goal: { html: grown(16.5, { calculators: 1.2 }), scripts: 6, styles: 6.5 },
  },
  { kind: 'calculator', stored: 'first visit', goal: { html: 119, scripts: 102, styles: 11.5 } },
  {
    // Two cycles on their domes, or a map and its curves, served as drawn.
    kind: 'study',
    stored: 'first visit',
    goal: { html: 171, scripts: 118, styles: 8 },
  },
  {
    // Two exchangers drawn and in tables, and every secondary fluid in two menus, served as they are.
    kind: 'exchangers',
    stored: 'first visit',
    goal: { html: 157, scripts: 137, styles: 10.5 },
  },
  {
    // With the texts of every page of the circuit, whose tables it prints, and the lines of cycles laid over one another.
    kind: 'report',
    stored: 'first visit',
    goal: { html: 177, scripts: 123, styles: 12 },
  },
  {
    // Of the scripts React has 58.8 kB and the shell 6; the components' page is served with its lists. Twenty kB of the
    // HTML, four after brotli, are styles of its parts, each too small to be a file; ten are the verdicts on its expansion
    // valves and receivers, and what is said of them.
    kind: 'simulation',
    stored: 'first visit',
    goal: { html: 175, scripts: 141, styles: 11 },
  },
  {
    // A list that is read on the device: React and the shell, what a file holds comes when it is asked for.
    kind: 'machines',
    stored: 'first visit',
    goal: { html: 46, scripts: 138, styles: 6.5 },
  },
  {
    kind: 'showcase',
    stored: 'first visit',
    goal: { html: 47, scripts: 6, woken: 76, styles: 8 },
  },
  {
    // Some sixty fields, and the words of every fault, sign and check.
    kind: 'diagnosis',
    stored: 'first visit',
    goal: { html: 146, scripts: 105, styles: 10 },
  },
  {
    // Two lists of declared points, every field of a simulated machine, and its doubts in words.
    kind: 'season',
    stored: 'first visit',
    goal: { html: 127, scripts: 113, styles: 8 },
  },
  // The ruler, the heaviest calculator, a refrigerant: without menus, inside somebody else's page.
  { kind: 'embed', stored: 'never', goal: { html: 101, scripts: 107.5, styles: 11.5 } },
  { kind: 'window', stored: 'first visit', goal: { html: 10.5, scripts: 0, styles: 0 } },
  {
    // Its table, its diagram and its sources, of one fluid. Sheets that its embedded page shares stand in it.
    kind: 'fluid',
    stored: 'when visited',
    goal: { html: 75, scripts: 9.8, styles: 9.5 },
  },
  {
    // Two fluids in the same machine: words, two tables, the law of both.
    kind: 'pair',
    stored: 'when visited',
    goal: { html: 23.6, scripts: 5, styles: 6.5 },
  },
  {
    kind: 'catalogue',
    stored: 'when visited',
    // The page of accuracy: one row for each of 167 series of published viscosities and conductivities.
    goal: { html: grown(33, { fluids: 0.9 }), scripts: 10.5, styles: 6.5 },
  },
  {
    kind: 'article',
    stored: 'when visited',
    // Its drawings and plots are served as drawn, and the terms it uses are marked: 4 kB
    // of the scripts are every page's, 2 wake an instrument that is opened.
    goal: { html: 127, scripts: 6.5, woken: 115, styles: 15.5 },
  },
  {
    kind: 'resource',
    stored: 'when visited',
    // The index lists every article.
    goal: { html: grown(25, { articles: 0.9 }), scripts: 5, styles: 9.5 },
  },
  {
    // Every question of a group stands in the page, 61 in the largest, and what leads on from each subject: 20 kB after brotli.
    kind: 'certificate',
    stored: 'when visited',
    goal: { html: 107, scripts: 8.6, styles: 8.5 },
  },
  {
    // Twelve questions with choices, answers and five drawn diagrams, for readers without a script, and what leads on from
    // each subject: 9 kB after brotli.
    kind: 'quiz',
    stored: 'when visited',
    goal: { html: 44, scripts: 8.6, styles: 8.5 },
  },
];

/** A publisher may have more kinds stored when visited than the table does: their names, with commas. */
const later = (process.env.STORED_WHEN_VISITED ?? '').split(',').filter(Boolean);
for (const name of later) {
  if (!table.some(({ kind }) => kind === name))
    throw new Error(`STORED_WHEN_VISITED: no kind of page is called ${name}`);
}

const expressionOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', '[^/]+')}$`);

const unknown = PAGES.find((page) => !table.some(({ kind }) => kind === page.kind));
if (unknown)
  throw new Error(`${unknown.path}: its page.ts says a kind that scripts/build/page-kinds.ts has not: ${unknown.kind}`);

export const PAGE_KINDS: readonly PageKind[] = table.map((kind) => ({
  ...kind,
  stored: later.includes(kind.kind) ? 'when visited' : kind.stored,
  paths: PAGES.filter((page) => page.kind === kind.kind).map(({ path }) => path),
}));

/** Pages named by their whole address first: a series takes what no page says. */
const byAddress = PAGES.map((page) => ({ ...page, expression: expressionOf(page.path) })).sort(
  (one, other) =>
    Number(one.path.includes('*')) - Number(other.path.includes('*')) || other.path.length - one.path.length,
);

/** What everything but pages weighs that is stored at the first visit: scripts, styles, engine, fluids, terms. kB as it stands. */
export const SHELL_GOAL = grown(4090, { calculators: 12, fluids: 3.7 });

/** What a first visit fetches for all that, kB as most hosts send it. */
export const DOWNLOAD_GOAL = grown(1720, { calculators: 13, fluids: 0.8 });

/** The bare address of a built page, from its file: 'en/about/index.html' gives '/about'. */
export function barePathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$/, '')}`;
  return path.replace(/^\/en(?=\/|$)/, '') || '/';
}

/**
 * The kind of a built page, by its file.
 * @throws {Error} when no page.ts says it
 */
export function kindOf(file: string): PageKind {
  const path = barePathOf(file);
  const page = byAddress.find(({ expression }) => expression.test(path));
  const kind = PAGE_KINDS.find((one) => one.kind === page?.kind);
  if (!kind) throw new Error(`${path} is of no kind: no page.ts of src/features or src/shell says it`);
  return kind;
}
