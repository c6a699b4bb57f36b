/** Whether a machine may take another refrigerant: the law first, then what the machine is built for, then what it gives. */
import { today } from '../language/days.ts';
import { resolveFluidName, summaryFromName } from '../refrigerants/index.ts';
import { oilsOf } from '../refrigerants/replacing.ts';
import { STANDARD_ATMOSPHERE, barFromPascal } from '../quantities/si.ts';
import { fluidLaw } from '../regulation/law/fluid-law.ts';
import { APART, isClassAbove } from './classes.ts';
import data from './generated/limits.json' with { type: 'json' };
import type { FactKey, MachineFacts } from './facts.ts';
import { CHANGES, dischargeLimit, GLIDE } from './limits.ts';
import { newEquipment } from './products.ts';
import { serviceOf } from './service.ts';
import type { Level } from './severity.ts';
import { worstFirst } from './severity.ts';

/** Each with the level it is told at. */
export const VERDICTS = {
  V_FORBIDDEN: 'forbidden',
  V_NO_WAY: 'forbidden',
  V_RECLAIMED: 'stop',
  V_NEW_MACHINE: 'stop',
  V_NOT_AS_IS: 'stop',
  V_TOO_SMALL: 'stop',
  V_UNKNOWN: 'missing',
  V_CHECK: 'check',
  V_GO: 'know',
  V_SAME: 'know',
} as const satisfies Readonly<Record<string, Level>>;
export type VerdictCode = keyof typeof VERDICTS;

export const REASONS = {
  R_CHARGE_BANNED: 'forbidden',
  R_NEW_BANNED: 'forbidden',
  R_NEW_SAFETY_ONLY: 'forbidden',
  R_PRESSURE: 'danger',
  R_VIRGIN_BANNED: 'stop',
  R_CLASS_ABOVE: 'stop',
  R_OTHER_MACHINE: 'stop',
  R_DISCHARGE: 'stop',
  R_GLIDE_STOP: 'stop',
  R_CAPACITY: 'stop',
  R_CLASS_UNKNOWN: 'missing',
  R_NO_FIGURES: 'missing',
  R_PS_UNKNOWN: 'check',
  R_CAPACITY_BAND: 'check',
  R_DISCHARGE_WATCH: 'check',
  R_GLIDE: 'check',
  R_OIL: 'check',
  R_MOTOR: 'check',
  R_VALVE: 'check',
  R_GWP_UP: 'check',
  R_CHARGE_NEXT: 'know',
  R_NEW_NEXT: 'know',
  R_NEW_NOT_JUDGED: 'know',
} as const satisfies Readonly<Record<string, Level>>;
export type ReasonCode = keyof typeof REASONS;

/** Percents, K and °C, bar gauge, ratios, days and keys of the law: not rounded. */
export type ReasonValues = Readonly<Record<string, string | number | null | readonly string[]>>;

export interface Reason {
  readonly code: ReasonCode;
  readonly level: Level;
  readonly values?: ReasonValues;
}

export interface Replacement {
  readonly code: VerdictCode;
  readonly level: Level;
  /** Worst first. */
  readonly reasons: readonly Reason[];
  /** What was taken for granted because nobody said it. */
  readonly assumed: readonly FactKey[];
  /** What would settle more of it. */
  readonly missing: readonly FactKey[];
}

/** What the same machine, swept volume and exchangers kept, does with the other refrigerant. */
export interface ReplacementFigures {
  /** Change of cooling capacity, %: the best estimate, and the ends of what published tests make of it. */
  readonly capacity: number;
  readonly capacity_low: number;
  readonly capacity_high: number;
  /** Change of the power the compressor takes, %. */
  readonly power: number;
  /** °C */
  readonly t_discharge: number;
  /** K, between the ends of each exchanger. */
  readonly glide_evp: number;
  readonly glide_cdr: number;
  /** What each side must be designed for with the other refrigerant, and with the present one; bar absolute. */
  readonly p_high: number | null;
  readonly p_high_rated: number | null;
  readonly p_low: number | null;
  readonly p_low_rated: number | null;
  /** Flow the same valve passes, over the flow needed. */
  readonly valve: number;
}

const PRESSURE = data.pressure;
const ATMOSPHERE = barFromPascal(STANDARD_ATMOSPHERE);
/** Of mineral oil until changed, where nobody said: CFCs and HCFCs, and blends with one. */
const OLD: readonly string[] = ['CFC', 'HCFC'];
const FLOODED: readonly unknown[] = ['flooded', 'hp_float'];

const reason = (code: ReasonCode, values?: ReasonValues): Reason => ({
  code,
  level: REASONS[code],
  ...(values && { values }),
});
const when = (isSo: boolean, code: ReasonCode, values: ReasonValues): readonly Reason[] =>
  isSo ? [reason(code, values)] : [];

const classOf = (fluid: string): string | null => summaryFromName(fluid)?.safetyClass ?? null;

/** Whether it holds what the law on the ozone layer names. */
function isOld(fluid: string): boolean {
  const summary = summaryFromName(fluid);
  const laws = summary?.components?.map(({ name }) => summaryFromName(name)?.law) ?? [summary?.law];
  return laws.some((law) => law !== undefined && OLD.includes(law));
}

