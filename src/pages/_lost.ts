import { ADDRESSES, meantPath } from '../ui/site/addresses.ts';

/** The address a mistyped one means, query kept; undefined when it means none. */
export function meantAddress({ pathname, search }: URL): string | undefined {
  const meant = meantPath(pathname, ADDRESSES);
  return meant === undefined ? undefined : meant + search;
}
