import { comparison } from '../../circuit/comparison/comparison.ts';
import { text } from '../../language/index.ts';
import { namesOfKeys } from './door.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, PAIR_INPUTS, renamed } from './inputs.ts';
import { compressorWarning, cycleFigures } from './cycle.ts';
import type { Question } from './question.ts';

const NAMES = namesOfKeys(PAIR_INPUTS);

export const compare: Question = {
  name: 'compare',
  title: text('Comparaison de deux fluides', 'Comparison of two refrigerants'),
  description: text(
    'Le même cycle avec deux fluides, et l’écart de chaque grandeur en % (en K pour une température).',
    'The same cycle with two refrigerants, and how far apart each figure is in % (in K for a temperature).',
  ),
  schema: {
    type: 'object',
    properties: { fluid_1: FLUID, fluid_2: FLUID, ...CYCLE_SCHEMAS },
    required: ['fluid_1', 'fluid_2'],
    additionalProperties: false,
  },
  synonyms: CYCLE_SYNONYMS,
  example: { fluid_1: 'R404A', fluid_2: 'R448A', evaporating_C: -10, isentropic_efficiency: 0.7 },
  find(given, engine) {
    const outcome = comparison(bodyOf(given), given['fluid_1'], given['fluid_2'], engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, NAMES) };
    const { rows, sides, warnings } = outcome.result;
    return {
      ok: true,
      result: {
        fluid_1: cycleFigures(sides.fluid1),
        fluid_2: cycleFigures(sides.fluid2),
        cooling_change_percent: rows.power_cold.delta,
        eer_change_percent: rows.eer.delta,
        mass_flow_change_percent: rows.mass_flow_s.delta,
        swept_volume_change_percent: rows.step_volume_h.delta,
        discharge_change_K: rows.t_discharge.difference,
        gwp_1_kgCO2e_kg: rows.gwp.value1,
        gwp_2_kgCO2e_kg: rows.gwp.value2,
        safety_class_1: rows.classification.value1,
        safety_class_2: rows.classification.value2,
      },
      warnings: [...compressorWarning(sides.fluid1), ...warnings],
    };
  },
};
