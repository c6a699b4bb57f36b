/** The score of a fault by its signature. */
import type { SymptomKey } from '../data/signatures.ts';
import { SCORING, SIGNATURES, signOf } from '../data/signatures.ts';
import type { Symptoms } from './symptoms.ts';

const { max_level: MAX_LEVEL, g: G, beta: BETA } = SCORING;
const SHOWS = 0.5;

/** How well a level agrees with a sign and size: linear between the columns of the table. -1 to 1. */
export function agreement(sign: number, level: number): number {
  const row = G[String(Math.abs(sign)) as keyof typeof G];
  const at = (sign < 0 ? -level : level) + MAX_LEVEL;
  const place = Math.min(Math.max(Math.floor(at), 0), row.length - 2);
  const [low = 0, high = 0] = row.slice(place);
  return low + (at - place) * (high - low);
}

export interface RankedFault {
  readonly key: string;
  /** -1 to 1. */
  readonly score: number;
  /** Share, 0 to 1; a measure of order, no probability. */
  readonly likelihood: number;
}

/** Whether one of the symptoms a fault needs shows. */
export const isThinkable = (requires: readonly SymptomKey[], symptoms: Symptoms): boolean =>
  requires.length === 0 || requires.some((key) => Math.abs(symptoms.get(key)?.level ?? 0) >= SHOWS);

/** The mean agreement of a fault with the symptoms it uses; undefined where there is none. */
export function scoreOf(fault: string, symptoms: Symptoms, isFixed: boolean): number | undefined {
  let sum = 0;
  let weights = 0;
  for (const [key, { level, weight, confidence }] of symptoms) {
    const sign = signOf(fault, key, isFixed);
    if (sign === undefined) continue;
    sum += weight * confidence * agreement(sign, level);
    weights += weight * confidence;
  }
  return weights > 0 ? sum / weights : undefined;
}

/** Every fault that may be thought of, the likeliest first: prior·exp(6·score). */
export function rankedFaults(symptoms: Symptoms, isFixed: boolean): readonly RankedFault[] {
  const scored = SIGNATURES.filter(({ requires }) => isThinkable(requires, symptoms)).flatMap(({ key, prior }) => {
    const score = scoreOf(key, symptoms, isFixed);
    return score === undefined ? [] : [{ key, score, weight: prior * Math.exp(BETA * score) }];
  });
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  return scored
    .map(({ key, score, weight }) => ({ key, score, likelihood: weight / total }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}
