/** What readings forbid whatever a model says: an evaporator that starves while no liquid leaves the condenser. */
import { WORDS } from '../data/machines.ts';
import type { Derived } from './derived.ts';
import { huntingOf } from './hunting.ts';
import type { Screen } from './screens.ts';
import { hasScreen } from './screens.ts';
import type { Visit } from './visit.ts';

export const GUARD_CODES = ['G_NO_LIQUID', 'G_DRY', 'G_EMPTY', 'G_HUNTING', 'G_AIR', 'G_STANDSTILL'] as const;
export type GuardCode = (typeof GUARD_CODES)[number];

/** K of superheat from which an evaporator starves, with a device that moves and with one that nothing moves. */
const STARVED = { moving: 10, fixed: 12 } as const;
/** K under which a subcooling counts as none whatever the gauge. */
export const NO_SUBCOOLING = 1.5;
/** Share of the entering difference from which superheat leaves next to nothing wet. */
const NEARLY_DRY = 0.75;

type Read = Pick<Visit, 'isFixed' | 'receiver' | 'figures'>;

/**
 * A closed valve or a blocked line keeps the charge back and fills the condenser. Where superheat is high and no liquid is
 * left to subcool, the charge itself may be gone, whatever else fits; a clear sight glass or a level in the receiver says it
 * is not.
 */
function lacksLiquid({ isFixed, figures }: Read, derived: Derived): boolean {
  const { superheat, u_superheat = 0, subcooling, u_subcooling = 0 } = derived;
  if (superheat === undefined || subcooling === undefined) return false;
  if (figures.sight === 0 || (figures.receiver_level ?? 0) > 0) return false;
  const starved = Math.max(isFixed ? STARVED.fixed : STARVED.moving, u_superheat + WORDS.sh_high);
  return superheat > starved && subcooling <= Math.max(u_subcooling, NO_SUBCOOLING);
}

/** Guards that hold of a visit's readings. */
export function readingGuards(visit: Read, derived: Derived, screens: readonly Screen[]): readonly GuardCode[] {
  const { te_in } = visit.figures;
  const { superheat = 0, t0_dew } = derived;
  const isLacking = lacksLiquid(visit, derived);
  const isDry =
    isLacking &&
    !visit.receiver &&
    te_in !== undefined &&
    t0_dew !== undefined &&
    superheat > NEARLY_DRY * (te_in - t0_dew);
  return [
    ...(isLacking ? (['G_NO_LIQUID'] as const) : []),
    ...(isDry ? (['G_DRY'] as const) : []),
    ...(hasScreen(screens, 'S_EMPTY') ? (['G_EMPTY'] as const) : []),
    ...(huntingOf(visit) === 'valve' ? (['G_HUNTING'] as const) : []),
  ];
}

/** Causes that starve an evaporator by holding liquid back. */
const HOLDS_BACK: readonly string[] = ['valve_under', 'liquid_restriction', 'suction_restriction', 'flash_gas'];

/** Whether causes named together leave out the lack of charge that missing liquid speaks of. */
export const passesOverCharge = (faults: readonly string[]): boolean =>
  !faults.includes('undercharge') && faults.some((fault) => HOLDS_BACK.includes(fault));

/** Share a lack of charge keeps at least by what was read. */
const LEAST: Readonly<Partial<Record<GuardCode, number>>> = { G_NO_LIQUID: 0.3, G_DRY: 0.45, G_EMPTY: 0.85 };

/** Hypotheses in which a lack of charge has its share at least, the others scaled down alike; the most probable first. */
export function withUndercharge<One extends { readonly key: string; readonly P: number }>(
  all: readonly One[],
  guards: readonly GuardCode[],
): readonly One[] {
  const least = Math.max(0, ...guards.map((guard) => LEAST[guard] ?? 0));
  const charge = all.find(({ key }) => key === 'undercharge');
  if (charge === undefined || charge.P >= least) return all;
  const factor = (1 - least) / (1 - charge.P);
  return all
    .map((one) => ({ ...one, P: one === charge ? least : one.P * factor }))
    .toSorted((one, other) => other.P - one.P);
}
