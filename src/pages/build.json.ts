import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { BuildInfo } from '../shell/publication/build-info.ts';
import { latestVersion } from '../shell/publication/changelog.ts';

/** The build now served: pages ask for it to learn that they have been replaced. */
export const GET: APIRoute = async () => {
  const { version, date, fr, en } = latestVersion((await getCollection('changelog')).map(({ data }) => data));
  const build: BuildInfo = { id: __BUILD_ID__, version, date, description: { fr: fr.description, en: en.description } };
  return Response.json(build);
};
