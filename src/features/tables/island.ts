/** The table as its islands share it. */
import type { TableDiagnosis } from '../../field/index.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { createPage } from '../../kit/page/life.ts';
import { openingFound, TABLES } from './question.ts';

export interface TablesData extends ServedData {
  readonly example: TableDiagnosis;
}

export const { page, asIsland, usePage } = pageOf(TABLES.key, ({ example }: TablesData, locale) =>
  createPage(TABLES, { found: openingFound(example) }, locale),
);
