/** The addresses of the site map: those of each map its index names. */

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/**
 * Paths of every page in every language.
 * @param textOf gives the text at a path of the site
 */
export async function siteMapPaths(textOf: (path: string) => Promise<string>): Promise<string[]> {
  const maps = addressesIn(await textOf('/sitemap.xml'));
  const pages = await Promise.all(maps.map(async (map) => addressesIn(await textOf(new URL(map).pathname))));
  return pages.flat().map((address) => new URL(address).pathname);
}
