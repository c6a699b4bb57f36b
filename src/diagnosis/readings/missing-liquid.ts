/** Whether no liquid leaves the condenser of a machine that starves: what an empty circuit looks like first of all. */
import type { Derived, ReadingUncertainties } from './derived.ts';
import { isAlmostEmpty } from './screens.ts';
import type { Visit } from './visit.ts';

/** K of superheat from which an evaporator starves, with a device that moves and with one that nothing moves. */
const STARVED = { moving: 10, fixed: 12 } as const;
/** K the superheat must lie over its uncertainty, and under which a subcooling counts as none whatever the gauge. */
const CLEARLY = 4;
const NO_SUBCOOLING = 1.5;

/** What is left to leave the condenser: liquid, none where superheat asks for it, or nothing at all. */
export type Liquid = 'there' | 'missing' | 'gone';

/**
 * A closed valve or a blocked line keeps the charge back and fills the condenser. Where superheat is high and no liquid is
 * left to subcool, the charge itself may be gone, whatever else fits; only a clear sight glass says it is not.
 */
function isLiquidMissing(
  { isFixed, figures }: Pick<Visit, 'isFixed' | 'figures'>,
  { superheat, u_superheat = 0, subcooling, u_subcooling = 0 }: Derived,
): boolean {
  if (superheat === undefined || subcooling === undefined || figures.sight === 0) return false;
  const starved = Math.max(isFixed ? STARVED.fixed : STARVED.moving, u_superheat + CLEARLY);
  return superheat > starved && subcooling <= Math.max(u_subcooling, NO_SUBCOOLING);
}

export const liquidOf = (visit: Visit, derived: Derived, u: ReadingUncertainties): Liquid =>
  isAlmostEmpty(visit, derived, u) ? 'gone' : isLiquidMissing(visit, derived) ? 'missing' : 'there';

/** K between condensation and what cools it, below which hardly anything flows. */
const TOUCHES = 5;

/**
 * Whether condensation nearly touches the air or water that cools it. Liquid cannot be colder than that: there a shut valve
 * shows no subcooling either, and readings alone do not tell it from a lack of charge. Bubbles in the sight glass do.
 */
export const touchesAir = ({ figures: { tc_in, sight = 0 } }: Pick<Visit, 'figures'>, { tk_dew }: Derived): boolean =>
  sight === 0 && tc_in !== undefined && tk_dew !== undefined && tk_dew - tc_in < TOUCHES;

/** Causes that starve an evaporator by holding liquid back. */
const HOLDS_BACK: readonly string[] = ['valve_under', 'liquid_restriction', 'suction_restriction', 'flash_gas'];

/** Whether causes named together leave out the lack of charge that missing liquid speaks of. */
export const passesOverCharge = (faults: readonly string[]): boolean =>
  !faults.includes('undercharge') && faults.some((fault) => HOLDS_BACK.includes(fault));
