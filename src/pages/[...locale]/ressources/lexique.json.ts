/** The glossary for the window of an article, fetched when a term is first asked for. */
import type { APIRoute } from 'astro';
import { glossaryData } from '../../../features/resources/build/glossary.ts';
import { localeStaticPaths } from '../../../i18n/paths.ts';
import type { Locale } from '../../../language/index.ts';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await glossaryData(locale));
