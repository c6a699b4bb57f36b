/** What the search of the best CO2 pressure asks; keys, units and defaults of `hpOptimum`. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import { OUTLETS } from '../../circuit/optimum/outlets.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Field, FormTexts, Measure, NumberField } from '../../kit/form/fields.ts';
import { parameterEach } from '../../kit/page/links.ts';
import { choiceField, GAP, numberField } from '../../kit/page/question.ts';
import type { Question } from '../../kit/page/question.ts';
import { CO2_DISCHARGE_WATCH } from '../../machine/single.ts';
import { runSimulationNow, startDevice } from '../../runtime/bridge.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { cycleBody } from './links.ts';

export interface Found {
  readonly optimum: HpOptimum;
  /** The one-stage cycle of a simulation at the optimum. */
  readonly cycle: SimulationResult | undefined;
}

/** The answer of the page; undefined where there never was one. */
export interface OptimumResults {
  readonly found: Found | undefined;
}

const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 1 };
const DIFFERENCE: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1 };
const PRESSURE: Measure = { quantity: 'pressure', unit: 'bar', step: 1 };
const EFFICIENCY: Measure = { quantity: 'efficiency', unit: 'fraction', step: 0.01, range: { min: 0, max: 1 } };

const between = (min: number, max: number): Pick<NumberField, 'range'> => ({ range: { min, max } });
const isAmbient = ({ mode_tgc }: FormTexts): boolean => mode_tgc === 'ambient';
const isOutlet = (texts: FormTexts): boolean => !isAmbient(texts);

export const OPTIMUM_FIELDS: readonly Field[] = [
  numberField('temp_evp', TEMPERATURE, -10, between(-50, 20)),
  choiceField('mode_tgc', ['t_out_gc', 'ambient']),
  numberField('t_out_gc', TEMPERATURE, 35, { range: OUTLETS, isUsed: isOutlet }),
  numberField('t_amb', TEMPERATURE, 32, { ...between(10, 55), isUsed: isAmbient }),
  numberField('approach', DIFFERENCE, 3, { ...between(0, 15), isUsed: isAmbient }),
  numberField('surch_evp', DIFFERENCE, 5, between(0, 40)),
  numberField('surch_la', DIFFERENCE, 0, between(0, 40)),
  choiceField('eta_model', ['constant', 'linear', 'cubic']),
  numberField('rend_is', EFFICIENCY, 0.7, { isUsed: ({ eta_model }) => eta_model === 'constant' }),
  choiceField('objective', ['eer', 'cop']),
  numberField('power_cold', { quantity: 'power', unit: 'kW', step: 0.5 }, 10),
  // The row of the table of limits for such a machine.
  numberField('t_ref', TEMPERATURE, CO2_DISCHARGE_WATCH, between(60, 200)),
  numberField('p_gc', PRESSURE, null, between(30, 160)),
  numberField('p_min', PRESSURE, 74.5, between(73.8, 160)),
  numberField('p_max', PRESSURE, 130, between(73.8, 160)),
];

export const OPTIMUM: Question<OptimumResults> = {
  key: 'optimum',
  fields: OPTIMUM_FIELDS,
  groups: [
    { title: () => 'optimum.groups.evaporation', side: 'low', rows: ['temp_evp', 'surch_evp', 'surch_la'] },
    {
      title: () => 'optimum.groups.gasCooler',
      side: 'high',
      rows: [
        { key: 'mode_tgc', isSegmented: 'labelled', words: 'optimum.modes' },
        GAP,
        't_out_gc',
        't_amb',
        {
          key: 'approach',
          note({ t, format, answers: { found } }) {
            const outlet = found.status === 'current' ? found.result?.optimum.t : undefined;
            return outlet === undefined
              ? undefined
              : t('optimum.outletNote', { value: format.full('temperature', outlet) });
          },
        },
        { key: 'p_gc', note: ({ t }) => t('optimum.p_gcNote') },
      ],
    },
    {
      title: () => 'optimum.groups.compressor',
      rows: [
        'power_cold',
        { key: 'eta_model', words: 'optimum.models' },
        { says: ({ t, form }) => t(`optimum.modelNote.${form.texts['eta_model'] as 'constant'}`) },
        'rend_is',
        't_ref',
      ],
    },
    {
      title: () => 'optimum.groups.search',
      rows: [{ key: 'objective', isSegmented: 'labelled', words: 'optimum.objectives' }, GAP, 'p_min', 'p_max'],
    },
  ],
  link: parameterEach(OPTIMUM_FIELDS),
  prepare: () => Promise.all([prepareDoors('hpOptimum'), startDevice()]),
  answers: {
    found: {
      now({ options }) {
        const answer = askNow('hpOptimum', options);
        if (!answer?.ok) return answer;
        const { result: optimum } = answer;
        const body = cycleBody(options, optimum.t, optimum.optimum);
        const cycle = runSimulationNow({ permanent: body, isManual: true }, 'device')?.permanent;
        return { ok: true, result: { optimum, cycle: cycle?.ok ? cycle.result : undefined } };
      },
    },
  },
  problemText: (problem, t) => describeMachineProblem(problem as Parameters<typeof describeMachineProblem>[0], t),
};
