/**
 * A page opened by a short link: the address takes its long form before anything reads it. What unpacks it, as large as a
 * form, is fetched for those pages alone.
 */
import { linkWithin, searchOfPage } from '../long-link.ts';
import { SHORT } from './parameter.ts';
import type { ShortLinkProblem } from './unpack.ts';

/**
 * Calls `begin` once the address is a long one: at once where it is.
 * @param begin told why a short link says nothing; the address is then left as it came, to be looked at
 */
export function onceLong(begin: (problem?: ShortLinkProblem) => void): void {
  if (!new URLSearchParams(searchOfPage()).has(SHORT)) {
    begin();
    return;
  }
  void import('./unpack.ts').then(({ unpackedSearch }) => {
    const { search, problem } = unpackedSearch(searchOfPage());
    const fragment = location.hash.startsWith('#?') ? '' : location.hash;
    if (problem === undefined)
      history.replaceState(history.state, '', linkWithin(`${location.origin}${location.pathname}${search}${fragment}`));
    begin(problem);
  });
}
