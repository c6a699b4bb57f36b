/** What the comparison asks: the fluids, the conditions they share, what is known of the machine; and what answers it. */
import type { Comparison, ComparisonOutcome, Remainder } from '../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Outcome, Problem } from '../../circuit/outcome.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Key } from '../../i18n/keys.ts';
import { describeProblem } from '../../i18n/problems.ts';
import { lastFluidOfCycle } from '../../kit/fluids/last-fluid.ts';
import { rowsAt, textAt } from '../../kit/form/fields.ts';
import type { Field, FormTexts } from '../../kit/form/fields.ts';
import type { FormContent } from '../../kit/form/form.ts';
import { $calculation } from '../../kit/storage/calculation.ts';
import { NAMES_FIELD, problemAtField } from '../../kit/page/problem-text.ts';
import { textField } from '../../kit/page/question.ts';
import type { Answer, PageOutcome, PageProblem, Question } from '../../kit/page/question.ts';
import type { ComputedBy } from '../../runtime/bridge.ts';
import type { DoorQuestion } from '../../runtime/circuit-bridge.ts';
import { bodyKeyFromFormKey, FIELDS } from '../../simulation/fields.ts';
import { STEADY_FORM } from '../../simulation/url.ts';
import { failureText } from '../circuit/simulator/failure-text.ts';
import { choiceBeside, labelKey } from '../circuit/simulator/field-words.ts';
import type { NumberKey } from '../circuit/simulator/state/fields.ts';
import { bodyOfForm, SIMULATION_FIELDS, stateOfForm, valuesOfState } from '../circuit/simulator/state/fields.ts';
import { keepComparison } from './state/storage.ts';
import { DEFAULT_FLUIDS, linkFromParams, MOST_MORE, paramsFromLink } from './state/link.ts';
import type { Fluids } from './state/link.ts';
import { MACHINE_FIELDS, machineOptions } from './state/machine.ts';
import { compareByFunction, compareNow, prepareComparison, settleMachine } from './state/run.ts';
import type { ComparisonQuestion, ComparisonRun } from './state/run.ts';

export type Side = keyof Fluids;
export const SIDES: readonly Side[] = ['fluid1', 'fluid2'];

/** Both fluids at the same inputs; one side missing where it failed. */
export interface Compared {
  readonly rows: Comparison['rows'] | undefined;
  readonly sides: Remainder['sides'];
  readonly warnings: Comparison['warnings'];
  /** What is wrong, of either side; nothing where both have an answer. */
  readonly problems: readonly PageProblem[];
  /** Undefined for the example computed with the page. */
  readonly by: ComputedBy | undefined;
}

/** The machine of the first fluid with another one. */
type Settled = Outcome<SameMachine>;

/** The answers of the page. */
export interface ComparisonResults {
  readonly compared: Compared;
  /** With the second fluid. */
  readonly machine: SameMachine | undefined;
  /** With each of the further ones that has been asked about. */
  readonly others: Readonly<Record<string, Settled>>;
}

export const NOTHING: Compared = {
  rows: undefined,
  sides: { fluid1: null, fluid2: null },
  warnings: [],
  problems: [],
  by: undefined,
};

/** How the machine stands with a fluid, as its verdict shows it. */
export interface MachineReading {
  readonly result: SameMachine | undefined;
  readonly problem: Problem | undefined;
  readonly isStale: boolean;
  readonly isLoading: boolean;
  /** The worker, or the formulas, could not be fetched. */
  readonly isOutOfReach: boolean;
}

/** @param settled of a further fluid what came of it; undefined: not yet */
function readingOf({ status }: Answer<unknown>, settled: Settled | undefined): MachineReading {
  return {
    result: settled?.ok ? settled.result : undefined,
    problem: settled?.ok === false ? settled.problem : undefined,
    isStale: status === 'stale' || status === 'cannot-run',
    isLoading: status === 'running',
    isOutOfReach: status === 'cannot-run',
  };
}
export const machineReading = (answer: Answer<SameMachine | undefined>): MachineReading => ({
  ...readingOf(answer, answer.result && { ok: true, result: answer.result }),
  problem: answer.problem as Problem | undefined,
});
export const otherReading = (answer: Answer<ComparisonResults['others']>, fluid: string): MachineReading =>
  readingOf(answer, answer.result[fluid]);

