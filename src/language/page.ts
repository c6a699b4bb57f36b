/** The language of the page a script runs in. The one file that asks the document for it. */
import { localeOfTag } from './index.ts';
import type { Locale } from './index.ts';

export const pageLocale = (): Locale => localeOfTag(document.documentElement.lang);
