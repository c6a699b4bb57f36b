/** The doors of the diagnosis by rules: of readings, and of bare signs. */
import { Arguments } from '../../circuit/arguments.ts';
import type { Engine } from '../../engine/types.ts';
import type { Word } from '../codes.ts';
import { PAIRS } from '../data/machines.ts';
import type { SymptomKey } from '../data/signatures.ts';
import { SCORING, SYMPTOM_WEIGHTS, signOf } from '../data/signatures.ts';
import type { DiagnosisOutcome, DiagnosisWarning } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import type { Derived } from '../readings/derived.ts';
import { derivedOf } from '../readings/derived.ts';
import { huntingOf } from '../readings/hunting.ts';
import type { GuardCode } from '../readings/guards.ts';
import { passesOverCharge, readingGuards } from '../readings/guards.ts';
import { screensOf } from '../readings/screens.ts';
import { glideMisread, remarksOf } from '../readings/remarks.ts';
import type { Visit } from '../readings/visit.ts';
import { missingOf, visitFrom } from '../readings/visit.ts';
import { subcoolingExpected, superheatExpected } from './expected.ts';
import type { RankedFault } from './score.ts';
import { agreement, rankedFaults } from './score.ts';
import type { Symptom, Symptoms } from './symptoms.ts';
import { impossibleLevel, symptomsOf } from './symptoms.ts';

/** From here a fault is possible: rules say no more of it (they were wrong with confidence too often). */
const POSSIBLE = 0.1;
const MAIN: readonly SymptomKey[] = ['T0', 'TK', 'SH', 'SC'];
const SHOWS = 0.5;
/** Two faults within this factor cannot be told apart. */
const WITHIN = 2;
const REASONS = 3;
const LOWEST = -SCORING.max_level;

/** A symptom that speaks for a fault (positive) or against it. */
export interface RuleReason {
  readonly symptom: SymptomKey;
  readonly level: number;
  readonly weight: number;
  readonly measured?: number;
  readonly expected?: { readonly value: number; readonly tol: number };
}

export interface RuleRank extends RankedFault {
  readonly word: Extract<Word, 'measured' | 'possible' | 'unlikely'>;
  readonly reasons: readonly RuleReason[];
}

/** What rules alone may say at most: normal, one fault or two as possible, a valve seen to hunt, or nothing conclusive. */
export type RuleHeadline =
  | { readonly code: 'V_NORMAL' }
  | { readonly code: 'V_FAULT'; readonly fault: string; readonly word: 'possible' }
  | { readonly code: 'V_PAIR'; readonly faults: readonly [string, string]; readonly word: 'possible' }
  | { readonly code: 'V_HUNTING' }
  | { readonly code: 'W_INCONCLUSIVE' };

export interface RuleScore {
  readonly outputs: Derived & {
    readonly superheat_expected: number;
    readonly subcooling_expected: number;
    readonly glide_misread?: boolean;
  };
  readonly levels: Readonly<Partial<Record<SymptomKey, number>>>;
  readonly top: string;
  readonly ranking: readonly RuleRank[];
  readonly headline: RuleHeadline;
  readonly warnings: readonly DiagnosisWarning[];
}

/** What a rule score needs at least; of a list, one. */
export const RULE_NEEDS = ['p_lp', 'p_hp', 't_suction', 't_liquid', ['te_in', 'exp_t0'], ['tc_in', 'exp_tk']] as const;

function reasonsOf(fault: string, symptoms: Symptoms, isFixed: boolean): readonly RuleReason[] {
  const all = [...symptoms].flatMap(([symptom, { level, weight, confidence, measured, expected }]) => {
    const sign = signOf(fault, symptom, isFixed);
    if (sign === undefined) return [];
    const reason: RuleReason = { symptom, level, weight: weight * confidence * agreement(sign, level) };
    return measured === undefined || expected === undefined ? [reason] : [{ ...reason, measured, expected }];
  });
  const sorted = all.toSorted((one, other) => other.weight - one.weight);
  const against = sorted.at(-1);
  return [
    ...sorted.filter(({ weight }) => weight > 0).slice(0, REASONS),
    ...(against !== undefined && against.weight < 0 ? [against] : []),
  ];
}

const isPair = (one: string, other: string): boolean =>
  PAIRS.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);

function headlineOf(symptoms: Symptoms, ranking: readonly RankedFault[]): RuleHeadline {
  if (MAIN.every((key) => Math.abs(symptoms.get(key)?.level ?? 0) < SHOWS)) return { code: 'V_NORMAL' };
  const [first, second] = ranking;
  if (first === undefined || first.likelihood < SCORING.inconclusive_below) return { code: 'W_INCONCLUSIVE' };
  if (first.key === 'normal') return { code: 'V_NORMAL' };
  if (second !== undefined && isPair(first.key, second.key) && first.likelihood <= WITHIN * second.likelihood) {
    return { code: 'V_PAIR', faults: [first.key, second.key], word: 'possible' };
  }
  return { code: 'V_FAULT', fault: first.key, word: 'possible' };
}

