/** The door of the diagnosis: what is probably the matter with a machine, and what to measure to know. */
import type { Engine } from '../../engine/types.ts';
import type { VerdictCode, Word } from '../codes.ts';
import { DOMAIN, isApplicationOfMachines, MACHINES } from '../data/machines.ts';
import type { DiagnosisOutcome, DiagnosisWarning } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import type { Derived } from '../readings/derived.ts';
import { derivedOf } from '../readings/derived.ts';
import { remarksOf } from '../readings/remarks.ts';
import type { Visit } from '../readings/visit.ts';
import { missingOf, visitFrom } from '../readings/visit.ts';
import type { RuleScore } from '../rules/rule-score.ts';
import { RULE_NEEDS, ruleScoreOf } from '../rules/rule-score.ts';
import { impossibleLevel, symptomsOf } from '../rules/symptoms.ts';
import type { Channel } from './channels.ts';
import { CHANNELS, FIELD_OF } from './channels.ts';
import type { Comparison, HealthyVisit } from './covariance.ts';
import { comparisonOf, healthyVisit } from './covariance.ts';
import { detectableSeverities } from './detectable.ts';
import { evidenceOf, outsideFaults } from './evidence.ts';
import { hypothesesOf } from './hypotheses.ts';
import type { NextReading } from './information.ts';
import { nextReadings } from './information.ts';
import type { Judged } from './posterior.ts';
import { judged, severityOf } from './posterior.ts';
import type { Reason } from './reasons.ts';
import { reasonsOf } from './reasons.ts';
import type { TwinSet } from './twin-set.ts';
import { twinSetOf } from './twin-set.ts';
import { leastChiSquare, verdictOf, wordOf } from './verdict.ts';

export interface RankedHypothesis {
  readonly key: string;
  readonly P: number;
  readonly word: Word;
  readonly reasons: readonly Reason[];
}
type ByChannel = Readonly<Partial<Record<Channel, number>>>;

/** Why rules answer in the likelihood's place. */
export type FallbackReason = 'application' | 'inlets' | 'weather' | 'twin';

