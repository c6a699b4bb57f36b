/** What the ruler's page was built with, and the ruler all its islands share. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createRulerAddress } from './state/address.ts';
import type { RulerAddress } from './state/address.ts';
import { createPoints } from './state/points.ts';
import type { RulerPoints } from './state/points.ts';
import { createRuler } from './state/ruler.ts';
import type { Ruler, RulerExample } from './state/ruler.ts';
import { createStateStore } from './state/state.ts';
import type { StateExample, StateStore } from './state/state.ts';
import { createTableStore } from './state/table.ts';
import type { TableExample, TableStore } from './state/table.ts';
import type { ReadableAtom } from 'nanostores';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FormContent } from '../../kit/form/form.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';

export type { RulerExample } from './state/ruler.ts';

/** The example computed with the page. */
export interface RulerPageExample {
  readonly ruler: RulerExample;
  readonly state: StateExample;
  readonly table: TableExample;
  readonly points: RulerPoints;
}

export interface RulerData {
  readonly dictionary: Dictionary;
  readonly example: RulerPageExample;
  readonly fluid: FluidChoice;
}

export interface RulerPage {
  readonly t: Translator;
  readonly ruler: Ruler;
  readonly state: StateStore;
  readonly table: TableStore;
  readonly $points: ReadableAtom<RulerPoints>;
  readonly address: RulerAddress;
  readonly source: FluidSource;
  /** What the page was served with: a form that is no longer this one has changed. */
  readonly served: FormContent;
}

function makeRuler(locale: Locale, { dictionary, example, fluid }: RulerData): RulerPage {
  const ruler = createRuler({ example: example.ruler, locale });
  const state = createStateStore(ruler, example.state);
  const table = createTableStore(ruler, example.table);
  const $points = createPoints(ruler.$shown, state.$shown, example.points);
  const source = createFluidSource(fluid, locale);
  return {
    t: createTranslator(locale, { [locale]: dictionary }),
    ruler,
    state,
    table,
    $points,
    address: createRulerAddress(ruler, state, table),
    source,
    served: ruler.form.$content.get(),
  };
}

export const page = pageData('ruler-data', makeRuler, ({ ruler, state, table, $points, source }) => {
  keepServed([ruler.form.$content, ruler.$units, ruler.$shown, ruler.$engine, state.$shown, table.$shown]);
  keepServed([$points, source.$all, $mixes]);
});

export const { asIsland, usePage } = islandsOf(page);
