/** What search looks through in one language, put together while the site is built. */
import { translator } from '../texts.ts';
import { localePath } from '../../i18n/paths.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { everyPage, fluidList, fluidPath, simulator, textOf } from '../navigation/navigation.ts';
import { SEARCH_TEXTS } from './entries.ts';
import type { FluidEntry, PageEntry, SearchData } from './entries.ts';
import { locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';

const USUAL = ['/reglette', '/simulation/circuit/general', '/tools/convertisseur', '/tools'];

export function searchData(locale: Locale): SearchData {
  const paths = new Set(everyPage.map(({ path }) => path));
  const addressOf = (path: string): string | undefined => (paths.has(path) ? localePath(locale, path) : undefined);
  const t = translator(locale);
  const others = locales.filter((language) => language !== locale).map(translator);
  const pages = everyPage
    .filter(({ path }) => path !== '/')
    .map(({ path, label, description, words = '' }): PageEntry => ({
      title: textOf(label, t),
      text: description ? textOf(description, t) : '',
      address: localePath(locale, path),
      trade: [words, ...others.map((other) => textOf(label, other))].join(' ').trim(),
    }));
  // Each refrigerant has its page: the routes and this come from the same records.
  const hasPages = paths.has(fluidList.path);
  const fluids = SIMULATOR_FLUIDS.map(({ name, label, aliases }): FluidEntry => ({
    name,
    ...(label && { label: label[locale] }),
    names: [...(label ? locales.map((language) => label[language]) : []), ...aliases],
    ...(hasPages && { page: localePath(locale, fluidPath(slugFromName(name))) }),
  }));
  const ruler = addressOf('/reglette');
  const charge = addressOf('/tools/calcul-charge');
  return {
    pages,
    fluids,
    ways: {
      ...(ruler !== undefined && { ruler }),
      simulator: localePath(locale, simulator.path),
      ...(charge !== undefined && { charge }),
    },
    usual: USUAL.flatMap((path) => addressOf(path) ?? []),
    texts: Object.fromEntries(
      SEARCH_TEXTS.map((name) => [name, t(`site.search.${name}`)] as const),
    ) as SearchData['texts'],
  };
}
