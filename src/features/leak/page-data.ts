/** What the page of leaks was built with: its texts, its example and the fluid of its picker. */
import type { Leak } from '../../field/index.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { $units } from '../../kit/form/units.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { createLeak } from './state/leak.ts';
import type { LeakStudy } from './state/leak.ts';

export interface LeakData {
  readonly dictionary: Dictionary;
  readonly example: Leak;
  readonly fluid: FluidChoice;
}

/** What the islands of the page share. */
export interface LeakPage {
  readonly t: Translator;
  readonly study: LeakStudy;
  readonly source: FluidSource;
}

export const page = pageData<LeakData, LeakPage>(
  'leak-data',
  (locale, { dictionary, example, fluid }) => ({
    t: createTranslator(locale, { [locale]: dictionary }),
    study: createLeak(example, locale),
    source: createFluidSource(fluid, locale),
  }),
  ({ study, source }) => keepServed([study.form.$content, study.$shown, source.$all, $mixes, $units]),
);

export const { asIsland, usePage } = islandsOf(page);
