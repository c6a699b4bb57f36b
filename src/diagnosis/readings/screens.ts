/** What no running machine can read: told before any cause is looked for, since nothing that follows would mean anything. */
import type { Derived, ReadingUncertainties } from './derived.ts';
import { COVERAGE, PLACE_UNCERTAINTY } from './uncertainty.ts';
import type { OptionalField, PressureField } from './fields.ts';
import type { Visit } from './visit.ts';

export const SCREEN_CODES = ['S_TK_UNDER_AIR', 'S_T0_OVER_AIR'] as const;

/** A state that is impossible while the machine runs. */
export interface Screen {
  readonly code: (typeof SCREEN_CODES)[number];
  /** °C: the saturation, and the air or water it contradicts. */
  readonly values: { readonly a: number; readonly b: number };
  /** What to read again, the likeliest mistake first. */
  readonly retake: readonly (OptionalField | PressureField)[];
}

type Read = Pick<Visit, 'figures'>;

/** K a saturation must lie on the wrong side of the air or water for it to be no matter of uncertainty. */
const beyond = (probe: number, saturation: number): number =>
  COVERAGE * Math.hypot(probe, PLACE_UNCERTAINTY, saturation);

/** Whether the whole of the condensing glide is colder than what enters the condenser. */
function condensesUnderAir({ figures: { tc_in } }: Read, { tk_dew }: Derived, u: ReadingUncertainties): boolean {
  return tc_in !== undefined && tk_dew !== undefined && tk_dew < tc_in - beyond(u.probe, u.tk);
}

/** K of superheat, and share of the difference it can take, from which an evaporator is dry. */
const DRY = { superheat: 12, share: 0.6 } as const;

/**
 * Whether nothing condenses any more because next to nothing is left: high pressure then falls under the air, as with a bad
 * probe, but the line after the condenser is as warm as that air and the evaporator is dry.
 */
export function isAlmostEmpty(visit: Read, derived: Derived, u: ReadingUncertainties): boolean {
  const { te_in, tc_in, t_liquid } = visit.figures;
  const { superheat, t0_dew } = derived;
  if (te_in === undefined || tc_in === undefined || t_liquid === undefined) return false;
  if (superheat === undefined || t0_dew === undefined || !condensesUnderAir(visit, derived, u)) return false;
  return t_liquid >= tc_in && superheat > DRY.superheat && superheat > DRY.share * (te_in - t0_dew);
}

/** The first impossible state of a visit; undefined where there is none. Cooling, heating, air and water alike. */
export function screenOf(visit: Read, derived: Derived, u: ReadingUncertainties): Screen | undefined {
  const { te_in, tc_in } = visit.figures;
  const { tk_dew, t0_bubble } = derived;
  if (condensesUnderAir(visit, derived, u) && !isAlmostEmpty(visit, derived, u)) {
    const values = { a: tk_dew ?? Number.NaN, b: tc_in ?? Number.NaN };
    return { code: 'S_TK_UNDER_AIR', values, retake: ['tc_in', 'p_hp'] };
  }
  if (te_in !== undefined && t0_bubble !== undefined && t0_bubble > te_in + beyond(u.probe, u.t0)) {
    return { code: 'S_T0_OVER_AIR', values: { a: t0_bubble, b: te_in }, retake: ['te_in', 'p_lp'] };
  }
  return undefined;
}
