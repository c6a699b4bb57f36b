/** What an engineer looks at in a regime: each figure with its band of good practice, and the warnings beyond it. */
import { WARNING_THRESHOLDS } from '../../simulation/warnings.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import { DISCHARGE_MARGIN, GOOD_BANDS, OIL_LIMIT } from './bands.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Values, Warning } from '../outcome.ts';
import { SECONDS_PER_HOUR } from '../../quantities/si.ts';

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

/** Fluids that run hot on oils made for it. */
const HOT_FLUIDS: ReadonlySet<string> = new Set(['R717', 'R744', 'R718']);
/** Superheat below this, K, is none. */
const SATURATED = 0.01;
/** Closer to Carnot than any machine: efficiencies left at 1. */
const IDEAL_RATIO = 0.95;

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;
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

const limits = WARNING_THRESHOLDS;

const banded = (key: keyof typeof GOOD_BANDS, value: number, isWarned: boolean): Indicator =>
  graded(value, isBetween(value, GOOD_BANDS[key]), isWarned);

function compression(
  point: OperatingPoint,
  warn: Warn,
): Part<'tau' | 't_discharge' | 'carnot_ratio' | 'p_evp' | 'suction_volume_h'> {
  const { result, fluid, isTranscritical } = point;
  const { performance, input } = result;
  const a = point.point('a');
  const c = point.point('c');
  const tau = c.P / a.P;
  const highest =
    isTranscritical && fluid.name === 'R744' ? limits.pressureRatioTranscriticalR744 : limits.pressureRatio;
  const isTooHot = warn(c.T > input.t_ref, 'W_TREF', { t: c.T, r: input.t_ref });
  const isHotForOil = warn(c.T > OIL_LIMIT && !HOT_FLUIDS.has(fluid.name), 'W_TOIL', { t: c.T });
  const carnot = performance.eer / performance.eer_carnot;
  return {
    tau: banded('tau', tau, warn(tau > highest, 'W_TAU', { v: tau })),
    t_discharge: graded(c.T, c.T <= input.t_ref - DISCHARGE_MARGIN, isTooHot || isHotForOil),
    suction_volume_h: ungraded((SECONDS_PER_HOUR * point.massFlow) / a.D),
    p_evp: graded(a.P, a.P > ATMOSPHERE_BAR, warn(a.P <= ATMOSPHERE_BAR, 'W_VAC', { v: a.P })),
    carnot_ratio: banded('carnot_ratio', carnot, warn(carnot > IDEAL_RATIO, 'W_IDEAL')),
  };
}

function expansion(point: OperatingPoint, warn: Warn): Part<'x_f' | 'q0v'> {
  // A stage that only compresses what another one sends it expands nothing.
  if (!point.has('f')) return { x_f: ungraded(null), q0v: ungraded(null) };
  const flash = point.flashQuality;
  return {
    x_f: banded('x_f', flash, warn(flash > limits.flashQuality, 'W_XF', { v: 100 * flash })),
    q0v: ungraded(coolingEffect(point) * point.point('a').D),
  };
}

/** kJ of cold for each kg the compressor draws: where several flows meet at its suction, its evaporator's is but one of them. */
const coolingEffect = (point: OperatingPoint): number =>
  (point.point('g').H - point.point('f').H) * (point.exchangerFlow('evaporator') / point.massFlow);

/** Superheats and subcooling of one compressor of several, by its states: what was typed is of the whole machine. */
function marginsOfSection(
  point: OperatingPoint,
  warn: Warn,
): Part<'superheat_useful' | 'superheat_total' | 'subcooling_total'> {
  const total = point.temperature('a') - point.evaporating.dew.T;
  const useful = point.has('g') ? point.temperature('g') - point.evaporating.dew.T : null;
  // A stage that draws from a vessel draws saturated vapour on purpose.
  const isWithout = useful !== null && warn(total < SATURATED, 'W_SH0');
  const isLow = useful !== null && warn(!isWithout && useful < limits.lowSuperheat, 'W_SHLOW', { v: useful });
  const isHigh = useful !== null && warn(total > limits.highSuperheat, 'W_SHHIGH', { v: total });
  const bubble = point.saturationAt('e')?.bubble.T;
  return {
    superheat_useful: useful === null ? ungraded(null) : banded('superheat_useful', useful, isWithout || isLow),
    superheat_total: useful === null ? ungraded(total) : banded('superheat_total', total, isWithout || isHigh),
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

function margins(point: OperatingPoint, warn: Warn): Part<'superheat_useful' | 'superheat_total' | 'subcooling_total'> {
  if (point.section !== undefined) return marginsOfSection(point, warn);
  const { input } = point.result;
  const { isTranscritical } = point;
  const useful = input.t_sf;
  const { superheat, subcooling } = reached(point);
  const typed = input.t_sr + input.t_srt;
  const isWithout = warn(superheat === 0, 'W_SH0');
  const isLow = warn(!isWithout && useful < limits.lowSuperheat, 'W_SHLOW', { v: useful });
  const isHigh = warn(superheat > limits.highSuperheat, 'W_SHHIGH', { v: superheat });
  // A gas cooler has no bubble point to count from.
  const isCold = warn(!isTranscritical && subcooling < limits.lowSubcooling, 'W_SCLOW', { v: subcooling });
  // What an exchanger adds on purpose is no sign of a condenser full of liquid.
  const isWarm = warn(!isTranscritical && typed > limits.highSubcooling, 'W_SCHIGH', { v: typed });
  return {
    superheat_useful: banded('superheat_useful', useful, isWithout || isLow),
    superheat_total: banded('superheat_total', superheat, isWithout || isHigh),
    subcooling_total: isTranscritical ? ungraded(null) : banded('subcooling_total', subcooling, isCold || isWarm),
  };
}

function saturation(point: OperatingPoint, warn: Warn): Part<'glide_evp' | 'glide_cdr' | 'p_crit_ratio'> {
  const { result, fluid, evaporating, condensing } = point;
  const glides = [evaporating, condensing].map((at) => (at === undefined ? null : at.dew.T - at.bubble.T));
  const isWide = (glide: number | null): boolean =>
    // With mean temperatures entered, the text that they are dew points would be wrong.
    result.input.sat_ref === 'dew' && glide !== null && glide > limits.glide;
  warn(glides.some(isWide), 'W_GLIDE', { v: Math.max(...glides.map((glide) => glide ?? 0)) });
  const [evp, cdr] = glides.map((glide) => ({ value: glide, level: isWide(glide) ? ('warning' as const) : null }));
  const ratio = point.pressure('c') / fluid.critical.P;
  const isNear = warn(condensing !== undefined && ratio > limits.criticalPressureRatio, 'W_NEARCRIT');
  return {
    glide_evp: evp ?? ungraded(null),
    glide_cdr: cdr ?? ungraded(null),
    p_crit_ratio: condensing === undefined ? ungraded(ratio) : banded('p_crit_ratio', ratio, isNear),
  };
}

/** The indicators of one regime, with their warnings. */
export function judge(point: OperatingPoint): Judged {
  const warnings: Warning[] = [];
  const warn: Warn = (applies, code, values = {}) => {
    if (applies) warnings.push({ code, regime: point.regime, values });
    return applies;
  };
  const indicators = {
    ...compression(point, warn),
    ...expansion(point, warn),
    ...margins(point, warn),
    ...saturation(point, warn),
  };
  return { indicators, warnings };
}
