/** The door of the diagnosis: what is probably the matter with a machine, and what to measure to know. */
import type { Engine } from '../../engine/types.ts';
import type { Word } from '../codes.ts';
import type { DiagnosisOutcome, DiagnosisWarning } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import type { Derived } from '../readings/derived.ts';
import { derivedOf } from '../readings/derived.ts';
import { remarksOf } from '../readings/remarks.ts';
import type { Screen } from '../readings/screens.ts';
import { screenOf } from '../readings/screens.ts';
import type { Visit } from '../readings/visit.ts';
import { missingOf, visitFrom } from '../readings/visit.ts';
import type { RuleScore } from '../rules/rule-score.ts';
import { RULE_NEEDS, ruleScoreOf } from '../rules/rule-score.ts';
import { impossibleLevel } from '../rules/symptoms.ts';
import type { Channel } from './channels.ts';
import { CHANNELS, FIELD_OF } from './channels.ts';
import { detectableSeverities } from './detectable.ts';
import type { FallbackReason, Judgement } from './judgement.ts';
import { judgementOf } from './judgement.ts';
import type { NextReading } from './information.ts';
import { nextReadings } from './information.ts';
import type { Judged } from './posterior.ts';
import type { Severity } from './posterior.ts';
import { severityOf } from './posterior.ts';
import type { Reason } from './reasons.ts';
import { reasonsOf } from './reasons.ts';
import type { LikelihoodVerdict } from './verdict.ts';
import { leastChiSquare, verdictOf, wordIn } from './verdict.ts';

export interface RankedHypothesis {
  readonly key: string;
  readonly P: number;
  readonly word: Word;
  readonly reasons: readonly Reason[];
}
type ByChannel = Readonly<Partial<Record<Channel, number>>>;

export interface LikelihoodDiagnosis {
  readonly by: 'likelihood';
  readonly verdict: LikelihoodVerdict;
  /** Of V_FAULT its fault, of V_PAIR both, of V_HUNTING that. */
  readonly faults: readonly string[];
  /** Least χ² over the severities all faults are simulated at. */
  readonly chi2: number;
  /** Every hypothesis, the most probable first; the probabilities add up to 1. */
  readonly order: readonly RankedHypothesis[];
  readonly severity: Severity | null;
  /** Field of the doubtful probe. */
  readonly probe: string | null;
  /** °C by channel (`lnp`: natural logarithm of W): the simulated healthy machine, the readings less it, their spread. */
  readonly healthy: ByChannel;
  readonly residual: ByChannel;
  readonly sigma: ByChannel;
  readonly detectable: Readonly<Record<string, number>>;
  /** Readings not taken yet, the most telling first; below 0.05 bit one is not worth the way. */
  readonly next: readonly NextReading[];
  readonly outputs: Derived;
  readonly warnings: readonly DiagnosisWarning[];
}

export interface RuleDiagnosis {
  readonly by: 'rules';
  readonly verdict: 'W_DOMAIN';
  readonly why: FallbackReason;
  readonly rules: RuleScore;
  readonly outputs: RuleScore['outputs'];
  readonly warnings: readonly DiagnosisWarning[];
}

/** Readings that contradict each other: what to read again, and no cause. */
export interface ScreenedDiagnosis {
  readonly by: 'screen';
  readonly verdict: 'V_RETAKE';
  readonly screen: Screen;
  readonly outputs: Derived;
  readonly warnings: readonly DiagnosisWarning[];
}

export type Diagnosis = LikelihoodDiagnosis | RuleDiagnosis | ScreenedDiagnosis;

const NEEDS = ['p_lp', 'p_hp', 't_suction', 't_liquid', 'te_in', 'tc_in'] as const;

const byChannel = (places: readonly number[], of: (i: number) => number): ByChannel =>
  Object.fromEntries(places.map((i) => [CHANNELS[i]!, of(i)]));

function fallback(visit: Visit, why: FallbackReason): RuleDiagnosis {
  const rules = ruleScoreOf(visit);
  return {
    ...{ by: 'rules', verdict: 'W_DOMAIN', why, rules, outputs: rules.outputs },
    warnings: [{ code: 'W_DOMAIN', values: { why } }, ...rules.warnings],
  };
}

