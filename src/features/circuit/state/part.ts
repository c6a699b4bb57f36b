/**
 * One page's part of the circuit: its form as typed and as read, and what its door answers for the results of the
 * simulation. The last good answer stays while a newer one is under way or while an input is being corrected.
 */
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import { sectionNamed, sectionsOf } from '../../../circuit/sections.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { DoorAnswer, DoorName, DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult, StageKey } from '../../../simulation/types.ts';
import { keepingParts, saysTheSame } from '../../../kit/form/content.ts';
import type { Field } from '../../../kit/form/fields.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form, FormContent } from '../../../kit/form/form.ts';
import { parameterFromSaid, valuesFromParameter } from '../../../kit/form/link.ts';
import type { Simulation } from '../../simulator/state/simulation.ts';
import { blockedBy, standOf } from './stand.ts';

/** Names of the parts: those of their pages' folders. */
export type PartKey = string;

/** Doors a part may ask. */
export type PartDoor = DoorName;

export interface DoorResults {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | null;
  /** Of a cycle of several compressors, which one is asked about. */
  readonly stage?: StageKey;
}

export type DoorResult<N extends DoorName> =
  Extract<DoorAnswer<N>, { readonly ok: true }> extends {
    readonly result: infer Result;
  }
    ? Result
    : never;

/** Gives the last good answer of another part; undefined while it has none. */
export type AnswerOf = <N extends DoorName>(spec: PartSpec<N>) => DoorResult<N> | undefined;

/** Gives what stands in the form of another part, as its own door is given it. */
export type OptionsOf = <N extends DoorName>(spec: PartSpec<N>) => FormContent['options'];

/** What a part is, as data. */
export interface PartSpec<N extends DoorName = DoorName> {
  readonly key: PartKey;
  readonly door: N;
  readonly fields: readonly Field[];
  /** Its page and its file say what the fluid asks of who handles it. */
  readonly showsSafety?: true;
  /** Parts whose answers the question takes in; they are computed too, from their link or their defaults. */
  readonly needs?: readonly PartSpec<never>[];
  /** Those among them without whose answer it says nothing, while one of their inputs cannot be read. */
  readonly restsOn?: readonly PartSpec<never>[];
  /** Stores whose contents the question takes in. */
  readonly stores?: readonly ReadableAtom<unknown>[];
  /** Reads what the device keeps for it. Called in a browser, once, when the part is opened. */
  readonly restore?: () => void;
  /** What the reader prefers, by field: it stands where the address says nothing, and when it is changed. */
  readonly preferred?: ReadableAtom<Readonly<Record<string, string>>>;
  /** Whether other pages have nothing to ask of it: it is then computed on its own page only. */
  readonly isAsleep?: (options: FormContent['options']) => boolean;
  /** The door's arguments. */
  readonly question: (
    results: DoorResults,
    options: Readonly<Record<string, unknown>>,
    answerOf: AnswerOf,
    optionsOf: OptionsOf,
  ) => DoorQuestion<N>;
}

export interface PartAnswer<N extends DoorName> {
  /** The last good answer. */
  readonly result: DoorResult<N> | undefined;
  /** What the door refuses in what is typed now. */
  readonly problem: Problem | undefined;
  /** The result is that of an earlier input. */
  readonly isStale: boolean;
}

export interface Part<N extends DoorName> {
  readonly spec: PartSpec<N>;
  /** Its fields as typed and as read. */
  readonly form: Form;
  readonly $answer: WritableAtom<PartAnswer<N>>;
  /** Its parameter in a link; empty where all is as every page opens. */
  parameter(): string;
  /** Takes a link's parameter; null means the defaults. */
  read(parameter: string | null): void;
  /** Puts in place what the page was built with. */
  serve(locale: Locale, result: DoorResult<N>): void;
  /** Computes the answer of what stands, if it is not that already. */
  refresh(): void;
  /** Computes at every change from now on. @param by whether the part's own page is open, or another part's that needs it */
  follow(by?: 'page' | 'need'): void;
}

/** Gives a part of the same circuit. */
export type Open = <N extends DoorName>(spec: PartSpec<N>) => Part<N>;

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
    return spec.question(results, options, answerOf, optionsOf);
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
  const isAsleep = (): boolean => !isOnItsPage && spec.isAsleep?.($content.get().options) === true;

  function refresh(): void {
    if (isAsleep()) {
      asked = undefined;
      latest += 1;
      worker?.abort();
      if ($answer.get().result !== undefined) $answer.set({ result: undefined, problem: undefined, isStale: true });
      return;
    }
    for (const need of needs) open(need).refresh();
    // Without the answer it takes in, its own would be of another machine for a moment: asked once that is there.
    const question = needs.some((need) => standOf(need, open).stand === 'pending') ? undefined : questionNow();
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
    for (const store of spec.stores ?? []) store.listen(refresh);
  };

  return {
    spec,
    form,
    $answer,
    parameter: () => parameterFromSaid($content.get().said),
    read: (parameter) => form.fill({ ...wished(), ...valuesFromParameter(parameter) }),
    serve(locale, result) {
      form.speak(locale);
      form.fill({});
      $answer.set({ result, problem: undefined, isStale: false });
      asked = questionNow();
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
