/** Which pages may stand in somebody else's, and where they do. */
import { fluidList } from './navigation.ts';

/** The bare address a page has inside another site; undefined for one that may not stand there. */
export function embedPath(path: string): string | undefined {
  if (path === '/reglette') return '/embed/reglette';
  const [, list, slug] = /^(\/tools|\/ressources\/list-fluide)\/([^/]+)$/.exec(path) ?? [];
  if (list === undefined || slug === undefined) return undefined;
  return list === fluidList.path ? `/embed/fluid/${slug}` : `/embed${path}`;
}

/** Where an embedded page is described, as oEmbed has it. @param path of the whole page, with its language */
export const oEmbedPath = (path: string): string => `/oembed.json?url=${path}`;
