/** What the page of two tables was built with, and what its islands share. */
import type { TableDiagnosis } from '../../field/index.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { createTable } from './state/table.ts';
import type { Table } from './state/table.ts';

export interface TablesData {
  readonly dictionary: Dictionary;
  readonly example: TableDiagnosis;
  readonly fluid: FluidChoice;
}

interface TablesPage {
  readonly t: Translator;
  readonly table: Table;
  readonly source: FluidSource;
}

export const page = pageData<TablesData, TablesPage>(
  'tables-data',
  (locale, { dictionary, example, fluid }) => ({
    t: createTranslator(locale, { [locale]: dictionary }),
    table: createTable(example, locale),
    source: createFluidSource(fluid, locale),
  }),
  ({ table, source }) => keepServed([table.form.$content, table.$shown, source.$all, $mixes]),
);

export const { asIsland, usePage } = islandsOf(page);
