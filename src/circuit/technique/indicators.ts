/** What an engineer looks at in a regime: each figure with its band of good practice, and the warnings beyond it. */
import type { LimitFacts, Limits, Margins } from '../../machine/limits.ts';
import { limitsOf } from '../../machine/limits.ts';
import { dischargeReference, rowValues } from '../../simulation/by-table.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Values, Warning } from '../outcome.ts';
import { celsiusFromKelvin, SECONDS_PER_HOUR } from '../../quantities/si.ts';

export type Level = 'good' | 'fair' | 'warning';

export interface Indicator {
  /** Null where the cycle has none. */
  readonly value: number | null;
  readonly level: Level | null;
}

export const INDICATOR_KEYS = [
  'tau',
  't_discharge',
  'x_f',
  'superheat_useful',
  'superheat_total',
  'subcooling_total',
  'q0v',
  'suction_volume_h',
  'p_evp',
  'carnot_ratio',
  'glide_evp',
  'glide_cdr',
  'p_crit_ratio',
] as const;
export type IndicatorKey = (typeof INDICATOR_KEYS)[number];
/** K, °C, bar, kJ/m³, m³/h and fractions. */
export type Indicators = Readonly<Record<IndicatorKey, Indicator>>;

/** Fluids that run hot on oils made for it: without a machine nobody says how hot. */
const HOT_FLUIDS: ReadonlySet<string> = new Set(['R717', 'R744', 'R718']);
/** Discharge this far below what was typed as its reference is good, K. */
const DISCHARGE_MARGIN = 10;
/** Superheat below this, K, is none. */
const SATURATED = 0.01;

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;
/** Never where the table has no bound. */
const isAbove = (value: number, bound: number | null): boolean => bound !== null && value > bound;
const isBelow = (value: number, bound: number | null): boolean => bound !== null && value < bound;
const ungraded = (value: number | null): Indicator => ({ value, level: null });

/** The level of a value: a warning raised on it wins over its band. */
const graded = (value: number, isGood: boolean, isWarned: boolean): Indicator => ({
  value,
  level: isWarned ? 'warning' : isGood ? 'good' : 'fair',
});

export interface Judged {
  readonly indicators: Indicators;
  readonly warnings: readonly Warning[];
}

/** Raises a warning where it applies, and says whether it did. */
type Warn = (applies: boolean, code: Warning['code'], values?: Values) => boolean;
type Part<K extends IndicatorKey> = Pick<Indicators, K>;

/** The limits a point is judged by. Without facts they are those a simulation warns by: what was typed, and no machine. */
interface Rules {
  readonly limits: Limits;
  readonly flash: Limits['flash'];
  /** Undefined where only what was typed counts. */
  readonly facts: LimitFacts | undefined;
}

function rulesOf(point: OperatingPoint, facts: LimitFacts | undefined): Rules {
  const { fluid, isTranscritical, evaporating } = point;
  const regime = isTranscritical ? 'transcritical' : 'subcritical';
  const te = celsiusFromKelvin((evaporating.dew.T + evaporating.bubble.T) / 2);
  const limits = limitsOf(facts === undefined ? {} : { te, ...facts }, fluid.name, regime);
  return { limits, flash: facts === undefined ? limitsOf({}).flash : limits.flash, facts };
}

/** The level of a value by its band; without one a warning alone is a level. */
const banded = (good: readonly [number, number] | null, value: number, isWarned: boolean): Indicator =>
  good === null && !isWarned ? ungraded(value) : graded(value, good !== null && isBetween(value, good), isWarned);

/** A discharge is good up to where it is watched; what was typed, with no machine, is a limit to stay well below. */
function discharge(point: OperatingPoint, { limits, facts }: Rules, warn: Warn): Indicator {
  const { T } = point.point('c');
  const { input } = point.result;
  const reference = facts === undefined ? { value: input.t_ref } : dischargeReference(input, point.regime, limits);
  // An oil-injected screw is cooled by its oil: what is computed without it says nothing.
  if (reference.row?.isComputed === false) return ungraded(T);
  const isTooHot = warn(T > reference.value, 'W_TREF', { t: T, r: reference.value, ...rowValues(reference) });
  const highest =
    facts === undefined && HOT_FLUIDS.has(point.fluid.name) ? undefined : (limits.discharge?.max ?? undefined);
  const isHotForOil = highest !== undefined && warn(T > highest, 'W_TOIL', { t: T, m: highest });
  const margin = facts === undefined ? DISCHARGE_MARGIN : 0;
  return graded(T, T <= reference.value - margin, isTooHot || isHotForOil);
}

