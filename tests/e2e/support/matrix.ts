import { CALCULATORS } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { locales } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { changedFiles, isWholeMatrix } from '../../../scripts/check/changes.ts';
import { barePathOf, kindOf } from '../../../scripts/build/page-kinds.ts';

/**
 * Which pages the matrix of languages, widths and themes is run on. Pages made from one template fail together, so one
 * of each stands for all, and a page whose own files a change touches is looked at too. MATRIX=all takes every page
 * (`npm run test:matrix`).
 */
export { isWholeMatrix };

/** A change of more files than these touches everything: that is looked at by MATRIX=all, not within a usual run. */
const MOST_FILES = 60;
const touched = isWholeMatrix ? [] : changedFiles();
const changed = touched.length > MOST_FILES ? [] : touched;

/** For each kind of field the first calculator that has one, so that together they have them all. */
const byFieldKind = new Map<string, Definition>();
for (const definition of CALCULATORS as readonly Definition[]) {
  for (const { kind } of definition.inputs) if (!byFieldKind.has(kind)) byFieldKind.set(kind, definition);
}
const typical = new Set([...byFieldKind.values()].map(({ id }) => id));

const isTouched = ({ id }: Definition): boolean =>
  changed.some((file) => file.startsWith(`src/calculators/${id}/`) || file.endsWith(`/${id}.mdx`));

/** The languages a test is run in: one of them, another for each `index`, or both with the whole matrix. */
export const matrixLocales = (index = 0): readonly Locale[] =>
  isWholeMatrix ? locales : locales.filter((_, place) => place === index % locales.length);

/** The calculators to be tried in each language and at each width. */
export const matrixCalculators: readonly Definition[] = (CALCULATORS as readonly Definition[]).filter(
  (definition) => isWholeMatrix || typical.has(definition.id) || isTouched(definition),
);

/** Bare paths whose own route or prose a change touches. */
const touchedPaths = new Set(
  changed.flatMap((file) => {
    const [, name] =
      /^(?:content\/pages\/(?:fr|en)|src\/pages\/\[\.\.\.locale\])\/(.+?)(?:\/index)?\.(?:md|mdx|astro)$/.exec(file) ??
      [];
    return name === undefined ? [] : [name === 'index' ? '/' : `/${name}`];
  }),
);

/** Of all addresses, one of each kind of page in each language, the calculators above, and what a change touches. */
export function matrixPaths(paths: readonly string[]): readonly string[] {
  if (isWholeMatrix) return paths;
  const slugs = new Set(matrixCalculators.map(({ slug }) => `/tools/${slug}`));
  const seen = new Set<string>();
  return paths.filter((path) => {
    const file = `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
    const bare = barePathOf(file);
    const { kind } = kindOf(file);
    const template = `${kind} ${path === bare ? 'fr' : 'en'}`;
    const isFirst = kind !== 'calculator' && !seen.has(template);
    seen.add(template);
    return isFirst || slugs.has(bare) || touchedPaths.has(bare);
  });
}
