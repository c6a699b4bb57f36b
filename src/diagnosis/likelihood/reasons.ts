/** Why a hypothesis stands where it does: the readings without which it would be least probable. */
import type { SymptomKey } from '../data/signatures.ts';
import { CHANNELS, FIELD_OF } from './channels.ts';
import type { Hypothesis } from './hypotheses.ts';
import type { Evidence, Judged } from './posterior.ts';
import { judged } from './posterior.ts';

const MOST = 3;
/** Drop of probability from which a reading is a reason. */
const COUNTS = 0.001;

export interface Reason {
  /** Field of a reading, or key of a symptom seen beside the model. */
  readonly key: string;
  /** Drop of the hypothesis's probability when the reading is left out. */
  readonly drop: number;
  /** Of a reading: how far it lies from the healthy machine, and in standard deviations. */
  readonly residual?: number;
  readonly deviations?: number;
}

/** For each hypothesis, by key, the readings that weigh most. @param sigma standard deviation of each channel */
export function reasonsOf(
  hypotheses: readonly Hypothesis[],
  all: readonly Judged[],
  evidence: Evidence,
  sigma: readonly number[],
): ReadonlyMap<string, readonly Reason[]> {
  const before = new Map(all.map(({ key, P }) => [key, P]));
  const found = new Map<string, Reason[]>(all.map(({ key }) => [key, []]));
  const weigh = (reason: Omit<Reason, 'drop'>, without: Evidence): void => {
    for (const { key, P } of judged(hypotheses, without))
      found.get(key)?.push({ ...reason, drop: before.get(key)! - P });
  };
  for (const place of evidence.places) {
    const residual = evidence.residual[place]!;
    weigh(
      { key: FIELD_OF[CHANNELS[place]!], residual, deviations: residual / sigma[place]! },
      { ...evidence, places: evidence.places.filter((other) => other !== place) },
    );
  }
  for (const symptom of evidence.direct.keys()) {
    const direct = new Map([...evidence.direct].filter(([key]: readonly [SymptomKey, unknown]) => key !== symptom));
    weigh({ key: symptom }, { ...evidence, direct });
  }
  return new Map(
    [...found].map(([key, reasons]) => [
      key,
      reasons
        .filter(({ drop }) => drop > COUNTS)
        .toSorted((one, other) => other.drop - one.drop)
        .slice(0, MOST),
    ]),
  );
}
