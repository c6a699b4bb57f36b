/** Makes a page's part of the circuit: it reads its form, asks its door, and keeps the last good answer. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { sectionNamed, sectionsOf } from '../../../circuit/sections.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import { keepingParts, saysTheSame } from '../../../kit/form/content.ts';
import { createForm } from '../../../kit/form/form.ts';
import { parameterFromChanged, valuesFromParameter } from '../../../kit/form/link.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { DoorAnswer, DoorName, DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { Simulation } from '../simulator/state/simulation.ts';
import type { AnswerOf, DoorResult, DoorResults, Open, OptionsOf, Part, PartAnswer, PartSpec } from './part.ts';
import { blockedBy, statusOf } from './status.ts';

/** How deep components look into an answer: a line of the pipes, an exchanger of a regime, a drop of a line. */
const SHOWN_LEVELS = 2;

/** Which compressor a door is asked about; nothing of a cycle of one. */
function stageAsked({ input }: SimulationResult, key: string): Pick<DoorResults, 'stage'> {
  const cycle = cycleOf(input);
  const section = sectionsOf(cycle).length > 1 ? sectionNamed(cycle, key) : undefined;
  return section === undefined ? {} : { stage: section.key };
}

/**
 * @param open gives the other parts of the same circuit
 * @param $stage the compressor that is shown, of a cycle of several
 */
export function createPart<N extends DoorName>(
  spec: PartSpec<N>,
  simulation: Simulation,
  open: Open,
  $stage: ReadableAtom<string>,
): Part<N> {
  const { fields } = spec;
  const form = createForm(fields, simulation.$locale.get());
  const { $content } = form;
  const $answer = atom<PartAnswer<N>>({ result: undefined, problem: undefined, isStale: true });
  simulation.$locale.listen(form.speak);
  const wished = (): Readonly<Record<string, string>> => spec.preferred?.get() ?? {};
  spec.preferred?.listen((now, before) => {
    const changed = Object.entries(now).filter(([key, value]) => before?.[key] !== value);
    if (changed.length > 0) form.change(Object.fromEntries(changed));
  });

  const needs = (spec.needs ?? []) as unknown as readonly PartSpec[];
  const answerOf: AnswerOf = (other) => open(other).$answer.get().result;
  const optionsOf: OptionsOf = (other) => open(other).form.$content.get().options;

  /** What is asked now; undefined while it cannot be: a text is no number, or the simulation has no result of its inputs. */
  function questionNow(): DoorQuestion<N> | undefined {
    const { permanent, transient } = simulation.$results.get();
    const { options, problems } = $content.get();
    if (!permanent || simulation.$isAwaited.get() || Object.keys(problems).length > 0) return undefined;
    if (blockedBy(spec as unknown as PartSpec, open) !== undefined) return undefined;
    const results = { permanent, transient: transient ?? null, ...stageAsked(permanent, $stage.get()) };
    return spec.question(results, options, answerOf, optionsOf, simulation.$machine.get());
  }

  let asked: DoorQuestion<N> | undefined;
  let latest = 0;
  let worker: AbortController | undefined;
  const setStale = (): void => {
    const answer = $answer.get();
    // As the simulation's own figures: those of another fluid say nothing of this one.
    const result = simulation.$shown.get().permanent.result ? answer.result : undefined;
    if (!answer.isStale || answer.problem || answer.result !== result)
      $answer.set({ result, problem: undefined, isStale: true });
  };

  function take(answer: DoorAnswer<N>): void {
    const given = answer as { readonly ok: boolean; readonly result?: DoorResult<N>; readonly problem?: Problem };
    $answer.set(
      given.ok
        ? { result: keepingParts($answer.get().result, given.result, SHOWN_LEVELS), problem: undefined, isStale: false }
        : { result: $answer.get().result, problem: given.problem, isStale: true },
    );
  }

  async function askLater(question: DoorQuestion<N>, isBlend: boolean): Promise<void> {
    const number = latest;
    const { signal } = (worker = new AbortController());
    setStale();
    try {
      if (!isBlend) await prepareDoors(spec.door);
      const answer =
        (isBlend ? undefined : askNow(spec.door, ...question)) ?? (await askWorker(spec.door, question, { signal }));
      if (number === latest) take(answer);
    } catch {
      // Cancelled by a newer question, or nothing can be computed here: asked again, tries again.
      if (number === latest) asked = undefined;
    }
  }

  let isOnItsPage = false;
  const isUnused = (): boolean => !isOnItsPage && spec.isUnused?.($content.get().options) === true;

  function refresh(): void {
    if (isUnused()) {
      asked = undefined;
      latest += 1;
      worker?.abort();
      if ($answer.get().result !== undefined) $answer.set({ result: undefined, problem: undefined, isStale: true });
      return;
    }
    for (const need of needs) open(need).refresh();
    // Without the answer it takes in, its own would be of another machine for a moment: asked once that is there.
    const question = needs.some((need) => statusOf(need, open).status === 'pending') ? undefined : questionNow();
    if (question !== undefined && asked !== undefined && saysTheSame(asked, question)) return;
    asked = question;
    latest += 1;
    worker?.abort();
    if (question === undefined) {
      setStale();
      return;
    }
    // A blend's states cost many times a pure fluid's: they are not to hold up a keystroke.
    const isBlend = simulation.$results.get().permanent?.extra.quality !== 'reference';
    const answer = isBlend ? undefined : askNow(spec.door, ...question);
    if (answer === undefined) void askLater(question, isBlend);
    else take(answer);
  }

  let isFollowing = false;
  /** A need's later answer asks this part again once this part has been asked at all. */
  let hasNeeds = false;
  const followNeeds = (): void => {
    if (hasNeeds) return;
    hasNeeds = true;
    for (const need of needs) {
      open(need).$answer.listen(refresh);
      open(need).form.$content.listen(refresh);
    }
    for (const store of [simulation.$machine, ...(spec.stores ?? [])]) store.listen(refresh);
  };

  return {
    spec,
    form,
    $answer,
    parameter: () => parameterFromChanged($content.get().changed),
    read: (parameter) => form.fill({ ...wished(), ...valuesFromParameter(parameter) }),
    serve(locale, result) {
      form.speak(locale);
      form.fill({});
      $answer.set({ result, problem: undefined, isStale: false });
      // A simulation run before this part was opened is not the one it was served for: it is asked as soon as it follows.
      asked = simulation.$computedBy.get() === undefined ? questionNow() : undefined;
    },
    refresh() {
      followNeeds();
      refresh();
    },
    follow(by = 'page') {
      if (by === 'page') isOnItsPage = true;
      if (isFollowing) return;
      isFollowing = true;
      followNeeds();
      for (const need of needs) open(need).follow('need');
      simulation.$results.listen(refresh);
      simulation.$isAwaited.listen(refresh);
      $content.listen(refresh);
      $stage.listen(refresh);
      refresh();
    },
  };
}
