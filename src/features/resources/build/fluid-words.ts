/** Own words on a refrigerant, where content/fluids has some. */
import { getEntry, render } from 'astro:content';
import type { Locale } from '../../../language/index.ts';

/** @param slug the last step of the refrigerant's address */
export async function fluidWords(locale: Locale, slug: string) {
  const entry = await getEntry('fluids', `${locale}/${slug}`);
  if (!entry) return undefined;
  const { Content } = await render(entry);
  return { Content, sources: entry.data.sources, hasCycle: /<(Cycle|Change)\b/.test(entry.body ?? '') };
}
