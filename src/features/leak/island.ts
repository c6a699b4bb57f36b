/** The leak as its islands share it. */
import type { Leak } from '../../field/index.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { createPage } from '../../kit/page/life.ts';
import { LEAK } from './question.ts';

export interface LeakData extends ServedData {
  readonly example: Leak;
}

export const { page, asIsland, usePage } = pageOf(LEAK.key, ({ example }: LeakData, locale) =>
  createPage(LEAK, { found: example }, locale),
);
