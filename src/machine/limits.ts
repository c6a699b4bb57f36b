/**
 * The one table of limits (`data/limits.json`, of which a page has the figures), asked by what is known of a machine. Whoever asks takes a value that
 * was typed before a row of it, and a maker's sheet or a plate as well.
 */
import { STANDARD_ATMOSPHERE_BAR } from '../quantities/si.ts';
import data from './generated/limits.json' with { type: 'json' };

/** A band, bounds included. */
export type Band = readonly [number, number];
/** What the table holds, checked by `limits.test.ts`; quantities in the units their keys say. */
export interface LimitTable {
  readonly discharge_C: readonly DischargeRow[];
  readonly ratio: Readonly<Record<RatioRow, Banded>>;
  readonly flash: Readonly<Record<'any', Banded & { readonly above_usual: number }>> &
    Readonly<Record<'R744_transcritical', Banded>>;
  readonly usual_subcooling_K: Readonly<Record<string, number>>;
  readonly superheat_useful_K: Readonly<Record<ExpansionKind, Margins>> & { readonly total: Banded };
  readonly subcooling_K: Readonly<Record<SubcoolingRow, Partial<Margins>>>;
  readonly carnot: { readonly good: Band; readonly ideal_above: number };
  readonly critical_ratio: { readonly good_below: number; readonly watch: number };
  readonly glide_K: { readonly watch: number; readonly flooded_max: number; readonly largest: number };
  readonly velocities: Readonly<Record<VelocityRow, Velocities>>;
  readonly dT_line_K: Readonly<Record<'suction' | 'suction_below_minus_20' | 'discharge' | 'liquid', number>>;
  readonly pressure: {
    readonly booster_receiver_PS_barg: number;
    readonly booster_receiver_usual_bar_abs: Band;
    readonly unknown_plate: { readonly silent: number; readonly ask: number };
  };
  readonly capacity: {
    /** Shares that are judged, of the need and of the power; the flow a valve passes over the flow needed. */
    readonly least_of_need: number;
    readonly motor_power: number;
    readonly valve: Band;
    readonly valve_electronic: Band;
    /** Changes between two refrigerants from which a line is worth reading, as shares. */
    readonly told: { readonly capacity: number; readonly charge: number; readonly liquid_speed: number };
  };
}

export type RatioRow = 'single_stage' | 'single_stage_te_below_minus_20' | 'R744_transcritical' | 'per_stage_of_two';
export type SubcoolingRow = 'without_receiver' | 'with_receiver' | 'flooded' | 'R744_transcritical';
export type VelocityRow = 'dx' | 'co2' | 'ammonia' | 'specification';
export type ExpansionKind = 'txv' | 'eev' | 'capillary' | 'orifice' | 'flooded' | 'hp_float' | 'unknown';
export const REGIMES = ['subcritical', 'transcritical'] as const;
export type Regime = (typeof REGIMES)[number];

export interface DischargeRow {
  readonly compressor: readonly string[];
  /** 'any', one name, or 'any but' names. */
  readonly fluids: string;
  readonly regime?: Regime;
  /** °C: to be watched above it, and not to be passed. */
  readonly watch: number;
  readonly max: number;
  /** False: the row judges a measured discharge, never a computed one. */
  readonly computed?: false;
}

/** What is good, and from where it is to be watched; null where nothing is. */
export interface Banded {
  readonly good: Band | null;
  readonly watch: number | null;
}

