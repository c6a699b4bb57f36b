import { CALCULATORS } from '../../calculators/index.ts';
import type { Key, Translator } from '../../i18n/index.ts';
import { SELECTIONS } from '../../quiz/groups.ts';
import type { Quiz } from '../../quiz/schema.ts';
import { SITE } from '../publication/site-facts.ts';
import type { IconName } from '../layout/icons.ts';
import type { Locale } from '../../language/index.ts';

/** A text of the dictionary, or one a registry holds in both languages. */
export type Text = Key | Readonly<Record<Locale, string>>;

export interface NavigationEntry {
  /** Bare path, the same in every language. */
  readonly path: string;
  readonly label: Text;
  readonly icon: IconName;
  /** One line on what the page is for. */
  readonly description?: Text;
}

export function textOf(text: Text, t: Translator): string {
  return typeof text === 'string' ? t(text) : text[t.locale];
}

/**
 * Bare paths of the pages that exist, so that no list below can hold a dead link. Only the names are
 * wanted: asked for as text, the pages' code stays out of whatever holds a list.
 */
const existing = new Set(
  Object.keys(import.meta.glob('/src/pages/\\[...locale\\]/**/*.{astro,mdx}', { query: '?raw' })).map(
    (file) => file.replace(/^\/src\/pages\/\[\.\.\.locale\]/, '').replace(/(?:\/index)?\.(?:astro|mdx)$/, '') || '/',
  ),
);

/** Whether /tools has a page for each calculator of the registry. */
const hasToolPages = [...existing].some((path) => path.startsWith('/tools/['));

const toolPages: readonly NavigationEntry[] = CALCULATORS.filter(
  ({ slug }) => hasToolPages || existing.has(`/tools/${slug}`),
).map(({ slug, title, description }) => ({ path: `/tools/${slug}`, label: title, description, icon: 'tools' }));

/** Whether a bare path has a page of its own. */
export const hasPage = (path: string): boolean => existing.has(path);

const present = <E extends NavigationEntry>(entries: readonly E[]): readonly E[] =>
  entries.filter(({ path }) => existing.has(path));

/** The bare path of each page, by its spellings in small letters: its own path, and what else a tool is called. */
export const barePathsBySpelling: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[...existing].filter((path) => !path.includes('[')).map((path) => [path.toLowerCase(), path]),
    ...CALCULATORS.flatMap(({ slug, spellings }) =>
      [slug, ...spellings].map((spelling) => [`/tools/${spelling.toLowerCase()}`, `/tools/${slug}`]),
    ),
  ].filter(([, path]) => existing.has(path ?? '') || toolPages.some((page) => page.path === path)),
);

/** The page a language's root shows. */
export const homePage = { path: '/', label: 'site.home', icon: 'home' } as const satisfies NavigationEntry;
const tools = {
  path: '/tools',
  label: 'site.nav.tools',
  description: 'site.nav.toolsText',
  icon: 'tools',
} as const satisfies NavigationEntry;
const resources = {
  path: '/ressources',
  label: 'site.nav.resources',
  description: 'site.nav.resourcesText',
  icon: 'book',
} as const satisfies NavigationEntry;
const quiz = {
  path: '/quiz',
  label: 'site.nav.quiz',
  description: 'site.nav.quizText',
  icon: 'quiz',
} as const satisfies NavigationEntry;

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

const contact = {
  path: '/contact',
  label: 'site.nav.contact',
  description: 'site.nav.contactText',
  icon: 'mail',
} as const satisfies NavigationEntry;
const general = {
  path: '/simulation/circuit/general',
  label: 'site.nav.circuit',
  description: 'site.nav.circuitText',
  icon: 'circuit',
} as const satisfies NavigationEntry;
const comparison = {
  path: '/simulation/comparatif',
  label: 'site.nav.comparison',
  description: 'site.nav.comparisonText',
  icon: 'compare',
} as const satisfies NavigationEntry;
const line = {
  path: '/simulation/line',
  label: 'site.nav.line',
  description: 'site.nav.lineText',
  icon: 'point',
} as const satisfies NavigationEntry;
const ruler = {
  path: '/reglette',
  label: 'site.nav.ruler',
  description: 'site.nav.rulerText',
  icon: 'ruler',
} as const satisfies NavigationEntry;
const optimum = {
  path: '/simulation/hp-optimum',
  label: 'site.nav.optimum',
  description: 'site.nav.optimumText',
  icon: 'optimum',
} as const satisfies NavigationEntry;
const compressor = {
  path: '/simulation/compressor',
  label: 'site.nav.compressor',
  description: 'site.nav.compressorText',
  icon: 'compressor',
} as const satisfies NavigationEntry;
const about = {
  path: '/about',
  label: 'site.nav.about',
  description: 'site.nav.aboutText',
  icon: 'info',
} as const satisfies NavigationEntry;
const install = {
  path: '/install',
  label: 'site.nav.install',
  description: 'site.nav.installText',
  icon: 'install',
} as const satisfies NavigationEntry;
const version = {
  path: '/version',
  label: 'site.nav.version',
  description: 'site.nav.versionText',
  icon: 'history',
} as const satisfies NavigationEntry;
const legal = {
  path: '/mentions-legales',
  label: 'site.nav.legal',
  description: 'site.nav.legalText',
  icon: 'info',
} as const satisfies NavigationEntry;

