/** The order components are listed in. */
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import { STATUSES } from '../../../circuit/components/kinds.ts';
import type { ListedRow } from './rows.ts';

export type SortKey = 'component' | 'kv' | 'dp' | 'dt' | 'status';

export interface Order {
  readonly by: SortKey;
  readonly isDown: boolean;
}

export interface Judged extends ListedRow {
  readonly answer: ComponentAnswer;
}

const value = ({ answer }: Judged, by: SortKey): number | null => {
  switch (by) {
    case 'kv':
      return answer.kv;
    case 'dp':
      return answer.dp_permanent;
    case 'dt':
      return answer.dt_permanent;
    case 'status':
      return STATUSES.indexOf(answer.status_permanent);
    case 'component':
      return null;
  }
};

/** What has no figure stands last, whichever way the others go. */
export function sorted(rows: readonly Judged[], { by, isDown }: Order): readonly Judged[] {
  const sign = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (by === 'component') return sign * one.key.localeCompare(other.key, 'en', { numeric: true });
    const [first, second] = [value(one, by), value(other, by)];
    if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1;
    return sign * (first - second);
  });
}
