import { barePath, localeFromPath, localePath } from '../i18n/paths.ts';
import { pageFromSpelling } from '../ui/site/navigation.ts';

/** The address a mistyped one means, query kept; undefined when it means none. */
export function meantAddress({ pathname, search }: URL): string | undefined {
  const meant = pageFromSpelling(barePath(pathname));
  return meant === undefined ? undefined : localePath(localeFromPath(pathname), meant) + search;
}
