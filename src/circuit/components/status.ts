/** Whether a component suits its line: pressure, temperature, choking, flashing, drop. */
import type { Line } from '../lines.ts';
import { ATMOSPHERE_BAR, finiteOrNull, hasSaturation } from '../lines.ts';
import type { ComponentDrop, LineState } from './drop.ts';
import { componentDrop } from './drop.ts';
import type { Category, Status } from './kinds.ts';
import type { ComponentFigures } from './row.ts';

export type { Status } from './kinds.ts';
export type Reason = 'ps' | 't' | 'choked' | 'flash' | 'dp';

/** Highest drops of a component, practice: bar in the liquid line, K of saturation in the others; absent for none. */
const MOST_DROP: Readonly<Record<Line, Partial<Record<Category, number>>>> = {
  ll: { valve: 0.15, filter: 0.07, 'sight glass': 0.03, flexible: 0.05, housing: 0.1 },
  asp: { valve: 0.5, filter: 0.5, 'sight glass': 0.1, flexible: 0.2, housing: 0.5, silencer: 0.3, separator: 0.5 },
  ref: { valve: 0.5, filter: 0.5, 'sight glass': 0.1, flexible: 0.3, housing: 0.5, silencer: 0.5, separator: 0.5 },
};
/** Part of the pressure of a gas line above critical, where there is no saturation to lose. */
const MOST_SUPERCRITICAL = 0.005;

export interface Verdict {
  /** bar; null without a Kv, choked or in a wet discharge. */
  readonly dp: number | null;
  /** K */
  readonly dt: number | null;
  readonly status: Status;
  readonly reasons: readonly Reason[];
  /** What a regulator does by design: 'dp'. */
  readonly info: readonly Reason[];
}

function isTooMuch({ drop, loss }: ComponentDrop, category: Category, { line, point, pressure }: LineState): boolean {
  const most = MOST_DROP[line][category];
  if (drop === undefined || most === undefined) return false;
  if (line === 'll') return drop > most;
  return hasSaturation(line, point) ? loss !== null && loss > most : drop > MOST_SUPERCRITICAL * pressure;
}

/** @param pDesign bar absolute */
function ratingReasons(
  component: ComponentFigures,
  { temperature }: LineState,
  pDesign: number | null,
): readonly Reason[] {
  const { pressure, coldest, hottest } = component;
  const stands = pressure === undefined ? Infinity : pressure.value + (pressure.isAbsolute ? 0 : ATMOSPHERE_BAR);
  const isTooHot = hottest !== undefined && temperature > hottest;
  const isTooCold = coldest !== undefined && temperature < coldest;
  return [
    ...(pDesign !== null && stands < pDesign ? ['ps' as const] : []),
    ...(isTooHot || isTooCold ? ['t' as const] : []),
  ];
}

/** The verdict on a component in one regime. @param kv m³/h; undefined where none is published @param pDesign bar absolute */
export function verdictOf(
  component: ComponentFigures,
  kv: number | undefined,
  state: LineState,
  pDesign: number | null,
): Verdict {
  const rating = ratingReasons(component, state, pDesign);
  if (kv === undefined) {
    return { dp: null, dt: null, status: rating.length > 0 ? 'over_limit' : 'kv_missing', reasons: rating, info: [] };
  }
  const found = componentDrop(kv, state);
  const { drop, isChoked, isFlashing, loss } = found;
  const isOver = isTooMuch(found, component.category, state);
  const reasons: readonly Reason[] = [
    ...rating,
    ...(isChoked ? ['choked' as const] : []),
    ...(isFlashing ? ['flash' as const] : []),
    ...(isOver && !component.isRegulator ? ['dp' as const] : []),
  ];
  const { leastDrop } = component;
  const isUnder = leastDrop !== undefined && leastDrop > 0 && drop !== undefined && drop < leastDrop;
  return {
    dp: drop ?? null,
    dt: finiteOrNull(loss),
    status: reasons.length > 0 ? 'over_limit' : isUnder ? 'under_min' : 'ok',
    reasons,
    info: isOver && component.isRegulator ? ['dp'] : [],
  };
}