interface Judged {
  readonly code: VerdictCode;
  readonly reasons: readonly Reason[];
  readonly assumed?: readonly FactKey[];
  readonly missing?: readonly FactKey[];
}

/** What the machine itself makes impossible or not: steps that no adjustment mends. */
function ofAnotherMachine(facts: MachineFacts, to: string, day: string): Judged | undefined {
  const [own, other] = [classOf(facts.fluid), classOf(to)];
  // The least class is above none.
  if (other === null || (own === null && other !== 'A1'))
    return { code: 'V_UNKNOWN', reasons: [reason('R_CLASS_UNKNOWN')] };
  const reasons = [
    ...when(own !== null && isClassAbove(other, own), 'R_CLASS_ABOVE', { from: own, to: other }),
    ...(APART.includes(to) || APART.includes(facts.fluid) ? [reason('R_OTHER_MACHINE')] : []),
  ];
  if (reasons.length === 0) return undefined;
  const { state, product, rules, next, missing } = newEquipment(facts, to, day);
  if (state === 'banned')
    return { code: 'V_NO_WAY', reasons: [...reasons, reason('R_NEW_BANNED', { product, rules })] };
  if (state === 'safety')
    return { code: 'V_NO_WAY', reasons: [...reasons, reason('R_NEW_SAFETY_ONLY', { product, rules })] };
  return {
    code: 'V_NEW_MACHINE',
    reasons: [
      ...reasons,
      ...when(next !== null, 'R_NEW_NEXT', { product, date: next }),
      ...(state === 'unknown' ? [reason('R_NEW_NOT_JUDGED')] : []),
    ],
    missing,
  };
}

type SideKey = 'high' | 'low';

/** What a side is asked to stand, beside its plate; without one, beside what the present refrigerant asks of it. */
function ofPressure(side: SideKey, facts: MachineFacts, figures: ReplacementFigures): readonly Reason[] {
  const [p, rated] = [figures[`p_${side}`], figures[`p_${side}_rated`]];
  if (p === null) return [];
  const needed = p - ATMOSPHERE;
  const ps = side === 'high' ? facts.ps_hp : facts.ps_bp;
  if (ps !== undefined) return when(needed > ps, 'R_PRESSURE', { side, needed, ps });
  const ratio = rated === null ? Infinity : p / rated;
  if (ratio > PRESSURE.unknown_plate.ask) return [reason('R_PRESSURE', { side, needed })];
  return when(ratio > PRESSURE.unknown_plate.silent, 'R_PS_UNKNOWN', { side, needed });
}

function ofDischarge({ compressor }: MachineFacts, to: string, t: number): readonly Reason[] {
  const limit = dischargeLimit(compressor, to);
  if (limit === undefined || !limit.isComputed) return [];
  if (t > limit.max) return [reason('R_DISCHARGE', { t, limit: limit.max })];
  return when(t > limit.watch, 'R_DISCHARGE_WATCH', { t, limit: limit.watch });
}

function ofGlide({ expansion }: MachineFacts, { glide_evp, glide_cdr }: ReplacementFigures): readonly Reason[] {
  const glide = Math.max(glide_evp, glide_cdr);
  if (FLOODED.includes(expansion) && glide_evp > GLIDE.flooded_max)
    return [reason('R_GLIDE_STOP', { glide: glide_evp })];
  if (glide > GLIDE.largest) return [reason('R_GLIDE_STOP', { glide })];
  return when(glide > GLIDE.watch, 'R_GLIDE', { glide });
}

/** How far a change of capacity, %, leaves it from the need, %. */
const againstNeed = (change: number, need: number): number => 100 * ((1 + change / 100) / need - 1);

function ofCapacity({ need = 1 }: MachineFacts, figures: ReplacementFigures): readonly Reason[] {
  const least = 100 * CHANGES.least_of_need;
  const [best, low, high] = [figures.capacity, figures.capacity_low, figures.capacity_high].map((change) =>
    againstNeed(change, need),
  ) as [number, number, number];
  if (best < least) return [reason('R_CAPACITY', { percent: best })];
  return when(low < least, 'R_CAPACITY_BAND', { low, high });
}

/** The oil in the machine, as far as nobody said: that of its day. */
const usualOil = (fluid: string): string => (isOld(fluid) ? 'MO' : 'POE');

function ofParts(facts: MachineFacts, to: string, { power, valve }: ReplacementFigures): readonly Reason[] {
  const oil = facts.oil ?? usualOil(facts.fluid);
  const [least, most] = facts.expansion === 'eev' ? CHANGES.valve_electronic : CHANGES.valve;
  const [own, other] = [facts.fluid, to].map((fluid) => summaryFromName(fluid)?.gwpLegal ?? null) as [
    number | null,
    number | null,
  ];
  // What holds a CFC or an HCFC has no GWP of the law on F-gases, and is replaced whatever it is.
  const isMore = own !== null && other !== null && other > own && !isOld(facts.fluid);
  return [
    ...when(!oilsOf(to).includes(oil), 'R_OIL', { oil }),
    ...when(power > 100 * CHANGES.motor_power, 'R_MOTOR', { percent: power }),
    ...when(valve < least || valve > most, 'R_VALVE', { ratio: valve }),
    ...when(isMore, 'R_GWP_UP', { gwp: other }),
  ];
}

