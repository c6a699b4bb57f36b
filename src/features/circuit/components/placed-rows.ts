/** What has a place of its own, by 'BRAND|model': the catalogue's, those the device keeps, those typed on the page. */
import { PLACED_CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import type { PlacedCategory } from '../../../circuit/components/kinds.ts';
import { isPlaced } from '../../../circuit/components/kinds.ts';
import type { Placed, PlacedAnswer, PlacedReason } from '../../../circuit/components/placed.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import type { Part } from '../state/part.ts';
import { $ownCatalogue } from '../state/own-catalogue.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { useMemo } from 'react';
import { listed, typedRows } from './rows.ts';
import type { ListedRow } from './rows.ts';

export interface JudgedPart extends ListedRow {
  readonly answer: PlacedAnswer;
}

function placedRows(kept: readonly ComponentRow[], own: unknown): ReadonlyMap<string, ListedRow> {
  const readers = [...listed(kept, 'device'), ...listed(typedRows(own), 'page')];
  return new Map(
    [...listed(PLACED_CATALOGUE, 'catalogue'), ...readers.filter(({ row }) => isPlaced(row.category))].map((one) => [
      one.key,
      one,
    ]),
  );
}

/** Where a document advises to work: RAC Brasil, 50 to 75 % of a valve's capacity. */
const BEST = { min: 0.5, max: 0.75 } as const;
const RANKS: readonly PlacedAnswer['status'][] = ['ok', 'to_check', 'under_min', 'over_limit', 'kv_missing'];
/** What says least against a part: figures nobody printed. */
const MILD: readonly PlacedReason[] = ['load_unknown', 'ps_unknown'];

const distance = (share: number | null): number =>
  share === null ? Infinity : Math.max(BEST.min - share, share - BEST.max, 0);
const doubts = ({ reasons }: PlacedAnswer): number => reasons.filter((reason) => !MILD.includes(reason)).length;

/** The best fit first: by verdict, then by doubts, then by how far from where a part works best. */
export function byFitOfPart({ answer: one }: JudgedPart, { answer: other }: JudgedPart): number {
  const rank = RANKS.indexOf(one.status) - RANKS.indexOf(other.status);
  if (rank !== 0) return rank;
  const certain = doubts(one) - doubts(other);
  if (certain !== 0) return certain;
  const [a, b] = [distance(one.share), distance(other.share)];
  return a === b ? (other.share ?? 0) - (one.share ?? 0) : a - b;
}

export const judgedParts = (
  rows: ReadonlyMap<string, ListedRow>,
  answers: Placed['rows'],
  category: PlacedCategory,
): readonly JudgedPart[] =>
  Object.entries(answers)
    .flatMap(([key, answer]): readonly JudgedPart[] => {
      const known = rows.get(key);
      return known && answer.category === category ? [{ ...known, answer }] : [];
    })
    .toSorted(byFitOfPart);

const NONE: Placed['rows'] = {};

/** The parts of a kind, the best fit first. */
export function useJudgedParts(part: Part<'selection'>, category: PlacedCategory): readonly JudgedPart[] {
  const kept = useWhole($ownCatalogue);
  const own = usePart(part.form.$content, ({ options }) => options['own']);
  const answers = usePart(part.$answer, ({ result }) => result?.placed.rows) ?? NONE;
  return useMemo(() => judgedParts(placedRows(kept, own), answers, category), [kept, own, answers, category]);
}
