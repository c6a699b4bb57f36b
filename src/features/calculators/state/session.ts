/** One calculator on a page: what is typed, what comes out, and the link that says it. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Answer } from '../../../calculators/derive/answer.ts';
import { formDefaults } from '../../../calculators/derive/form.ts';
import type { Reading, Values } from '../../../calculators/derive/read.ts';
import { figuresForCodes } from '../../../calculators/derive/results.ts';
import { inputsFromParameters, parametersFromInputs } from '../../../calculators/derive/url.ts';
import type { Definition, Measure, Outcome } from '../../../calculators/define.ts';
import type { CalculatorId } from '../../../calculators/index.ts';
import type { CalculatorRunner } from '../../../runtime/calculator-runner.ts';
import { decimalSign, NO_PREFERENCES } from '../../../quantities/index.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { saysTheSame, setContent } from '../../../kit/form/content.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import { exactOfRows, rewrittenText, withBehind } from '../../../kit/form/rewriting.ts';
import { shownText, shownUnit, valueWithUnit } from '../../../kit/form/text.ts';
import { readForm, textAt, textsWith, withLine } from './form.ts';
import type { Form } from './form.ts';
import { cellValue, completedInputs, exactOfInputs, textsFromInputs } from './text.ts';
import type { ChosenUnits, FieldText, FormTexts, RowTexts, Typing } from './text.ts';
import { $atmosphere, $settings, restoreSettings } from '../../../kit/kept/settings.ts';
import type { PipeType } from '../../../kit/kept/settings.ts';
import { inWantedPipes } from './pipes.ts';
import {
  $calculatorDigits,
  $calculatorUnits,
  $shownUnits,
  chooseUnit,
  followSettings,
  showAsServed,
  unitsFromPreferences,
  unitsOfInputs,
} from './units.ts';
import type { Locale } from '../../../language/index.ts';

type Inputs = Readonly<Record<string, unknown>>;

export interface ReadAnswer extends Answer {
  /** The inputs as read. */
  readonly values: Values;
}

/** Why no answer is on its way: `loading` the engine, or none to be had on this device. */
export type Standing = 'ready' | 'loading' | 'no-engine';

/** What a reader typed and chose in the page before its script came. */
export interface ChangesBeforeScript {
  readonly texts: Readonly<Record<string, string>>;
  readonly units: ChosenUnits;
  /** Of results, by their key. */
  readonly shownUnits: Readonly<Record<string, string>>;
  readonly digits: Readonly<Record<string, number>>;
}

export interface Session {
  readonly definition: Definition;
  /** The form as typed and as read, once for each change. */
  readonly $form: ReadableAtom<Form>;
  readonly $answer: ReadableAtom<ReadAnswer>;
  /** The last answer with figures, which stays in sight while the form asks for what has none. */
  readonly $shown: ReadableAtom<ReadAnswer | undefined>;
  readonly $standing: ReadableAtom<Standing>;
  /** Pipe sizes the reader asked for; all of them on the first paint. */
  readonly $pipes: ReadableAtom<PipeType>;
  /** @param path key of an input, or `rows.0.column` */
  setText(path: string, text: FieldText): void;
  /** Writes a number typed with its own unit ("28,5 bar") in that of its field. */
  settle(path: string, measure: Measure): void;
  /** Several fields at once, as a preset fills them. */
  setTexts(texts: FormTexts): void;
  /** Several cells of a line of a list at once. */
  setCells(key: string, line: number, texts: RowTexts): void;
  setUnit(key: string, unit: string): void;
  /** Exchanges what each pair of fields holds. */
  swap(pairs: readonly (readonly [string, string])[]): void;
  /** Fills the form from an example or a run of before. */
  fill(inputs: Inputs): void;
  fillFromLink(parameters: URLSearchParams): void;
  reset(): void;
  /** The link that restores what is typed. */
  address(): string;
  parameters(): URLSearchParams;
  /** What comes out of other inputs than those typed; undefined while something it needs is on its way. */
  tryOut(inputs: Inputs): Outcome | undefined;
  /** Resolves when `tryOut` may have changed its mind. */
  whenAble(inputs: Inputs): Promise<void>;
  /** Fetches what the answer to the next change needs: the formulas, and the engine where they ask for it. */
  prepare(): void;
  /** Restores the link, the settings and what was typed before the script came. Returns how to stop. */
  start(before: ChangesBeforeScript): () => void;
}