export const simulator: NavigationEntry = { ...general, label: 'site.nav.simulate' };

export const versionPage = version;

/** How many calculators have a page. */
export const toolCount = toolPages.length;

/** Header and menu: what stands beside the Simulation dropdown, before and after it. */
export const mainNavigation = {
  before: present([tools, resources, quiz]),
  simulation: present([general, comparison, line, ruler, optimum, compressor]),
  // With no way to reach anybody yet, the page is for who looks for it.
  after: SITE.repository !== null || SITE.email !== null ? present([contact]) : [],
};

/** Pages that share one simulated circuit, in the order of the work. */
export const circuitNavigation = present([
  { path: '/simulation/circuit/general', label: 'site.circuit.general', icon: 'circuit' },
  { path: '/simulation/circuit/diagramme', label: 'site.circuit.diagram', icon: 'circuit' },
  { path: '/simulation/circuit/pipes', label: 'site.circuit.pipes', icon: 'circuit' },
  { path: '/simulation/circuit/produits', label: 'site.circuit.products', icon: 'circuit' },
  { path: '/simulation/circuit/technique', label: 'site.circuit.technique', icon: 'circuit' },
  { path: '/simulation/circuit/echangeurs', label: 'site.circuit.exchangers', icon: 'circuit' },
  { path: '/simulation/circuit/charge-fluide', label: 'site.circuit.charge', icon: 'circuit' },
]);

const EVERYDAY = ['convertisseur', 'calcul-diam', 'calcul-charge', 'test-azote', 'pompe-a-vide', 'air-data'];

/** The tools a technician opens most, by name on the home page. */
export const everydayTools = EVERYDAY.flatMap((slug) => toolPages.find(({ path }) => path === `/tools/${slug}`) ?? []);

/** Landing cards. */
export const landingNavigation = present([tools, general, comparison, optimum, ruler, quiz, install]);

export const footerNavigation = present([homePage, tools, general, resources, about, contact, install, version, legal]);

const resourcePages = present([
  { path: '/ressources/refprop', label: 'site.nav.refprop', description: 'site.nav.refpropText', icon: 'book' },
  { path: '/ressources/list-fluide', label: 'site.nav.fluidList', description: 'site.nav.fluidListText', icon: 'book' },
  { path: '/ressources/base-produit', label: 'site.nav.products', description: 'site.nav.productsText', icon: 'book' },
  { path: '/ressources/fluide-avenir', label: 'site.nav.future', description: 'site.nav.futureText', icon: 'book' },
  {
    path: '/ressources/simulateur-test',
    label: 'site.nav.simulatorTest',
    description: 'site.nav.simulatorTestText',
    icon: 'book',
  },
  {
    path: '/ressources/diagramme-enthalpique',
    label: 'site.nav.enthalpy',
    description: 'site.nav.enthalpyText',
    icon: 'book',
  },
]);

const articlePages: readonly NavigationEntry[] = __ARTICLES__.map(({ slug, title }) => ({
  path: `/ressources/articles/${slug}`,
  label: title,
  icon: 'book',
}));

/** Routes that are no page to look for: why each is in neither the search nor the site map. */
export const UNLISTED: Readonly<Record<string, string>> = {
  '/components': 'shows the design system to those who build the site',
  '/offline': 'stands in for a page when there is no network',
  '/simulation/circuit/rapport': 'puts on paper what the pages of the circuit show of one simulation',
  '/panels': 'holds windows that pages fetch when they are opened',
};

/** Every page of the site once: what search finds and the site map lists. tests/unit/routes.test.ts misses none. */
export const everyPage: readonly NavigationEntry[] = [
  homePage,
  ...mainNavigation.before,
  ...mainNavigation.simulation,
  ...toolPages,
  ...resourcePages,
  ...articlePages,
  ...quizPages,
  ...selectionPages,
  ...circuitNavigation.filter(({ path }) => path !== general.path),
  ...present([contact, about, install, version, legal]),
];
