/** The assistant's example conversations, fetched where no key is set. */
import type { APIRoute } from 'astro';
import { builtExamples } from '../../features/assistant/build.ts';
import { localeStaticPaths } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await builtExamples(locale));
