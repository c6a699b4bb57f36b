/**
 * Every kind of page, in one table: when a visitor's device stores such pages, and what one of them may weigh. Which page
 * is of which kind its `page.ts` says; a page of no kind stops the build.
 *
 * `stored`: 'first visit', with everything else the app needs for the road; or 'when visited', for pages a reader
 * takes one by one, or all at once by a button of the settings and of the install page; or 'never', for what stands inside the pages of others.
 * `budget`: kB of 1000 bytes. `html` as it stands, `scripts` and `styles` after brotli, whatever they ask for in turn.
 * `woken`: scripts once every island that waits to be seen has been.
 * Each is 3 % above what the heaviest such page weighs, so that a text more breaks none; what grows by an entry is `grown`.
 */
import { readdirSync } from 'node:fs';
import { PAGES } from './pages.ts';

export interface PageKind {
  readonly kind: string;
  readonly paths: readonly string[];
  readonly stored: 'first visit' | 'when visited' | 'never';
  readonly budget: Budget;
}

/** kB of each. */
export interface Budget {
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

/** A limit that grows with its entries: one more breaks none. */
const grown = (base: number, each: Readonly<Partial<Record<keyof typeof ENTRIES, number>>>): number =>
  (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).reduce(
    (sum, what) => sum + (each[what] ?? 0) * ENTRIES[what],
    base,
  );

const table: readonly Omit<PageKind, 'paths'>[] = [
  { kind: 'home', stored: 'first visit', budget: { html: 57.2, scripts: 15, styles: 9.7 } },
  {
    kind: 'prose',
    stored: 'first visit',
    budget: { html: 14.7, scripts: 5.4, styles: 6.5 },
  },
  {
    // Every release there was: it grows with each.
    kind: 'releases',
    stored: 'first visit',
    budget: { html: grown(5.3, { releases: 1.9 }), scripts: 3.8, styles: 6.5 },
  },
  {
    kind: 'list',
    stored: 'first visit',
    budget: { html: grown(17.2, { calculators: 1.2 }), scripts: 5.3, styles: 6.5 },
  },
  { kind: 'calculator', stored: 'first visit', budget: { html: 117.1, scripts: 102.9, styles: 11.2 } },
  {
    // Two cycles on their domes, or a map and its curves, served as drawn.
    kind: 'study',
    stored: 'first visit',
    budget: { html: 171.2, scripts: 117.7, styles: 8 },
  },
  {
    // Two exchangers drawn and in tables, and every secondary fluid in two menus, served as they are.
    kind: 'exchangers',
    stored: 'first visit',
    budget: { html: 159.5, scripts: 137.6, styles: 10.2 },
  },
  {
    // With the texts of every page of the circuit, whose tables it prints, and the lines of cycles laid over one another.
    kind: 'report',
    stored: 'first visit',
    budget: { html: 182.9, scripts: 122.8, styles: 11.8 },
  },
  {
    // Of the scripts React has 58.8 kB and the shell 6; the components' page is served with its lists. Twenty kB of the
    // HTML, four after brotli, are styles of its parts, each too small to be a file; ten are the verdicts on its expansion
    // valves and receivers, and what is said of them.
    kind: 'simulation',
    stored: 'first visit',
    budget: { html: 176.5, scripts: 141.4, styles: 11 },
  },
  {
    // A list that is read on the device: React and the shell, what a file holds comes when it is asked for.
    kind: 'projects',
    stored: 'first visit',
    budget: { html: 37.6, scripts: 111, styles: 9 },
  },
  {
    kind: 'showcase',
    stored: 'first visit',
    budget: { html: 44.7, scripts: 5.9, woken: 75.4, styles: 7.9 },
  },
  {
    // Some sixty fields, and the words of every fault, sign and check.
    kind: 'diagnosis',
    stored: 'first visit',
    budget: { html: 167.8, scripts: 105.5, styles: 9.3 },
  },
  {
    // Two lists of declared points, every field of a simulated machine, and its doubts in words.
    kind: 'season',
    stored: 'first visit',
    budget: { html: 127.6, scripts: 114.1, styles: 9 },
  },
  // The ruler, the heaviest calculator, a refrigerant: without menus, inside somebody else's page.
  { kind: 'embed', stored: 'never', budget: { html: 97.6, scripts: 107.5, styles: 11 } },
  { kind: 'window', stored: 'first visit', budget: { html: 10.6, scripts: 0, styles: 0 } },
  {
    // Its table, its diagram and its sources, of one fluid. Sheets that its embedded page shares stand in it.
    kind: 'fluid',
    stored: 'when visited',
    budget: { html: 72.8, scripts: 8.7, styles: 9.6 },
  },
  {
    // Two fluids in the same machine: words, two tables, the law of both.
    kind: 'pair',
    stored: 'when visited',
    budget: { html: 22.4, scripts: 3.8, styles: 6.7 },
  },
  {
    kind: 'catalogue',
    stored: 'when visited',
    // The page of accuracy: one row for each of 167 series of published viscosities and conductivities.
    budget: { html: grown(68.8, { fluids: 0.9 }), scripts: 9.4, styles: 6.5 },
  },
  {
    kind: 'article',
    stored: 'when visited',
    // Its drawings and plots are served as drawn, and the terms it uses are marked: three hundredths over what that brought it to.
    // Of the scripts 4 kB are every page's, 2 wake an instrument that is opened.
    budget: { html: 123.8, scripts: 6.2, woken: 109.1, styles: 14.7 },
  },
  {
    kind: 'resource',
    stored: 'when visited',
    // The index lists every article.
    budget: { html: grown(26.3, { articles: 0.9 }), scripts: 4.7, styles: 8.6 },
  },
  {
    // Every question of a group stands in the page, 61 in the largest, and what leads on from each subject: 20 kB after brotli.
    kind: 'certificate',
    stored: 'when visited',
    budget: { html: 109.6, scripts: 8.5, styles: 8.4 },
  },
  {
    // Twelve questions with choices, answers and five drawn diagrams, for readers without a script, and what leads on from
    // each subject: 9 kB after brotli.
    kind: 'quiz',
    stored: 'when visited',
    budget: { html: 44.8, scripts: 8.5, styles: 8.4 },
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

/** What everything but pages may weigh that is stored at the first visit: scripts, styles, engine, fluids, terms. kB as it stands. */
export const SHELL_LIMIT = grown(3346, { calculators: 12, fluids: 3.7 });

/** What a first visit fetches for all that, kB as most hosts send it. */
export const DOWNLOAD_LIMIT = grown(1531, { calculators: 13, fluids: 0.8 });

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
