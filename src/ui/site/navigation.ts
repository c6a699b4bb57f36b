import type { Key } from '../../i18n/index.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly label: Key;
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

const present = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
  entries.filter(({ path }) => existing.has(path));

/** The page a mistyped address means when only letter case differs; undefined when there is none. */
export function pageIgnoringCase(path: string): string | undefined {
  const bare = path.toLowerCase();
  return bare !== path && existing.has(bare) ? bare : undefined;
}

export const simulator: NavigationEntry = { path: '/simulation/circuit/general', label: 'site.nav.simulate' };

/** Header and menu, in order. */
export const mainNavigation = present([
  { path: '/tools', label: 'site.nav.tools' },
  { path: '/ressources', label: 'site.nav.resources' },
  { path: '/quiz', label: 'site.nav.quiz' },
  { path: '/simulation/circuit/general', label: 'site.nav.circuit' },
  { path: '/simulation/comparatif', label: 'site.nav.comparison' },
  { path: '/simulation/line', label: 'site.nav.line' },
  { path: '/reglette', label: 'site.nav.ruler' },
  { path: '/simulation/hp-optimum', label: 'site.nav.optimum' },
  { path: '/simulation/compressor', label: 'site.nav.compressor' },
  { path: '/contact', label: 'site.nav.contact' },
]);

/** Pages that share one simulated circuit, in the order of the work. */
export const circuitNavigation = present([
  { path: '/simulation/circuit/general', label: 'site.circuit.general' },
  { path: '/simulation/circuit/diagramme', label: 'site.circuit.diagram' },
  { path: '/simulation/circuit/pipes', label: 'site.circuit.pipes' },
  { path: '/simulation/circuit/produits', label: 'site.circuit.products' },
  { path: '/simulation/circuit/technique', label: 'site.circuit.technique' },
  { path: '/simulation/circuit/echangeurs', label: 'site.circuit.exchangers' },
  { path: '/simulation/circuit/charge-fluide', label: 'site.circuit.charge' },
]);

export const footerNavigation = present([
  { path: '/', label: 'site.home' },
  { path: '/tools', label: 'site.nav.tools' },
  { path: '/simulation/circuit/general', label: 'site.nav.circuit' },
  { path: '/about', label: 'site.nav.about' },
  { path: '/contact', label: 'site.nav.contact' },
  { path: '/version', label: 'site.nav.version' },
  { path: '/mentions-legales', label: 'site.nav.legal' },
]);
