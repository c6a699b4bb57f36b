import type { FoundProblem, Question } from './question.ts';
import { measuredPerformance } from '../../performance/index.ts';
import { isPerformanceCode, performanceSentence, PERFORMANCE_VERDICT_TEXTS } from '../../performance/sentences.ts';
import { text } from '../../language/index.ts';
import { askedOf, choiceOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, renamed } from './inputs.ts';
import { GAUGES, READINGS } from './readings.ts';

const POSITIVE = { exclusiveMinimum: 0 } as const;
const INPUTS: DoorInputs = {
  output: choiceOf(
    'mode',
    ['cooling', 'heating'],
    'ce que la machine produit\u00a0: cooling ou heating',
    'what the machine is for: cooling or heating',
  ),
  gauges: { ...GAUGES, schema: { ...GAUGES.schema, default: 'abs' } },
  ...READINGS,
  evaporator_flow_m3_h: inputOf(
    'e_flow',
    'débit d’eau évaporateur, m³/h',
    'water flow of the evaporator, m³/h',
    POSITIVE,
  ),
  condenser_flow_m3_h: inputOf('c_flow', 'débit d’eau condenseur, m³/h', 'water flow of the condenser, m³/h', POSITIVE),
};
export const PERFORMANCE_LABELS = labelsOf(INPUTS);

/** A problem or a warning of the room's own brings its sentence along. */
function said(problem: FoundProblem): FoundProblem {
  return isPerformanceCode(problem.code) ? { ...problem, said: performanceSentence(problem.code) } : problem;
}

export const performance: Question = {
  name: 'measured_performance',
  title: text('Performance mesurée', 'Measured performance'),
  description: text(
    'Puissance et COP d’une machine d’après ses relevés, avec leur incertitude (±, environ 95\u202f%), l’accord des témoins, et le relevé probablement faux. Sans accord, pas de chiffre.',
    'Capacity and COP of a machine from its readings, with their uncertainty (±, about 95 %), whether the witnesses agree, and the reading that is probably false. Without agreement, no figure.',
  ),
  schema: {
    type: 'object',
    properties: { fluid: FLUID, ...schemasOf(INPUTS) },
    required: ['fluid', 'output'],
    additionalProperties: false,
  },
  synonyms: { lp: 'p_low_bar', hp: 'p_high_bar', kw: 'power_kW', ...keysAsSynonyms(INPUTS) },
  example: {
    ...{ fluid: 'R290', output: 'heating', gauges: 'rel', p_low_bar: 3.75, p_high_bar: 11.03 },
    ...{ evaporator_outlet_C: 10.2, compressor_inlet_C: 15.9, liquid_C: 28.5, discharge_C: 59.1, power_kW: 7.613 },
  },
  cost: 20,
  find({ fluid, ...given }, engine, locale) {
    const asked = { fluid, p_mode: 'abs', ...askedOf(INPUTS, given) };
    const outcome = measuredPerformance(asked, engine);
    if (!outcome.ok) return { ok: false, problem: said(renamed(outcome.problem, namesOfKeys(INPUTS))) };
    const { verdict, named, pair, figures, warnings, next } = outcome.result;
    const band = (key: keyof typeof figures, digits: string): Readonly<Record<string, number | null>> => ({
      [digits]: figures[key]?.value ?? null,
      [`${digits}_plus_minus`]: figures[key]?.U ?? null,
    });
    return {
      ok: true,
      result: {
        verdict,
        verdict_said: PERFORMANCE_VERDICT_TEXTS[verdict][locale],
        false_reading: named,
        either_of: pair === null ? null : pair.join(', '),
        ...band('capacity_cold', 'measured_cooling_kW'),
        ...band('capacity_heat', 'measured_heating_kW'),
        ...band(given['output'] === 'heating' ? 'cop_compressor' : 'eer_compressor', 'measured_ratio'),
        read_next: next,
      },
      warnings: warnings.map((warning) => said(warning)),
    };
  },
};
