/**
 * Files whose names do not tell builds apart: a page that the network gave of a newer build, or that stayed open over a
 * release, would be given those of the build the service worker stands for. So a page says which build it is of.
 */
import { BUILD_PARAMETER } from './messages.ts';

/** Says of which build the page is; before, and where no script said so, its files are asked for without a build. */
export const sayBuild = (build: string): void => void (document.documentElement.dataset['build'] = build);

/** An address of the site, asked for by this page: the answer is of the page's own build, or none. */
export function ofThisBuild(address: string): string {
  const { build } = document.documentElement.dataset;
  return build === undefined ? address : `${address}?${BUILD_PARAMETER}=${encodeURIComponent(build)}`;
}
