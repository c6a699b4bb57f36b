/**
 * Links that say more than an address may hold: a server takes 16 kB of headers in all (Node), a platform less. What is
 * longer stands in the fragment, which no server sees, and the page reads it from there.
 */

/** Most characters of a link that asks a server for its page. */
export const LONGEST_LINK = 8000;

/** The same link, its parameters in the fragment where it is too long for a server. */
export function linkWithin(link: string): string {
  const at = link.indexOf('?');
  if (at < 0 || link.length <= LONGEST_LINK) return link;
  const [search = ''] = link.slice(at).split('#', 1);
  return `${link.slice(0, at)}#${search}`;
}

/** The parameters of this page's address, with their question mark, wherever they stand; empty where there are none. */
export const searchOfPage = (): string => (location.hash.startsWith('#?') ? location.hash.slice(1) : location.search);

/** The address of this page with these parameters; what else stands in its fragment stays there. */
export function linkWith(parameters: URLSearchParams): string {
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  const fragment = location.hash.startsWith('#?') ? '' : location.hash;
  return linkWithin(`${location.origin}${location.pathname}${query}${fragment}`);
}

/** More is no word anybody looks for: it stands in its field and in no address, which a server would refuse. */
const LONGEST_SAID = 200;

/** Puts what is chosen on a page into the parameters of its address, but for what it is served with, or what is too long. */
export function sayInAddress(parameters: URLSearchParams, name: string, value: string, served = ''): void {
  if (value === '' || value === served || value.length > LONGEST_SAID) parameters.delete(name);
  else parameters.set(name, value);
}
