/** The door of the diagnosis: what is probably the matter with a machine, and what to measure to know. */
import type { Engine } from '../../engine/types.ts';
import type { VerdictCode, Word } from '../codes.ts';
import { OUTSIDE } from '../codes.ts';
import type { DiagnosisOutcome, DiagnosisWarning } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import type { Derived } from '../readings/derived.ts';
import { derivedOf } from '../readings/derived.ts';
import { remarksOf } from '../readings/remarks.ts';
import type { GuardCode } from '../readings/guards.ts';
import { readingGuards } from '../readings/guards.ts';
import type { Opinion } from '../readings/opinion.ts';
import { opinionOf } from '../readings/opinion.ts';
import type { RetakeField, Screen, ScreenCode } from '../readings/screens.ts';
import { screensOf } from '../readings/screens.ts';
import type { Visit } from '../readings/visit.ts';
import { missingOf, visitFrom } from '../readings/visit.ts';
import type { RuleScore } from '../rules/rule-score.ts';
import { RULE_NEEDS, ruleScoreOf } from '../rules/rule-score.ts';
import { impossibleLevel } from '../rules/symptoms.ts';
import type { Channel } from './channels.ts';
import { CHANNELS } from './channels.ts';
import { detectableSeverities } from './detectable.ts';
import type { FallbackReason, Judgement } from './judgement.ts';
import { judgementOf } from './judgement.ts';
import type { NextReading } from './information.ts';
import { nextReadings } from './information.ts';
import type { Severity } from './posterior.ts';
import { severityOf } from './posterior.ts';
import type { Reason } from './reasons.ts';
import { reasonsOf } from './reasons.ts';
import type { BothVerdicts } from './both.ts';
import { agreedDecision, differing } from './both.ts';
import type { LikelihoodVerdict } from './verdict.ts';
import { DANGER_SCREENS, decisionOf, leastChiSquare, rankingGuards, wordIn } from './verdict.ts';

export interface RankedHypothesis {
  readonly key: string;
  readonly P: number;
  readonly word: Word;
  readonly reasons: readonly Reason[];
}
type ByChannel = Readonly<Partial<Record<Channel, number>>>;

/** What every diagnosis says. */
interface Said {
  /** What is said first: a danger, an impossible reading, a first opinion, or the verdict. */
  readonly headline: VerdictCode | ScreenCode | Opinion['code'];
  /** Impossible and dangerous states, in the order they are told. */
  readonly screens: readonly Screen[];
  /** What the readings forbid, or what would read the same. */
  readonly guards: readonly GuardCode[];
  /** Fields to read again, the likeliest mistake first. */
  readonly retake: readonly RetakeField[];
  readonly outputs: Derived;
  readonly warnings: readonly DiagnosisWarning[];
}

export interface LikelihoodDiagnosis extends Said {
  readonly by: 'likelihood';
  readonly verdict: LikelihoodVerdict;
  /** Of V_FAULT its fault, of V_PAIR both, of V_HUNTING that and what is near it, of V_UNDECIDED what may be, three at most. */
  readonly faults: readonly string[];
  /** How sure the verdict is, where it says one thing. */
  readonly word: Word | null;
  /** With a reference visit: what the readings say by it and by themselves, where that is not the same. */
  readonly both: BothVerdicts | null;
  /** Chance, 0 to 1, that the machine is outside what is simulated; every shown probability is of the rest. */
  readonly outside: number;
  /** Least χ² over every hypothesis. */
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
  /** Superheat and subcooling, K, the healthy machine would show in this weather; the glide being that of the readings. */
  readonly expected: { readonly superheat: number; readonly subcooling: number };
  readonly detectable: Readonly<Record<string, number>>;
  /** Readings not taken yet, the most telling first; below 0.05 bit one is not worth the way. */
  readonly next: readonly NextReading[];
}

export interface RuleDiagnosis extends Said {
  readonly by: 'rules';
  readonly verdict: 'W_DOMAIN';
  readonly why: FallbackReason;
  readonly rules: RuleScore;
  readonly opinion: Opinion | null;
  readonly outputs: RuleScore['outputs'];
}