/** K: good inside the band, told below `low` and above `high`; null where nothing is judged. */
export interface Margins {
  readonly good: Band | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** m/s: [least, most advised], limit. */
export type Speeds = readonly [Band, number];
export interface Velocities {
  readonly suction: Speeds;
  readonly discharge: Speeds;
  readonly liquid: Speeds;
  readonly condensate?: Speeds;
  /** Of a riser at full load, so that oil comes back; null where none is asked. */
  readonly suction_riser_least?: number | null;
}

export interface AdvisedSpeed {
  /** m/s; the band never passes the limit. */
  readonly advised: Band;
  readonly limit: number;
}

/** What is known of a machine that moves a limit; every one may be absent. Bare values of its record. */
export interface LimitFacts {
  readonly use?: string | undefined;
  readonly compressor?: string | undefined;
  readonly expansion?: string | undefined;
  readonly receiver?: string | undefined;
  /** Mean evaporating temperature, °C. */
  readonly te?: number | undefined;
  /** PS of the booster's receiver, bar gauge. */
  readonly ps_receiver?: number | undefined;
}

/** The row of the discharge, and which compressor it was taken for. */
export interface DischargeLimit {
  readonly compressor: string;
  readonly fluids: string;
  readonly regime?: Regime;
  /** °C */
  readonly watch: number;
  readonly max: number;
  /** False: an oil-injected screw is cooled by its oil, and a computed discharge says nothing of it. */
  readonly isComputed: boolean;
}

export interface Limits {
  /** Undefined where the table has no row. */
  readonly discharge: DischargeLimit | undefined;
  /** Of a machine of one stage, and of each stage of two. */
  readonly ratio: Banded;
  readonly stageRatio: Banded;
  /** Fractions of vapour after the valve. */
  readonly flash: Banded & {
    /**
     * A freezer has more than the others by nature: watched above what this subcooling, K, gives at the same temperatures, and
     * `margin` more. Undefined where no use is known.
     */
    readonly usual?: { readonly subcooling: number; readonly margin: number };
  };
  /** K */
  readonly superheat: { readonly useful: Margins; readonly total: Banded };
  readonly subcooling: Margins;
  readonly glide: LimitTable['glide_K'];
  readonly carnot: LimitTable['carnot'];
  readonly criticalRatio: LimitTable['critical_ratio'];
  /** m/s; `row` says which one was taken: the specification's while no use is known. */
  readonly velocities: {
    readonly row: VelocityRow;
    readonly suction: AdvisedSpeed;
    readonly discharge: AdvisedSpeed;
    readonly liquid: AdvisedSpeed;
    readonly suctionRiserLeast: number | undefined;
  };
  /** Saturation temperature a line may lose, K. */
  readonly lineLoss: { readonly suction: number; readonly discharge: number; readonly liquid: number };
  readonly receiver: {
    /** bar gauge */
    readonly ps: number;
    /** Whether PS is the table's, for want of a typed one. */
    readonly isAssumed: boolean;
    /** bar absolute: how high a search may go, so that the relief valve stays shut. */
    readonly searchMax: number;
    /** bar absolute */
    readonly usual: Band;
  };
}

const TABLE = data as unknown as LimitTable;

/** What another refrigerant may change in a machine that stays as it is. */
export const CHANGES: LimitTable['capacity'] = TABLE.capacity;
/** K, between the ends of an exchanger. */
export const GLIDE: LimitTable['glide_K'] = TABLE.glide_K;

const UNKNOWN = 'unknown';
/** Low temperature, °C: below it one stage commonly compresses further. */
const COLD = -20;
/** Rounding of a temperature typed as the limit itself, K. */
const ROUNDING = 1e-6;
/** Of PS, gauge: the relief valve opens at PS. */
const SHARE_OF_PS = 0.9;
/** Steam is compressed hot by machines made for it: the trade's rows are not theirs. */
const WITHOUT_ROW: ReadonlySet<string> = new Set(['R718']);
const FLOODED: ReadonlySet<string | undefined> = new Set(['flooded', 'hp_float']);

/** How closely a row names a fluid: 2 by name, 1 with others, 0 not at all. */
function closeness({ fluids }: DischargeRow, fluid: string): 0 | 1 | 2 {
  if (fluids === fluid) return 2;
  const [isAny, excepted = ''] = [
    fluids === 'any' || fluids.startsWith('any but '),
    fluids.replace(/^any( but )?/, ''),
  ];
  return isAny && !excepted.split(', ').includes(fluid) ? 1 : 0;
}

/**
 * The row of a discharge temperature. A compressor that has none with this fluid, or that is not known, is judged as an
 * unknown one; without a fluid the rows of most fluids are taken.
 */
export function dischargeLimit(
  compressor: string | undefined,
  fluid: string | undefined,
  regime: Regime = 'subcritical',
): DischargeLimit | undefined {
  if (fluid !== undefined && WITHOUT_ROW.has(fluid)) return undefined;
  const rowOf = (kind: string): DischargeLimit | undefined => {
    const [row] = TABLE.discharge_C
      .filter((each) => each.compressor.includes(kind) && (each.regime ?? regime) === regime)
      .filter((each) => closeness(each, fluid ?? '') > 0)
      .toSorted((one, other) => closeness(other, fluid ?? '') - closeness(one, fluid ?? ''));
    if (row === undefined) return undefined;
    const { fluids, watch, max, computed } = row;
    return {
      compressor: kind,
      fluids,
      ...(row.regime && { regime: row.regime }),
      watch,
      max,
      isComputed: computed !== false,
    };
  };
  return (compressor === undefined ? undefined : rowOf(compressor)) ?? rowOf(UNKNOWN);
}

function velocityRow({ use }: LimitFacts, fluid: string | undefined): VelocityRow {
  if (use === undefined || use === 'other') return 'specification';
  return fluid === 'R744' ? 'co2' : fluid === 'R717' ? 'ammonia' : 'dx';
}

const advisedSpeed = ([[least, most], limit]: Speeds): AdvisedSpeed => ({
  advised: [Math.min(least, limit), Math.min(most, limit)],
  limit,
});

function subcoolingRow({ receiver, expansion }: LimitFacts, isTranscriticalR744: boolean): SubcoolingRow {
  if (isTranscriticalR744) return 'R744_transcritical';
  if (FLOODED.has(expansion)) return 'flooded';
  return receiver === 'yes' ? 'with_receiver' : 'without_receiver';
}

const isExpansion = (word: string | undefined): word is ExpansionKind =>
  word !== undefined && word !== 'total' && Object.hasOwn(TABLE.superheat_useful_K, word);

/** How high a search for a receiver's pressure may go, bar absolute. @param ps bar gauge */
export const receiverSearchMax = (ps: number): number => SHARE_OF_PS * ps + STANDARD_ATMOSPHERE_BAR;

function usualFlash(use: string | undefined): Limits['flash'] {
  const { above_usual: margin, ...flash } = TABLE.flash.any;
  const subcooling = use === undefined ? undefined : TABLE.usual_subcooling_K[use];
  return { ...flash, ...(subcooling !== undefined && { usual: { subcooling, margin } }) };
}

/**
 * The limits of a machine: °C, K, m/s, bar and fractions, one row each.
 * @param facts what is known of it; empty where nothing is
 * @param fluid name as the engine says it
 */
export function limitsOf(facts: LimitFacts, fluid?: string, regime: Regime = 'subcritical'): Limits {
  const isTranscriticalR744 = fluid === 'R744' && regime === 'transcritical';
  const isCold = facts.te !== undefined && facts.te < COLD - ROUNDING;
  const row = velocityRow(facts, fluid);
  const speeds = TABLE.velocities[row];
  const ps = facts.ps_receiver ?? TABLE.pressure.booster_receiver_PS_barg;
  const { good = null, low = null, high = null } = TABLE.subcooling_K[subcoolingRow(facts, isTranscriticalR744)];
  return {
    discharge: dischargeLimit(facts.compressor, fluid, regime),
    ratio:
      TABLE.ratio[
        isTranscriticalR744 ? 'R744_transcritical' : isCold ? 'single_stage_te_below_minus_20' : 'single_stage'
      ],
    stageRatio: TABLE.ratio.per_stage_of_two,
    flash: isTranscriticalR744 ? TABLE.flash.R744_transcritical : usualFlash(facts.use),
    superheat: {
      useful: TABLE.superheat_useful_K[isExpansion(facts.expansion) ? facts.expansion : UNKNOWN],
      total: TABLE.superheat_useful_K.total,
    },
    subcooling: { good, low, high },
    glide: TABLE.glide_K,
    carnot: TABLE.carnot,
    criticalRatio: TABLE.critical_ratio,
    velocities: {
      row,
      suction: advisedSpeed(speeds.suction),
      discharge: advisedSpeed(speeds.discharge),
      liquid: advisedSpeed(speeds.liquid),
      suctionRiserLeast: speeds.suction_riser_least ?? undefined,
    },
    lineLoss: {
      suction: TABLE.dT_line_K[isCold ? 'suction_below_minus_20' : 'suction'],
      discharge: TABLE.dT_line_K.discharge,
      liquid: TABLE.dT_line_K.liquid,
    },
    receiver: {
      ps,
      isAssumed: facts.ps_receiver === undefined,
      searchMax: receiverSearchMax(ps),
      usual: TABLE.pressure.booster_receiver_usual_bar_abs,
    },
  };
}
