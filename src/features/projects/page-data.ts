/** What the page of projects was built with: its texts. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $units } from '../../kit/form/units.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { projects } from './state/store.ts';

interface Data {
  readonly dictionary: Dictionary;
}

const makePage = (locale: Locale, { dictionary }: Data): { readonly t: Translator } => ({
  t: createTranslator(locale, { [locale]: dictionary }),
});

export const page = pageData('projects-data', makePage, () => {
  keepServed([$units, projects.$projects, projects.$spoilt, projects.$failure, projects.$removed]);
});

export const { asIsland } = islandsOf(page);
