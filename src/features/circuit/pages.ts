/** The pages of the circuit, by the names of their folders. Build only. */
import type { Locale } from '../../language/index.ts';
import { localePath } from '../../i18n/paths.ts';
import { isListed } from '../../shell/navigation/descriptor.ts';
import type { Page } from '../../shell/navigation/descriptor.ts';
import type { PageOfCircuit } from './simulator/page-data.ts';

const found = Object.entries(
  import.meta.glob<readonly Page[]>('./*/page.ts', { eager: true, import: 'pages' }),
).flatMap(([file, pages]) => pages.map((page) => [file.split('/')[1] ?? '', page] as const));

/** What a page says of itself. @throws {Error} for a folder without a page.ts */
export function circuitPageOf(name: string): Page {
  const page = found.find(([folder]) => folder === name)?.[1];
  if (!page) throw new Error(`src/features/circuit/${name} has no page.ts`);
  return page;
}

/** The pages of the bar, in the order of the work. */
export const pagesOfCircuit = (locale: Locale): readonly PageOfCircuit[] =>
  found
    .flatMap(([key, page]) => (isListed(page) && page.menus?.circuit !== undefined ? [{ key, page }] : []))
    .toSorted((one, other) => (one.page.menus?.circuit ?? 0) - (other.page.menus?.circuit ?? 0))
    .map(({ key, page: { path, label, shortLabel = label } }) => ({
      key,
      path: localePath(locale, path),
      label: shortLabel[locale],
    }));
