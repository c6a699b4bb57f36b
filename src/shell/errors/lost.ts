import { localeFromPath, localePath } from '../../i18n/paths.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { meantPath } from '../../offline/meant-path.ts';
import { ADDRESSES } from './addresses.ts';
import { fluidPath } from '../navigation/navigation.ts';

/** A name alone, or behind a word for the list: "/r32", "/list-fluide/r32", "/refrigerants/R-32". */
const FLUID =
  /^(?:\/en)?(?:\/(?:ressources|resources))?(?:\/[a-z-]*(?:fluid|refrigerant|frigorig)[a-z-]*)?\/([^/]+)\/?$/i;

/** A path as it was typed; as it came where its escapes are none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of the refrigerant a path names in any usual spelling: R-134a, HFC-134a, ammoniac. */
function meantFluid(pathname: string): string | undefined {
  const [, spelling] = FLUID.exec(pathname) ?? [];
  const name = spelling === undefined ? undefined : resolveFluidName(decoded(spelling));
  if (name === undefined) return undefined;
  const path = localePath(localeFromPath(pathname), fluidPath(slugFromName(name)));
  return path === pathname ? undefined : path;
}

/** The address a mistyped one means, query kept; undefined when it means none. */
export function meantAddress({ pathname, search }: URL): string | undefined {
  const meant = meantPath(pathname, ADDRESSES) ?? meantFluid(pathname);
  return meant === undefined ? undefined : meant + search;
}
