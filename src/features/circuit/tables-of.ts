import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { Table } from '../../kit/table/table.ts';
import type { Circuit } from './state/circuit.ts';

/** What the `tables.ts` of a page makes of its part of a circuit as it stands; empty while there is no answer to what is typed. */
export type TablesOf = (circuit: Circuit, t: Translator, format: Formatter) => readonly Table[];
