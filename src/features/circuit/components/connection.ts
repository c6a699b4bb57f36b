/** Whether a component goes on a pipe. */
import type { ComponentRow } from '../../../circuit/components/row.ts';
import type { LiquidLine, VapourLine } from '../../../circuit/pipes/index.ts';

const INCH = 25.4;
/** A connection in inches and one in millimetres of the same size are this close, mm. */
const SLACK = 0.7;

/** Inches as printed, in mm: '5/8' is 15.875, '1 1/8' 28.575. Undefined for what is no such size. */
export function millimetresFromInches(text: string): number | undefined {
  const [, whole, over, under] = /^(?:(\d+)(?:\s+|$))?(?:(\d+)\/(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined && over === undefined) return undefined;
  const part = over === undefined ? 0 : Number(over) / Number(under);
  return (Number(whole ?? 0) + part) * INCH;
}

/** Outside diameter of the tube a component takes, mm; undefined where its document does not print it. */
export const connectionOf = ({ connection_mm, connection_in }: ComponentRow): number | undefined =>
  connection_mm ?? (connection_in === undefined ? undefined : millimetresFromInches(connection_in));

/** Whether a component takes the recommended tube of a line, or one a size narrower or wider. */
export function fitsLine(row: ComponentRow, { lower, recommended, upper }: VapourLine | LiquidLine): boolean {
  const outside = connectionOf(row);
  if (outside === undefined || !recommended) return false;
  const from = (lower ?? recommended).de - SLACK;
  const to = (upper ?? recommended).de + SLACK;
  return outside >= from && outside <= to;
}