const OWN = new Set<string>(MACHINE_FIELDS.map(({ key }) => key));
const SHARED: readonly Field[] = SIMULATION_FIELDS.filter(({ key }) => key !== 'fluid');
const isShared = (key: string): boolean => SHARED.some((field) => field.key === key);
const isCompared = (key: string): boolean => isShared(key) || key === 'fluid1' || key === 'fluid2';

export const COMPARISON_FIELDS: readonly Field[] = [
  ...SHARED,
  textField('fluid1', DEFAULT_FLUIDS.fluid1),
  textField('fluid2', DEFAULT_FLUIDS.fluid2),
  { key: 'more', kind: 'list', columns: [textField('fluid', '')], default: [], most: MOST_MORE },
  ...MACHINE_FIELDS,
];

/** The fluids as chosen. */
export const fluidsOf = ({ texts }: Pick<FormContent, 'texts'>): Fluids => ({
  fluid1: textAt(texts, 'fluid1'),
  fluid2: textAt(texts, 'fluid2'),
});
/** Further fluids, each once, none of the two that stand. */
export function moreOf({ texts }: Pick<FormContent, 'texts'>): readonly string[] {
  const { fluid1, fluid2 } = fluidsOf({ texts });
  const names = rowsAt(texts, 'more').map(({ fluid = '' }) => fluid);
  return [...new Set(names)].filter((name) => name !== fluid1 && name !== fluid2);
}

/** The inputs without the fluid. */
function inputOf({ options }: FormContent): ComparisonQuestion['input'] {
  const shared = Object.fromEntries(Object.entries(options).filter(([key]) => isShared(key)));
  const { fluid: _, ...input } = bodyOfForm({ options: shared });
  return input;
}
export const askedOf = (form: FormContent): ComparisonQuestion => ({ input: inputOf(form), ...fluidsOf(form) });

/** A problem of the simulation at the form's own field. */
function atField(problem: Problem): PageProblem {
  const { field } = problem;
  const own = FIELDS.find(({ body }) => body === field)?.form ?? field;
  return own === undefined || own === field
    ? problem
    : { ...problem, field: own, ...(field !== undefined && { of: field }) };
}

/** Code of what a server or the way to it says: its words or the obstacle are among the values. */
const FAILURE = 'FAILURE';

/** A side that stands is shown beside one that does not. */
function outcomeOf({ outcome, failure, by }: ComparisonRun): PageOutcome<Compared> {
  if (outcome?.ok) return { ok: true, result: { ...outcome.result, problems: [], by } };
  if (outcome) {
    const problems = problemsOf(outcome);
    const { remainder } = outcome;
    if (remainder && (remainder.sides.fluid1 || remainder.sides.fluid2))
      return { ok: true, result: { ...remainder, warnings: [], problems, by } };
    const [problem = outcome.problem, ...beside] = problems;
    return { ok: false, problem, beside };
  }
  if (failure?.problem) return { ok: false, problem: atField(failure.problem as unknown as Problem) };
  const { obstacle, message } = failure ?? {};
  return { ok: false, problem: { code: FAILURE, values: obstacle ? { obstacle } : { message: message ?? '' } } };
}

/** At the field it is of, and at the fluid it is true of: "above critical" is of one of them. */
function problemsOf({ problem, problems }: Extract<ComparisonOutcome, { readonly ok: false }>): readonly PageProblem[] {
  const sides = problems ?? { fluid1: null, fluid2: problem };
  return [
    atField(problem),
    ...SIDES.flatMap((side) => {
      const own = sides[side];
      return own ? [{ ...own, field: side as string, ...(own.field !== undefined && { of: own.field }) }] : [];
    }),
  ];
}

type MachineQuestion = DoorQuestion<'sameMachine'>;
const machineAsked = (form: FormContent, fluid: string): MachineQuestion => {
  const own = Object.fromEntries(Object.entries(form.values).filter(([key]) => OWN.has(key)));
  return [inputOf(form), fluidsOf(form).fluid1, fluid, machineOptions(own)] as unknown as MachineQuestion;
};

const PARAMETERS = ['input', 'fluid1', 'fluid2', 'more', 'machine'] as const;

