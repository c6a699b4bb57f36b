/** The diagram in the hand, fetched whole when a reader first touches it: its code, and its texts over those of the page. */
import { createTranslator } from '../../../../i18n/translator.ts';
import type { Key, Translator } from '../../../../i18n/keys.ts';
import type { Locale } from '../../../../language/index.ts';

export { restorePins } from '../state/pins.ts';
export { Below, Explore } from './Below.tsx';
export { Hand } from './Hand.tsx';
export { keepPointed } from './keep.ts';

const texts = {
  fr: () => import('../texts/hand/fr.ts'),
  en: () => import('../texts/hand/en.ts'),
} as const satisfies Record<Locale, unknown>;

/** The page's own texts and those of the hand. @throws {Error} where they cannot be fetched */
export async function withHandTexts(own: Translator): Promise<Translator> {
  const { locale } = own;
  const late = createTranslator(locale, { [locale]: (await texts[locale]()).texts });
  const say = (key: Key, values?: Parameters<Translator>[1]): string =>
    key.startsWith('diagramHand.') ? late(key, values) : own(key, values);
  return Object.assign(say, { locale });
}
