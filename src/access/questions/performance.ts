import type { FoundProblem, Question } from './question.ts';
import { measuredPerformance } from '../../performance/index.ts';
import { isPerformanceCode, performanceSentence, PERFORMANCE_VERDICT_TEXTS } from '../../performance/sentences.ts';
import { text } from '../../language/index.ts';
import { FLUID, number, renamed } from './inputs.ts';

/** Keys of the door by the names of the question, which end in their units. */
const NAMES = {
  p_lp: 'p_low_bar',
  p_hp: 'p_high_bar',
  t_suction: 'evaporator_outlet_C',
  t_suc_comp: 'compressor_inlet_C',
  t_liquid: 'liquid_C',
  t_discharge: 'discharge_C',
  power_meas: 'power_kW',
  te_in: 'evaporator_medium_in_C',
  te_out: 'evaporator_medium_out_C',
  e_flow: 'evaporator_flow_m3_h',
  tc_in: 'condenser_medium_in_C',
  tc_out: 'condenser_medium_out_C',
  c_flow: 'condenser_flow_m3_h',
} as const;
const KEYS = new Map<string, string>(Object.entries(NAMES).map(([key, name]) => [name, key]));

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
    properties: {
      fluid: FLUID,
      output: { type: 'string', enum: ['cooling', 'heating'], description: 'What the machine is for' },
      gauges: { type: 'string', enum: ['abs', 'rel'], default: 'abs', description: 'abs: absolute; rel: gauge' },
      p_low_bar: number('Low pressure, bar'),
      p_high_bar: number('High pressure, bar'),
      evaporator_outlet_C: number('Suction pipe at the evaporator outlet, °C'),
      compressor_inlet_C: number('Suction pipe at the compressor, °C'),
      liquid_C: number('Liquid line, °C'),
      discharge_C: number('Discharge pipe, °C, by a clamp: 5 K are added for it'),
      power_kW: number('Power drawn by the compressor, kW', { exclusiveMinimum: 0 }),
      evaporator_medium_in_C: number('Water into the evaporator, °C'),
      evaporator_medium_out_C: number('Water out of the evaporator, °C'),
      evaporator_flow_m3_h: number('Water flow of the evaporator, m³/h', { exclusiveMinimum: 0 }),
      condenser_medium_in_C: number('Water into the condenser, °C'),
      condenser_medium_out_C: number('Water out of the condenser, °C'),
      condenser_flow_m3_h: number('Water flow of the condenser, m³/h', { exclusiveMinimum: 0 }),
    },
    required: ['fluid', 'output'],
    additionalProperties: false,
  },
  synonyms: { lp: 'p_low_bar', hp: 'p_high_bar', kw: 'power_kW' },
  example: {
    ...{ fluid: 'R290', output: 'heating', gauges: 'rel', p_low_bar: 3.75, p_high_bar: 11.03 },
    ...{ evaporator_outlet_C: 10.2, compressor_inlet_C: 15.9, liquid_C: 28.5, discharge_C: 59.1, power_kW: 7.613 },
  },
  find({ output, gauges = 'abs', ...given }, engine, locale) {
    const readings = Object.fromEntries(Object.entries(given).map(([name, value]) => [KEYS.get(name) ?? name, value]));
    const outcome = measuredPerformance({ ...readings, mode: output, p_mode: gauges }, engine);
    if (!outcome.ok) return { ok: false, problem: said(renamed(outcome.problem, NAMES)) };
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
        ...band(output === 'heating' ? 'cop_compressor' : 'eer_compressor', 'measured_ratio'),
        read_next: next,
      },
      warnings: warnings.map((warning) => said(warning)),
    };
  },
};