export const COMPARISON: Question<ComparisonResults> = {
  key: 'comparison',
  fields: COMPARISON_FIELDS,
  opening: valuesOfState(STEADY_FORM),
  groups: [
    { slot: 'Failed' },
    {
      title: () => 'comparison.fluids',
      rows: [
        { slot: 'Fluid', key: 'fluid1' },
        { slot: 'Swap' },
        { slot: 'Fluid', key: 'fluid2' },
        { slot: 'MoreFluids' },
      ],
    },
    {
      title: () => 'simulator.groups.compressor',
      rows: [{ slot: 'Sizing' }, ...shared('choix_value', 'rend_v', 'rend_is', 't_ref')],
    },
    {
      title: ({ mode_trans }) => (mode_trans === '1' ? 'simulator.groups.gasCooler' : 'simulator.groups.condenser'),
      side: 'high',
      rows: [{ slot: 'Switches' }, ...shared('p_gc', 't_out_gc', 'temp_cdr', 'sous_ref_cdr')],
    },
    { title: () => 'simulator.groups.liquidLine', side: 'liquid', rows: shared('sous_ref_ll') },
    { title: () => 'simulator.groups.evaporator', side: 'low', rows: shared('temp_evp', 'surch_evp') },
    { title: () => 'simulator.groups.suctionLine', side: 'low', rows: shared('surch_la') },
  ],
  link: {
    read(params) {
      if (!PARAMETERS.some((name) => params.has(name))) return {};
      const { input, fluids, more, machine } = linkFromParams(params);
      return { ...machine, ...valuesOfState(input), ...fluids, more: more.map((fluid) => ({ fluid })) };
    },
    write(form, params) {
      const machine = Object.fromEntries(Object.entries(form.changed).filter(([key]) => OWN.has(key)));
      const own = paramsFromLink(stateOfForm(form), fluidsOf(form), machine, moreOf(form));
      for (const name of PARAMETERS) params.delete(name);
      for (const [name, text] of own) params.set(name, text);
    },
  },
  restore: () => $calculation.restore(),
  /** What the machine holds stands first; of the other fluid nothing was said. */
  usual() {
    const fluid1 = lastFluidOfCycle();
    if (fluid1 === undefined) return {};
    return { fluid1, ...(fluid1 === DEFAULT_FLUIDS.fluid2 && { fluid2: DEFAULT_FLUIDS.fluid1 }) };
  },
  async prepare() {
    if (!(await prepareComparison())) throw new Error('this device compares nothing');
  },
  answers: {
    compared: {
      reads: isCompared,
      now(form) {
        const asked = askedOf(form);
        keepComparison(asked);
        const run = compareNow(asked, $calculation.get());
        return run && outcomeOf(run);
      },
      elsewhere: async (form, locale) => outcomeOf(await compareByFunction(askedOf(form), $calculation.get(), locale)),
      faults: ({ problems }) => problems,
    },
    machine: {
      isApart: true,
      reads: (key) => isCompared(key) || OWN.has(key),
      later:
        (form) =>
        ({ signal }) =>
          settleMachine(machineAsked(form, fluidsOf(form).fluid2), signal),
    },
    others: {
      later(form) {
        const fluids = moreOf(form);
        if (fluids.length === 0) return undefined;
        /** One after the other, each shown as it comes. */
        return async ({ signal, show }) => {
          let found: ComparisonResults['others'] = {};
          for (const fluid of fluids) {
            found = { ...found, [fluid]: await settleMachine(machineAsked(form, fluid), signal) };
            show(found);
          }
          return { ok: true, result: found };
        };
      },
      now: () => ({ ok: true, result: {} }),
    },
  },
  problemText({ of, field, ...problem }, t) {
    if (problem.code === FAILURE) return failureText(problem.values as Parameters<typeof failureText>[0], t);
    if (field !== undefined && OWN.has(field) && NAMES_FIELD.has(problem.code))
      return problemAtField({ ...problem, field }, t, (key) => t(`comparison.machine.fields.${key}` as Key));
    const named = of ?? (field === undefined ? undefined : (bodyKeyFromFormKey(field) ?? field));
    const told = { ...problem, ...(named !== undefined && { field: named }) };
    return field !== undefined && isShared(field)
      ? describeProblem(told as Parameters<typeof describeProblem>[0], t)
      : describeMachineProblem(told as Parameters<typeof describeMachineProblem>[0], t);
  },
};

/** Numbers both fluids share, which the page draws as the simulator does. */
function shared(...keys: readonly string[]) {
  return keys.map((key) => ({
    slot: 'Shared',
    key,
    label: (texts: FormTexts) => labelKey(key as NumberKey, choiceBeside(key as NumberKey, texts)),
  }));
}
