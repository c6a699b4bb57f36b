/** What the page of machines was built with: its texts. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $units } from '../../kit/form/units.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import type { TakingPath } from '../../shell/navigation/of-machine.ts';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { machines } from './state/store.ts';

interface Data {
  readonly dictionary: Dictionary;
  /** Pages that take something of a machine, with their names. */
  readonly pages: readonly (readonly [TakingPath, string])[];
}

const makePage = (
  locale: Locale,
  { dictionary, pages }: Data,
): { readonly t: Translator; readonly pages: Data['pages'] } => ({
  t: createTranslator(locale, { [locale]: dictionary }),
  pages,
});

export const page = pageData('machines-data', makePage, () => {
  keepServed([
    ...[$units, machines.$machines, machines.$spoilt, machines.$failure, machines.$removed, machines.$taken],
  ]);
});

export const { asIsland, usePage } = islandsOf(page);
