/** What no running machine can read, and what endangers one: told before any cause is looked for. */
import type { Derived, ReadingUncertainties } from './derived.ts';
import { huntingOf } from './hunting.ts';
import { COVERAGE, gaugeUncertainty, PLACE_UNCERTAINTY } from './uncertainty.ts';
import type { OptionalField, PressureField } from './fields.ts';
import type { Visit } from './visit.ts';

/** `stop`: readings that cannot all be right, no cause is looked for; `red`: said before any cause; `amber`: a remark. */
export type ScreenKind = 'stop' | 'red' | 'amber';

/** In the order they are looked for. */
export const SCREEN_CODES = [
  'S_LP_HP',
  'S_STOPPED',
  'S_TAU',
  'S_TK_UNDER_AIR',
  'S_EMPTY',
  'S_T0_OVER_AIR',
  'S_SUCTION_OVER_AIR',
  'S_SUCTION_UNDER_SAT',
  'S_LIQUID_OVER_DEW',
  'S_LIQUID_UNDER_AIR',
  'S_DISCHARGE_UNDER_TK',
  'S_DISCHARGE_UNDER_SUCTION',
  'S_TE_OUT',
  'S_TE_OUT_UNDER_T0',
  'S_TC_OUT',
  'S_TC_OUT_OVER_DISCHARGE',
  'S_VALVE_WARMER',
  'R_WET',
  'R_HUNTING',
] as const;
export type ScreenCode = (typeof SCREEN_CODES)[number];

export type RetakeField = OptionalField | PressureField;

/** A state that is impossible while the machine runs, or that endangers it. */
export interface Screen {
  readonly code: ScreenCode;
  readonly kind: ScreenKind;
  /** °C: what was read (`a`) and what it contradicts (`b`); `v`, `u`, K or a ratio; `p`, s. */
  readonly values: Readonly<Partial<Record<'a' | 'b' | 'v' | 'u' | 'p', number>>>;
  /** What to read again, the likeliest mistake first. */
  readonly retake: readonly RetakeField[];
}

type Read = Pick<Visit, 'figures' | 'pressures' | 'settings'>;

/** Pressures nearer than this are a machine at rest; a ratio above the other is no single compressor's. */
const STOPPED_RATIO = 1.12;
const MOST_RATIO = 25;
/** K beyond uncertainty that trade practice allows before a temperature counts as impossible, or as odd. */
const NEAR = 1;
const SUCTION_UNDER = 2;
const ODD = 3;
const LIQUID_UNDER_AIR = 8;
const CLAMP = 5;
const CLAMPS_SWAPPED = 2;
/** K of superheat, and share of the difference it can take, from which an evaporator is dry. */
const DRY = { superheat: 12, share: 0.6 } as const;

/** Figures of a visit, °C and K, NaN where one was not read: no comparison with it holds. */
interface Known {
  readonly at: Readonly<Record<(typeof FIGURES)[number] | (typeof DERIVED)[number], number>>;
  readonly u: ReadingUncertainties & { readonly air: number };
  /** Expanded uncertainty of a difference, from the standard ones of both sides. */
  readonly U: (...standard: readonly number[]) => number;
}
const FIGURES = ['te_in', 'te_out', 'tc_in', 'tc_out', 't_suction', 't_liquid', 't_discharge', 't_liq_valve'] as const;
const DERIVED = ['tk_dew', 't0_dew', 't0_bubble', 'superheat', 'u_superheat', 'subcooling', 'u_subcooling'] as const;

function knownOf({ figures }: Pick<Visit, 'figures'>, derived: Derived, readings: ReadingUncertainties): Known {
  const all = [
    ...FIGURES.map((key) => [key, figures[key] ?? Number.NaN]),
    ...DERIVED.map((key) => [key, derived[key] ?? Number.NaN]),
  ];
  return {
    at: Object.fromEntries(all) as Known['at'],
    u: { ...readings, air: Math.hypot(readings.probe, PLACE_UNCERTAINTY) },
    U: (...standard) => COVERAGE * Math.hypot(...standard),
  };
}

/** Whether the whole of the condensing glide is colder than what enters the condenser. */
const condensesUnderAir = ({ at, U, u }: Known): boolean => at.tk_dew < at.tc_in - U(u.tk, u.air);

/**
 * Whether nothing condenses any more because next to nothing is left: high pressure then falls under the air, as with a bad
 * probe, but the line after the condenser is no colder than that air and the evaporator is dry.
 */
function isEmpty(known: Known): boolean {
  const { at, U, u } = known;
  const isWarm = at.t_liquid >= at.tc_in - U(u.probe, u.air) && at.subcooling <= at.u_subcooling;
  const isDry = at.superheat > DRY.superheat && at.superheat > DRY.share * (at.te_in - at.t0_dew);
  return condensesUnderAir(known) && isWarm && isDry;
}

/** Pressures that leave nothing else to say. */
function pressureScreen({ pressures: { p_lp, p_hp }, settings }: Read): Screen | undefined {
  if (p_lp === undefined || p_hp === undefined) return undefined;
  const { acc_p, fs_lp, fs_hp } = settings;
  const U = COVERAGE * Math.hypot(gaugeUncertainty(acc_p, fs_lp), gaugeUncertainty(acc_p, fs_hp));
  const retake = ['p_lp', 'p_hp'] as const;
  if (p_lp > p_hp + U) return { code: 'S_LP_HP', kind: 'stop', values: {}, retake };
  if (p_hp < STOPPED_RATIO * p_lp) return { code: 'S_STOPPED', kind: 'stop', values: {}, retake };
  const v = p_hp / p_lp;
  return v > MOST_RATIO ? { code: 'S_TAU', kind: 'stop', values: { v }, retake } : undefined;
}

