/** Every page by what its `page.ts` says, and the menus that follow. Read while the site is built. */
import { slugFromName } from '../../refrigerants/slug.ts';
import { CALCULATORS } from '../../calculators/index.ts';
import type { Translator } from '../../i18n/index.ts';
import type { Quiz } from '../../quiz/schema.ts';
import { SELECTIONS } from '../../quiz/groups.ts';
import { SITE } from '../publication/site-facts.ts';
import type { IconName } from '../layout/icons.ts';
import { ARTICLES } from './article-heads.ts';
import { isListed } from './descriptor.ts';
import type { Bilingual, ListedPage, MenuName, Page } from './descriptor.ts';

export interface NavigationEntry {
  /** Bare path, the same in every language. */
  readonly path: string;
  readonly label: Bilingual;
  readonly icon: IconName;
  /** One line on what the page is for. */
  readonly description?: Bilingual;
  /** What else people call what it is about. */
  readonly words?: string;
}

export const textOf = (text: Bilingual, { locale }: Translator): string => text[locale];

/** Every page that says what it is. */
export const PAGES: readonly Page[] = Object.values(
  import.meta.glob<{ readonly pages: readonly Page[] }>(['../*/page.ts', '../../features/**/page.ts'], { eager: true }),
).flatMap(({ pages }) => pages);

const listed: readonly ListedPage[] = PAGES.filter(isListed);

/** The entries of a menu, by rising place. */
const menu = (name: MenuName): readonly ListedPage[] =>
  listed
    .filter(({ menus }) => menus?.[name] !== undefined)
    .toSorted((one, other) => (one.menus?.[name] ?? 0) - (other.menus?.[name] ?? 0));

/** The page of an address. @throws {Error} where none says it */
function pageOf(path: string): ListedPage {
  const page = listed.find((one) => one.path === path);
  if (!page) throw new Error(`no page.ts says ${path}`);
  return page;
}

const calculatorWords = import.meta.glob<string>('../../calculators/*/words.ts', { eager: true, import: 'words' });

const toolPages: readonly NavigationEntry[] = CALCULATORS.map(({ slug, title, description }) => ({
  path: `/tools/${slug}`,
  label: title,
  description,
  icon: 'tools',
  words: calculatorWords[`../../calculators/${slug}/words.ts`] ?? '',
}));

/** A page for each quiz of content/quiz, in their order, and for each selection of their questions. */
const quizPages: readonly NavigationEntry[] = Object.entries(
  import.meta.glob<Pick<Quiz, 'order' | 'title' | 'lead'>>('/content/quiz/*.json', { eager: true }),
)
  .toSorted(([, one], [, other]) => one.order - other.order)
  .map(([file, { title, lead }]) => ({
    path: `/quiz/${file.replace(/^.*\/|\.json$/g, '')}`,
    label: title,
    description: lead,
    icon: 'quiz',
  }));
const selectionPages: readonly NavigationEntry[] = SELECTIONS.map(({ slug, heading }) => ({
  path: `/quiz/${slug}`,
  label: { fr: `Attestation\u00a0: ${heading.fr}`, en: `Certificate: ${heading.en}` },
  icon: 'quiz',
}));

const articlePages: readonly NavigationEntry[] = ARTICLES.map(({ slug, title, words }) => ({
  path: `/ressources/articles/${slug}`,
  label: title,
  icon: 'book',
  words,
}));

/** The page a language's root shows. */
export const homePage = pageOf('/');
/** The simulator, as the button that opens it is called. */
export const simulator = pageOf('/simulation/circuit/general');
/** The page that lists the calculators. */
export const toolList = pageOf('/tools');
export const versionPage = pageOf('/version');

/** The page that lists the refrigerants. */
export const fluidList = pageOf('/ressources/list-fluide');
/** Bare address of a refrigerant's page, by the last step of it. */
export const fluidPath = (slug: string): string => `${fluidList.path}/${slug}`;

/** The last step of the address of a pair of refrigerants. */
export const pairSlug = (from: string, to: string): string => `${slugFromName(from)}-${slugFromName(to)}`;
/** Bare address of the page of a refrigerant and one that replaces it. */
export const pairPath = (from: string, to: string): string => `/ressources/remplacer/${pairSlug(from, to)}`;

/** How many calculators have a page. */
export const toolCount = toolPages.length;

/** Header and menu: what stands beside the Simulation dropdown, before and after it. */
export const mainNavigation = {
  before: menu('header'),
  /** After the last of them, where there is room for it. */
  learn: menu('learn'),
  simulation: menu('simulation'),
  // With no way to reach anybody yet, the page is for who looks for it.
  after: SITE.repository !== null || SITE.email !== null ? menu('contact') : [],
};

/** Groups of the menu of simulations, by the tens of their places. */
const GROUPS = ['machine', 'site', 'compute'] as const;
export const simulationGroups = GROUPS.map((key, index) => ({
  key,
  entries: mainNavigation.simulation.filter(({ menus }) => Math.floor((menus?.simulation ?? 0) / 10) === index + 1),
}));

/** The doors of the home page, each with its cards: what a day on site, a study and an evening's learning begin with. */
const DOORS = {
  site: [
    ...['/reglette', '/simulation/diagnostic', '/tools', '/tools/volume-mini', '/tools/controle-etancheite'],
    '/simulation/fuite',
  ],
  design: [
    ...['/simulation/circuit/general', '/simulation/comparatif', '/simulation/hp-optimum', '/simulation/saison'],
    '/simulation/compressor',
  ],
  learn: [
    '/quiz',
    '/parcours',
    '/exercices',
    '/ressources',
    '/ressources/diagramme-enthalpique',
    '/ressources/lexique',
  ],
} as const;
const entryOf = (path: string): NavigationEntry => toolPages.find((entry) => entry.path === path) ?? pageOf(path);
export const doors = (Object.keys(DOORS) as (keyof typeof DOORS)[]).map((key) => ({
  key,
  entries: DOORS[key].map(entryOf),
}));

/** The page of the machines kept on this device. */
export const machinesPage = pageOf('/machines');
/** Under the thumb, on a phone. */
export const thumbNavigation = ['/reglette', '/simulation/diagnostic', '/tools', '/machines'].map(pageOf);

export const footerNavigation = menu('footer');

/** Every page of the site once: what search finds and the site map lists. tests/unit/routes.test.ts misses none. */
export const everyPage: readonly NavigationEntry[] = [
  ...new Set([
    homePage,
    ...mainNavigation.before,
    ...mainNavigation.simulation,
    ...toolPages,
    ...menu('resources'),
    ...articlePages,
    ...quizPages,
    ...selectionPages,
    ...menu('circuit'),
    ...listed,
  ]),
];

const paths = new Set(everyPage.map(({ path }) => path));

/** Whether a bare path has a page of its own. */
export const hasPage = (path: string): boolean => paths.has(path);

/** The bare path of each page, by its spellings in small letters: its own path, and what else a tool is called. */
export const barePathsBySpelling: Readonly<Record<string, string>> = Object.fromEntries([
  ...PAGES.filter(({ path }) => !path.includes('*')).map(({ path }) => [path.toLowerCase(), path]),
  ...CALCULATORS.flatMap(({ slug, spellings }) =>
    [slug, ...spellings].map((spelling) => [`/tools/${spelling.toLowerCase()}`, `/tools/${slug}`]),
  ),
]);
