import { Arguments } from '../../circuit/arguments.ts';
import { leakFigures } from '../../circuit/charge/regulation.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { outcomeOf } from '../../circuit/outcome.ts';
import { text } from '../../language/index.ts';
import type { LeakClass } from '../../physics/leak-checks.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import { FLUID, number, renamed } from './inputs.ts';
import { factsOf, MACHINE, toldMachine } from './of-machine.ts';
import type { Question } from './question.ts';

const classOf = (word: LeakClass | null): Exclude<LeakClass, 'aucun'> | 'none' | null =>
  word === 'aucun' ? 'none' : word;

export const chargeClass: Question = {
  name: 'charge_class',
  title: text('Classe de charge', 'Charge class'),
  description: text(
    'Équivalent CO₂ d’une charge, classe et intervalle des contrôles d’étanchéité (règlement (UE) 2024/573).',
    'CO₂ equivalent of a charge, class and interval of its leak checks (Regulation (EU) 2024/573).',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      charge_kg: number('Charge, kg', { exclusiveMinimum: 0, maximum: 1e6 }),
      hermetic: { type: 'boolean', default: false, description: 'Hermetically sealed and so labelled' },
      detection: { type: 'boolean', default: false, description: 'A leakage detection system is installed' },
      machine: MACHINE,
    },
    required: ['fluid', 'charge_kg'],
    additionalProperties: false,
  },
  synonyms: { kg: 'charge_kg' },
  example: { fluid: 'R410A', charge_kg: 12 },
  find({ fluid, charge_kg, machine, ...given }, engine, locale) {
    const facts = factsOf({ machine });
    // What loosens the checks is never supposed of a use: it is said, here or of the machine.
    const hermetic = given['hermetic'] ?? facts?.sealed === 'yes';
    const detection = given['detection'] ?? facts?.detection === 'yes';
    const missing = [
      ...(given['hermetic'] === undefined && facts?.sealed === undefined ? ['sealed'] : []),
      ...(given['detection'] === undefined && facts?.detection === undefined ? ['detection'] : []),
    ];
    const outcome = outcomeOf(() => {
      const { name } = fluidOf(engine, fluid, 'fluid');
      return { name, figures: leakFigures(new Arguments({ hermetic, detection }), name, charge_kg as number) };
    });
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem) };
    const { name, figures } = outcome.result;
    return {
      ok: true,
      result: {
        fluid: name,
        safety_class: summaryFromName(name)?.safetyClass ?? null,
        gwp_kgCO2e_kg: figures.gwp,
        charge_tCO2e: figures.co2e,
        leak_class: classOf(figures.leak_class),
        leak_check_months: figures.interval_months,
        detection_required: figures.detection_required,
        other_readings: (figures.leak_readings ?? []).map((one) => ({
          leak_class: classOf(one.leak_class),
          leak_check_months: one.interval_months,
        })),
        whose_law: WHOSE_LAW[locale],
        ...toldMachine(facts, [], missing),
      },
    };
  },
};