/** Four readings without the air: what superheat and subcooling say together, never more than possible. */
export interface OpinionDiagnosis extends Said {
  readonly by: 'opinion';
  readonly verdict: 'V_FIRST_OPINION';
  readonly opinion: Opinion;
}

/** Readings that contradict each other: what to read again, and no cause. */
export interface ScreenedDiagnosis extends Said {
  readonly by: 'screen';
  readonly verdict: 'V_RETAKE' | 'V_STOPPED';
  readonly screen: Screen;
}

export type Diagnosis = LikelihoodDiagnosis | RuleDiagnosis | OpinionDiagnosis | ScreenedDiagnosis;

const FOUR = ['p_lp', 'p_hp', 't_suction', 't_liquid'] as const;
const NEEDS = [...FOUR, 'te_in', 'tc_in'] as const;

const byChannel = (places: readonly number[], of: (i: number) => number): ByChannel =>
  Object.fromEntries(places.map((i) => [CHANNELS[i]!, of(i)]));

/** What the readings say before any model. */
interface Seen {
  readonly derived: Derived;
  readonly screens: readonly Screen[];
  readonly warnings: readonly DiagnosisWarning[];
}

const dangerOf = (screens: readonly Screen[]): ScreenCode | undefined =>
  DANGER_SCREENS.find((code) => screens.some((screen) => screen.code === code));

const saidOf = (
  { derived, screens }: Seen,
  otherwise: Said['headline'],
  guards: readonly GuardCode[],
): Omit<Said, 'warnings'> => ({
  headline: dangerOf(screens) ?? otherwise,
  ...{ screens, guards, outputs: derived },
  retake: screens.find(({ code }) => code === 'S_EMPTY')?.retake ?? [],
});

function fallback(visit: Visit, why: FallbackReason, seen: Seen): RuleDiagnosis {
  const rules = ruleScoreOf(visit);
  return {
    ...saidOf(seen, 'W_DOMAIN', readingGuards(visit, seen.derived, seen.screens)),
    ...{ by: 'rules', verdict: 'W_DOMAIN', why, rules, outputs: rules.outputs },
    opinion: opinionOf(visit, seen.derived) ?? null,
    warnings: [{ code: 'W_DOMAIN', values: { why } }, ...rules.warnings],
  };
}

function expectedOf(mean: readonly number[], { glide_evp = 0, glide_cdr = 0 }: Derived) {
  const at = (channel: Channel): number => mean[CHANNELS.indexOf(channel)]!;
  return {
    superheat: at('tsuc') - at('t0') - glide_evp / 2,
    subcooling: at('tk') - glide_cdr / 2 - at('tliq'),
  };
}

const decided = ({ all, places, findings }: Judgement) => decisionOf(all, places.length, findings);

/** @param alone the same visit without its reference, where it has one */
function answered(judgement: Judgement, seen: Seen, alone: Judgement | undefined): LikelihoodDiagnosis {
  const { S, residual, set, now, places, paths, hypotheses, evidence, modelled, all, findings } = judgement;
  const against = decided(judgement);
  const verdicts = alone && { against, alone: decided(alone) };
  const { verdict, faults, word } = verdicts ? agreedDecision(verdicts, all, findings) : against;
  const guards = [...findings.guards, ...rankingGuards(all, findings)];
  const sigma = CHANNELS.map((_, i) => Math.sqrt(S.values[i * S.size + i]!));
  const reasons = reasonsOf(hypotheses, modelled, evidence, sigma);
  const slope = evidence.direct.has('NCT') ? undefined : set.standstillSlope();
  const { components } = all.find(({ key }) => key === 'sensor') ?? { components: [] };
  const probe = components.toSorted((one, other) => other.share - one.share)[0]?.probe;
  const grave = all.find(({ key }) => key === faults[0]);
  const unknown = all.find(({ key }) => key === 'unknown')?.P ?? 0;
  return {
    ...saidOf(seen, verdict, guards),
    ...{ by: 'likelihood', verdict, faults, word },
    both: verdicts ? differing(verdicts) : null,
    outside: OUTSIDE + (1 - OUTSIDE) * unknown,
    chi2: leastChiSquare(all),
    order: all.map(({ key, P }) => ({ key, P, word: wordIn(key, P, findings), reasons: reasons.get(key)! })),
    severity: (grave && severityOf(grave)) ?? null,
    probe: all[0]?.key === 'sensor' ? (probe ?? null) : null,
    healthy: byChannel(places, (i) => now.healthy.mean[i]!),
    residual: byChannel(places, (i) => residual[i]!),
    sigma: byChannel(places, (i) => sigma[i]!),
    expected: expectedOf(now.healthy.mean, seen.derived),
    detectable: detectableSeverities(paths, S, places) as Readonly<Record<string, number>>,
    next: nextReadings(all, places, residual, slope),
    warnings: [
      ...seen.warnings,
      ...guards.flatMap((code) => (code === 'G_AIR' || code === 'G_STANDSTILL' ? [{ code }] : [])),
      ...(judgement.hasReference ? [] : [{ code: 'W_NOREF' as const }]),
      ...(judgement.humidity === 'apart' ? [{ code: 'W_REF_HUMIDITY' as const }] : []),
    ],
  };
}

