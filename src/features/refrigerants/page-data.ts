/** What the pages of refrigerants are handed by their routes. */
import type { PhCurves } from '../../charts/ph/types.ts';
import type { ChargeThresholds, FluidSheet, SaturationSeries } from '../../circuit/fluid-sheet/index.ts';
import type { DryIceAnswers } from '../../field/index.ts';
import type { RefrigerantRecord } from '../../refrigerants/records.ts';
import type { LawSheet } from '../../regulation/index.ts';

/** A refrigerant in the list; without figures where the engine does not compute it. */
export interface ListedFluid {
  readonly record: RefrigerantRecord;
  /** Last step of its address. */
  readonly slug: string;
  readonly sheet: FluidSheet | undefined;
  readonly series: SaturationSeries | undefined;
  readonly law: LawSheet;
}

/** The sublimation line, and what some starts leave in the open air. */
export interface DryIceFigures {
  readonly line: readonly DryIceAnswers['line'][];
  readonly expansions: readonly (DryIceAnswers['expand'] & { readonly from: 'liquid' | 'vapour' })[];
  /** A vessel blown down to the air: what it was asked of and what stays. */
  readonly vessel: DryIceAnswers['vessel'] & { readonly t: number; readonly volume: number; readonly charge: number };
}

/** A refrigerant on its own page. */
export interface FluidPageData extends ListedFluid {
  readonly thresholds: ChargeThresholds;
  readonly curves: PhCurves | undefined;
  /** Of R744: what it does below its triple point. */
  readonly dryIce: DryIceFigures | undefined;
}
