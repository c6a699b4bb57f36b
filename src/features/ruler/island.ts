/** The ruler as its islands share it. */
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { rulerPage } from './state/life.ts';
import { createPoints } from './state/points.ts';
import type { RulerPoints } from './state/points.ts';
import { createRuler } from './state/ruler.ts';
import type { RulerExample } from './state/ruler.ts';
import { createStateStore } from './state/state.ts';
import type { StateExample } from './state/state.ts';
import { createTableStore } from './state/table.ts';
import type { TableExample } from './state/table.ts';

export type { RulerExample } from './state/ruler.ts';

/** The example computed with the page. */
export interface RulerPageExample {
  readonly ruler: RulerExample;
  readonly state: StateExample;
  readonly table: TableExample;
  readonly points: RulerPoints;
}

export interface RulerData extends ServedData {
  readonly example: RulerPageExample;
}

export const { page, asIsland, usePage } = pageOf('ruler', ({ example }: RulerData, locale) => {
  const ruler = createRuler({ example: example.ruler, locale });
  const state = createStateStore(ruler, example.state);
  const table = createTableStore(ruler, example.table);
  return {
    ruler,
    state,
    table,
    $points: createPoints(ruler.$shown, state.$shown, example.points),
    ...rulerPage(ruler, state, table),
  };
});

export type RulerPage = ReturnType<typeof usePage>;