/** The diagnosis of a visit that was read. */
export function diagnosisOf(visit: Visit): Diagnosis {
  const missing = missingOf(visit, RULE_NEEDS);
  if (missingOf(visit, FOUR).length > 0) refuse('E_FEW', missing[0], { list: missing.join(', ') });
  const lacking = visit.reference === undefined ? [] : missingOf(visit.reference, NEEDS, 'reference.');
  if (lacking.length > 0) refuse('E_FEW', lacking[0], { list: lacking.join(', ') });
  const { derived, u } = derivedOf(visit);
  const screens = screensOf(visit, derived, u);
  const warnings = remarksOf(visit, derived, u, impossibleLevel(derived));
  const seen = { derived, screens, warnings };
  const screen = screens.find(({ kind }) => kind === 'stop');
  if (screen !== undefined) {
    const verdict = screen.code === 'S_STOPPED' ? 'V_STOPPED' : 'V_RETAKE';
    const said = { ...saidOf(seen, screen.code, []), headline: screen.code, retake: screen.retake };
    return { by: 'screen', verdict, screen, ...said, warnings };
  }
  const opinion = missing.length > 0 ? opinionOf(visit, derived) : undefined;
  if (opinion !== undefined) {
    const said = saidOf(seen, opinion.code, []);
    return { by: 'opinion', verdict: 'V_FIRST_OPINION', opinion, ...said, warnings };
  }
  const judgement = judgementOf(visit);
  if (typeof judgement === 'string') return fallback(visit, judgement, seen);
  const alone = judgement.hasReference ? judgementOf({ ...visit, reference: undefined }) : undefined;
  return answered(judgement, seen, typeof alone === 'string' ? undefined : alone);
}

/**
 * What is probably the matter with a machine, from one visit, and better from two: its readings against those of a
 * simulated machine of its kind, healthy and with each fault, in the same weather.
 *
 * @param request keys and limits of `readings/fields.ts`; both pressures, t_suction and t_liquid, and for a
 *   diagnosis te_in and tc_in; `reference`:
 *   the same fields read on the same machine while it was healthy
 * @returns by 'likelihood': a verdict code, hypotheses with their probabilities, severity, residuals in K against the
 *   healthy machine, the smallest severities that would show, what to measure next in bits. By 'rules' (W_DOMAIN) where the
 *   simulated machine cannot stand in: `why` says so, and `rules` holds the score of `ruleScore`. By 'opinion'
 *   (V_FIRST_OPINION) on the first four readings alone. By 'screen' (V_RETAKE, V_STOPPED) where readings cannot all be right:
 *   which, and what to read again
 *
 * Problems: those of `ruleScore`; a field of the reference carries 'reference.' before its key.
 */
export function diagnose(request: unknown, engine: Engine): DiagnosisOutcome<Diagnosis> {
  return answerOf(() => diagnosisOf(visitFrom(request, engine)));
}
