/** Variants computed on this device, one after the other: a later question to the function takes the place of an earlier one. */
import { runSimulation, startDevice } from '../../../runtime/bridge.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import { $calculation } from '../../../kit/storage/calculation.ts';
import type { Locale } from '../../../language/index.ts';
import type { BareFacts, MachineRecord, Study } from '../../../machine/index.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { annualOfSimulation } from '../../../season/machine/of-simulation.ts';
import type { Annual } from '../../../season/machine/annual.ts';
import type { SeasonOutcome } from '../../../season/index.ts';
import { answeredStudy } from '../../circuit/state/answered-study.ts';
import type { AnsweredStudy, StudyDoors } from '../../circuit/state/answered-study.ts';
import type { VariantYear } from './table.ts';

/** One of the studies that were ticked, with the machine it is of. */
export interface Ticked {
  readonly title: string;
  readonly machine: MachineRecord;
  readonly kept: Study;
}

const doors = (locale: Locale, signal: AbortSignal): StudyDoors => ({
  async run(inputs) {
    const { answers } = await runSimulation(inputs, $calculation.get(), locale);
    if (!answers?.permanent.ok) return undefined;
    return {
      permanent: answers.permanent.result,
      transient: answers.transient?.ok === true ? answers.transient.result : undefined,
    };
  },
  ask: (door, question) => askWorker(door, question, { signal }),
});

/** A study with its figures; undefined where it has none. */
export async function studyAnswered(
  query: string,
  facts: BareFacts,
  locale: Locale,
  signal: AbortSignal,
): Promise<AnsweredStudy | undefined> {
  await startDevice().catch(() => undefined);
  return answeredStudy(query, facts, doors(locale, signal));
}

/** A machine that heats: its year is that of a building. */
const isHeatPump = ({ machine }: AnsweredStudy): boolean =>
  machine?.['mode'] === 'heating' || findChoice(machine?.use)?.group === 'hp';

/** @param floor of condensation, °C */
export async function yearOfStudy(study: AnsweredStudy, floor: number, signal: AbortSignal): Promise<VariantYear> {
  if (isHeatPump(study)) return 'heats';
  if (cycleOf(study.permanent.input).isOfOnePoint === true) return 'onePoint';
  const request = annualOfSimulation(study.permanent, { floor });
  if (request === undefined) return 'notOutside';
  const answer = (await askWorker('seasonSteps', ['annual', request], { signal })) as SeasonOutcome<Annual>;
  return answer.ok ? answer.result : 'noYear';
}
