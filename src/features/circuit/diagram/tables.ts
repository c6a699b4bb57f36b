/** The points of both regimes and the states that were kept, as tables. */
import { pinTable, pointsTables, simulatedOf } from '../simulator/figure-tables.ts';
import type { TablesOf } from '../tables-of.ts';

export const tables: TablesOf = ({ simulation: { $regimes, $shown } }, t) => [
  ...pointsTables(simulatedOf($shown.get(), $regimes.get()), t),
  pinTable(t),
];
