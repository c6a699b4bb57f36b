/** The texts of the list of alerts, one language of them: fetched when the list is, with what the page has already. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';

const load = {
  fr: () =>
    Promise.all([
      import('./texts/list/fr.ts'),
      import('./texts/alerts/fr.ts'),
      import('./technique/texts/fr.ts'),
      import('./simulator/texts/fr.ts'),
      import('../../i18n/fr/circuit.ts'),
      import('../../i18n/fr/circuit-machine.ts'),
      import('../../i18n/fr/problems.ts'),
    ]),
  en: () =>
    Promise.all([
      import('./texts/list/en.ts'),
      import('./texts/alerts/en.ts'),
      import('./technique/texts/en.ts'),
      import('./simulator/texts/en.ts'),
      import('../../i18n/en/circuit.ts'),
      import('../../i18n/en/circuit-machine.ts'),
      import('../../i18n/en/problems.ts'),
    ]),
} as const satisfies Record<Locale, unknown>;

/** All the list needs. @throws {Error} where it cannot be fetched */
export async function listTranslator(locale: Locale): Promise<Translator> {
  const [{ list }, { alerts }, { technique }, { simulator }, { circuit }, { circuitMachine }, { problems }] =
    await load[locale]();
  return createTranslator(locale, {
    [locale]: {
      circuitPages: { list, alerts, technique: { keys: technique.keys } },
      simulator,
      circuit,
      circuitMachine,
      problems,
    },
  });
}

/** A page's own texts and those of the list. @throws {Error} where they cannot be fetched */
export async function withListTexts(locale: Locale, own: Translator): Promise<Translator> {
  const list = await listTranslator(locale);
  const say = (key: Key, values?: Parameters<Translator>[1]): string => {
    const text = own(key, values);
    return text === key ? list(key, values) : text;
  };
  return Object.assign(say, { locale });
}
