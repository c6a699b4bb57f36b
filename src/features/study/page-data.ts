/** What a page of studies was built with, and its texts: one translator for all its islands. */
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { PageData } from '../../kit/island/page-data.ts';
import { pageData } from '../../kit/island/page-data.ts';

export interface StudyPage<Data> {
  readonly data: Data;
  readonly t: Translator;
}

/** @param seed puts the example of the page in its stores, before any island is drawn */
export const studyPage = <Data extends { readonly dictionary: Dictionary }>(
  id: string,
  seed: (data: Data) => void,
  keep: () => void,
): PageData<Data, StudyPage<Data>> =>
  pageData(
    id,
    (locale, data) => {
      seed(data);
      return { data, t: createTranslator(locale, { [locale]: data.dictionary }) };
    },
    keep,
  );
