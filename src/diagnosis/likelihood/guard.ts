/** What readings forbid whatever the model says. */
import type { Liquid } from '../readings/missing-liquid.ts';
import type { Judged } from './posterior.ts';

/** Share a lack of charge keeps by what leaves the condenser: from where liquid is missing on, it leaves no other cause very likely. */
const LEAST: Readonly<Record<Liquid, number>> = { there: 0, missing: 0.3, gone: 0.85 };

/** Hypotheses in which a lack of charge has its share at least, the others scaled down alike; the most probable first. */
export function withUndercharge(all: readonly Judged[], liquid: Liquid): readonly Judged[] {
  const least = LEAST[liquid];
  const charge = all.find(({ key }) => key === 'undercharge');
  if (charge === undefined || charge.P >= least) return all;
  const factor = (1 - least) / (1 - charge.P);
  return all
    .map((one) => ({ ...one, P: one === charge ? least : one.P * factor }))
    .toSorted((one, other) => other.P - one.P);
}
