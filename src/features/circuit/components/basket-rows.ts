/** Putting a component in the basket. One that only this device knows is put among those typed, so that a link holds it. */
import type { ComponentRow } from '../../../circuit/components/row.ts';
import type { Line } from '../../../circuit/line-names.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { RowTexts } from '../../../kit/form/fields.ts';
import type { PrintedCapacity } from '../../../circuit/components/row.ts';
import type { Part } from '../state/part.ts';
import { CAPACITY_COLUMNS } from '../../../circuit/components/capacity-columns.ts';
import type { JudgedPart } from './placed-rows.ts';
import type { ListedRow } from './rows.ts';

const rowsIn = (part: Part<'selection'>, key: string): readonly RowTexts[] => {
  const rows = part.form.$content.get().texts[key];
  return typeof rows === 'object' ? rows : [];
};

/** A row as the page's own list holds it: gauge pressure, one line or all of them, one of its printed capacities. */
function ownValues(row: ComponentRow, printed?: PrintedCapacity): Readonly<Record<string, unknown>> {
  const { ps_bar, ps_basis, lines, capacities, fluids } = row;
  const capacity = printed ?? capacities?.[0];
  const isAbsolute = /\babs/i.test(ps_basis ?? '');
  return {
    ...row,
    lines: lines.length === 1 ? lines[0] : 'all',
    fluids: fluids?.join(' ') ?? '',
    ...Object.fromEntries(
      capacity === undefined
        ? []
        : Object.entries(CAPACITY_COLUMNS).map(([name, key]) => [name, capacity[key] ?? null]),
    ),
    ps_bar: ps_bar === undefined ? null : ps_bar - (isAbsolute ? barFromPascal(STANDARD_ATMOSPHERE) : 0),
  };
}

export function addToBasket(part: Part<'selection'>, { key, row, of }: ListedRow, line: Line): void {
  if (of === 'device') part.form.addRow('own', ownValues(row));
  const basket = rowsIn(part, 'basket');
  const place = basket.findIndex((one) => one['line'] === line && one['component'] === key);
  if (place >= 0) part.form.step(`basket.${place}.count`, 1);
  else part.form.setRows('basket', [...basket, { line, component: key, count: '1' }]);
}

/** Chooses a part with a place of its own; once more of one that is chosen. */
export function addPart(part: Part<'selection'>, { key, row, of, answer }: JudgedPart): void {
  if (of === 'device') part.form.addRow('own', ownValues(row, row.capacities?.[answer.from ?? 0]));
  const parts = rowsIn(part, 'parts');
  const place = parts.findIndex((one) => one['component'] === key);
  if (place >= 0) part.form.step(`parts.${place}.count`, 1);
  else part.form.setRows('parts', [...parts, { component: key, count: '1' }]);
}

/** One less of a component; at one it stays until it is removed. */
export function lessOf(part: Part<'selection'>, list: 'basket' | 'parts', place: number): void {
  if (Number(rowsIn(part, list)[place]?.['count']) > 1) part.form.step(`${list}.${place}.count`, -1);
}

export function removeFromBasket(part: Part<'selection'>, list: 'basket' | 'parts', place: number): void {
  part.form.setRows(
    list,
    rowsIn(part, list).filter((_, index) => index !== place),
  );
}
