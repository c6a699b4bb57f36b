/**
 * The address a path means, whatever its letter case, its last slash or its spelling; undefined when it means
 * no page or is that address already. The server and the service worker go by it.
 */
export function meantPath(path: string, addresses: Readonly<Record<string, string>>): string | undefined {
  const spelling = path.toLowerCase().replace(/\/+$/, '') || '/';
  const meant = Object.hasOwn(addresses, spelling) ? addresses[spelling] : undefined;
  return meant === path ? undefined : meant;
}
