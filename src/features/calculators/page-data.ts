import type { Definition } from '../../calculators/define.ts';
import type { Dictionary, TextTree } from '../../i18n/keys.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import type { Answer } from '../../calculators/derive/answer.ts';
import { locales } from '../../language/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';

/** What a calculator's page hands to its island, as one JSON text: an attribute of many parts weighs thrice as much. */
export interface PageData {
  /** Its texts in the page's language only. */
  readonly definition: Definition;
  readonly dictionary: Dictionary;
  /** What the page shows before anything is typed. */
  readonly served: Answer & { /** What to mind, already in words. */ readonly warnings: readonly string[] };
  readonly examples: readonly { readonly title: string; readonly inputs: Readonly<Record<string, unknown>> }[];
  /** The fluid the form opens with; all the others come later. */
  readonly fluid?: FluidChoice | undefined;
}

const isInEveryLanguage = (value: object): value is Bilingual =>
  Object.keys(value).length === locales.length && locales.every((locale) => locale in value);

/** The same data without the texts of the other language, which nothing on the page reads. */
export function inOneLanguage<T>(data: T, locale: Locale): T {
  if (Array.isArray(data)) return data.map((entry: unknown) => inOneLanguage(entry, locale)) as T;
  if (typeof data !== 'object' || data === null) return data;
  if (isInEveryLanguage(data)) return { [locale]: data[locale] } as T;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, inOneLanguage(value as unknown, locale)]),
  ) as T;
}

/** Of the texts of calculators' pages, those the island shows. */
export function islandTexts(dictionary: Dictionary): Dictionary {
  const notItsOwn = new Set(['index', 'page', 'categories', 'field']);
  const tree: TextTree = dictionary.calculatorPages ?? {};
  return {
    ...dictionary,
    quantities: { field: tree['field'] ?? {} },
    calculatorPages: Object.fromEntries(Object.entries(tree).filter(([key]) => !notItsOwn.has(key))),
  };
}