export interface LikelihoodDiagnosis {
  readonly by: 'likelihood';
  readonly verdict: Exclude<VerdictCode, 'W_DOMAIN'>;
  /** Of V_FAULT its fault, of V_PAIR both. */
  readonly faults: readonly string[];
  readonly chi2: number;
  /** Every hypothesis, the most probable first; the probabilities add up to 1. */
  readonly order: readonly RankedHypothesis[];
  readonly severity: { readonly mean: number; readonly sd: number } | null;
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

export type Diagnosis = LikelihoodDiagnosis | RuleDiagnosis;

const NEEDS = ['p_lp', 'p_hp', 't_suction', 't_liquid', 'te_in', 'tc_in'] as const;

const isInDomain = (te: number, tc: number, design: { readonly te: number; readonly tc: number }): boolean =>
  Math.abs(te - design.te) <= DOMAIN.te && tc - design.tc >= DOMAIN.tc[0]! && tc - design.tc <= DOMAIN.tc[1]!;

/** The machine and the visits against it, or why there is none. */
function twinOf(
  visit: Visit,
): { readonly set: TwinSet; readonly now: HealthyVisit; readonly before: HealthyVisit | undefined } | FallbackReason {
  const { application, expansion, receiver, reference, settings, fluid } = visit;
  if (!isApplicationOfMachines(application)) return 'application';
  if (visit.figures.te_in === undefined || visit.figures.tc_in === undefined) return 'inlets';
  const properties = propertiesOf(fluid);
  const visits = [visit, ...(reference === undefined ? [] : [reference])];
  if (!visits.every(({ figures }) => isInDomain(figures.te_in!, figures.tc_in!, MACHINES[application])))
    return 'weather';
  const set = twinSetOf({ application, expansion, receiver, clamp: settings.td_corr }, properties);
  const [now, before] = visits.map((of) => {
    const healthy = set.healthyAt(of.figures.te_in!, of.figures.tc_in!);
    return healthy && healthyVisit(visit, of, healthy, properties);
  });
  return now === undefined || (reference !== undefined && before === undefined) ? 'twin' : { set, now, before };
}

/** Channels that count: those read, power only against a reference visit's. */
function placesOf({ measured }: HealthyVisit, before: HealthyVisit | undefined): readonly number[] {
  return CHANNELS.flatMap((channel, i) => {
    const isRead = Number.isFinite(measured[i]);
    const counts = channel !== 'lnp' || (before !== undefined && Number.isFinite(before.measured[i]));
    return isRead && counts ? [i] : [];
  });
}

const byChannel = (places: readonly number[], of: (i: number) => number): ByChannel =>
  Object.fromEntries(places.map((i) => [CHANNELS[i]!, of(i)]));

function fallback(visit: Visit, why: FallbackReason): RuleDiagnosis {
  const rules = ruleScoreOf(visit);
  return {
    ...{ by: 'rules', verdict: 'W_DOMAIN', why, rules, outputs: rules.outputs },
    warnings: [{ code: 'W_DOMAIN', values: { why } }, ...rules.warnings],
  };
}

function answered(
  visit: Visit,
  places: readonly number[],
  { S, residual }: Comparison,
  set: TwinSet,
  now: HealthyVisit,
): LikelihoodDiagnosis {
  const { derived, u } = derivedOf(visit);
  const symptoms = symptomsOf(visit, derived, u);
  const direct = evidenceOf(symptoms);
  const paths = set.faultsAt(visit.figures.te_in!, visit.figures.tc_in!);
  const outside = outsideFaults(direct, symptoms, visit.isFixed);
  const isRead = CHANNELS.map((_, i) => places.includes(i));
  const hypotheses = hypothesesOf(S, paths, outside, isRead);
  const evidence = { places, residual, direct, isFixed: visit.isFixed };
  const all = judged(hypotheses, evidence);
  const [first, second] = all as readonly [Judged, Judged];
  const verdict = verdictOf(all, places.length) as LikelihoodDiagnosis['verdict'];
  const sigma = CHANNELS.map((_, i) => Math.sqrt(S.values[i * S.size + i]!));
  const reasons = reasonsOf(hypotheses, all, evidence, sigma);
  const slope = direct.has('NCT') ? undefined : set.standstillSlope();
  const probe = first.components.toSorted((one, other) => other.share - one.share)[0]?.probe;
  return {
    ...{ by: 'likelihood', verdict },
    faults: verdict === 'V_FAULT' ? [first.key] : verdict === 'V_PAIR' ? [first.key, second.key] : [],
    chi2: leastChiSquare(all),
    order: all.map(({ key, P }) => ({ key, P, word: wordOf(P), reasons: reasons.get(key)! })),
    severity: (verdict === 'W_MULTI' ? undefined : severityOf(first)) ?? null,
    probe: probe === undefined ? null : FIELD_OF[probe],
    healthy: byChannel(places, (i) => now.healthy.mean[i]!),
    residual: byChannel(places, (i) => residual[i]!),
    sigma: byChannel(places, (i) => sigma[i]!),
    detectable: detectableSeverities(paths, S, places) as Readonly<Record<string, number>>,
    next: nextReadings(all, places, residual, slope),
    outputs: derived,
    warnings: [
      ...remarksOf(visit, derived, impossibleLevel(derived)),
      ...(visit.reference === undefined ? [{ code: 'W_NOREF' as const }] : []),
    ],
  };
}

/** The diagnosis of a visit that was read. */
export function diagnosisOf(visit: Visit): Diagnosis {
  const missing = missingOf(visit, RULE_NEEDS);
  if (missing.length > 0) refuse('E_FEW', missing[0], { list: missing.join(', ') });
  const lacking = visit.reference === undefined ? [] : missingOf(visit.reference, NEEDS, 'reference.');
  if (lacking.length > 0) refuse('E_FEW', lacking[0], { list: lacking.join(', ') });
  const twin = twinOf(visit);
  if (typeof twin === 'string') return fallback(visit, twin);
  const { set, now, before } = twin;
  const comparison = comparisonOf(now, before);
  return answered(visit, placesOf(now, before), comparison, set, now);
}

/**
 * What is probably the matter with a machine, from one visit, and better from two: its readings against those of a
 * simulated machine of its kind, healthy and with each fault, in the same weather.
 *
 * @param request keys and limits of `readings/fields.ts`; both pressures, t_suction, t_liquid, te_in and tc_in; `reference`:
 *   the same fields read on the same machine while it was healthy
 * @returns by 'likelihood': a verdict code, hypotheses with their probabilities, severity, residuals in K against the
 *   healthy machine, the smallest severities that would show, what to measure next in bits. By 'rules' (W_DOMAIN) where the
 *   simulated machine cannot stand in: `why` says so, and `rules` holds the score of `ruleScore`
 *
 * Problems: those of `ruleScore`; a field of the reference carries 'reference.' before its key.
 */
export function diagnose(request: unknown, engine: Engine): DiagnosisOutcome<Diagnosis> {
  return answerOf(() => diagnosisOf(visitFrom(request, engine)));
}
