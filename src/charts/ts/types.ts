/** The T-s diagram in SI: T in K, S in J/(kg K), P in Pa, H in J/kg. */
import type { LineRole } from '../ph/types.ts';

/** A line of constant `value` (Pa, m3/kg, J/kg or mass fraction) through (S[i], T[i]). */
export interface TsLine {
  readonly value: number;
  readonly S: Float64Array;
  readonly T: Float64Array;
}

export interface TsCurves {
  /** The fluid they are of. */
  readonly fluid: string;
  /** From the cold liquid over the critical point to the cold vapour. */
  readonly saturation: Pick<TsLine, 'S' | 'T'>;
  readonly criticalT: number;
  readonly quality: readonly TsLine[];
  readonly isobars: readonly TsLine[];
  readonly isochores: readonly TsLine[];
  readonly isenthalps: readonly TsLine[];
}

export interface TsLayers {
  readonly isobars: boolean;
  readonly quality: boolean;
  readonly isenthalps: boolean;
  readonly isochores: boolean;
}

/** Visible part of the plane. */
export interface TsWindow {
  readonly sMin: number;
  readonly sMax: number;
  readonly tMin: number;
  readonly tMax: number;
}

export interface TsPoint {
  readonly T: number;
  readonly S: number;
  readonly P: number;
  readonly H: number;
}

/** A line of the cycle with the states along it, both ends included. */
export interface TsCycleLine {
  readonly from: string;
  readonly to: string;
  readonly role: LineRole;
  readonly S: readonly number[];
  readonly T: readonly number[];
}

export interface TsCycle {
  readonly id: string;
  /** By letter, in the order one walks through them. */
  readonly points: Readonly<Record<string, TsPoint>>;
  readonly lines: readonly TsCycleLine[];
  readonly isDashed: boolean;
  /** Drawn faintly: it answers an earlier input. */
  readonly isStale: boolean;
  /** What follows each letter. */
  readonly mark: string;
  /** For an overlaid cycle: its index, which selects the line style. */
  readonly series?: number | undefined;
}
