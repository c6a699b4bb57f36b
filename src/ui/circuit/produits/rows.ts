/** The components there are, by 'BRAND|model': the catalogue's, those the device keeps, those typed on the page. */
import { CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import { CATEGORIES } from '../../../circuit/components/kinds.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import type { Line } from '../../../circuit/line-names.ts';
import { LINES } from '../../../circuit/line-names.ts';
import { $ownCatalogue } from '../../../stores/circuit/own-catalogue.ts';
import type { Part } from '../../../stores/circuit/part.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { useMemo } from 'react';

export interface ListedRow {
  readonly key: string;
  readonly row: ComponentRow;
  /** Where it comes from. */
  readonly of: 'catalogue' | 'device' | 'page';
}
export type ListedRows = ReadonlyMap<string, ListedRow>;

const keyOf = ({ brand, model }: ComponentRow): string => `${brand}|${model}`;

function typedRows(own: unknown): readonly ComponentRow[] {
  const rows = Array.isArray(own) ? (own as readonly Readonly<Record<string, unknown>>[]) : [];
  return rows.flatMap((row) => {
    const { brand, model, category, lines } = row;
    const known = CATEGORIES.find((each) => each === category);
    if (typeof brand !== 'string' || typeof model !== 'string' || model.trim() === '' || !known) return [];
    return [
      {
        ...row,
        brand: brand.trim(),
        model: model.trim(),
        category: known,
        lines: LINES.filter((line) => lines === 'all' || lines === line),
      },
    ];
  });
}

export function listedRows(kept: readonly ComponentRow[], own: unknown): ListedRows {
  const listed = (rows: readonly ComponentRow[], of: ListedRow['of']): readonly ListedRow[] =>
    rows.map((row) => ({ key: keyOf(row), row, of }));
  return new Map(
    [...listed(CATALOGUE, 'catalogue'), ...listed(kept, 'device'), ...listed(typedRows(own), 'page')].map((one) => [
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
