/** What the ruler's page was built with, and the ruler all its islands share. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createRulerAddress } from './state/address.ts';
import type { RulerAddress } from './state/address.ts';
import { createPoints } from './state/points.ts';
import type { RulerPoints } from './state/points.ts';
import type { RulerForm } from './state/form.ts';
import { createRuler } from './state/ruler.ts';
import type { Ruler, RulerExample } from './state/ruler.ts';
import { createStateStore } from './state/state-form.ts';
import type { StateExample, StateForm, StateStore } from './state/state-form.ts';
import { createTableStore } from './state/table-form.ts';
import type { TableExample, TableStore } from './state/table-form.ts';
import type { ReadableAtom } from 'nanostores';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
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
  readonly served: { readonly form: RulerForm; readonly state: StateForm };
}

function makeRuler(locale: Locale, { dictionary, example, fluid }: RulerData): RulerPage {
  const ruler = createRuler({ example: example.ruler, locale });
  const state = createStateStore(ruler, example.state, locale);
  const table = createTableStore(ruler, example.table, locale);
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
    served: { form: ruler.$form.get(), state: state.$form.get() },
  };
}

export const page = pageData('ruler-data', makeRuler, ({ ruler, state, table, $points, source }) => {
  keepServed([ruler.$form, ruler.$shown, ruler.$engine, state.$form, state.$shown, table.$form, table.$shown]);
  keepServed([$points, source.$all, $mixes]);
});

/** The page's ruler and what follows it. */
export const rulerPage = page.read;
