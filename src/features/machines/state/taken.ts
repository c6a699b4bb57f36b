/** What the stores of before brought, and what of any store cannot be read. */
import type { MachineRecord } from '../../../machine/index.ts';

/** What lies among the machines and is none: kept aside, as it is, for who wants it back. */
export interface Spoilt {
  readonly id: string;
  readonly text: string;
  /** Of a store of before, which is never written. */
  readonly isOld?: boolean;
}

/** What the stores of before brought, this time. */
export interface Taken {
  readonly machines: readonly MachineRecord[];
  readonly counts: { readonly projects: number; readonly visits: number; readonly runs: number };
  readonly sameName: readonly (readonly [string, string])[];
  readonly unfit: readonly string[];
  /** What of them cannot be read. */
  readonly spoilt: readonly Spoilt[];
  /** Writes what is to be written beside the machines, once they are. */
  readonly done: () => void;
}

const idOf = (value: unknown): string => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : '';
};

/** A record nobody can read, as it is kept. */
export const spoiltOf = (value: unknown): Spoilt => ({ id: idOf(value), text: JSON.stringify(value, null, 2) });
