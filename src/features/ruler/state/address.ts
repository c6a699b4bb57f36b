/** The address of the ruler's page holds its ruler, the two properties and the table. */
import { addressKeeper } from '../../../kit/form/address.ts';
import { linkWith, searchOfPage } from '../../../kit/form/long-link.ts';
import { RULER_KEYS, paramsFromRuler } from './link.ts';
import type { Ruler } from './ruler.ts';
import { STATE_KEYS } from './state.ts';
import type { StateStore } from './state.ts';
import { TABLE_KEYS } from './table.ts';
import type { TableStore } from './table.ts';

const PAUSE = 300;
const OWN_KEYS = [...RULER_KEYS, ...STATE_KEYS, ...TABLE_KEYS];

export interface RulerAddress {
  /** The whole address of what stands. */
  whole(): string;
  /** Writes it from now on once typing pauses. */
  follow(): void;
  /** Writes it now that something was typed. */
  keep(): void;
  /** Takes out of it what is the ruler's. */
  clear(): void;
}

export function createRulerAddress(ruler: Ruler, state: StateStore, table: TableStore): RulerAddress {
  const whole = (): string => {
    const params = new URLSearchParams(searchOfPage());
    for (const key of OWN_KEYS) params.delete(key);
    const own = [...paramsFromRuler(ruler.form.$content.get()), ...state.params(), ...table.params()];
    for (const [key, value] of own) params.set(key, value);
    return linkWith(params);
  };
  const keeper = addressKeeper(whole, PAUSE);
  return {
    whole,
    follow() {
      ruler.form.$content.listen(() => keeper.keep());
    },
    keep: keeper.keep,
    clear: keeper.clear,
  };
}
