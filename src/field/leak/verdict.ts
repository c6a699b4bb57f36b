/** Whether a drift may be topped up, and what to know of it. */
import type { LeakVerdict, LeakWarningCode } from '../codes.ts';
import { LEAK_WARNING_CODES } from '../codes.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { isFlammable } from '../../refrigerants/lower-limits.ts';
import type { LeakRequest } from './read.ts';
import type { Drift, LeakStage, LeakWarning, Nominal, Rest } from './result.ts';

type Amounts = Pick<Drift, 'dt_dew_evp' | 'dt_bubble_cdr' | 'capacity' | 'points'>;

/** What gauges can tell, and what a machine still bears: choices of this product, beside the 0.3 to 0.5 bar at rest a distributor bears. */
const WITHIN = { kelvin: 0.5, capacity: 0.03, points: 2 } as const;
const WITH_CARE = { kelvin: 1.5, capacity: 0.08 } as const;

/** Mass points of flammable components from which more of them is said. */
const MORE_LEFT = 1;
const MORE_IN_GAS = 5;

/** What the ruler of the nominal blend is to be corrected by, K: the larger of both sides. */
export const rulerError = ({ dt_dew_evp, dt_bubble_cdr }: Amounts): number =>
  Math.max(Math.abs(dt_dew_evp), Math.abs(dt_bubble_cdr));

export function verdictOf(drift: Amounts): LeakVerdict {
  const kelvin = rulerError(drift);
  const capacity = Math.abs(drift.capacity);
  if (kelvin <= WITHIN.kelvin && capacity <= WITHIN.capacity && drift.points <= WITHIN.points) return 'V_TOPUP';
  return kelvin <= WITH_CARE.kelvin && capacity <= WITH_CARE.capacity ? 'V_TOPUP_CARE' : 'V_RECOVER';
}

const flammableIn = (vapour: Rest['vapour']): number =>
  Object.entries(vapour).reduce((sum, [name, percent]) => sum + (isFlammable(name) ? percent : 0), 0);

/** What to know beside the verdict, in the order it is said. Values: mass %, L, °C. */
export function warningsOf(
  request: LeakRequest,
  nominal: Nominal,
  stages: readonly LeakStage[],
): readonly LeakWarning[] {
  const found = new Map<LeakWarningCode, LeakWarning['values']>([['W_REPAIR', {}]]);
  const { flammable: n } = nominal;
  const left = stages.at(-1)?.flammable ?? n;
  if (left - n >= MORE_LEFT) found.set('W_FLAM_MORE', { v: left, n });
  const gas = Math.max(...[nominal.rest, ...stages.map(({ rest }) => rest)].map(({ vapour }) => flammableIn(vapour)));
  const isPartly = request.fluid.components.some(({ name }) => !isFlammable(name));
  if (isPartly && gas - n >= MORE_IN_GAS) found.set('W_FLAM_VAPOUR', { v: gas, n });
  if (request.topUp === 'vapour') found.set('W_VAPOUR_TOPUP', {});
  if (request.hole === 'running') found.set('W_RUNNING', {});
  const coldest = Math.min(...stages.map(({ t }) => t));
  if (request.isAdiabatic && coldest < celsiusFromKelvin(request.restT)) found.set('W_COLD', { t: coldest });
  if (request.isVolumeAssumed) found.set('W_VOLUME', { v: request.volume * 1000 });
  if (request.fluid.quality === 'estimated blend') found.set('W_ESTIMATED', {});
  return LEAK_WARNING_CODES.flatMap((code) => {
    const values = found.get(code);
    return values === undefined ? [] : [{ code, values }];
  });
}
