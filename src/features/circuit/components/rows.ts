/** The components there are, by 'BRAND|model': the catalogue's, those the device keeps, those typed on the page. */
import { CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import { CATEGORIES, isPlaced } from '../../../circuit/components/kinds.ts';
import type { Category, ShownStatus } from '../../../circuit/components/kinds.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import type { Approval } from '../../../circuit/components/shown.ts';
import { isUnnamed, shownStatus } from '../../../circuit/components/shown.ts';
import type { Line } from '../../../circuit/line-names.ts';
import { rowOfOwn } from './part.ts';
import { $ownCatalogue } from '../state/own-catalogue.ts';
import type { Part } from '../state/part.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { useMemo } from 'react';

export interface ListedRow {
  readonly key: string;
  readonly row: ComponentRow;
  /** Where it comes from. */
  readonly of: 'catalogue' | 'device' | 'page';
}
/** A row with what the page's door answers of it. */
export interface Judged extends ListedRow {
  readonly answer: ComponentAnswer;
  /** What the page says of it in the steady regime. */
  readonly shown: ShownStatus;
  /** Its document does not name the refrigerant, and would have to. */
  readonly isUnnamed: boolean;
}
export type ListedRows = ReadonlyMap<string, ListedRow>;

const keyOf = ({ brand, model }: ComponentRow): string => `${brand}|${model}`;

export function typedRows(own: unknown): readonly ComponentRow[] {
  const rows = Array.isArray(own) ? (own as readonly Readonly<Record<string, unknown>>[]) : [];
  return rows.flatMap((row) => {
    const { brand, model, category } = row;
    const known = CATEGORIES.find((each) => each === category);
    if (typeof brand !== 'string' || typeof model !== 'string' || model.trim() === '' || !known) return [];
    return [
      {
        ...(rowOfOwn(row) as unknown as ComponentRow),
        brand: brand.trim(),
        model: model.trim(),
        category: known,
      },
    ];
  });
}

/** Rows with where they come from. */
export const listed = (rows: readonly ComponentRow[], of: ListedRow['of']): readonly ListedRow[] =>
  rows.map((row) => ({ key: keyOf(row), row, of }));

export function listedRows(kept: readonly ComponentRow[], own: unknown): ListedRows {
  const readers = [...listed(kept, 'device'), ...listed(typedRows(own), 'page')];
  return new Map(
    [...listed(CATALOGUE, 'catalogue'), ...readers.filter(({ row }) => !isPlaced(row.category))].map((one) => [
      one.key,
      one,
    ]),
  );
}

export function useRows(part: Part<'selection'>): ListedRows {
  const kept = useWhole($ownCatalogue);
  const own = usePart(part.form.$content, ({ options }) => options['own']);
  return useMemo(() => listedRows(kept, own), [kept, own]);
}

export const rowsOfLine = (rows: ListedRows, line: Line): readonly ListedRow[] =>
  [...rows.values()].filter(({ row }) => row.lines.includes(line));

/** The kinds of component any row is of, whatever its line, in the order they are told apart. */
export function kindsOf(rows: ListedRows): readonly Category[] {
  const known = new Set([...rows.values()].map(({ row }) => row.category));
  return CATEGORIES.filter((category) => known.has(category));
}

/** The rows an answer judged, with what the page says of each. */
export const judgedRows = (
  rows: ListedRows,
  answers: Readonly<Record<string, ComponentAnswer>> | undefined,
  approval?: Approval,
): readonly Judged[] =>
  Object.entries(answers ?? {}).flatMap(([key, answer]): readonly Judged[] => {
    const known = rows.get(key);
    if (!known) return [];
    const shown = shownStatus(known.row, answer.status_permanent, approval);
    return [{ ...known, answer, shown, isUnnamed: isUnnamed(known.row, approval) }];
  });

/** Those the filter of verdicts leaves: 'all', or a verdict. */
export const ofStatus = (judged: readonly Judged[], status: unknown): readonly Judged[] =>
  status === 'all' ? judged : judged.filter(({ shown }) => shown === status);
