import { leak } from '../../field/index.ts';
import { HOLES, MODES, TOP_UPS } from '../../field/leak/read.ts';
import { isSaid, leakSentence, verdictSentence } from '../../field/leak/sentences.ts';
import type { Values } from '../../circuit/outcome.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { askedOf, choiceOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, renamed } from './inputs.ts';
import type { FoundProblem, Question } from './question.ts';

const INPUTS: DoorInputs = {
  charge_kg: inputOf('charge_kg', 'charge nominale, kg', 'nominal charge, kg', { exclusiveMinimum: 0, maximum: 1e6 }),
  lost_kg: inputOf('lost_kg', 'masse perdue chaque fois, kg', 'mass lost each time, kg; or lost_percent', {
    minimum: 0,
  }),
  lost_percent: inputOf('lost_share', 'la même en % de la charge', 'the same in % of the charge', {
    minimum: 0,
    maximum: 95,
  }),
  hole: choiceOf(
    'hole',
    HOLES,
    'fuite\u00a0: vapour, liquid (à l’arrêt) ou running',
    'where it leaks: vapour or liquid at rest, or running',
    'vapour',
  ),
  topup: choiceOf('topup', TOP_UPS, 'complément\u00a0: liquid, vapour ou none', 'how it is topped up', 'liquid'),
  times_count: inputOf(
    'times',
    'nombre de fois, 1 à 10 (1)',
    'how many times it leaks and is topped up, 1 to 10; 1 unless told',
    { minimum: 1, maximum: 10 },
  ),
  mode: choiceOf(
    'mode',
    MODES,
    'isothermal (lente) ou adiabatic (rapide)',
    'isothermal: slow; adiabatic: fast',
    'isothermal',
  ),
  rest_C: inputOf('t_rest', 'température à l’arrêt, °C (20)', 'temperature at rest, °C; 20 unless told'),
  volume_L: inputOf(
    'volume_l',
    'volume interne, L',
    'internal volume, L; left out, 30 % of it is full of liquid at 20 °C',
    { exclusiveMinimum: 0 },
  ),
  cylinder_C: inputOf(
    't_cylinder',
    'température de la bouteille, °C (20)',
    'temperature of the cylinder, °C; 20 unless told',
  ),
  mean_evaporating_C: inputOf(
    't_evp',
    'évaporation moyenne, °C (−10)',
    'mean evaporating temperature of the comparison, °C; -10 unless told',
  ),
  mean_condensing_C: inputOf(
    't_cdr',
    'condensation moyenne, °C (40)',
    'mean condensing temperature of the comparison, °C; 40 unless told',
  ),
  superheat_K: inputOf('superheat', 'surchauffe, K (5)', 'superheat, K; 5 unless told', { minimum: 0, maximum: 60 }),
  subcooling_K: inputOf('subcooling', 'sous-refroidissement, K (2)', 'subcooling, K; 2 unless told', {
    minimum: 0,
    maximum: 40,
  }),
  isentropic_efficiency: inputOf(
    'rend_is',
    'rendement isentropique, 0 à 1 (0,7)',
    'isentropic efficiency, fraction; 0.7 unless told',
    { exclusiveMinimum: 0, maximum: 1 },
  ),
};
export const LEAK_LABELS = labelsOf(INPUTS);

/** A problem or a warning of the room's own brings its sentence along. */
function said(problem: FoundProblem): FoundProblem {
  const { code, values = {} } = problem;
  if (!isSaid(code)) return problem;
  const of = (locale: Locale) => leakSentence(code, values as Values, locale);
  return { ...problem, said: text(of('fr'), of('en')) };
}

export const leakTopUp: Question = {
  name: 'leak_top_up',
  title: text('Fuite et complément', 'Leak and top-up'),
  description: text(
    'Ce qu’une fuite et ses compléments laissent d’un mélange\u00a0: composition, erreur de réglette, puissance, et si on peut compléter après réparation. Un ordre de grandeur, pas une analyse.',
    'What a leak and its top-ups leave of a blend: composition, ruler error, capacity, and whether to top up after repair. An order of size, not an analysis.',
  ),
  schema: {
    type: 'object',
    properties: { fluid: FLUID, ...schemasOf(INPUTS) },
    required: ['fluid', 'charge_kg'],
    additionalProperties: false,
  },
  synonyms: {
    ...{ kg: 'charge_kg', lost: 'lost_kg', percent: 'lost_percent', t: 'rest_C' },
    // A share of the charge, where the door has it, is no percentage.
    ...keysAsSynonyms(Object.fromEntries(Object.entries(INPUTS).filter(([name]) => name !== 'lost_percent'))),
  },
  example: { fluid: 'R449A', charge_kg: 40, lost_kg: 12, times_count: 3 },
  cost: 100,
  find({ fluid: name, ...given }, engine, locale) {
    const asked = { fluid: name, ...askedOf(INPUTS, given) };
    const { lost_percent: percent } = given;
    const outcome = leak(typeof percent === 'number' ? { ...asked, lost_share: percent / 100 } : asked, engine);
    if (!outcome.ok) return { ok: false, problem: said(renamed(outcome.problem, namesOfKeys(INPUTS))) };
    const { fluid, verdict, allowed, nominal, stages, limit, warnings, components } = outcome.result;
    const last = stages.at(-1);
    return {
      ok: true,
      result: {
        fluid,
        verdict: verdict.code,
        verdict_text: leakSentence(
          verdictSentence(verdict.code, allowed?.care),
          {
            fluid,
            w: withUnit(formatNumber(verdict.w, 1, locale), 'K'),
            n: formatNumber(allowed?.care ?? 0, 0, locale),
          },
          locale,
        ),
        ruler_error_K: verdict.w,
        subcooling_correction_K: verdict.subcooling_add,
        superheat_correction_K: -verdict.superheat_take,
        top_ups_within_gauges: allowed?.topup ?? null,
        top_ups_with_care: allowed?.care ?? null,
        components: components.map((component) => ({
          component,
          nominal_percent: nominal.massPercent[component] ?? null,
          left_percent: last?.massPercent[component] ?? null,
          endless_percent: limit?.massPercent[component] ?? null,
        })),
        rest_bar: last?.rest.p ?? null,
        rest_nominal_bar: nominal.rest.p,
        rest_ruler_error_K: last?.dt_rest ?? null,
        rest_ruler_error_nominal_K: nominal.dt_rest,
        capacity_change_percent: last ? 100 * last.capacity : null,
        eer_change_percent: last ? 100 * last.eer : null,
        discharge_change_K: last?.dt_discharge ?? null,
        gwp_kgCO2e_kg: last?.gwp ?? null,
        flammable_percent: last?.flammable ?? null,
      },
      warnings: warnings.map(said),
    };
  },
};