/** A state looked for: whether it is there, what was read, what that contradicts. */
type Looked = readonly [
  code: ScreenCode,
  kind: ScreenKind,
  isSeen: boolean,
  values: Screen['values'],
  ...retake: readonly RetakeField[],
];

/** Around both exchangers: saturations, pipes and liquid against the air or water. */
function exchangerStates(known: Known): readonly Looked[] {
  const { at, U, u } = known;
  const empty = isEmpty(known);
  const { te_in, tc_in, t_suction, t_liquid, tk_dew, t0_bubble } = at;
  const lack = tc_in - t_liquid;
  const isFar = lack > LIQUID_UNDER_AIR;
  const condensing = { a: tk_dew, b: tc_in };
  const isOverAir = t_suction > te_in + ODD + U(u.probe, u.air);
  const isUnderSaturation = t_suction < t0_bubble - SUCTION_UNDER - U(u.probe, u.t0);
  const isOverDew = !empty && t_liquid > tk_dew + NEAR + U(u.probe, u.tk);
  const isUnderAir = isFar || lack > ODD + U(u.probe, u.air);
  return [
    ['S_TK_UNDER_AIR', 'stop', condensesUnderAir(known) && !empty, condensing, 'tc_in', 'p_hp'],
    ['S_EMPTY', 'red', empty, condensing, 'p_hp', 'tc_in'],
    ['S_T0_OVER_AIR', 'stop', t0_bubble > te_in + U(u.t0, u.air), { a: t0_bubble, b: te_in }, 'te_in', 'p_lp'],
    ['S_SUCTION_OVER_AIR', 'amber', isOverAir, { a: t_suction, b: te_in }, 't_suction', 'te_in'],
    ['S_SUCTION_UNDER_SAT', 'stop', isUnderSaturation, { a: t_suction, b: t0_bubble }, 't_suction', 'p_lp'],
    ['S_LIQUID_OVER_DEW', 'stop', isOverDew, { a: t_liquid, b: tk_dew }, 't_liquid', 'p_hp'],
    ['S_LIQUID_UNDER_AIR', isFar ? 'stop' : 'amber', isUnderAir, { a: t_liquid, b: tc_in }, 't_liquid', 'tc_in'],
  ];
}

/** Discharge, outlets of air or water, and the line to the valve. */
function outletStates({ at, U, u }: Known): readonly Looked[] {
  const { te_in, te_out, tc_in, tc_out, t_suction, t_liquid, t_discharge, t_liq_valve, tk_dew, t0_bubble } = at;
  const isUnderTk = t_discharge + CLAMP < tk_dew - U(u.probe, u.tk);
  const isUnderT0 = te_out < t0_bubble - NEAR - U(u.air, u.t0);
  const isWarmer = t_liq_valve > t_liquid + ODD + 2 * U(u.probe, u.probe);
  const isSwapped = t_discharge < t_suction - CLAMPS_SWAPPED;
  return [
    ['S_DISCHARGE_UNDER_TK', 'amber', isUnderTk, { a: t_discharge, b: tk_dew }, 't_discharge', 'p_hp'],
    ['S_DISCHARGE_UNDER_SUCTION', 'stop', isSwapped, {}, 't_discharge', 't_suction'],
    ['S_TE_OUT', 'stop', te_out > te_in + 2 * U(u.air, u.air), {}, 'te_in', 'te_out'],
    ['S_TE_OUT_UNDER_T0', 'stop', isUnderT0, { a: te_out, b: t0_bubble }, 'te_out', 'p_lp'],
    ['S_TC_OUT', 'stop', tc_out < tc_in - 2 * U(u.air, u.air), {}, 'tc_in', 'tc_out'],
    ['S_TC_OUT_OVER_DISCHARGE', 'stop', tc_out > t_discharge + CLAMP, {}, 'tc_out', 't_discharge'],
    ['S_VALVE_WARMER', 'amber', isWarmer, { a: t_liq_valve, b: t_liquid }, 't_liq_valve', 't_liquid'],
  ];
}

/** What endangers the compressor whatever the cause: no superheat, a valve that hunts. */
function dangers({ at: { superheat, u_superheat } }: Known, figures: Visit['figures']): readonly Looked[] {
  const { osc, period } = figures;
  const hunting = huntingOf({ figures });
  const swing = { ...(osc === undefined ? {} : { a: osc }), ...(period === undefined ? {} : { p: period }) };
  return [
    ['R_WET', 'red', superheat <= u_superheat, { v: superheat, u: u_superheat }],
    ['R_HUNTING', hunting === 'valve' ? 'red' : 'amber', hunting !== 'none', swing],
  ];
}

/** Every state of a visit that is impossible or dangerous, in the order they are told. Cooling, heating, air, water alike. */
export function screensOf(visit: Read, derived: Derived, readings: ReadingUncertainties): readonly Screen[] {
  const pressure = pressureScreen(visit);
  if (pressure !== undefined) return [pressure];
  const known = knownOf(visit, derived, readings);
  return [...exchangerStates(known), ...outletStates(known), ...dangers(known, visit.figures)].flatMap(
    ([code, kind, isSeen, values, ...retake]) => (isSeen ? [{ code, kind, values, retake }] : []),
  );
}

export const hasScreen = (screens: readonly Pick<Screen, 'code'>[], code: ScreenCode): boolean =>
  screens.some((found) => found.code === code);
