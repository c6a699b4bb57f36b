/**
 * What a page is. It says so in the `page.ts` of its folder, and nowhere else: menus, search, site map, what a device
 * stores and what the page may weigh are read from there.
 */
import type { Locale } from '../../language/index.ts';
import type { IconName } from '../layout/icons.ts';

export type Bilingual = Readonly<Record<Locale, string>>;

/** Lists of pages that a reader sees. */
export type MenuName = 'header' | 'learn' | 'simulation' | 'circuit' | 'resources' | 'footer' | 'contact';

interface Address {
  /** Bare address, the same in every language. In that of a series `*` is one step: '/tools/*'. */
  readonly path: string;
  /** What it may weigh and when a device stores it: a kind of scripts/build/page-kinds.ts. */
  readonly kind: string;
}

/** A page that menus and search find. */
export interface ListedPage extends Address {
  readonly label: Bilingual;
  /** What it is called among the pages of its own menu, where that is less. */
  readonly shortLabel?: Bilingual;
  /** One line on what it is for. */
  readonly description?: Bilingual;
  readonly icon: IconName;
  /** The menus it stands in, with its place in each: entries come by rising place; tens part the groups of one. */
  readonly menus?: Readonly<Partial<Record<MenuName, number>>>;
  /**
   * What people of the trade call what it is about, in either language, beside its own words. Small letters; accents do
   * not count.
   */
  readonly words: string;
  /** Its parameter in a link, where it has inputs of its own beside the simulation's. */
  readonly parameter?: string;
  /** Doors of the circuit whose answers it shows: the page of accuracy leads from their rows to it. */
  readonly doors?: readonly string[];
}

/** A page that is in neither the search nor the site map, and why. */
export interface UnlistedPage extends Address {
  readonly unlisted: string;
}

/** A page for each entry of a registry: the page that shows their list stands for them in menus. */
export interface PageSeries extends Address {
  readonly listedAt: string;
}

export type Page = ListedPage | UnlistedPage | PageSeries;

export const isListed = (page: Page): page is ListedPage => 'label' in page;
