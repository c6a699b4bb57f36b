/** What the page of the diagnosis was built with, and the visit all its islands share. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { $units } from '../../kit/form/units.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { createDiagnosis } from './state/diagnosis.ts';
import type { DiagnosisPage } from './state/diagnosis.ts';
import { createTwin } from './state/twin.ts';
import type { Twin } from './state/twin.ts';

export interface DiagnosisData {
  readonly dictionary: Dictionary;
  readonly fluid: FluidChoice;
}

export interface VisitPage {
  readonly t: Translator;
  readonly diagnosis: DiagnosisPage;
  readonly twin: Twin;
  readonly source: FluidSource;
}

export const page = pageData<DiagnosisData, VisitPage>(
  'diagnosis-data',
  (locale, { dictionary, fluid }) => {
    const diagnosis = createDiagnosis(locale);
    return {
      t: createTranslator(locale, { [locale]: dictionary }),
      diagnosis,
      twin: createTwin(diagnosis),
      source: createFluidSource(fluid, locale),
    };
  },
  ({ diagnosis, twin, source }) =>
    keepServed([
      diagnosis.form.$content,
      diagnosis.$shown,
      diagnosis.$reference,
      twin.$asked,
      twin.$twin,
      source.$all,
      $mixes,
      $units,
    ]),
);

export const { asIsland, usePage } = islandsOf(page);
