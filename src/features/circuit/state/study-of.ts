/** The list of alerts of a study from what its parts answer: the same where the page is built and where it is read. */
import { lawOfStudy, safetyFacts, studyAlerts } from '../../../circuit/alerts/index.ts';
import type { Alert, Statuses, Study } from '../../../circuit/alerts/index.ts';
import { CHARGE } from '../charge/part.ts';
import { COMPONENTS } from '../components/part.ts';
import { EXCHANGERS } from '../exchangers/part.ts';
import { PIPES } from '../pipes/part.ts';
import { TECHNIQUE } from '../technique/part.ts';
import { concernOf, sheetOf } from '../../../machine/law-sheet.ts';
import type { Stage } from '../../../machine/law-sheet.ts';
import { limitFactsOf, machineFacts } from '../../../machine/record/record.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { today } from '../../../language/days.ts';
import { warningsByTable } from '../../../simulation/by-table.ts';
import type { OperatingRegime } from '../../../simulation/by-table.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult, Warning } from '../../../simulation/types.ts';
import { groupOf } from './group-of.ts';
import type { AnswerOf, OptionsOf, PartSpec } from './part.ts';

const PARTS = { pipes: PIPES, components: COMPONENTS, technique: TECHNIQUE, exchangers: EXCHANGERS, charge: CHARGE };

export interface Gathered extends Pick<Study, 'simulation' | 'warned' | 'compressor'> {
  readonly fluid: string;
  /** What is known of the machine; the refrigerant is the study's. */
  readonly machine?: BareFacts | undefined;
  readonly isTranscritical: boolean;
  /** Enthalpy at the outlet of condenser or gas cooler, kJ/kg; undefined while nothing is computed. */
  readonly liquidEnthalpy?: number | undefined;
  /** Undefined for a part whose answer is not that of what is typed now. */
  readonly answerOf: AnswerOf;
  readonly optionsOf: OptionsOf;
  readonly statusOf: (spec: PartSpec) => Statuses['pipes'];
}

let law: { readonly fluid: string; readonly day: string; readonly sheet: ReturnType<typeof lawOfStudy> } | undefined;

/** The law of the fluid on the reader's day, made once: the rules are many. */
function lawOf(fluid: string): ReturnType<typeof lawOfStudy> {
  const day = today();
  if (law?.fluid !== fluid || law.day !== day) law = { fluid, day, sheet: lawOfStudy(fluid, day) };
  return law.sheet;
}

const stageOf = ({ stage }: BareFacts): Stage => (stage === 'existing' || stage === 'new' ? stage : 'unknown');

/** Of the law what concerns the machine, where one is known, and what of it the law goes by. */
function lawOfMachine(
  sheet: ReturnType<typeof lawOfStudy>,
  fluid: string,
  machine: BareFacts | undefined,
): Pick<Study, 'law' | 'concern'> {
  const facts = machine && machineFacts({ ...machine, fluid });
  if (!machine || !facts) return { law: sheet };
  return { law: sheet && sheetOf(sheet, facts, stageOf(machine)), concern: concernOf(facts, stageOf(machine)) };
}

/** What the page of the indicators judges again, with an engine. */
const JUDGED_AGAIN: ReadonlySet<string> = new Set(['W_TREF', 'W_TAU', 'W_XF']);

/**
 * What a simulation warns of, by the table of limits as it is of its machine.
 * @param isJudged whether the page of the indicators has its answer: then what it does not say either is not said
 */
export function warnedOf(
  result: SimulationResult | undefined,
  regime: OperatingRegime,
  machine: BareFacts | undefined,
  isJudged: boolean,
): readonly Warning[] {
  if (result === undefined) return [];
  const warnings = warningsByTable(result, regime, limitFactsOf(machine));
  // It judges one compressor of several, the chosen one.
  const isWhole = isJudged && cycleOf(result.input).stages.length === 1;
  return isWhole ? warnings.filter(({ code }) => !JUDGED_AGAIN.has(code)) : warnings;
}

/** Every alert of the study, worst first. */
export function alertsOf({
  fluid,
  machine,
  isTranscritical,
  liquidEnthalpy,
  answerOf,
  optionsOf,
  statusOf,
  ...rest
}: Gathered): readonly Alert[] {
  const stands = Object.fromEntries(
    Object.entries(PARTS).map(([page, spec]) => [page, statusOf(spec as unknown as PartSpec)]),
  ) as unknown as Statuses;
  return studyAlerts({
    ...rest,
    stands,
    safety: safetyFacts(fluid, groupOf(optionsOf(CHARGE)['room']), answerOf(CHARGE), machine),
    cycle: { isTranscriticalR744: isTranscritical && fluid === 'R744' },
    relief: { fluid, h: liquidEnthalpy },
    ...lawOfMachine(lawOf(fluid), fluid, machine),
    machine: { ...machine, fluid },
    pipes: answerOf(PIPES),
    technique: answerOf(TECHNIQUE),
    exchangers: answerOf(EXCHANGERS),
    charge: answerOf(CHARGE),
    selection: answerOf(COMPONENTS),
  });
}
