/** What was seen or measured outside the simulated machine: how it weighs on each hypothesis. */
import { DIRECT, DIRECT_BETA, OUTSIDE } from '../data/machines.ts';
import type { SymptomKey } from '../data/signatures.ts';
import { signatureOf, signOf } from '../data/signatures.ts';
import { agreement, isThinkable } from '../rules/score.ts';
import type { Symptom, Symptoms } from '../rules/symptoms.ts';

/** Agreement of a cause nobody named with any evidence. */
const UNKNOWN = -0.2;

/** The evidence among the symptoms. */
export const evidenceOf = (symptoms: Symptoms): Map<SymptomKey, Symptom> =>
  new Map([...symptoms].filter(([key]) => DIRECT.includes(key)));

/** exp(2·Σ w·c·g) of a hypothesis over the evidence its row uses. */
export function evidenceFactor(hypothesis: string, evidence: Symptoms, isFixed: boolean): number {
  let sum = 0;
  for (const [key, { level, weight, confidence }] of evidence) {
    const sign = signOf(hypothesis, key, isFixed);
    if (hypothesis === 'unknown') sum += weight * confidence * UNKNOWN;
    else if (sign !== undefined) sum += weight * confidence * agreement(sign, level);
  }
  return Math.exp(DIRECT_BETA * sum);
}

/** A fault without a simulated machine that the evidence speaks of, and whose likelihood it borrows. */
export interface OutsideFault {
  readonly key: string;
  readonly of: string;
  readonly prior: number;
}

export function outsideFaults(evidence: Symptoms, symptoms: Symptoms, isFixed: boolean): readonly OutsideFault[] {
  return Object.entries(OUTSIDE).flatMap(([key, of]) => {
    const signature = signatureOf(key)!;
    const speaks = [...evidence.keys()].some((symptom: SymptomKey) => (signOf(key, symptom, isFixed) ?? 0) !== 0);
    return speaks && isThinkable(signature.requires, symptoms) ? [{ key, of, prior: signature.prior }] : [];
  });
}
