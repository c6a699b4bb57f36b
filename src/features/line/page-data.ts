/** What the quick point's page was built with, and the point all its islands share. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createLine } from './state/line.ts';
import type { Line, LineExample } from './state/line.ts';
import { $units } from '../../kit/form/units.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';

export interface LineData {
  readonly dictionary: Dictionary;
  readonly example: LineExample;
  readonly fluid: FluidChoice;
}

export interface LinePage {
  readonly t: Translator;
  readonly line: Line;
  readonly source: FluidSource;
}

function makeLine(locale: Locale, { dictionary, example, fluid }: LineData): LinePage {
  const line = createLine(example, locale);
  const source = createFluidSource(fluid, locale);
  return { t: createTranslator(locale, { [locale]: dictionary }), line, source };
}

export const page = pageData('line-data', makeLine, ({ line, source }) =>
  keepServed([line.form.$content, line.$point, line.$sweep, line.$engine, source.$all, $mixes, $units]),
);

export const { asIsland, usePage } = islandsOf(page);
