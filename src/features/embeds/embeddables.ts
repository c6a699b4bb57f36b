/** What may be embedded, with its name in a language. */
import { CALCULATORS, cardOf } from '../../calculators/index.ts';
import type { Locale } from '../../language/index.ts';
import { fluidTitle } from '../../kit/fluids/record-words.ts';
import { RECORDS } from '../../refrigerants/records.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { translator } from '../../shell/texts.ts';
import { STEPPED } from '../resources/build/steps/index.ts';

export interface Embeddable {
  readonly group: 'ruler' | 'calculators' | 'drawings' | 'fluids';
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
    ...Object.entries(STEPPED).map(([name, { title }]) => ({
      group: 'drawings' as const,
      path: `/embed/schema/${name}`,
      title: title[locale],
    })),
    ...RECORDS.map((record) => ({
      group: 'fluids' as const,
      path: `/embed/fluid/${slugFromName(record.name)}`,
      title: fluidTitle(record, t),
    })),
  ];
}

/** Px, until the frame has said how tall it is. */
export const FIRST_HEIGHT = 640;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The frame as it is pasted. @param src its whole address; @param width px, as wide as there is room unless told */
export const frameOf = (src: string, title: string, width = '100%', height = FIRST_HEIGHT): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
