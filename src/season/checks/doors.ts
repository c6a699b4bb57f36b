/** The room's door against values of others, by case: what tests hold and the page of accuracy shows. */
import type { ReferenceDoor } from '../../circuit/checks/doors.ts';
import type { ReferenceTable } from '../../circuit/checks/reference.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import { seasonal } from '../seasonal.ts';
import type { FigureName } from '../seasonal.ts';
import table from './reference/seasonal.json' with { type: 'json' };

export const SEASON_DOORS: readonly ReferenceDoor[] = [
  {
    table: table as unknown as ReferenceTable,
    answer: ({ figure, request }, engine) => seasonal(figure as FigureName, request, engine) as Outcome<unknown>,
  },
];
