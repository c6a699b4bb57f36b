/** What a row of the page of accuracy says, without words of a language. */
import type { Bilingual } from '../../../language/index.ts';

export const ROW_KINDS = ['pure', 'blend', 'transport', 'cycle', 'calculator', 'door', 'secondary'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export type Subject =
  | { readonly kind: 'pure' | 'blend'; readonly fluid: string }
  | { readonly kind: 'mixes' }
  /** `fluid` null: every fluid that scaling stands in for. */
  | {
      readonly kind: 'transport';
      readonly fluid: string | null;
      readonly property: 'viscosity' | 'conductivity';
      readonly phase: 'liquid' | 'vapour';
    }
  | {
      readonly kind: 'cycle';
      readonly fluid: string;
      /** °C, of the dew. */
      readonly evaporating: number;
      readonly condensing: number | null;
      /** bar absolute, of a gas cooler. */
      readonly gasCooler: number | null;
      readonly hasExchanger: boolean;
    }
  | { readonly kind: 'calculator'; readonly calculator: string }
  | { readonly kind: 'door'; readonly door: string }
  | { readonly kind: 'secondary'; readonly fluids: number }
  /** The viscosity of one secondary fluid. */
  | { readonly kind: 'secondary'; readonly viscosityOf: Bilingual };

/** Whose figures a row is held against: a name that needs no translation, or a code. */
export type Against =
  string | { readonly code: 'own-correlations' | 'program' | 'examples'; readonly text?: Bilingual };

/** Where the worst deviation is. */
export type Where =
  /** K, Pa, kg/m³, share of vapour. */
  | {
      readonly kind: 'state';
      readonly figure: string;
      readonly at: Readonly<Partial<Record<'T' | 'P' | 'D' | 'Q', number>>>;
    }
  | { readonly kind: 'path'; readonly path: string }
  /** Share of the added component, K. */
  | { readonly kind: 'solution'; readonly x: number; readonly T: number }
  | { readonly kind: 'output'; readonly calculator: string; readonly key: string; readonly example: Bilingual };

export type Note =
  | { readonly code: 'no-reference' | 'mixes' }
  /** K */
  | {
      readonly code: 'stated-error';
      readonly isEstimated: boolean;
      readonly bubble: number;
      readonly dew: number;
      readonly reason: 'carbon-dioxide' | 'water' | undefined;
    }
  /** Stated uncertainties, relative, and whether any published value was found to hold them against. */
  | {
      readonly code: 'transport';
      readonly property: 'viscosity' | 'conductivity';
      readonly stated: { readonly liquid: number; readonly vapour: number } | null;
      readonly isChecked: boolean;
    }
  /** The uncertainty stated, and whether what was measured keeps within it, relative. */
  | { readonly code: 'stated'; readonly stated: number; readonly holds: boolean }
  /** Stated errors, relative, of temperatures up to `to`, K; `max`, K, is where the fluid's range ends. */
  | {
      readonly code: 'bands';
      readonly bands: readonly { readonly to: number; readonly error: number }[];
      readonly max: number;
    }
  | { readonly code: 'nineteen'; readonly stated: number; readonly measured: number }
  | { readonly code: 'known-limits' | 'to-verify'; readonly calculator: string };

/** Deviations of bubble and dew temperatures: how many, their median and the largest, K. */
export interface Kelvins {
  readonly count: number;
  readonly typical: number;
  readonly worst: number;
}

export interface AccuracyRow {
  /** Its anchor. */
  readonly id: string;
  readonly subject: Subject;
  /** Bare path of the page about it. */
  readonly path: string | null;
  readonly against: readonly Against[];
  /** Values compared. */
  readonly count: number;
  /** Median and largest deviation, relative; null where nothing was compared that way. */
  readonly typical: number | null;
  readonly worst: number | null;
  /** Bubble and dew temperatures compared; null where none was. */
  readonly kelvins: Kelvins | null;
  readonly where: Where | null;
  readonly notes: readonly Note[];
  /** A row to read before relying on the figure. */
  readonly isWeak: boolean;
}

export interface AccuracyData {
  readonly rows: readonly AccuracyRow[];
  /** Every value compared, once. */
  readonly count: number;
  /** Of each part the row with the largest relative deviation, the worst of all first. */
  readonly worst: readonly AccuracyRow[];
  /** Bubble and dew temperatures of all blends, and the blend whose is farthest off. */
  readonly kelvins: Kelvins & { readonly blends: number; readonly farthest: AccuracyRow };
}
