/** Every page a device may have stored, in groups as the navigation has them: what the offline page chooses from. */
import type { Translator } from '../../i18n/index.ts';
import { localePath } from '../../i18n/paths.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import type { IconName } from '../layout/icons.ts';
import { everyPage, fluidList, fluidPath, mainNavigation, textOf } from '../navigation/navigation.ts';
import type { NavigationEntry } from '../navigation/navigation.ts';

interface Link {
  readonly name: string;
  readonly address: string;
  readonly icon?: IconName;
}

export interface PageGroup {
  readonly name: string;
  readonly links: readonly Link[];
}

/** Groups in the order they are looked for: the first that takes a page has it. */
export function pageGroups(t: Translator): readonly PageGroup[] {
  const link = ({ path, label, icon }: NavigationEntry): Link => ({
    name: textOf(label, t),
    address: localePath(t.locale, path),
    icon,
  });
  const fluids = SIMULATOR_FLUIDS.map(({ name, label }): Link => ({
    name: label?.[t.locale] ?? name,
    address: localePath(t.locale, fluidPath(slugFromName(name))),
  }));
  const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);
  const isSimulation = ({ path }: NavigationEntry): boolean =>
    isUnder(path, '/simulation') || mainNavigation.simulation.some((entry) => entry.path === path);
  const groups = [
    { name: t('site.nav.simulation'), takes: isSimulation, more: [] },
    {
      name: textOf(fluidList.label, t),
      takes: ({ path }: NavigationEntry) => isUnder(path, fluidList.path),
      more: fluids,
    },
    ...mainNavigation.before.map((menu) => ({
      name: textOf(menu.label, t),
      takes: ({ path }: NavigationEntry) => isUnder(path, menu.path),
      more: [],
    })),
    { name: t('site.name'), takes: () => true, more: [] },
  ];
  const pagesOf = Map.groupBy(everyPage, (page) => groups.find(({ takes }) => takes(page)));
  return groups.map((group) => ({
    name: group.name,
    links: [...(pagesOf.get(group) ?? []).map(link), ...group.more],
  }));
}
