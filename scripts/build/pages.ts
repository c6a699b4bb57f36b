/** What every page says of itself, for what is outside the site's own code: each `page.ts` of the shell and the features. */
import { globSync } from 'node:fs';
import type { Page } from '../../src/shell/navigation/descriptor.ts';

const root = new URL('../../src/', import.meta.url);
const files = globSync(['shell/*/page.ts', 'features/**/page.ts'], { cwd: root }).sort();

const found = await Promise.all(
  files.map(async (file) => {
    const { pages } = (await import(new URL(file, root).href)) as { readonly pages: readonly Page[] };
    return pages.map((page) => ({ folder: file.split(/[\\/]/).at(-2), page }));
  }),
);

/** Every page, in the order of their files. */
export const PAGES: readonly Page[] = found.flat().map(({ page }) => page);

/** Parameters that pages of one simulation add to its link, each its own, by the name of the page's folder. */
export const PAGE_PARAMETERS: Readonly<Record<string, string>> = Object.fromEntries(
  found
    .flat()
    .flatMap(({ folder, page }) =>
      'parameter' in page && page.parameter !== undefined ? [[folder ?? '', page.parameter]] : [],
    ),
);