function compression(
  point: OperatingPoint,
  rules: Rules,
  warn: Warn,
): Part<'tau' | 't_discharge' | 'carnot_ratio' | 'p_evp' | 'suction_volume_h'> {
  const { performance } = point.result;
  const { ratio, stageRatio, carnot: share } = rules.limits;
  const a = point.point('a');
  const c = point.point('c');
  const tau = c.P / a.P;
  // Of several compressors in one circuit each is a stage; in a circuit of its own it stands alone.
  const { good, watch } = rules.facts !== undefined && isOneOfStages(point) ? stageRatio : ratio;
  const carnot = performance.eer / performance.eer_carnot;
  return {
    tau: banded(good, tau, warn(isAbove(tau, watch), 'W_TAU', { v: tau, m: watch ?? 0 })),
    t_discharge: discharge(point, rules, warn),
    suction_volume_h: ungraded((SECONDS_PER_HOUR * point.massFlow) / a.D),
    p_evp: graded(a.P, a.P > ATMOSPHERE_BAR, warn(a.P <= ATMOSPHERE_BAR, 'W_VAC', { v: a.P })),
    carnot_ratio: banded(share.good, carnot, warn(carnot > share.ideal_above, 'W_IDEAL')),
  };
}

const isOneOfStages = ({ section, result }: OperatingPoint): boolean =>
  section !== undefined && cycleOf(result.input).circuits.length === 1;

/** From where the flash is told: of a machine that is known, never below what is usual of it at the same temperatures. */
function watchedFlash(point: OperatingPoint, { watch, usual }: Limits['flash']): number | null {
  if (watch === null || usual === undefined) return watch;
  const flash = point.flashFromSubcooling(usual.subcooling);
  return flash === undefined ? watch : Math.max(watch, flash + usual.margin);
}

function expansion(point: OperatingPoint, { flash: limits }: Rules, warn: Warn): Part<'x_f' | 'q0v'> {
  // A stage that only compresses what another one sends it expands nothing.
  if (!point.has('f')) return { x_f: ungraded(null), q0v: ungraded(null) };
  const flash = point.flashQuality;
  const watch = watchedFlash(point, limits);
  const isRaised = watch !== null && watch !== limits.watch;
  const isHigh = warn(isAbove(flash, watch), 'W_XF', { v: 100 * flash, ...(isRaised && { m: 100 * watch }) });
  return {
    x_f: banded(limits.good, flash, isHigh),
    // A compressor that draws nothing has none.
    q0v: ungraded(point.massFlow > 0 ? coolingEffect(point) * point.point('a').D : null),
  };
}

/** kJ of cold for each kg the compressor draws: where several flows meet at its suction, its evaporator's is but one of them. */
const coolingEffect = (point: OperatingPoint): number =>
  (point.point('g').H - point.point('f').H) * (point.exchangerFlow('evaporator') / point.massFlow);

/** Superheats and subcooling of one compressor of several, by its states: what was typed is of the whole machine. */
function marginsOfSection(
  point: OperatingPoint,
  { limits: { superheat } }: Rules,
  warn: Warn,
): Part<'superheat_useful' | 'superheat_total' | 'subcooling_total'> {
  const total = point.temperature('a') - point.evaporating.dew.T;
  const useful = point.has('g') ? point.temperature('g') - point.evaporating.dew.T : null;
  // A stage that draws from a vessel draws saturated vapour on purpose.
  const isWithout = useful !== null && warn(isAskedFor(superheat.useful) && total < SATURATED, 'W_SH0');
  const isLow = useful !== null && warn(!isWithout && isBelow(useful, superheat.useful.low), 'W_SHLOW', { v: useful });
  const isHigh = useful !== null && warn(isAbove(total, superheat.total.watch), 'W_SHHIGH', { v: total });
  const bubble = point.saturationAt('e')?.bubble.T;
  return {
    superheat_useful: useful === null ? ungraded(null) : banded(superheat.useful.good, useful, isWithout || isLow),
    superheat_total: useful === null ? ungraded(total) : banded(superheat.total.good, total, isWithout || isHigh),
    // Liquid of a vessel is saturated, and what an exchanger takes is no sign of a full condenser.
    subcooling_total: ungraded(bubble === undefined ? null : bubble - point.temperature('e')),
  };
}

