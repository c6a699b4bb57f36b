/** The condenser's zones by their share of UA, for who fills its volume by them. */
import type { Circuit } from './circuit.ts';
import { EXCHANGERS } from '../exchangers/part.ts';

const ZONES = ['desuperheating', 'condensation', 'subcooling'] as const;
/** Longer than any answer takes, ms. */
const PATIENCE = 10_000;

/**
 * Shares of desuperheating, condensation and subcooling, of the steady regime; what a condenser lacks is 0. Undefined
 * where it has no such zones (a gas cooler, temperatures that cross) or nothing can be computed.
 */
export async function zoneShares(circuit: Circuit): Promise<readonly number[] | undefined> {
  const part = circuit.open(EXCHANGERS);
  part.refresh();
  if (part.$answer.get().isStale) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => resolve(), PATIENCE);
      const stop = part.$answer.listen(({ isStale, problem }) => {
        if (isStale && !problem) return;
        clearTimeout(timer);
        stop();
        resolve();
      });
    });
  }
  const { result, isStale } = part.$answer.get();
  const zones = isStale ? undefined : result?.permanent.condenser?.zones;
  if (!zones?.['condensation']) return undefined;
  const shares = ZONES.map((zone) => zones[zone]?.ua_share ?? 0);
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum > 0 ? shares.map((share) => share / sum) : undefined;
}
