/** What the quick point and its sweep ask, in the units of the doors: °C (dew), bar absolute, K, kW. */
import { lineInput } from '../../circuit/line/line-input.ts';
import type { SweepPoint, SweepVariable } from '../../circuit/line/sweep.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { describeProblem } from '../../i18n/problems.ts';
import { lastFluidOfCycle } from '../../kit/fluids/last-fluid.ts';
import type { Field, FormTexts, Measure } from '../../kit/form/fields.ts';
import type { FormContent } from '../../kit/form/form.ts';
import { parameterEach } from '../../kit/page/links.ts';
import { labelsOf, NAMES_FIELD, problemAtField } from '../../kit/page/problem-text.ts';
import { choiceField, GAP, numberField, textField } from '../../kit/page/question.ts';
import type { PageOutcome, Question } from '../../kit/page/question.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import { formFromBody } from '../../simulation/fields.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { CYCLE_FIELDS, SIZING } from '../circuit/simulator/state/fields.ts';

export interface Sweep {
  readonly variable: string;
  readonly points: readonly SweepPoint[];
}

/** The answers of the page. */
export interface LineResults {
  readonly point: SimulationResult;
  readonly sweep: Sweep;
}

const { temperature, pressure, gasCoolerPressure, difference, efficiency, power } = CYCLE_FIELDS;

/** Along what a point may be swept: what it is a number of, and from, to and by what it opens. */
const VARIABLES: Readonly<
  Record<string, { readonly measure: Measure; readonly span: readonly [from: number, to: number, step: number] }>
> = {
  te: { measure: temperature, span: [-20, 10, 2] },
  tc: { measure: temperature, span: [30, 60, 2] },
  p_gc: { measure: gasCoolerPressure, span: [80, 130, 5] },
  superheat: { measure: difference, span: [2, 20, 1] },
  subcooling: { measure: difference, span: [0, 15, 1] },
  rend_is: { measure: efficiency, span: [0.5, 1, 0.05] },
};
const TRANSCRITICAL = ['te', 'p_gc', 'superheat', 'rend_is'] as const satisfies readonly SweepVariable[];
const CLASSIC = ['te', 'tc', 'superheat', 'subcooling', 'rend_is'] as const satisfies readonly SweepVariable[];

/** The variables a cycle has. */
const variablesOf = (mode: unknown): readonly string[] => (mode === '1' ? TRANSCRITICAL : CLASSIC);

/** The quantity the sweep goes along. */
export const measureOfVariable = (variable: string): Measure => VARIABLES[variable]?.measure ?? temperature;
const alongSweep = ({ variable }: FormTexts): Measure => measureOfVariable(String(variable));

/** A step of the sweep is a difference; in degrees it is shown as such. */
function stepOfSweep(texts: FormTexts): Measure {
  const measure = alongSweep(texts);
  return measure.quantity === 'temperature' ? difference : measure;
}

const spanOf = (variable: string): Readonly<Record<'from' | 'to' | 'step', number>> => {
  const [from, to, step] = VARIABLES[variable]?.span ?? [0, 1, 1];
  return { from, to, step };
};

/** Fields the other cycle alone reads. */
const isTranscritical = ({ mode_trans }: FormTexts): boolean => mode_trans === '1';
const isClassic = (texts: FormTexts): boolean => !isTranscritical(texts);

export const LINE_FIELDS: readonly Field[] = [
  textField('fluid', 'R134a'),
  choiceField('mode_evp', ['1', '2']),
  choiceField('mode_cdr', ['1', '2']),
  choiceField(
    'choice_1',
    SIZING.map((_, index) => String(index)),
    { default: '1' },
  ),
  choiceField('mode_trans', ['0', '1']),
  choiceField('variable', Object.keys(VARIABLES)),
  numberField('pt_evp', temperature, 0, { measure: ({ mode_evp }) => (mode_evp === '2' ? pressure : temperature) }),
  numberField('pt_cdr', temperature, 40, {
    measure: ({ mode_cdr }) => (mode_cdr === '2' ? pressure : temperature),
    isUsed: isClassic,
  }),
  numberField('superheat', difference, 7),
  numberField('subcooling', difference, 4, { isUsed: isClassic }),
  numberField('rend_is', efficiency, 0.7),
  numberField('rend_v', efficiency, 0.85),
  numberField('choice_1_value', power, 10, { measure: ({ choice_1 }) => SIZING[Number(choice_1)] ?? power }),
  numberField('p_gc', gasCoolerPressure, 110, { isUsed: isTranscritical }),
  numberField('t_out_gc', temperature, 45, { isUsed: isTranscritical }),
  numberField('from', temperature, -20, { measure: alongSweep }),
  numberField('to', temperature, 10, { measure: alongSweep }),
  numberField('step', difference, 2, { measure: stepOfSweep }),
];

/** The sweep's own: they are no part of the point. */
const SWEEP_KEYS: ReadonlySet<string> = new Set(['variable', 'from', 'to', 'step']);
export const isOfPoint = (key: string): boolean => !SWEEP_KEYS.has(key);