/** Superheat at the suction and subcooling at the valve, K: as typed, or as an exchanger between them makes them. */
function reached(point: OperatingPoint): { readonly superheat: number; readonly subcooling: number } {
  const { input } = point.result;
  const typed = { superheat: input.t_sf + input.t_sft, subcooling: input.t_sr + input.t_srt };
  if (input.architecture === undefined) return typed;
  const { condensing } = point;
  const subcooling = condensing === undefined ? 0 : condensing.bubble.T - point.temperature('e');
  // An exchanger adds to what was typed; less than that is rounding.
  return {
    superheat: Math.max(typed.superheat, point.temperature('a') - point.evaporating.dew.T),
    subcooling: Math.max(typed.subcooling, subcooling),
  };
}

/** Whether the evaporator is to superheat at all: a flooded one gives saturated vapour. */
const isAskedFor = ({ low }: Margins): boolean => low !== null;

function margins(
  point: OperatingPoint,
  rules: Rules,
  warn: Warn,
): Part<'superheat_useful' | 'superheat_total' | 'subcooling_total'> {
  if (point.section !== undefined) return marginsOfSection(point, rules, warn);
  const { superheat: limits, subcooling: band } = rules.limits;
  const { input } = point.result;
  const { isTranscritical } = point;
  const useful = input.t_sf;
  const { superheat, subcooling } = reached(point);
  const typed = input.t_sr + input.t_srt;
  const isWithout = warn(isAskedFor(limits.useful) && superheat === 0, 'W_SH0');
  const isLow = warn(!isWithout && isBelow(useful, limits.useful.low), 'W_SHLOW', { v: useful });
  const isHigh = warn(isAbove(superheat, limits.total.watch), 'W_SHHIGH', { v: superheat });
  // A gas cooler has no bubble point to count from.
  const isCold = warn(!isTranscritical && isBelow(subcooling, band.low), 'W_SCLOW', { v: subcooling });
  // What an exchanger adds on purpose is no sign of a condenser full of liquid.
  const isWarm = warn(!isTranscritical && isAbove(typed, band.high), 'W_SCHIGH', { v: typed });
  return {
    superheat_useful: banded(limits.useful.good, useful, isWithout || isLow),
    superheat_total: banded(limits.total.good, superheat, isWithout || isHigh),
    subcooling_total: isTranscritical ? ungraded(null) : banded(band.good, subcooling, isCold || isWarm),
  };
}

function saturation(
  point: OperatingPoint,
  { limits }: Rules,
  warn: Warn,
): Part<'glide_evp' | 'glide_cdr' | 'p_crit_ratio'> {
  const { result, fluid, evaporating, condensing } = point;
  const glides = [evaporating, condensing].map((at) => (at === undefined ? null : at.dew.T - at.bubble.T));
  const isWide = (glide: number | null): boolean =>
    // With mean temperatures entered, the text that they are dew points would be wrong.
    result.input.sat_ref === 'dew' && glide !== null && glide > limits.glide.watch;
  warn(glides.some(isWide), 'W_GLIDE', { v: Math.max(...glides.map((glide) => glide ?? 0)) });
  const [evp, cdr] = glides.map((glide) => ({ value: glide, level: isWide(glide) ? ('warning' as const) : null }));
  const ratio = point.pressure('c') / fluid.critical.P;
  const isNear = warn(condensing !== undefined && ratio > limits.criticalRatio.watch, 'W_NEARCRIT');
  return {
    glide_evp: evp ?? ungraded(null),
    glide_cdr: cdr ?? ungraded(null),
    p_crit_ratio:
      condensing === undefined ? ungraded(ratio) : banded([0, limits.criticalRatio.good_below], ratio, isNear),
  };
}

/**
 * The indicators of one regime, with their warnings.
 * @param facts what is known of the machine, for the table of limits; undefined: what was typed and no more
 */
export function judge(point: OperatingPoint, facts?: LimitFacts): Judged {
  const rules = rulesOf(point, facts);
  const warnings: Warning[] = [];
  const warn: Warn = (applies, code, values = {}) => {
    if (applies) warnings.push({ code, regime: point.regime, values });
    return applies;
  };
  const indicators = {
    ...compression(point, rules, warn),
    ...expansion(point, rules, warn),
    ...margins(point, rules, warn),
    ...saturation(point, rules, warn),
  };
  return { indicators, warnings };
}
