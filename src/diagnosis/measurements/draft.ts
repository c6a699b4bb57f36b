/** What a reader of one kind of file hands on, before rows are put in order and pressures made absolute. */
import type { Mapped, Proposal } from './choices.ts';
import type { ColumnKey } from './columns.ts';
import type { HeldSpan, PressureMode } from './set.ts';
import type { Unit } from './units.ts';

export interface DraftColumn {
  /** The file's column. */
  readonly name: string;
  readonly key: ColumnKey;
  /** Undefined where nobody said: `values` are then read in the unit a set stores. */
  readonly unit: Unit | undefined;
  /** Of a pressure; undefined where nobody said. */
  readonly mode: PressureMode | undefined;
  /** In the unit a set stores, pressures as the instrument counts them. */
  readonly values: Float64Array;
}

export interface Draft {
  /** ms: of the clock, of UTC, or elapsed. */
  readonly stamps: Float64Array;
  readonly clock: 'local' | 'UTC' | 'elapsed';
  readonly columns: readonly DraftColumn[];
  /** Whether a row follows from a change and says nothing about a step. */
  readonly isHeld: boolean;
  readonly held?: readonly HeldSpan[];
  /** Cells that name the columns, for the signature. */
  readonly header: readonly string[];
  /** Fluid the file names for the recording, in its own spelling. */
  readonly fluid?: string;
  /** What the reader of this kind found for the proposal. */
  readonly found: Partial<Proposal> & Pick<Proposal, 'kind' | 'ignored'>;
}

export const mappedFrom = ({ key, unit, mode }: DraftColumn): Mapped =>
  mode !== undefined
    ? [key, unit ?? null, mode]
    : key.startsWith('p_')
      ? [key, unit ?? null, null]
      : [key, unit ?? null];
