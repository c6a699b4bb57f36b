import { WORTH_BITS } from '../../diagnosis/codes.ts';
import { diagnoseWithReference } from '../../diagnosis/comparison.ts';
import type { Diagnosis } from '../../diagnosis/likelihood/diagnose.ts';
import { VERDICT_TEXTS } from '../../diagnosis/data/sentences.ts';
import { namedFaults } from '../../diagnosis/named-faults.ts';
import type { DiagnosisProblem, DiagnosisWarning } from '../../diagnosis/outcome.ts';
import {
  diagnosisProblemSentence,
  diagnosisWarningSentence,
  hypothesisSentence,
  verdictSentence,
} from '../../diagnosis/sentences.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { DIAGNOSIS_INPUTS, REFERENCE_INPUT, VISIT_INPUTS } from './diagnosis-inputs.ts';
import { askedOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import { FLUID } from './inputs.ts';
import type { Figures, FoundProblem, Given, Question } from './question.ts';

export const DIAGNOSIS_LABELS = labelsOf({ ...DIAGNOSIS_INPUTS, reference: REFERENCE_INPUT });
const NAMES: Readonly<Record<string, string>> = { ...namesOfKeys(DIAGNOSIS_INPUTS), nct: 'standstill_bar' };
const SYNONYMS = { lp: 'p_low_bar', hp: 'p_high_bar', kw: 'power_kW', ...keysAsSynonyms(DIAGNOSIS_INPUTS) };

/** The name here of a door's field; one of the reference keeps its path. */
const nameOf = (field: string): string => {
  const key = field.replace(/^reference\./, '');
  return `${field.slice(0, field.length - key.length)}${NAMES[key] ?? key}`;
};

const bilingual = (said: (locale: Locale) => string) => text(said('fr'), said('en'));

function problemFound(problem: DiagnosisProblem): FoundProblem {
  const { code, field, values } = problem;
  const named = field === undefined ? { code, values } : { code, values, field: nameOf(field) };
  if (diagnosisProblemSentence(problem, 'en', nameOf) === undefined) return named;
  return { ...named, said: bilingual((locale) => diagnosisProblemSentence(problem, locale, nameOf) ?? '') };
}

const warningFound = (warning: DiagnosisWarning): FoundProblem => ({
  code: warning.code,
  said: bilingual((locale) => diagnosisWarningSentence(warning, locale)),
});

/** What is to be read again, or next, under the names here. */
const named = (fields: readonly string[]): string => fields.map(nameOf).join(' ');

/** What only a simulated machine tells; nothing where there is none. */
function likelyFigures(diagnosis: Diagnosis): Figures {
  if (diagnosis.by !== 'likelihood')
    return {
      severity_percent: null,
      severity_is_least: null,
      doubtful_reading: null,
      expected_superheat_K: null,
      expected_subcooling_K: null,
      outside_percent: null,
    };
  const { severity, verdict, probe, expected, outside } = diagnosis;
  return {
    severity_percent: severity === null || verdict !== 'V_FAULT' ? null : 100 * severity.mean,
    severity_is_least: severity === null || verdict !== 'V_FAULT' ? null : severity.atLeast,
    doubtful_reading: probe === null ? null : nameOf(probe),
    expected_superheat_K: expected.superheat,
    expected_subcooling_K: expected.subcooling,
    outside_percent: 100 * outside,
  };
}

function figuresOf(diagnosis: Diagnosis, locale: Locale): Figures {
  const { outputs, screens, retake } = diagnosis;
  const faults = namedFaults(diagnosis);
  const order = diagnosis.by === 'likelihood' ? diagnosis.order.filter(({ word }) => word !== 'unlikely') : [];
  const next = diagnosis.by === 'likelihood' ? diagnosis.next.filter(({ bits }) => bits >= WORTH_BITS) : [];
  const read = diagnosis.by === 'screen' ? diagnosis.screen.retake : retake;
  return {
    verdict: diagnosis.verdict,
    verdict_said: verdictSentence(diagnosis, locale, nameOf),
    judged_by: diagnosis.by,
    certainty:
      diagnosis.by === 'likelihood'
        ? diagnosis.word
        : faults.length > 0 || diagnosis.by === 'opinion'
          ? 'possible'
          : null,
    faults: faults.join(' '),
    dangers: screens
      .filter(({ kind }) => kind === 'red')
      .map(({ code }) => code)
      .join(' '),
    superheat_K: outputs.superheat ?? null,
    superheat_uncertainty_K: outputs.u_superheat ?? null,
    subcooling_K: outputs.subcooling ?? null,
    subcooling_uncertainty_K: outputs.u_subcooling ?? null,
    evaporating_dew_C: outputs.t0_dew ?? null,
    condensing_bubble_C: outputs.tk_bubble ?? null,
    ...likelyFigures(diagnosis),
    read_again: named(read),
    measure_next: named(next.map(({ key }) => key)),
    basis: diagnosis.by === 'likelihood' ? VERDICT_TEXTS.trained[locale] : null,
    causes: order.map(({ key, word }) => ({
      cause: key,
      cause_said: hypothesisSentence(key, locale),
      certainty: word,
    })),
  };
}

export const fieldDiagnosis: Question = {
  name: 'field_diagnosis',
  title: text('Diagnostic d’une machine', 'Diagnosis of a machine'),
  description: text(
    'Surchauffe, sous-refroidissement et panne probable d’une machine d’après ses relevés, avec la certitude et ce qu’il faut mesurer ensuite. Sans les entrées d’air ou d’eau des deux côtés, un premier avis seulement.',
    'Superheat, subcooling and likely fault of a machine from its readings, how sure it is and what to measure next. Without the air or water entering on both sides, a first opinion only.',
  ),
  schema: {
    type: 'object',
    properties: { fluid: FLUID, ...schemasOf(DIAGNOSIS_INPUTS), reference: REFERENCE_INPUT.schema },
    // What decides is asked: gauge pressures taken for absolute ones, or a cold room for a split, give a sure and wrong cause.
    required: [
      'fluid',
      'gauges',
      'application',
      'expansion',
      'p_low_bar',
      'p_high_bar',
      'evaporator_outlet_C',
      'liquid_C',
    ],
    additionalProperties: false,
  },
  synonyms: SYNONYMS,
  // A public worked case: an R32 split that leaks.
  example: {
    ...{ fluid: 'R32', gauges: 'rel', application: 'room_ac', expansion: 'eev', p_low_bar: 6, p_high_bar: 24.5 },
    ...{ evaporator_outlet_C: 16, liquid_C: 40, evaporator_medium_in_C: 26, evaporator_medium_out_C: 19.5 },
    ...{ condenser_medium_in_C: 35, condenser_medium_out_C: 39.5, discharge_C: 127, sight_glass_level: 2 },
  },
  cost: 200,
  find({ fluid, reference, ...given }, engine, locale) {
    const request = {
      fluid,
      ...askedOf(DIAGNOSIS_INPUTS, given),
      ...(reference !== undefined && { reference: askedOf(VISIT_INPUTS, reference as Given) }),
    };
    const outcome = diagnoseWithReference(request, engine);
    if (!outcome.ok) return { ok: false, problem: problemFound(outcome.problem) };
    const { result } = outcome;
    return { ok: true, result: figuresOf(result, locale), warnings: result.warnings.map(warningFound) };
  },
};
