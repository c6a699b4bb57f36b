import { hpOptimum } from '../../circuit/optimum/optimum.ts';
import type { OptimumPoint } from '../../circuit/optimum/optimum.ts';
import { text } from '../../language/index.ts';
import { askedOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { number, renamed } from './inputs.ts';
import type { Figures, Question } from './question.ts';

const INPUTS: DoorInputs = {
  evaporating_C: {
    key: 'temp_evp',
    schema: number('Evaporating temperature, °C; -10 unless told'),
    label: text('température d’évaporation, °C (-10)', 'evaporating temperature, °C (-10)'),
  },
  gas_cooler_outlet_C: {
    key: 't_out_gc',
    schema: number('Outlet of the gas cooler, °C; 35 unless told'),
    label: text('sortie du refroidisseur de gaz, °C (35)', 'gas cooler outlet, °C (35)'),
  },
  ambient_C: {
    key: 't_amb',
    schema: number('Outdoor air in place of the outlet, °C'),
    label: text('air extérieur, à la place de la sortie, °C', 'outdoor air in place of the outlet, °C'),
  },
  approach_K: {
    key: 'approach',
    schema: number('Outlet above the air, K, with ambient_C; 3 unless told', { minimum: 0, maximum: 15 }),
    label: text('sortie au-dessus de l’air, K (3)', 'outlet above the air, K (3)'),
  },
  superheat_K: {
    key: 'surch_evp',
    schema: number('Useful superheat, K; 5 unless told', { minimum: 0 }),
    label: text('surchauffe utile, K (5)', 'useful superheat, K (5)'),
  },
  isentropic_efficiency: {
    key: 'rend_is',
    schema: number('Isentropic efficiency, fraction; 0.7 unless told', { exclusiveMinimum: 0, maximum: 1 }),
    label: text('rendement isentropique, 0 à 1 (0,7)', 'isentropic efficiency, 0 to 1 (0.7)'),
  },
  pressure_now_bar: {
    key: 'p_gc',
    schema: number('Pressure of the gas cooler now, bar absolute, to compare', { exclusiveMinimum: 0 }),
    label: text('pression actuelle, bar abs., à comparer', 'pressure now, bar abs., to compare'),
  },
  highest_bar: {
    key: 'p_max',
    schema: number('Highest pressure, bar absolute; 130 unless told', { exclusiveMinimum: 0 }),
    label: text('pression maximale, bar abs. (130)', 'highest pressure, bar abs. (130)'),
  },
  discharge_limit_C: {
    key: 't_ref',
    schema: number('Highest discharge temperature, °C; 140 unless told'),
    label: text('refoulement maximal, °C (140)', 'highest discharge, °C (140)'),
  },
  cooling_kW: {
    key: 'power_cold',
    schema: number('Cooling capacity, kW; 10 unless told', { exclusiveMinimum: 0 }),
    label: text('puissance frigorifique, kW (10)', 'cooling capacity, kW (10)'),
  },
};
export const OPTIMUM_LABELS = labelsOf(INPUTS);

const pointOf = (point: OptimumPoint): Figures => ({
  p_bar: point.p_gc,
  eer: point.eer,
  cop: point.cop,
  isentropic_efficiency: point.rend_is,
  discharge_C: point.t_discharge,
  compressor_kW: point.power_compressor,
  heating_kW: point.power_heat,
});

export const optimum: Question = {
  name: 'gas_cooler_optimum',
  title: text('Haute pression optimale (CO2)', 'Optimum high pressure (CO2)'),
  description: text(
    'Haute pression du meilleur EER ou COP d’un cycle transcritique au R744 à un étage, et ce que coûte une autre.',
    'The high pressure of the best EER or COP of a one-stage transcritical R744 cycle, and what another costs.',
  ),
  schema: {
    type: 'object',
    properties: {
      ...schemasOf(INPUTS),
      objective: { type: 'string', enum: ['eer', 'cop'], default: 'eer', description: 'What is to be highest' },
    },
    additionalProperties: false,
  },
  synonyms: { ...keysAsSynonyms(INPUTS), te: 'evaporating_C', eta: 'isentropic_efficiency', kw: 'cooling_kW' },
  example: { evaporating_C: -10, gas_cooler_outlet_C: 35 },
  cost: 20,
  find(given, engine) {
    const isAmbient = given['ambient_C'] !== undefined && given['gas_cooler_outlet_C'] === undefined;
    const outcome = hpOptimum(
      {
        ...askedOf(INPUTS, given),
        mode_tgc: isAmbient ? 'ambient' : 't_out_gc',
        ...(given['objective'] !== undefined && { objective: given['objective'] }),
      },
      engine,
    );
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, namesOfKeys(INPUTS)) };
    const { t, bound, optimum: best, limited, current, warnings } = outcome.result;
    return {
      ok: true,
      result: {
        gas_cooler_outlet_C: t,
        ...pointOf(best),
        at_end_of_range: bound,
        within_discharge_limit: limited === null ? null : pointOf(limited),
        loss_now_percent: current?.loss ?? null,
      },
      warnings,
    };
  },
};
