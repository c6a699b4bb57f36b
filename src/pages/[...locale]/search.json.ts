/** What search looks through, fetched when a reader first turns to a search field; the build adds each page's headings. */
import type { APIRoute } from 'astro';
import { localeStaticPaths } from '../../i18n/paths.ts';
import { replacingOfAll } from '../../shell/replacing/build.ts';
import { figuresOfFluids } from '../../shell/search/build.ts';
import { searchData } from '../../shell/search/data.ts';
import type { Locale } from '../../language/index.ts';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(searchData(locale, figuresOfFluids(), replacingOfAll()));
