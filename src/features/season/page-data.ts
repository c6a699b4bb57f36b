/** What the page of the year was built with: its texts, its example and the fluids of its pickers. */
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
import { createSeason } from './state/season.ts';
import type { Machine, Season } from './state/season.ts';

export interface SeasonData {
  readonly dictionary: Dictionary;
  readonly example: Machine;
  readonly fluids: readonly [FluidChoice, FluidChoice];
}

/** What the islands of the page share. */
export interface SeasonPage {
  readonly t: Translator;
  readonly season: Season;
  readonly sources: readonly [FluidSource, FluidSource];
}

export const page = pageData<SeasonData, SeasonPage>(
  'season-data',
  (locale, { dictionary, example, fluids }) => {
    const first = createFluidSource(fluids[0], locale);
    return {
      t: createTranslator(locale, { [locale]: dictionary }),
      season: createSeason(example, locale),
      sources: [first, { ...first, first: fluids[1] }],
    };
  },
  ({ season, sources }) =>
    keepServed([season.form.$content, season.$shown, season.weather.$year, sources[0].$all, $mixes, $units]),
);

export const { asIsland, usePage } = islandsOf(page);
