/** How probable each hypothesis is once the readings are known. */
import type { Symptoms } from '../rules/symptoms.ts';
import { evidenceFactor } from './evidence.ts';
import type { Component, Fit, Hypothesis } from './hypotheses.ts';
import { fitOf } from './hypotheses.ts';

/** A hypothesis with its share, and the share of each of its components within it. */
export interface Judged {
  readonly key: string;
  readonly P: number;
  readonly components: readonly (Component & { readonly share: number; readonly fit: Fit })[];
}

/** What the hypotheses are judged by. */
export interface Evidence {
  readonly places: readonly number[];
  readonly residual: ArrayLike<number>;
  readonly direct: Symptoms;
  readonly isFixed: boolean;
}

/** Every hypothesis judged, the most probable first; their shares add up to 1. */
export function judged(hypotheses: readonly Hypothesis[], evidence: Evidence): readonly Judged[] {
  const all = hypotheses.map((hypothesis) => {
    const fits = hypothesis.components.map((component) => fitOf(component, evidence.places, evidence.residual));
    return { hypothesis, fits };
  });
  const highest = Math.max(...all.flatMap(({ fits }) => fits.map(({ logLikelihood }) => logLikelihood)));
  const weighed = all.map(({ hypothesis: { key, prior, components }, fits }) => {
    const parts = components.map(({ weight }, i) => weight * Math.exp(fits[i]!.logLikelihood - highest));
    const sum = parts.reduce((total, part) => total + part, 0);
    const weight = prior * evidenceFactor(key, evidence.direct, evidence.isFixed) * sum;
    return {
      key,
      weight,
      components: components.map((component, i) => ({
        ...component,
        share: sum > 0 ? parts[i]! / sum : component.weight,
        fit: fits[i]!,
      })),
    };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .map(({ key, weight, components }) => ({ key, P: weight / total, components }))
    .toSorted((one, other) => other.P - one.P);
}

/** How grave a fault is, 0 to 1. */
export interface Severity {
  readonly mean: number;
  readonly sd: number;
  /** The machine is simulated no further than the readings may well want: the mean is a lower bound. */
  readonly atLeast: boolean;
}

/** Share of a fault at the last severity it is simulated at, from which its mean is but a lower bound. */
const AT_THE_EDGE = 0.25;

/** Mean severity of a fault and its standard deviation; undefined where it has none. */
export function severityOf({ components }: Judged): Severity | undefined {
  const last = Math.max(...components.map(({ severity = Number.NaN }) => severity));
  if (!Number.isFinite(last)) return undefined;
  let [mean, square, edge] = [0, 0, 0];
  for (const { share, severity = 0 } of components) {
    mean += share * severity;
    square += share * severity ** 2;
    if (severity >= last) edge += share;
  }
  return { mean, sd: Math.sqrt(Math.max(square - mean ** 2, 0)), atLeast: edge > AT_THE_EDGE };
}
