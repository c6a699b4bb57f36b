import type { APIRoute } from 'astro';
import { embeddables, oEmbedOf } from '../../features/embeds/build.ts';
import type { Embeddable } from '../../features/embeds/build.ts';
import { localePath } from '../../i18n/paths.ts';
import { locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';

export const getStaticPaths = () =>
  locales.flatMap((locale) =>
    embeddables(locale).map((one) => ({
      params: { embed: localePath(locale, one.path).slice(1) },
      props: { locale, one },
    })),
  );

/** What oEmbed says of an embedded page; the whole page names this address. */
export const GET: APIRoute<{ readonly locale: Locale; readonly one: Embeddable }> = ({ props, site }) =>
  Response.json(oEmbedOf(props.one, props.locale, new URL('/', site)));
