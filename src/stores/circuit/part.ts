/**
 * One page's part of the circuit: its form as typed and as read, and what its door answers for the results of the
 * simulation. The last good answer stays while a newer one is under way or while an input is being corrected.
 */
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import type { Problem } from '../../circuit/outcome.ts';
import { askNow, askWorker, prepareDoors } from '../../runtime/circuit-bridge.ts';
import type { DoorAnswer, DoorName, DoorQuestion } from '../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { keepingParts, setContent } from '../../kit/form/content.ts';
import { exactOfRows } from '../../kit/form/rewriting.ts';
import { steppedText, stepByPlace, stepOfSize } from '../../kit/form/steps.ts';
import type { CompanionKey } from '../simulation/address.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { $units, unitOfSlot } from '../../kit/form/units.ts';
import type { UnitChoices } from '../../kit/form/units.ts';
import type { Field, NumberField, PartTexts, RowTexts } from './fields.ts';
import {
  exactAtLine,
  inOtherLanguage,
  inOtherUnits,
  parameterFromSaid,
  readTexts,
  rowOfValues,
  textsOfValues,
  valuesFromParameter,
} from './reading.ts';
import type { PartReading, Written } from './reading.ts';

/** Names of the parts: also their parameters in a link. */
export type PartKey = CompanionKey;

/** Doors a part may ask. */
export type PartDoor = DoorName;