/** What the page opens with, as its doors take it. */
export const LINE_DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  LINE_FIELDS.map((field) => [field.key, field.kind === 'list' ? '' : String(field.default)]),
);

type Asked = Readonly<Record<string, number | string>>;

/** What the point is computed from. */
const askedOf = ({ options }: Pick<FormContent, 'options'>): Asked =>
  Object.fromEntries(Object.entries(options).filter(([key]) => isOfPoint(key))) as Asked;

/** The point as the simulator's steady form takes it, in a link's text. */
export const steadyFormOf = (form: FormContent): string => JSON.stringify(formFromBody(lineInput(askedOf(form))));

/** The form's field of a key of the body. */
const FIELD_OF_BODY: Readonly<Record<string, string>> = { t_sf: 'superheat', t_sr: 'subcooling' };

/** Those this page has one label for, where a simulation has two fields. */
const OF_BODY = new Set(Object.values(FIELD_OF_BODY));

function withOwnField<Result>(outcome: PageOutcome<Result> | undefined): PageOutcome<Result> | undefined {
  if (outcome === undefined || outcome.ok) return outcome;
  const { field: of = '' } = outcome.problem;
  const field = FIELD_OF_BODY[of];
  return field === undefined ? outcome : { ok: false, problem: { ...outcome.problem, field, of } };
}

const inSimulator = (key: string) => ({ key, label: () => `simulator.fields.${key}` as 'simulator.fields.rend_v' });
const link = parameterEach(LINE_FIELDS, ['fluid']);

export const LINE: Question<LineResults> = {
  key: 'line',
  fields: LINE_FIELDS,
  groups: [
    {
      title: () => 'line.groups.fluid',
      rows: [
        { slot: 'Fluid', key: 'fluid' },
        { ...inSimulator('mode_trans'), isSegmented: 'named', words: 'simulator.cycles' },
      ],
    },
    {
      title: () => 'line.groups.point',
      rows: [
        { slot: 'Saturation', key: 'pt_evp', label: ({ mode_evp }) => `simulator.fields.temp_evp_${mode_evp as '1'}` },
        { slot: 'Saturation', key: 'pt_cdr', label: ({ mode_cdr }) => `simulator.fields.temp_cdr_${mode_cdr as '1'}` },
        inSimulator('p_gc'),
        inSimulator('t_out_gc'),
        'superheat',
        'subcooling',
        { says: ({ t }) => t('line.useful') },
      ],
    },
    {
      title: () => 'line.groups.machine',
      rows: [
        inSimulator('rend_is'),
        inSimulator('rend_v'),
        { key: 'choice_1', label: () => 'simulator.fields.intitule_choix', words: 'simulator.criteria' },
        GAP,
        { key: 'choice_1_value', label: ({ choice_1 }) => `simulator.criteria.${choice_1 as '0'}` },
      ],
    },
    {
      title: () => 'line.groups.sweep',
      rows: [
        {
          key: 'variable',
          words: 'line.variables',
          offers: ({ mode_trans }) => variablesOf(mode_trans),
        },
        GAP,
        'from',
        'to',
        { key: 'step', isSigned: true },
      ],
    },
  ],
  link: {
    ...link,
    read(params) {
      const said = link.read(params);
      if (Object.keys(said).length === 0) return said;
      // A variable of the other cycle is none of this one.
      const { variable = 'te', ...others } = said;
      const swept = variablesOf(said['mode_trans']).includes(String(variable)) ? String(variable) : 'te';
      return { ...(said['from'] === undefined && spanOf(swept)), ...others, variable: swept };
    },
  },
  usual() {
    const fluid = lastFluidOfCycle();
    return fluid === undefined ? {} : { fluid };
  },
  prepare: () => prepareDoors('linePoint', 'sweep'),
  answers: {
    point: { reads: isOfPoint, now: (form) => withOwnField(askNow('linePoint', askedOf(form))) },
    sweep: {
      now(form) {
        const { from, to, step } = form.options;
        const variable = String(form.texts['variable']);
        const outcome = withOwnField(askNow('sweep', lineInput(askedOf(form)), variable, from, to, step));
        return outcome?.ok ? { ok: true, result: { variable, points: outcome.result.points } } : outcome;
      },
    },
  },
  /** Another variable opens with its own span; a cycle that has it not, with the evaporation. */
  follow(key, chosen, { variable }) {
    if (key === 'variable') return { values: spanOf(chosen) };
    if (key !== 'mode_trans' || variablesOf(chosen).includes(String(variable))) return undefined;
    return { texts: { variable: 'te' }, values: spanOf('te') };
  },
  problemText({ of, ...problem }, t) {
    const { field = '' } = problem;
    if (OF_BODY.has(field) && NAMES_FIELD.has(problem.code)) return problemAtField(problem, t, labelsOf('line'));
    if (!isOfPoint(field)) return describeMachineProblem(problem as Parameters<typeof describeMachineProblem>[0], t);
    const told = of === undefined ? problem : { ...problem, field: of };
    return describeProblem(told as Parameters<typeof describeProblem>[0], t);
  },
};
