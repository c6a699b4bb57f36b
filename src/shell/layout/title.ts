/** The title of a page as a browser's tab and a list of results show it: with the product's name, short enough to be read whole. */

/** More is cut where results are listed. */
export const LONGEST_TITLE = 60;
/** Where a title may end: what follows only says more. */
const PARTS = /(?=\s*[\u00a0\u202f]?: |, | — | \(|; )/u;

/** @param name of the product */
export function titleOfPage(title: string, name: string): string {
  if (title.includes(name) && title.length <= LONGEST_TITLE) return title;
  const suffix = ` · ${name}`;
  const plain = title.replace(suffix, '');
  // A whole title says more than the name of the site, which lists of results show anyway.
  if ((plain + suffix).length > LONGEST_TITLE && plain.length <= LONGEST_TITLE) return plain;
  const parts = plain.split(PARTS);
  while (parts.length > 1 && (parts.join('') + suffix).length > LONGEST_TITLE) parts.pop();
  return parts.join('').trimEnd() + suffix;
}