function namedBy(verdict: LikelihoodVerdict, first: string, second: string): readonly string[] {
  if (verdict === 'V_HUNTING') return ['hunting'];
  return verdict === 'V_FAULT' ? [first] : verdict === 'V_PAIR' ? [first, second] : [];
}

function answered(visit: Visit, judgement: Judgement): LikelihoodDiagnosis {
  const { S, residual, set, now, places, paths, hypotheses, evidence, modelled, all, findings, derived } = judgement;
  const [first, second] = all as readonly [Judged, Judged];
  const verdict = verdictOf(all, places.length, findings);
  const sigma = CHANNELS.map((_, i) => Math.sqrt(S.values[i * S.size + i]!));
  const reasons = reasonsOf(hypotheses, modelled, evidence, sigma);
  const slope = evidence.direct.has('NCT') ? undefined : set.standstillSlope();
  const probe = first.components.toSorted((one, other) => other.share - one.share)[0]?.probe;
  return {
    ...{ by: 'likelihood', verdict },
    faults: namedBy(verdict, first.key, second.key),
    chi2: leastChiSquare(all),
    order: all.map(({ key, P }) => ({ key, P, word: wordIn(key, P, findings), reasons: reasons.get(key)! })),
    severity: (verdict === 'W_MULTI' ? undefined : severityOf(first)) ?? null,
    probe: probe === undefined ? null : FIELD_OF[probe],
    healthy: byChannel(places, (i) => now.healthy.mean[i]!),
    residual: byChannel(places, (i) => residual[i]!),
    sigma: byChannel(places, (i) => sigma[i]!),
    detectable: detectableSeverities(paths, S, places) as Readonly<Record<string, number>>,
    next: nextReadings(all, places, residual, slope),
    outputs: derived,
    warnings: [
      ...remarksOf(visit, derived, judgement.u, impossibleLevel(derived)),
      ...(judgement.hasReference ? [] : [{ code: 'W_NOREF' as const }]),
    ],
  };
}

/** The diagnosis of a visit that was read. */
export function diagnosisOf(visit: Visit): Diagnosis {
  const missing = missingOf(visit, RULE_NEEDS);
  if (missing.length > 0) refuse('E_FEW', missing[0], { list: missing.join(', ') });
  const lacking = visit.reference === undefined ? [] : missingOf(visit.reference, NEEDS, 'reference.');
  if (lacking.length > 0) refuse('E_FEW', lacking[0], { list: lacking.join(', ') });
  const { derived, u } = derivedOf(visit);
  const screen = screenOf(visit, derived, u);
  if (screen !== undefined) {
    const warnings = remarksOf(visit, derived, u, impossibleLevel(derived));
    return { by: 'screen', verdict: 'V_RETAKE', screen, outputs: derived, warnings };
  }
  const judgement = judgementOf(visit);
  return typeof judgement === 'string' ? fallback(visit, judgement) : answered(visit, judgement);
}

/**
 * What is probably the matter with a machine, from one visit, and better from two: its readings against those of a
 * simulated machine of its kind, healthy and with each fault, in the same weather.
 *
 * @param request keys and limits of `readings/fields.ts`; both pressures, t_suction, t_liquid, te_in and tc_in; `reference`:
 *   the same fields read on the same machine while it was healthy
 * @returns by 'likelihood': a verdict code, hypotheses with their probabilities, severity, residuals in K against the
 *   healthy machine, the smallest severities that would show, what to measure next in bits. By 'rules' (W_DOMAIN) where the
 *   simulated machine cannot stand in: `why` says so, and `rules` holds the score of `ruleScore`. By 'screen' (V_RETAKE) where
 *   two readings cannot both be right: which, and what to read again
 *
 * Problems: those of `ruleScore`; a field of the reference carries 'reference.' before its key.
 */
export function diagnose(request: unknown, engine: Engine): DiagnosisOutcome<Diagnosis> {
  return answerOf(() => diagnosisOf(visitFrom(request, engine)));
}