/** What the same machine does with it, by the figures of both. */
function ofFigures(facts: MachineFacts, to: string, figures: ReplacementFigures): Judged {
  const built = [
    ...ofPressure('high', facts, figures),
    ...ofPressure('low', facts, figures),
    ...ofDischarge(facts, to, figures.t_discharge),
    ...ofGlide(facts, figures),
  ];
  const capacity = ofCapacity(facts, figures);
  // In the order they are read where they weigh the same.
  const pressures = built.filter(({ code }) => code === 'R_PRESSURE' || code === 'R_PS_UNKNOWN');
  const reasons = [
    ...pressures,
    ...capacity.filter(({ level }) => level === 'check'),
    ...built.filter((each) => !pressures.includes(each)),
    ...capacity.filter(({ level }) => level !== 'check'),
    ...ofParts(facts, to, figures),
  ];
  const isStopped = (all: readonly Reason[]): boolean =>
    all.some(({ level }) => level === 'danger' || level === 'stop');
  const isToCheck = reasons.length > 0;
  const assumed: readonly FactKey[] = [
    ...(facts.need === undefined ? (['need'] as const) : []),
    ...(facts.compressor === undefined ? (['compressor'] as const) : []),
    ...(facts.oil === undefined ? (['oil'] as const) : []),
    ...(facts.expansion === undefined ? (['expansion'] as const) : []),
  ];
  const missing: readonly FactKey[] = reasons.flatMap(({ values, code }) =>
    code === 'R_PS_UNKNOWN' || (code === 'R_PRESSURE' && values?.['ps'] === undefined)
      ? [values?.['side'] === 'high' ? ('ps_hp' as const) : ('ps_bp' as const)]
      : [],
  );
  const code = isStopped(built) ? 'V_NOT_AS_IS' : isStopped(capacity) ? 'V_TOO_SMALL' : isToCheck ? 'V_CHECK' : 'V_GO';
  return { code, reasons, assumed, missing };
}

/** Figures at hand, or how to get them where they are needed: null where there are none. */
export type Figures = ReplacementFigures | null | (() => ReplacementFigures | null);

function judged(facts: MachineFacts, to: string, figures: Figures, day: string): Judged {
  const service = serviceOf(facts, to, day);
  const { virgin, reclaimed, until, next, missing } = service;
  if (virgin.length > 0 && reclaimed.length > 0)
    return {
      code: 'V_FORBIDDEN',
      reasons: [reason('R_CHARGE_BANNED', { rules: [...new Set([...virgin, ...reclaimed])] })],
      missing,
    };
  if (virgin.length > 0)
    return { code: 'V_RECLAIMED', reasons: [reason('R_VIRGIN_BANNED', { rules: virgin, until })], missing };
  const found = ofAnotherMachine(facts, to, day) ?? ofItself(facts, to, figures);
  return {
    ...found,
    reasons: [...found.reasons, ...when(next !== null, 'R_CHARGE_NEXT', { date: next })],
    missing: [...missing, ...(found.missing ?? [])],
  };
}

/** A name nobody knows has no law either. */
function judgedIfKnown(facts: MachineFacts, to: string, figures: Figures, day: string): Judged {
  return 'problem' in fluidLaw(to, day)
    ? { code: 'V_UNKNOWN', reasons: [reason('R_CLASS_UNKNOWN')] }
    : judged(facts, to, figures, day);
}

function ofItself(facts: MachineFacts, to: string, figures: Figures): Judged {
  const known = typeof figures === 'function' ? figures() : figures;
  return known === null ? { code: 'V_CHECK', reasons: [reason('R_NO_FIGURES')] } : ofFigures(facts, to, known);
}

/**
 * Whether a machine may take a refrigerant in place of its own, from the first thing that decides: the law of charging on the
 * day; the safety class; pressures, discharge temperature and glide; capacity against the need; what is left to check. A
 * conversion is no placing on the market: bans of new equipment count only where it takes a new machine.
 *
 * @param to a name in any usual spelling, or a composition
 * @param figures of `sameMachine` at the machine's own point or its use's; asked for only where they decide
 * @param day ISO date, today by default
 * @returns a code with its reasons. `V_UNKNOWN` for what has no record, or no safety class read
 */
export function replacement(facts: MachineFacts, to: string, figures: Figures, day: string = today()): Replacement {
  const own = { ...facts, fluid: resolveFluidName(facts.fluid) ?? facts.fluid };
  const name = resolveFluidName(to) ?? to;
  const {
    code,
    reasons,
    assumed = [],
    missing = [],
  } = name === own.fluid
    ? ({ code: 'V_SAME', reasons: [] } satisfies Judged as Judged)
    : judgedIfKnown(own, name, figures, day);
  return { code, level: VERDICTS[code], reasons: worstFirst(reasons), assumed, missing: [...new Set(missing)] };
}
