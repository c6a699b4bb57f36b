import type { Key } from '../../i18n/index.ts';
import type { IconName } from '../layout/icons.ts';

export interface NavigationEntry {
  /** Bare path, the same in every language. */
  readonly path: string;
  readonly label: Key;
  readonly icon: IconName;
  /** One line on what the page is for. */
  readonly description?: Key;
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

const present = <E extends NavigationEntry>(entries: readonly E[]): readonly E[] =>
  entries.filter(({ path }) => existing.has(path));

/** The page a mistyped address means when only letter case differs; undefined when there is none. */
export function pageIgnoringCase(path: string): string | undefined {
  const bare = path.toLowerCase();
  return bare !== path && existing.has(bare) ? bare : undefined;
}

const home = { path: '/', label: 'site.home', icon: 'home' } as const satisfies NavigationEntry;
const tools = { path: '/tools', label: 'site.nav.tools', description: 'site.nav.toolsText', icon: 'tools' } as const satisfies NavigationEntry;
const resources = { path: '/ressources', label: 'site.nav.resources', description: 'site.nav.resourcesText', icon: 'book' } as const satisfies NavigationEntry;
const quiz = { path: '/quiz', label: 'site.nav.quiz', description: 'site.nav.quizText', icon: 'quiz' } as const satisfies NavigationEntry;
const contact = { path: '/contact', label: 'site.nav.contact', description: 'site.nav.contactText', icon: 'mail' } as const satisfies NavigationEntry;
const general = { path: '/simulation/circuit/general', label: 'site.nav.circuit', description: 'site.nav.circuitText', icon: 'circuit' } as const satisfies NavigationEntry;
const comparison = { path: '/simulation/comparatif', label: 'site.nav.comparison', description: 'site.nav.comparisonText', icon: 'compare' } as const satisfies NavigationEntry;
const line = { path: '/simulation/line', label: 'site.nav.line', description: 'site.nav.lineText', icon: 'point' } as const satisfies NavigationEntry;
const ruler = { path: '/reglette', label: 'site.nav.ruler', description: 'site.nav.rulerText', icon: 'ruler' } as const satisfies NavigationEntry;
const optimum = { path: '/simulation/hp-optimum', label: 'site.nav.optimum', description: 'site.nav.optimumText', icon: 'optimum' } as const satisfies NavigationEntry;
const compressor = { path: '/simulation/compressor', label: 'site.nav.compressor', description: 'site.nav.compressorText', icon: 'compressor' } as const satisfies NavigationEntry;
const about = { path: '/about', label: 'site.nav.about', description: 'site.nav.aboutText', icon: 'info' } as const satisfies NavigationEntry;
const install = { path: '/install', label: 'site.nav.install', description: 'site.nav.installText', icon: 'install' } as const satisfies NavigationEntry;
const version = { path: '/version', label: 'site.nav.version', description: 'site.nav.versionText', icon: 'history' } as const satisfies NavigationEntry;
const legal = { path: '/mentions-legales', label: 'site.nav.legal', description: 'site.nav.legalText', icon: 'info' } as const satisfies NavigationEntry;

export const simulator: NavigationEntry = { ...general, label: 'site.nav.simulate' };

export const installPage = install;
export const versionPage = version;

/** Header and menu: what stands beside the Simulation dropdown, before and after it. */
export const mainNavigation = {
  before: present([tools, resources, quiz]),
  simulation: present([general, comparison, line, ruler, optimum, compressor]),
  after: present([contact]),
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

/** Landing cards. */
export const landingNavigation = present([tools, general, comparison, optimum, ruler, quiz, install]);

export const footerNavigation = present([home, tools, general, about, contact, install, version, legal]);

const toolPages = present([
  { path: '/tools/air-data', label: 'site.tools.airData', icon: 'tools' },
  { path: '/tools/reservoir', label: 'site.tools.reservoir', icon: 'tools' },
  { path: '/tools/volume-mini', label: 'site.tools.volumeMini', icon: 'tools' },
  { path: '/tools/desp', label: 'site.tools.desp', icon: 'tools' },
  { path: '/tools/calcul-charge', label: 'site.tools.calculCharge', icon: 'tools' },
  { path: '/tools/test-azote', label: 'site.tools.testAzote', icon: 'tools' },
  { path: '/tools/bouteille-bp', label: 'site.tools.bouteilleBp', icon: 'tools' },
  { path: '/tools/convertisseur', label: 'site.tools.convertisseur', icon: 'tools' },
  { path: '/tools/pompe-a-vide', label: 'site.tools.pompeAVide', icon: 'tools' },
  { path: '/tools/interpolation', label: 'site.tools.interpolation', icon: 'tools' },
  { path: '/tools/capteur-signal', label: 'site.tools.capteurSignal', icon: 'tools' },
  { path: '/tools/diametre', label: 'site.tools.diametre', icon: 'tools' },
  { path: '/tools/pression-moyenne', label: 'site.tools.pressionMoyenne', icon: 'tools' },
  { path: '/tools/calcul-kv', label: 'site.tools.calculKv', icon: 'tools' },
  { path: '/tools/bilan-frigorifique', label: 'site.tools.bilanFrigorifique', icon: 'tools' },
  { path: '/tools/capillaire', label: 'site.tools.capillaire', icon: 'tools' },
  { path: '/tools/calcul-diam', label: 'site.tools.calculDiam', icon: 'tools' },
  { path: '/tools/dimensionnement-gaine', label: 'site.tools.dimensionnementGaine', icon: 'tools' },
]);

const resourcePages = present([
  { path: '/ressources/refprop', label: 'site.nav.refprop', icon: 'book' },
  { path: '/ressources/list-fluide', label: 'site.nav.fluidList', icon: 'book' },
  { path: '/ressources/base-produit', label: 'site.nav.products', icon: 'book' },
  { path: '/ressources/fluide-avenir', label: 'site.nav.future', icon: 'book' },
  { path: '/ressources/simulateur-test', label: 'site.nav.simulatorTest', icon: 'book' },
  { path: '/ressources/diagramme-enthalpique', label: 'site.nav.enthalpy', icon: 'book' },
]);

/** Every page of the site once: what search finds and the site map lists. */
export const everyPage: readonly NavigationEntry[] = [
  home,
  ...mainNavigation.before,
  ...mainNavigation.simulation,
  ...toolPages,
  ...resourcePages,
  ...circuitNavigation.filter(({ path }) => path !== general.path),
  ...mainNavigation.after,
  ...present([about, install, version, legal]),
];