/** What rules say once the readings have had their say: a valve that hunts, a lack of charge that cannot be passed over. */
function guarded(headline: RuleHeadline, guards: readonly GuardCode[]): RuleHeadline {
  const word = 'possible';
  if (guards.includes('G_EMPTY')) return { code: 'V_FAULT', fault: 'undercharge', word };
  if (guards.includes('G_HUNTING')) return { code: 'V_HUNTING' };
  const named = headline.code === 'V_FAULT' ? [headline.fault] : headline.code === 'V_PAIR' ? headline.faults : [];
  const [first] = named;
  return guards.includes('G_NO_LIQUID') && first !== undefined && passesOverCharge(named)
    ? { code: 'V_PAIR', faults: ['undercharge', first], word }
    : headline;
}

/** The rule score of a visit that has what it needs. */
export function ruleScoreOf(visit: Visit): RuleScore {
  const missing = missingOf(visit, RULE_NEEDS);
  if (missing.length > 0) refuse('E_FEW', missing[0], { list: missing.join(', ') });
  const { derived, u } = derivedOf(visit);
  const symptoms = symptomsOf(visit, derived, u);
  const ranked = rankedFaults(symptoms, visit.isFixed);
  const hasNoted = visit.figures.sh_tech !== undefined || visit.figures.sc_tech !== undefined;
  const guards = readingGuards(visit, derived, screensOf(visit, derived, u));
  const hunting = huntingOf(visit);
  const headline = guarded(headlineOf(symptoms, ranked), guards);
  const wordOf = ({ key, likelihood }: RankedFault): RuleRank['word'] => {
    if (key === 'hunting' && hunting === 'valve') return 'measured';
    const isFound =
      (key === 'hunting' && hunting !== 'none') || (key === 'undercharge' && guards.includes('G_NO_LIQUID'));
    return isFound || likelihood >= POSSIBLE ? 'possible' : 'unlikely';
  };
  return {
    outputs: {
      ...derived,
      superheat_expected: superheatExpected(visit).value,
      subcooling_expected: subcoolingExpected(visit).value,
      ...(hasNoted ? { glide_misread: glideMisread(visit, derived) !== undefined } : {}),
    },
    levels: Object.fromEntries([...symptoms].map(([key, { level }]) => [key, level])),
    top: ranked[0]?.key ?? 'normal',
    ranking: ranked.map((fault) => ({
      ...fault,
      word: wordOf(fault),
      reasons: reasonsOf(fault.key, symptoms, visit.isFixed),
    })),
    headline,
    warnings: [
      ...remarksOf(visit, derived, u, impossibleLevel(derived)),
      ...(headline.code === 'W_INCONCLUSIVE' ? [{ code: 'W_INCONCLUSIVE' as const }] : []),
    ],
  };
}

/**
 * Faults ranked by their signatures: what stands in where the simulated machine cannot (a missing secondary inlet, a
 * weather out of its domain, subcritical CO₂). Its figures order faults and are no probabilities; it says « possible » at most.
 *
 * @param request keys and limits of `readings/fields.ts`; at least both pressures, t_suction, t_liquid, te_in or exp_t0,
 *   tc_in or exp_tk
 * @returns figures in °C, K, kJ/kg; levels of the symptoms -2 to 2; every fault that may be thought of, the likeliest first
 *
 * Problems: E_FEW (list), E_PSAT (min, max; side 'gas_cooler' above the critical pressure), E_FLOODED, E_MISSING,
 * E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP with their key.
 */
export function ruleScore(request: unknown, engine: Engine): DiagnosisOutcome<RuleScore> {
  return answerOf(() => ruleScoreOf(visitFrom(request, engine)));
}

/**
 * Figures that follow from what was read so far: saturations from a pressure, superheat, subcooling and their U, the rest
 * as its readings come. Keys of `DerivedKey`, with what must be said of them. Needs a fluid.
 */
export function derivedFigures(
  request: unknown,
  engine: Engine,
): DiagnosisOutcome<{ readonly outputs: Derived; readonly warnings: readonly DiagnosisWarning[] }> {
  return answerOf(() => {
    const visit = visitFrom(request, engine);
    const { derived, u } = derivedOf(visit);
    return { outputs: derived, warnings: remarksOf(visit, derived, u, impossibleLevel(derived)) };
  });
}

export interface SignScore {
  readonly top: string;
  readonly ranking: readonly RankedFault[];
}

/**
 * Faults ranked from bare levels of symptoms (-2 to 2), as published tables of signs give them.
 * @param options fixed: whether the expansion device is a capillary or an orifice
 * Problems: E_MODE for what is no symptom, E_NUMBER, E_RANGE, E_FEW where there is no level.
 */
export function signScore(levels: unknown, options?: unknown): DiagnosisOutcome<SignScore> {
  return answerOf(() => {
    const given = new Arguments(levels, 'levels');
    const isFixed = new Arguments(options).flag('fixed', false);
    const symptoms = new Map<SymptomKey, Symptom>();
    for (const key of given.keys()) {
      if (!Object.hasOwn(SYMPTOM_WEIGHTS, key)) refuse('E_MODE', given.field(key));
      const level = given.number(key, { min: LOWEST, max: -LOWEST });
      symptoms.set(key as SymptomKey, { level, weight: SYMPTOM_WEIGHTS[key as SymptomKey], confidence: 1 });
    }
    const ranking = rankedFaults(symptoms, isFixed);
    const first = ranking[0];
    return first === undefined ? refuse('E_FEW', 'levels') : { top: first.key, ranking };
  });
}
