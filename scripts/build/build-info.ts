import { readdirSync } from 'node:fs';
import { readJson } from './content-json.ts';

/** Of a version what the build asks; the rest is of src/content-schemas.ts. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly fr: { readonly description: string };
  readonly en: { readonly description: string };
}

const folder = new URL('../../content/changelog/', import.meta.url);

/** Every version of the changelog, the latest first: a file of our own, which no library reads. */
export function changelog(): readonly Release[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(`content/changelog/${name}`) as Release)
    .sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }));
}

/**
 * What distinguishes this build from every other: the page compares its own id with the one at
 * /build.json. BUILD_ID or the host's commit names it, otherwise the moment it was made.
 */
export const buildId = process.env.BUILD_ID ?? process.env.VERCEL_GIT_COMMIT_SHA ?? Date.now().toString(36);

/** The public repository a host built from, as Vercel names it; null elsewhere. */
export function repositoryOfHost(): string | null {
  const { VERCEL_GIT_PROVIDER: provider, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = process.env;
  const hosts = new Map([
    ['github', 'github.com'],
    ['gitlab', 'gitlab.com'],
    ['bitbucket', 'bitbucket.org'],
  ]);
  const host = hosts.get(provider ?? '');
  return host && owner && slug ? `https://${host}/${owner}/${slug}` : null;
}