export interface DoorResults {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | null;
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
export type OptionsOf = <N extends DoorName>(spec: PartSpec<N>) => PartForm['options'];

/** What a part is, as data. */
export interface PartSpec<N extends DoorName = DoorName> {
  readonly key: PartKey;
  readonly door: N;
  readonly fields: readonly Field[];
  /** Parts whose answers the question takes in; they are computed too, from their link or their defaults. */
  readonly needs?: readonly PartSpec<never>[];
  /** Stores whose contents the question takes in. */
  readonly stores?: readonly ReadableAtom<unknown>[];
  /** Reads what the device keeps for it. Called in a browser, once, when the part is opened. */
  readonly restore?: () => void;
  /** What the reader prefers, by field: it stands where the address says nothing, and when it is changed. */
  readonly preferred?: ReadableAtom<Readonly<Record<string, string>>>;
  /** Whether other pages have nothing to ask of it: it is then computed on its own page only. */
  readonly isAsleep?: (options: PartForm['options']) => boolean;
  /** The door's arguments. */
  readonly question: (
    results: DoorResults,
    options: Readonly<Record<string, unknown>>,
    answerOf: AnswerOf,
    optionsOf: OptionsOf,
  ) => DoorQuestion<N>;
}

export interface PartForm extends PartReading, Written {
  /** The units the texts are written in. */
  readonly units: UnitChoices;
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
  readonly $form: WritableAtom<PartForm>;
  readonly $answer: WritableAtom<PartAnswer<N>>;
  setText(key: string, text: string): void;
  /** Moves a number, by its path ('bins.0.t_ext' in a list), by whole steps; a text that is no number stays. */
  step(path: string, steps: number): void;
  /** Puts the lines of a list in place; lines beyond its most are left out. */
  setRows(key: string, rows: readonly RowTexts[]): void;
  /** One line more: of these values of the door, else as the last, or as a list opens. */
  addRow(key: string, values?: Readonly<Record<string, unknown>>): void;
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

/** @param open gives the other parts of the same circuit */
export function createPart<N extends DoorName>(
  spec: PartSpec<N>,
  simulation: Simulation,
  open: <M extends DoorName>(other: PartSpec<M>) => Part<M>,
): Part<N> {
  const { fields } = spec;
  const formOf = (written: Written, units: UnitChoices, locale = simulation.$locale.get()): PartForm => ({
    ...written,
    units,
    ...readTexts(fields, written, units, locale),
  });
  const opening = (locale: Locale): PartForm => formOf(textsOfValues(fields, {}, {}, locale), {}, locale);

  const $form = atom<PartForm>(opening(simulation.$locale.get()));
  const $answer = atom<PartAnswer<N>>({ result: undefined, problem: undefined, isStale: true });
  const put = (written: Written, units = $form.get().units): void => setContent($form, formOf(written, units));
  const change = (texts: PartTexts, exact = $form.get().exact): void => put({ texts, exact });
  $units.listen((units) =>
    put(inOtherUnits(fields, $form.get(), $form.get().units, units, simulation.$locale.get()), units),
  );
  simulation.$locale.listen((after, before) => {
    if (before !== undefined && after !== before)
      put(inOtherLanguage(fields, $form.get(), $form.get().units, before, after));
  });
  const wished = (): Readonly<Record<string, string>> => spec.preferred?.get() ?? {};
  spec.preferred?.listen((now, before) => {
    const changed = Object.entries(now).filter(([key, value]) => before?.[key] !== value);
    if (changed.length > 0) change({ ...$form.get().texts, ...Object.fromEntries(changed) });
  });

  const needs = (spec.needs ?? []) as unknown as readonly PartSpec[];
  const answerOf: AnswerOf = (other) => open(other).$answer.get().result;
  const optionsOf: OptionsOf = (other) => open(other).$form.get().options;

  /** What is asked now; undefined while it cannot be: a text is no number, or the simulation has no result of its inputs. */
  function questionNow(): DoorQuestion<N> | undefined {
    const { permanent, transient } = simulation.$results.get();
    const { options, problems } = $form.get();
    if (!permanent || simulation.$isAwaited.get() || Object.keys(problems).length > 0) return undefined;
    return spec.question({ permanent, transient: transient ?? null }, options, answerOf, optionsOf);
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
        ? { result: keepingParts($answer.get().result, given.result), problem: undefined, isStale: false }
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
  const isAsleep = (): boolean => !isOnItsPage && spec.isAsleep?.($form.get().options) === true;

  function refresh(): void {
    if (isAsleep()) {
      asked = undefined;
      latest += 1;
      worker?.abort();
      if ($answer.get().result !== undefined) $answer.set({ result: undefined, problem: undefined, isStale: true });
      return;
    }
    for (const need of needs) open(need).refresh();
    const question = questionNow();
    if (question !== undefined && asked !== undefined && keepingParts(asked, question) === asked) return;
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
      open(need).$form.listen(refresh);
    }
    for (const store of spec.stores ?? []) store.listen(refresh);
  };

  const simple = (path: string): { readonly field: NumberField | undefined; readonly text: string } => {
    const [, key = path, index, column] = /^(.+)\.(\d+)\.([^.]+)$/.exec(path) ?? [];
    const field = fields.find((candidate) => candidate.key === key);
    const isLine = index !== undefined && field?.kind === 'list';
    const cell = isLine ? field.columns.find((candidate) => candidate.key === column) : field;
    const text = $form.get().texts[key];
    const typed = isLine && typeof text === 'object' ? text[Number(index)]?.[column ?? ''] : text;
    return { field: cell?.kind === 'number' ? cell : undefined, text: typeof typed === 'string' ? typed : '' };
  };
  const setText: Part<N>['setText'] = (path, text) => {
    const { texts } = $form.get();
    if (Object.hasOwn(texts, path)) {
      if (texts[path] !== text) change({ ...texts, [path]: text });
      return;
    }
    const [, key = '', index, column = ''] = /^(.+)\.(\d+)\.([^.]+)$/.exec(path) ?? [];
    const rows = texts[key];
    if (typeof rows === 'object')
      change({
        ...texts,
        [key]: rows.map((row, place) => (place === Number(index) ? { ...row, [column]: text } : row)),
      });
  };

  const setRows: Part<N>['setRows'] = (key, rows) => {
    const field = fields.find((candidate) => candidate.key === key);
    if (field?.kind !== 'list') return;
    const { texts, exact } = $form.get();
    const before = texts[key];
    const next = rows.slice(0, field.most);
    change({ ...texts, [key]: next }, exactOfRows(exact, key, typeof before === 'object' ? before : [], next));
  };

  return {
    spec,
    $form,
    $answer,
    setText,
    step(path, steps) {
      const { field, text } = simple(path);
      if (!field) return;
      const unit = unitOfSlot($form.get().units, field.quantity);
      const rule = field.step === undefined ? stepByPlace(field.quantity) : stepOfSize(field, field.step, unit);
      const stepped = steppedText(text, steps, rule, simulation.$locale.get());
      if (stepped !== undefined) setText(path, stepped);
    },
    setRows,
    addRow(key, values) {
      const field = fields.find((candidate) => candidate.key === key);
      const { texts, exact, units } = $form.get();
      const rows = texts[key];
      if (field?.kind !== 'list' || typeof rows !== 'object' || rows.length >= field.most) return;
      const last = values === undefined ? rows.at(-1) : undefined;
      if (last) {
        setRows(key, [...rows, last]);
        return;
      }
      const added = rowOfValues(field, values ?? {}, units, simulation.$locale.get());
      change({ ...texts, [key]: [...rows, added.cells] }, { ...exact, ...exactAtLine(key, rows.length, added) });
    },
    parameter: () => parameterFromSaid($form.get().said),
    read(parameter) {
      const { units } = $form.get();
      put(textsOfValues(fields, { ...wished(), ...valuesFromParameter(parameter) }, units, simulation.$locale.get()));
    },
    serve(locale, result) {
      $form.set(opening(locale));
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
      $form.listen(refresh);
      refresh();
    },
  };
}
