/** Where a comparison is computed: on the device, else by the function, one fluid after the other. */
import type { ComparisonOutcome } from '../../../circuit/comparison/comparison.ts';
import { runSimulation } from '../../../runtime/bridge.ts';
import type { CalculationSetting, ComputedBy, Failure, RegimeAnswer } from '../../../runtime/bridge.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { DoorAnswer, DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import type { Locale } from '../../../language/index.ts';
import { DEFAULT_FLUIDS } from './link.ts';

export interface ComparisonQuestion {
  readonly input: BodyValues;
  readonly fluid1: string;
  readonly fluid2: string;
}

export interface ComparisonRun {
  readonly outcome?: ComparisonOutcome | undefined;
  /** Why there is no answer at all: words of the server, or an obstacle. */
  readonly failure?: Failure | undefined;
  /** Undefined for the example computed with the page. */
  readonly by: ComputedBy | undefined;
}

let preparing: Promise<boolean> | undefined;

/** Makes comparisons answer at once; false where this device cannot. */
export function prepareComparison(): Promise<boolean> {
  preparing ??= prepareDoors('comparison').then(
    () => true,
    () => {
      preparing = undefined;
      return false;
    },
  );
  return preparing;
}

/** Both fluids at once, on the device; undefined until it is ready, or where it is not to be asked. */
export function compareNow(
  { input, fluid1, fluid2 }: ComparisonQuestion,
  setting: CalculationSetting,
): ComparisonRun | undefined {
  if (setting === 'server') return undefined;
  const outcome = askNow('comparison', input, fluid1, fluid2);
  return outcome && { outcome, by: 'device' };
}

/** One fluid by whoever can; the second regime is not wanted. */
async function sideBy(body: BodyValues, setting: CalculationSetting, locale: Locale) {
  return runSimulation({ permanent: body, isManual: true }, setting, locale);
}

const outcomeOf = (answer: RegimeAnswer) =>
  answer.ok
    ? ({ ok: true, result: answer.result } as const)
    : answer.failure.problem && ({ ok: false, problem: answer.failure.problem } as const);

/** Both fluids, one after the other, by the function. */
export async function compareByFunction(
  { input, fluid1, fluid2 }: ComparisonQuestion,
  setting: CalculationSetting,
  locale: Locale,
): Promise<ComparisonRun> {
  const { comparedOutcomes } = await import('../../../circuit/comparison/comparison.ts');
  if (fluid1 === fluid2) {
    return { outcome: { ok: false, problem: { code: 'E_SAME', field: 'fluid2', values: {} } }, by: 'server' };
  }
  const first = await sideBy({ ...input, fluid: fluid1 }, setting, locale);
  if (!first.answers) return { failure: first.failure, by: 'server' };
  const second = await sideBy({ ...input, fluid: fluid2 }, setting, locale);
  if (!second.answers) return { failure: second.failure, by: 'server' };
  const [one, other] = [first.answers.permanent, second.answers.permanent];
  const [oneOutcome, otherOutcome] = [outcomeOf(one), outcomeOf(other)];
  if (oneOutcome && otherOutcome) return { outcome: comparedOutcomes(oneOutcome, otherOutcome), by: second.answers.by };
  const failed = [one, other].find((answer) => !answer.ok);
  return { failure: failed?.ok === false ? failed.failure : undefined, by: second.answers.by };
}

/** Both fluids wherever they can be computed. */
export async function compareLater(
  question: ComparisonQuestion,
  setting: CalculationSetting,
  locale: Locale,
): Promise<ComparisonRun> {
  const isReady = setting !== 'server' && (await prepareComparison());
  return (isReady ? compareNow(question, setting) : undefined) ?? (await compareByFunction(question, setting, locale));
}

/** The machine of the first fluid with the second, by the worker. @throws {Error} when given up or out of reach */
export const settleMachine = (
  question: DoorQuestion<'sameMachine'>,
  signal: AbortSignal,
): Promise<DoorAnswer<'sameMachine'>> => askWorker('sameMachine', question, { signal });

/** Has the worker and its formulas fetched while there is a network. */
export function prepareMachine(): void {
  settleMachine([{}, DEFAULT_FLUIDS.fluid1, DEFAULT_FLUIDS.fluid2, {}], new AbortController().signal).catch(
    () => undefined,
  );
}
