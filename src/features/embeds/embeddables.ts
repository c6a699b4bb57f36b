/** What may be embedded, with its name in a language. */
import { CALCULATORS, cardOf } from '../../calculators/index.ts';
import type { Locale } from '../../language/index.ts';
import { localePath } from '../../i18n/paths.ts';
import { listedFluids } from '../refrigerants/build.ts';
import { fluidTitle } from '../../kit/fluids/record-words.ts';
import { translator } from '../../shell/texts.ts';

export interface Embeddable {
  readonly group: 'ruler' | 'calculators' | 'fluids';
  /** Bare, of the embedded page. */
  readonly path: string;
  readonly title: string;
}

export function embeddables(locale: Locale): readonly Embeddable[] {
  const t = translator(locale);
  return [
    { group: 'ruler', path: '/embed/reglette', title: t('ruler.title') },
    ...CALCULATORS.map((one) => ({
      group: 'calculators' as const,
      path: `/embed/tools/${one.slug}`,
      title: cardOf(one, locale).title,
    })),
    ...listedFluids().map(({ record, slug }) => ({
      group: 'fluids' as const,
      path: `/embed/fluid/${slug}`,
      title: fluidTitle(record, t),
    })),
  ];
}

/** Px, until the frame has said how tall it is. */
export const FIRST_HEIGHT = 640;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The frame as it is pasted. @param src its whole address */
export const frameOf = (src: string, title: string): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="100%" height="${FIRST_HEIGHT}" loading="lazy" style="border:0"></iframe>`;

/** What oEmbed says of an embedded page (oembed.com, 2.3.4.4: rich). */
export function oEmbedOf({ path, title }: Embeddable, locale: Locale, site: URL): object {
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'AppFroid',
    provider_url: site.origin,
    title,
    width: 640,
    height: FIRST_HEIGHT,
    html: frameOf(new URL(localePath(locale, path), site).href, title),
  };
}
