/**
 * Islands numbered as they come. Astro names each by a hash of its component's place on the machine that built it, so that
 * no two folders would give the same page; in the browser nothing reads the name.
 */
import { elementsOf } from './page.ts';
import type { Changes, Page } from './page.ts';

export function numberedIslands(page: Page): Changes {
  const places = elementsOf(page, 'astro-island').flatMap((island) => island.place('uid') ?? []);
  return { changes: places.map((place, index) => ({ ...place, text: `uid="${index + 1}"` })) };
}
