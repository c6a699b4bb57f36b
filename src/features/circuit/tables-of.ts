import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { Table } from '../../kit/table/table.ts';
import type { Regime } from './simulator/state/form.ts';

/** What the `tables.ts` of a page makes of its part as it stands; empty while there is no answer to what is typed. */
export type TablesOf = (t: Translator, format: Formatter, regimes: readonly Regime[]) => readonly Table[];
