/** The quick point as its islands share it. */
import { createPage } from '../../kit/page/life.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { LINE } from './question.ts';
import type { LineResults } from './question.ts';

export interface LineData extends ServedData {
  readonly example: LineResults;
}

export const { page, asIsland, usePage } = pageOf(LINE.key, ({ example }: LineData, locale) =>
  createPage(LINE, example, locale),
);
