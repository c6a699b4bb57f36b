/** The order components are listed in. */
import { SHOWN_STATUSES } from '../../../circuit/components/kinds.ts';
import type { Judged } from './rows.ts';

export const SORT_KEYS = ['status', 'component', 'kv', 'dp', 'dt'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Order {
  readonly by: SortKey;
  readonly isDown: boolean;
}

const value = ({ answer, shown }: Judged, by: SortKey): number | null => {
  switch (by) {
    case 'kv':
      return answer.kv;
    case 'dp':
      return answer.dp_permanent;
    case 'dt':
      return answer.dt_permanent;
    case 'status':
      return SHOWN_STATUSES.indexOf(shown);
    case 'component':
      return null;
  }
};

/**
 * Of two components of the same verdict, the better fit first: what suits, from the smallest (the drop nearest to what
 * practice allows, and to what opens a valve); what is over a limit, from the least drop. A regulator that throttles
 * more than practice comes after those that do not; what has no drop comes last.
 */
function byFit(one: Judged, other: Judged): number {
  const [first, second] = [one.answer, other.answer];
  const [a, b] = [first.dp_permanent, second.dp_permanent];
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const throttles = Number(first.info_permanent.length > 0) - Number(second.info_permanent.length > 0);
  return throttles === 0 ? (one.shown === 'over_limit' ? a - b : b - a) : throttles;
}

/** What has no figure stands last, whichever way the others go. */
export function sorted(rows: readonly Judged[], { by, isDown }: Order): readonly Judged[] {
  const sign = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (by === 'component') return sign * one.key.localeCompare(other.key, 'en', { numeric: true });
    const [first, second] = [value(one, by), value(other, by)];
    if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1;
    return sign * (first - second || (by === 'status' ? byFit(one, other) : 0));
  });
}
