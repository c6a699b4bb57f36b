import { comparison } from '../../circuit/comparison/comparison.ts';
import { figuresOfUse } from '../../circuit/comparison/same-machine/of-use.ts';
import type { Engine } from '../../engine/types.ts';
import { machineFacts } from '../../machine/record/record.ts';
import { replacement } from '../../machine/replacement.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { text } from '../../language/index.ts';
import { namesOfKeys } from './door.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, PAIR_INPUTS, renamed } from './inputs.ts';
import { compressorWarning, cycleFigures } from './cycle.ts';
import { machineOfCycle } from './judged.ts';
import { factsOf, MACHINE } from './of-machine.ts';
import { openedBody } from './opened.ts';
import type { Figures, Given, Question } from './question.ts';

const NAMES = namesOfKeys(PAIR_INPUTS);

/** Whether the machine that holds the first may take the second: of a machine nobody told the use of, nothing. */
function replacedIn(given: Given, engine: Engine): Figures {
  const { use, ...said } = factsOf(given) ?? {};
  const [from, to] = [given['fluid_1'], given['fluid_2']].map((name) => resolveFluidName(String(name)));
  if (use === undefined || from === undefined || to === undefined) return {};
  const facts = machineFacts({ ...said, use, fluid: from });
  return facts ? { replacement: replacement(facts, to, () => figuresOfUse(facts, to, engine)) } : {};
}

export const compare: Question = {
  name: 'compare',
  title: text('Comparaison de deux fluides', 'Comparison of two refrigerants'),
  description: text(
    'Le même cycle avec deux fluides, et l’écart de chaque grandeur en % (en K pour une température).',
    'The same cycle with two refrigerants, and how far apart each figure is in % (in K for a temperature).',
  ),
  schema: {
    type: 'object',
    properties: { fluid_1: FLUID, fluid_2: FLUID, ...CYCLE_SCHEMAS, machine: MACHINE },
    required: ['fluid_1', 'fluid_2'],
    additionalProperties: false,
  },
  synonyms: CYCLE_SYNONYMS,
  example: { fluid_1: 'R404A', fluid_2: 'R448A', evaporating_C: -10, isentropic_efficiency: 0.7 },
  find(given, engine) {
    const { fluid_1, fluid_2 } = given;
    // The machine holds the first: its point is that of both.
    const opened = openedBody({ ...bodyOf(given), fluid: fluid_1, architecture: 'simple' }, factsOf(given), engine);
    const { fluid: _, architecture: __, ...body } = opened.body;
    const outcome = comparison(body, fluid_1, fluid_2, engine);
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
        ...replacedIn(given, engine),
        ...machineOfCycle(given, opened),
      },
      warnings: [...compressorWarning(sides.fluid1), ...warnings],
    };
  },
};
