/** What search looks through in one language, put together while the site is built. */
import { translator } from '../../../i18n/index.ts';
import { localePath } from '../../../i18n/paths.ts';
import { SIMULATOR_FLUIDS } from '../../../refrigerants/index.ts';
import { searchKey } from '../../controls/fluid-search.ts';
import { everyPage, simulator, textOf } from '../navigation.ts';
import { SEARCH_TEXTS } from './entries.ts';
import type { FluidEntry, PageEntry, SearchData } from './entries.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { locales } from '../../../language/index.ts';
import type { Locale } from '../../../language/index.ts';

const FLUID_PAGES = '/ressources/list-fluide/';
const USUAL = ['/reglette', '/simulation/circuit/general', '/tools/convertisseur', '/tools'];

export function searchData(locale: Locale): SearchData {
  const paths = new Set(everyPage.map(({ path }) => path));
  const addressOf = (path: string): string | undefined => (paths.has(path) ? localePath(locale, path) : undefined);
  const t = translator(locale);
  const others = locales.filter((language) => language !== locale).map(translator);
  const pages = everyPage
    .filter(({ path }) => path !== '/' && !path.startsWith(FLUID_PAGES))
    .map(({ path, label, description }): PageEntry => ({
      title: textOf(label, t),
      text: description ? textOf(description, t) : '',
      address: localePath(locale, path),
      trade: [TRADE_WORDS[path] ?? '', ...others.map((other) => textOf(label, other))].join(' ').trim(),
    }));
  const fluidPages = new Map(
    [...paths]
      .filter((path) => path.startsWith(FLUID_PAGES))
      .map((path) => [searchKey(path.slice(FLUID_PAGES.length)), localePath(locale, path)]),
  );
  const fluids = SIMULATOR_FLUIDS.map(({ name, label, aliases }): FluidEntry => {
    const page = fluidPages.get(searchKey(name));
    return {
      name,
      ...(label && { label: label[locale] }),
      names: [...(label ? locales.map((language) => label[language]) : []), ...aliases],
      ...(page !== undefined && { page }),
    };
  });
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
