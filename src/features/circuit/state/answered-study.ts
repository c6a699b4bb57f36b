/**
 * A study as its link says it, answered whole without a page: its simulation, each part of the circuit, its alerts. What its
 * pages show of it is the same, asked of the same doors with the same questions.
 */
import type { Alert, SimulationStatus, Status } from '../../../circuit/alerts/index.ts';
import { sectionNamed, sectionsOf } from '../../../circuit/sections.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';
import type { BareFacts } from '../../../machine/index.ts';
import type { DoorAnswer, DoorName, DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { RegimeInputs } from '../../../simulation/regimes.ts';
import { simulatorLinkFromParams } from '../../../simulation/url.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { inputsOfLink } from '../simulator/state/form.ts';
import { createSizing } from '../simulator/state/sizing.ts';
import { CHARGE } from '../charge/part.ts';
import { COMPONENTS } from '../components/part.ts';
import { EXCHANGERS } from '../exchangers/part.ts';
import { PIPES } from '../pipes/part.ts';
import { TECHNIQUE } from '../technique/part.ts';
import type { AnswerOf, DoorResults, OptionsOf, PartSpec } from './part.ts';
import { alertsOf, warnedOf } from './study-of.ts';

/** Each after those whose answers it takes in. */
const PARTS = [COMPONENTS, PIPES, CHARGE, EXCHANGERS, TECHNIQUE] as unknown as readonly PartSpec[];

/** Who computes: a browser's runtime, or the doors themselves. */
export interface StudyDoors {
  /** The steady regime, and the second where one is asked for; undefined where the steady one has no result. */
  readonly run: (
    inputs: RegimeInputs,
  ) => Promise<{ readonly permanent: SimulationResult; readonly transient: SimulationResult | undefined } | undefined>;
  readonly ask: <N extends DoorName>(door: N, question: DoorQuestion<N>) => Promise<DoorAnswer<N>>;
}

export interface AnsweredStudy {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | undefined;
  /** What is known of the machine the study is of. */
  readonly machine: BareFacts | undefined;
  /** Of a cycle of several compressors, the one whose lines and charge these are, as its link names it. */
  readonly stage: string;
  /** Undefined where a part has no answer to what its link says. */
  readonly answerOf: AnswerOf;
  readonly contentOf: (spec: PartSpec<never>) => FormContent;
  readonly alerts: readonly Alert[];
}

type Answered = { readonly ok: boolean; readonly result?: unknown; readonly problem?: Problem };

const statusOf = (content: FormContent, answer: Answered | undefined): Status => {
  const fields = Object.keys(content.problems);
  if (fields.length > 0) return { status: 'unreadable', fields };
  if (answer === undefined) return { status: 'unused' };
  return answer.ok || !answer.problem ? { status: 'answered' } : { status: 'refused', problem: answer.problem };
};

/** @returns undefined where its simulation has no result */
export async function answeredStudy(
  query: string,
  machine: BareFacts | undefined,
  { run, ask }: StudyDoors,
): Promise<AnsweredStudy | undefined> {
  const params = new URLSearchParams(query);
  const link = simulatorLinkFromParams(params);
  const sizing = createSizing();
  sizing.$mode.set(link.mode);
  sizing.$compressor.set(link.compressor);
  sizing.$carried.set(link.carried ?? null);
  sizing.$frequency.set(link.frequency ?? '');
  const given = inputsOfLink(link.permanent, link.transient, link.isManual);
  const { inputs, compressor } = await sizing.sized(given);
  const ran = inputs && (await run(inputs));
  if (!ran) return undefined;
  const { permanent, transient } = ran;

  const stage = params.get(__PAGE_PARAMETERS__['general'] ?? 'stage') ?? '';
  const cycle = cycleOf(permanent.input);
  const section = sectionsOf(cycle).length > 1 ? sectionNamed(cycle, stage) : undefined;
  const results: DoorResults = {
    ...{ permanent, transient: transient ?? null },
    ...(section && { stage: section.key }),
  };

  const contents = new Map<string, FormContent>();
  const answers = new Map<string, Answered>();
  const contentOf = (spec: PartSpec<never>): FormContent => {
    const known = contents.get(spec.key);
    if (known) return known;
    spec.restore?.();
    const form = createForm(spec.fields, 'fr');
    form.fill({
      ...spec.preferred?.get(),
      ...valuesFromParameter(params.get(__PAGE_PARAMETERS__[spec.key] ?? spec.key)),
    });
    const content = form.$content.get();
    contents.set(spec.key, content);
    return content;
  };
  const answerOf = ((spec: PartSpec) => answers.get(spec.key)?.result) as AnswerOf;
  const optionsOf: OptionsOf = (spec) => contentOf(spec as unknown as PartSpec<never>).options;

  for (const spec of PARTS) {
    const { options, problems } = contentOf(spec as unknown as PartSpec<never>);
    const isOpen = Object.keys(problems).length === 0 && spec.isUnused?.(options) !== true;
    const isBlocked = (spec.restsOn ?? []).some((other) => Object.keys(contentOf(other).problems).length > 0);
    if (!isOpen || isBlocked) continue;
    const question = spec.question(results, options, answerOf, optionsOf, machine);
    // A door that is out of reach leaves its part without an answer, as on its page.
    const answer = await ask(spec.door, question as never).catch(() => undefined);
    if (answer !== undefined) answers.set(spec.key, answer as unknown as Answered);
  }

  const secondStand: SimulationStatus = link.transient === undefined || transient ? 'answered' : 'refused';
  const { input, points } = permanent;
  const isJudged = answerOf(TECHNIQUE) !== undefined;
  return {
    permanent,
    transient,
    machine,
    stage,
    answerOf,
    contentOf,
    alerts: alertsOf({
      fluid: input.fluid,
      machine,
      isTranscritical: input.mode_trans === '1',
      liquidEnthalpy: points.d_sortie_condenseur.H,
      simulation: { permanent: 'answered', transient: secondStand },
      warned: {
        permanent: warnedOf(permanent, 'permanent', machine, isJudged),
        transient: warnedOf(transient, 'transient', machine, isJudged),
      },
      compressor,
      answerOf,
      optionsOf,
      statusOf: (spec) => statusOf(contentOf(spec as unknown as PartSpec<never>), answers.get(spec.key)),
    }),
  };
}
