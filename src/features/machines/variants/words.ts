/** The texts of the table of variants: its own, and those of the pages whose figures it shows. Fetched with it. */
import { createTranslator } from '../../../i18n/translator.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Locale } from '../../../language/index.ts';
import { withListTexts } from '../../circuit/list-texts.ts';

const load = {
  fr: () =>
    Promise.all([
      import('./texts/fr.ts'),
      import('../../circuit/report/texts/fr.ts'),
      import('../../circuit/charge/texts/fr.ts'),
      import('../../circuit/pipes/texts/fr.ts'),
      import('../../circuit/texts/bar/fr.ts'),
    ]),
  en: () =>
    Promise.all([
      import('./texts/en.ts'),
      import('../../circuit/report/texts/en.ts'),
      import('../../circuit/charge/texts/en.ts'),
      import('../../circuit/pipes/texts/en.ts'),
      import('../../circuit/texts/bar/en.ts'),
    ]),
} as const satisfies Record<Locale, unknown>;

/** @throws {Error} where they cannot be fetched */
export async function variantTexts(locale: Locale): Promise<Translator> {
  const [{ variants }, { report }, { charge }, { pipes }, { bar }] = await load[locale]();
  const own = createTranslator(locale, {
    [locale]: { variants, circuitPages: { report, charge, pipes, bar } },
  });
  return withListTexts(locale, own);
}