const ADDRESS_DELAY = 400;

/** A session that opens with the answer its page was served with: it stands until the form says something else. */
export function createSession(definition: Definition, served: Answer, locale: Locale): Session {
  const { id } = definition;
  const $form = atom<Form>(readForm(definition, textsFromInputs(definition, served.inputs, {}, locale), {}));
  const $answer = atom<ReadAnswer>({ ...served, values: $form.get().reading.values });
  const $shown = atom<ReadAnswer | undefined>($answer.get());
  const $standing = atom<Standing>('ready');
  const $pipes = atom<PipeType>('all');
  const servedInputs = $form.get().inputs;
  const own = unitsOfInputs(id, unitsFromPreferences(definition, NO_PREFERENCES));
  showAsServed(definition);
  let runner: CalculatorRunner | undefined;
  let opening: Promise<CalculatorRunner> | undefined;
  let latest = 0;
  /** The figures in sight are those of the page as served, and its link or settings ask for others. */
  let areOfExample = false;

  const open = (): Promise<CalculatorRunner> => {
    opening ??= import('../../../runtime/calculator-runner.ts')
      .then(({ openCalculator }) => openCalculator(id as CalculatorId))
      .then(
        (opened) => (runner = opened),
        (error: unknown) => {
          opening = undefined;
          throw error;
        },
      );
    return opening;
  };

  const answer = ({ inputs, reading }: Form, outcome: Outcome): void => {
    const tryCode = (tried: Inputs, read?: Reading): Outcome | undefined => runner?.now(tried, read);
    const every = outcome.ok ? figuresForCodes(definition, inputs, tryCode, reading) : [];
    const answered = { inputs, values: reading.values, outcome, ...(every.length > 0 && { every }) };
    setContent($answer, answered);
    if (outcome.ok) {
      areOfExample = false;
      setContent($shown, $answer.get());
    } else if (areOfExample) {
      $shown.set(undefined);
    }
  };

  const run = (): void => {
    latest += 1;
    const turn = latest;
    const ifLatest = (then: () => void) => () => {
      if (turn === latest) then();
    };
    const fail = ifLatest(() => $standing.set('no-engine'));
    const form = $form.get();
    const unreadable = form.problems.filter(({ field }) => form.shown[field]);
    if (unreadable.length > 0) {
      answer(form, { ok: false, errors: unreadable });
      return;
    }
    if (!runner) {
      open().then(ifLatest(run), fail);
      return;
    }
    const now = runner.now(form.inputs, form.reading);
    if (now) {
      $standing.set('ready');
      answer(form, now);
      return;
    }
    if ($standing.get() === 'ready') $standing.set('loading');
    runner.run(form.inputs, form.reading).then((outcome) => {
      ifLatest(() => {
        $standing.set('ready');
        answer(form, outcome);
      })();
    }, fail);
  };

  const parameters = (): URLSearchParams => {
    const { inputs, shown } = $form.get();
    const counted = Object.keys(inputs).filter((key) => shown[key]);
    return parametersFromInputs(definition, Object.fromEntries(counted.map((key) => [key, inputs[key]])));
  };
  const address = (): string => {
    const url = new URL(location.href);
    url.search = parameters().toString();
    if (url.hash.startsWith('#?')) url.hash = '';
    return linkWithin(url.href);
  };
  const keeper = addressKeeper(address, ADDRESS_DELAY);

  const read = (texts: FormTexts, units = $form.get().units, typing = $form.get().typing): void =>
    setContent($form, readForm(definition, texts, units, $form.get(), typing));
  /** @param exact what stands behind the texts, where that changes with them */
  const change = (texts: FormTexts, exact?: Typing['exact']): void => {
    const { units, typing } = $form.get();
    read(texts, units, exact ? { ...typing, exact } : typing);
    run();
    keeper.keep();
  };
  /** Puts values in the form: first in their own units, so that nothing of them is lost in those that are shown. */
  const write = (inputs: Inputs): void => {
    const { units } = $form.get();
    const texts = textsFromInputs(definition, inputs, {}, locale);
    const sign = decimalSign(locale);
    read(texts, {}, { sign, exact: exactOfInputs(definition, inputs, texts, sign) });
    takeUnits(units);
    run();
    keeper.keep();
  };
  const fill = (inputs: Inputs): void => write(completedInputs(definition, inputs));

  /** Shows a field in another unit; false where there is no such choice to make. */
  const showInUnit = (key: string, unit: string): boolean => {
    const [field = key, column] = key.split('.');
    const input = definition.inputs.find((entry) => entry.key === field);
    const measured = input?.kind === 'rows' ? input.columns.find((entry) => entry.key === column) : input;
    // What an older version kept may name a unit there is no more.
    if (measured?.kind !== 'number' || shownUnit(measured.measure, unit) !== unit) return false;
    const { texts, units, typing } = $form.get();
    const text = texts[field] ?? '';
    let { exact } = typing;
    const { measure } = measured;
    const before = shownUnit(measure, units[key]);
    const rewritten = (path: string, typed: string): string => {
      const behind = typing.exact[path];
      const shown = rewrittenText(
        measure,
        { text: typed, ...(behind && { exact: behind }) },
        before,
        unit,
        locale,
        (said, saidUnit) => {
          const value = cellValue(measured, path, said, saidUnit, { sign: typing.sign, exact: {} });
          return typeof value === 'number' ? { ok: true, value } : { ok: false, reason: 'notANumber' };
        },
      );
      exact = withBehind(exact, path, shown.exact);
      return shown.text;
    };
    const changed: FieldText =
      typeof text === 'string'
        ? rewritten(field, text)
        : text.map((row, index): RowTexts => {
            const path = `${field}.${index}.${measured.key}`;
            return { ...row, [measured.key]: rewritten(path, row[measured.key] ?? '') };
          });
    read({ ...texts, [field]: changed }, { ...units, [key]: unit }, { ...typing, exact });
    return true;
  };
  const takeUnits = (chosen: ChosenUnits): void => {
    for (const [key, unit] of Object.entries(chosen)) {
      if (($form.get().units[key] ?? own[key]) !== unit) showInUnit(key, unit);
    }
  };

  return {
    definition,
    $form,
    $answer,
    $shown,
    $standing,
    $pipes,
    setText(path, text) {
      const { texts, typing } = $form.get();
      const rows = texts[path];
      const isList = typeof text !== 'string' && typeof rows === 'object';
      change(textsWith(texts, path, text), isList ? exactOfRows(typing.exact, path, rows, text) : undefined);
    },
    setTexts: (texts) => change({ ...$form.get().texts, ...texts }),
    setCells: (key, line, cells) => change(withLine($form.get().texts, key, line, cells)),
    setUnit(key, unit) {
      if (!showInUnit(key, unit)) return;
      chooseUnit(`${id}.${key}`, unit);
      run();
    },
    swap(pairs) {
      const { texts, typing } = $form.get();
      const exact = pairs.reduce<Typing['exact']>(
        (behind, [a, b]) => withBehind(withBehind(behind, a, typing.exact[b]), b, typing.exact[a]),
        typing.exact,
      );
      const exchanged = pairs.flatMap(
        ([a, b]) =>
          [
            [a, texts[b] ?? ''],
            [b, texts[a] ?? ''],
          ] as const,
      );
      change({ ...texts, ...Object.fromEntries(exchanged) }, exact);
    },
    fill,
    fillFromLink(given) {
      fill(inputsFromParameters(definition, given));
    },
    reset() {
      const inputs = inWantedPipes(definition, formDefaults(definition), $pipes.get());
      write(inputs);
    },
    settle(path, measure) {
      const { typing, texts, units } = $form.get();
      const named = valueWithUnit(measure, textAt($form.get(), path), typing.sign);
      if (!named?.ok) return;
      const [field, , column] = path.split('.');
      const unit = shownUnit(measure, units[column === undefined ? path : `${field}.${column}`]);
      const { text, exact } = shownText(measure, named.value, unit, locale);
      const next = exact ? { ...typing, exact: { ...typing.exact, [path]: exact } } : typing;
      read(textsWith(texts, path, text), units, next);
    },
    address,
    parameters,
    tryOut: (inputs) => runner?.now(inputs),
    async whenAble(inputs) {
      await open()
        .then((opened) => opened.run(inputs))
        .catch(() => undefined);
    },
    prepare() {
      const { inputs, reading } = $form.get();
      // What fails now is asked again, and told, when it is needed.
      open()
        .then((opened) => opened.run(inputs, reading))
        .catch(() => undefined);
    },
    start(before) {
      $calculatorUnits.restore();
      $calculatorDigits.restore();
      const ofResults = <T>(chosen: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
        Object.fromEntries(Object.entries(chosen).map(([key, value]) => [`${id}>${key}`, value]));
      setContent($calculatorUnits, {
        ...$calculatorUnits.get(),
        ...ofResults(before.shownUnits),
        ...Object.fromEntries(Object.entries(before.units).map(([key, unit]) => [`${id}.${key}`, unit])),
      });
      setContent($calculatorDigits, { ...$calculatorDigits.get(), ...ofResults(before.digits) });
      restoreSettings();
      const stopSettings = followSettings(definition);
      const stopPipes = $settings.subscribe(({ pipeType }) => $pipes.set(pipeType));
      const given = inputsFromParameters(definition, new URLSearchParams(searchOfPage()));
      const inputs =
        Object.keys(given).length > 0
          ? completedInputs(definition, given)
          : inWantedPipes(definition, served.inputs, $pipes.get());
      // Between the first paint and now, some fields may have been changed under the script's eyes.
      const { texts, units } = $form.get();
      const asServed = textsFromInputs(definition, served.inputs, {}, locale);
      const touched = Object.entries(texts).filter(
        ([key, text]) => JSON.stringify(text) !== JSON.stringify(asServed[key]),
      );
      const opening = textsFromInputs(definition, inputs, units, locale);
      const sign = decimalSign(locale);
      const typing = { sign, exact: exactOfInputs(definition, inputs, opening, sign) };
      const isAsServed = (): boolean => saysTheSame(servedInputs, $form.get().inputs);
      read(opening, units, typing);
      // What is typed over the page as served does not make its figures those of another question.
      areOfExample = !isAsServed();
      const typed: FormTexts = { ...before.texts, ...Object.fromEntries(touched) };
      if (Object.keys(typed).length > 0) read({ ...opening, ...typed }, units, typing);
      takeUnits({ ...unitsOfInputs(id, $shownUnits.get()), ...before.units, ...units });
      // Chosen in another tab or in the settings: what is typed here keeps its meaning.
      const stopFollowing = $shownUnits.listen((choices) => takeUnits(unitsOfInputs(id, choices)));
      // What a gauge reads stays as typed wherever it is read: the altitude changes what it means.
      const stopAir = $atmosphere.listen(() => {
        const { texts: typed, units: shown, typing } = $form.get();
        setContent($form, readForm(definition, typed, shown, undefined, typing));
        run();
      });
      if (!isAsServed()) run();
      return () => {
        latest += 1;
        stopSettings();
        stopPipes();
        stopFollowing();
        stopAir();
        keeper.drop();
      };
    },
  };
}
