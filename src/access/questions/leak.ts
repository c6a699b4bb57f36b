import { leak } from '../../field/index.ts';
import { HOLES, MODES, TOP_UPS } from '../../field/leak/read.ts';
import { isSaid, leakSentence, verdictSaid } from '../../field/leak/sentences.ts';
import type { Values } from '../../circuit/outcome.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { FLUID, number, renamed } from './inputs.ts';
import type { FoundProblem, Question } from './question.ts';

const NAMES = {
  t_rest: 'rest_C',
  volume_l: 'volume_L',
  t_cylinder: 'cylinder_C',
  t_evp: 'mean_evaporating_C',
  t_cdr: 'mean_condensing_C',
  superheat: 'superheat_K',
  subcooling: 'subcooling_K',
  rend_is: 'isentropic_efficiency',
  times: 'times_count',
  lost_share: 'lost_percent',
};

/** A problem or a warning of the room's own brings its sentence along. */
function said(problem: FoundProblem): FoundProblem {
  const { code, values = {} } = problem;
  if (!isSaid(code)) return problem;
  const of = (locale: Locale) => leakSentence(code, values as Values, locale);
  return { ...problem, said: text(of('fr'), of('en')) };
}

const asDoor = new Map(Object.entries(NAMES).map(([key, name]) => [name, key]));

export const leakTopUp: Question = {
  name: 'leak_top_up',
  title: text('Fuite et complément', 'Leak and top-up'),
  description: text(
    'Ce qu’une fuite et ses compléments laissent d’un mélange\u00a0: composition, erreur de réglette, puissance, et si on peut compléter après réparation. Un ordre de grandeur, pas une analyse.',
    'What a leak and its top-ups leave of a blend: composition, ruler error, capacity, and whether to top up after repair. An order of size, not an analysis.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      charge_kg: number('Nominal charge, kg', { exclusiveMinimum: 0, maximum: 1e6 }),
      lost_kg: number('Mass lost each time, kg; or lost_percent', { minimum: 0 }),
      lost_percent: number('The same in % of the charge', { minimum: 0, maximum: 95 }),
      hole: {
        type: 'string',
        enum: [...HOLES],
        default: 'vapour',
        description: 'Where it leaks: vapour or liquid at rest, or running',
      },
      topup: { type: 'string', enum: [...TOP_UPS], default: 'liquid', description: 'How it is topped up' },
      times_count: number('How many times it leaks and is topped up, 1 to 10; 1 unless told', {
        minimum: 1,
        maximum: 10,
      }),
      mode: {
        type: 'string',
        enum: [...MODES],
        default: 'isothermal',
        description: 'isothermal: slow; adiabatic: fast',
      },
      rest_C: number('Temperature at rest, °C; 20 unless told'),
      volume_L: number('Internal volume, L; left out, 30 % of it is full of liquid at 20 °C', { exclusiveMinimum: 0 }),
      cylinder_C: number('Temperature of the cylinder, °C; 20 unless told'),
      mean_evaporating_C: number('Mean evaporating temperature of the comparison, °C; -10 unless told'),
      mean_condensing_C: number('Mean condensing temperature of the comparison, °C; 40 unless told'),
      superheat_K: number('Superheat, K; 5 unless told', { minimum: 0, maximum: 60 }),
      subcooling_K: number('Subcooling, K; 2 unless told', { minimum: 0, maximum: 40 }),
      isentropic_efficiency: number('Isentropic efficiency, fraction; 0.7 unless told', {
        exclusiveMinimum: 0,
        maximum: 1,
      }),
    },
    required: ['fluid', 'charge_kg'],
    additionalProperties: false,
  },
  synonyms: { kg: 'charge_kg', lost: 'lost_kg', percent: 'lost_percent', times: 'times_count', t: 'rest_C' },
  example: { fluid: 'R449A', charge_kg: 40, lost_kg: 12, times_count: 3 },
  find(given, engine, locale) {
    const asked = Object.fromEntries(Object.entries(given).map(([name, value]) => [asDoor.get(name) ?? name, value]));
    const { lost_share: percent } = asked;
    const outcome = leak(typeof percent === 'number' ? { ...asked, lost_share: percent / 100 } : asked, engine);
    if (!outcome.ok) return { ok: false, problem: said(renamed(outcome.problem, NAMES)) };
    const { fluid, verdict, allowed, nominal, stages, limit, warnings, components } = outcome.result;
    const last = stages.at(-1);
    return {
      ok: true,
      result: {
        fluid,
        verdict: verdict.code,
        verdict_text: leakSentence(
          verdictSaid(verdict.code, allowed?.care),
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
