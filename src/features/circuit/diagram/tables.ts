/** The points of both regimes and the states that were kept, as tables. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { Table } from '../../../kit/table/table.ts';
import type { Regime } from '../simulator/state/form.ts';
import { pageSimulation } from '../simulator/state/page-simulation.ts';
import { pinTable, pointsTables, simulatedOf } from '../simulator/figure-tables.ts';

export const tables = (t: Translator, _format: Formatter, regimes: readonly Regime[]): readonly Table[] => [
  ...pointsTables(simulatedOf(pageSimulation.$shown.get(), regimes), t),
  pinTable(t),
];
