/** One calculator on a page: what is typed, what comes out, and the link that says it. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { formDefaults } from '../../calculators/derive/form.ts';
import { inputsFromParameters, parametersFromInputs } from '../../calculators/derive/url.ts';
import { isVisible, readInputs } from '../../calculators/derive/read.ts';
import type { Definition, Outcome } from '../../calculators/define.ts';
import type { CalculatorId } from '../../calculators/index.ts';
import { openCalculator } from '../../runtime/bridge.ts';
import type { CalculatorRunner } from '../../runtime/bridge.ts';
import { completedInputs, inputsFromTexts, textInUnit, textsFromInputs } from './text.ts';
import type { ChosenUnits, FieldText, FormTexts, RowTexts } from './text.ts';
import { $settings, restoreSettings } from '../settings.ts';
import type { PipeType } from '../settings.ts';
import { inWantedPipes } from './pipes.ts';
import { $calculatorDigits, $calculatorUnits, unitsOfInputs } from './units.ts';
import type { Locale } from '../../language/index.ts';

type Inputs = Readonly<Record<string, unknown>>;

export interface Answer {
  /** As `compute` was given them. */
  readonly inputs: Inputs;
  readonly outcome: Outcome;
}

/** Why no answer is on its way: `loading` the engine, or none to be had on this device. */
export type Standing = 'ready' | 'loading' | 'no-engine';

/** What was typed and chosen before the script came. */
export interface EarlyForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly units: ChosenUnits;
  /** Of results, by their key. */
  readonly shownUnits: Readonly<Record<string, string>>;
  readonly digits: Readonly<Record<string, number>>;
}

export interface Session {
  readonly definition: Definition;
  readonly $texts: ReadableAtom<FormTexts>;
  readonly $units: ReadableAtom<ChosenUnits>;
  readonly $answer: ReadableAtom<Answer>;
  readonly $standing: ReadableAtom<Standing>;
  /** Pipe sizes the reader asked for; all of them on the first paint. */
  readonly $pipes: ReadableAtom<PipeType>;
  /** Whether an input counts for now. */
  isShown(key: string): boolean;
  setText(key: string, text: FieldText): void;
  /** Several fields at once, as a preset fills them. */
  setTexts(texts: FormTexts): void;
  setCell(key: string, row: number, column: string, text: string): void;
  setCells(key: string, row: number, texts: RowTexts): void;
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
  /** Loads the formulas, restores the link and what was typed before the script came. Returns how to stop. */
  start(early: EarlyForm): () => void;
}

const ADDRESS_DELAY = 400;

/** A session that opens with `initial`, the answer computed with the page. */
export function createSession(definition: Definition, initial: Answer, locale: Locale): Session {
  const { id } = definition;
  const $units = atom<ChosenUnits>({});
  const $texts = atom<FormTexts>(textsFromInputs(definition, initial.inputs, {}, locale));
  const $answer = atom<Answer>(initial);
  const $standing = atom<Standing>('ready');
  const $pipes = atom<PipeType>('all');
  let runner: CalculatorRunner | undefined;
  let latest = 0;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  const run = (): void => {
    if (!runner) return;
    latest += 1;
    const turn = latest;
    const { inputs, problems } = inputsFromTexts(definition, $texts.get(), $units.get());
    const shown = problems.filter(({ field }) =>
      isVisible(definition.inputs.find(({ key }) => key === field)?.when, readInputs(definition, inputs).values),
    );
    if (shown.length > 0) {
      $answer.set({ inputs, outcome: { ok: false, errors: shown } });
      return;
    }
    const now = runner.now(inputs);
    if (now) {
      $standing.set('ready');
      $answer.set({ inputs, outcome: now });
      return;
    }
    if ($standing.get() === 'ready') $standing.set('loading');
    runner.run(inputs).then(
      (outcome) => {
        if (turn !== latest) return;
        $standing.set('ready');
        $answer.set({ inputs, outcome });
      },
      () => {
        if (turn === latest) $standing.set('no-engine');
      },
    );
  };

  const parameters = (): URLSearchParams => {
    const { inputs } = inputsFromTexts(definition, $texts.get(), $units.get());
    const { values } = readInputs(definition, inputs);
    const counted = definition.inputs.filter(({ when }) => isVisible(when, values)).map(({ key }) => key);
    return parametersFromInputs(definition, Object.fromEntries(counted.map((key) => [key, inputs[key]])));
  };
  const address = (): string => {
    const url = new URL(location.href);
    url.search = parameters().toString();
    return url.href;
  };
  const keepAddress = (): void => {
    clearTimeout(addressTimer);
    addressTimer = setTimeout(() => history.replaceState(history.state, '', address()), ADDRESS_DELAY);
  };
  const change = (texts: FormTexts): void => {
    $texts.set(texts);
    run();
    keepAddress();
  };
  const fill = (inputs: Inputs): void =>
    change(textsFromInputs(definition, completedInputs(definition, inputs), $units.get(), locale));

  const setCells = (key: string, row: number, texts: RowTexts): void => {
    const rows = $texts.get()[key];
    if (rows === undefined || typeof rows === 'string') return;
    change({ ...$texts.get(), [key]: rows.map((cells, index) => (index === row ? { ...cells, ...texts } : cells)) });
  };

  const setUnit = (key: string, unit: string): void => {
    const [field = key, column] = key.split('.');
    const input = definition.inputs.find((entry) => entry.key === field);
    const measured = input?.kind === 'rows' ? input.columns.find((entry) => entry.key === column) : input;
    if (measured?.kind !== 'number') return;
    const from = $units.get()[key] ?? measured.measure.unit;
    const text = $texts.get()[field] ?? '';
    const rewritten = (before: string): string => textInUnit(measured.measure, before, from, unit, locale);
    const texts: FieldText =
      typeof text === 'string'
        ? rewritten(text)
        : text.map((row): RowTexts => ({ ...row, [measured.key]: rewritten(row[measured.key] ?? '') }));
    $units.set({ ...$units.get(), [key]: unit });
    $texts.set({ ...$texts.get(), [field]: texts });
    $calculatorUnits.set({ ...$calculatorUnits.get(), [`${id}.${key}`]: unit });
    run();
  };

  return {
    definition,
    $texts,
    $units,
    $answer,
    $standing,
    $pipes,
    isShown(key) {
      const input = definition.inputs.find((entry) => entry.key === key);
      if (input?.when === undefined) return true;
      return isVisible(
        input.when,
        readInputs(definition, inputsFromTexts(definition, $texts.get(), $units.get()).inputs).values,
      );
    },
    setText: (key, text) => change({ ...$texts.get(), [key]: text }),
    setTexts: (texts) => change({ ...$texts.get(), ...texts }),
    setCell: (key, row, column, text) => setCells(key, row, { [column]: text }),
    setCells,
    setUnit,
    swap(pairs) {
      const texts = $texts.get();
      const exchanged = pairs.flatMap(
        ([a, b]) =>
          [
            [a, texts[b] ?? ''],
            [b, texts[a] ?? ''],
          ] as const,
      );
      change({ ...texts, ...Object.fromEntries(exchanged) });
    },
    fill,
    fillFromLink(given) {
      fill(inputsFromParameters(definition, given));
    },
    reset() {
      change(
        textsFromInputs(
          definition,
          inWantedPipes(definition, formDefaults(definition), $pipes.get()),
          $units.get(),
          locale,
        ),
      );
    },
    address,
    parameters,
    tryOut: (inputs) => runner?.now(inputs),
    async whenAble(inputs) {
      await runner?.run(inputs).catch(() => undefined);
    },
    start(early) {
      $calculatorUnits.restore();
      $calculatorDigits.restore();
      const ofResults = <T>(chosen: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
        Object.fromEntries(Object.entries(chosen).map(([key, value]) => [`${id}>${key}`, value]));
      if (Object.keys(early.shownUnits).length > 0)
        $calculatorUnits.set({ ...$calculatorUnits.get(), ...ofResults(early.shownUnits) });
      if (Object.keys(early.digits).length > 0)
        $calculatorDigits.set({ ...$calculatorDigits.get(), ...ofResults(early.digits) });
      restoreSettings();
      const stopPipes = $settings.subscribe(({ pipeType }) => $pipes.set(pipeType));
      let isStopped = false;
      const given = inputsFromParameters(definition, new URLSearchParams(location.search));
      const isLink = Object.keys(given).length > 0;
      const inputs = isLink
        ? completedInputs(definition, given)
        : inWantedPipes(definition, initial.inputs, $pipes.get());
      // Between the first paint and now, some fields may have been changed under the script's eyes.
      const served = textsFromInputs(definition, initial.inputs, {}, locale);
      const touched = Object.entries($texts.get()).filter(
        ([key, text]) => JSON.stringify(text) !== JSON.stringify(served[key]),
      );
      const touchedUnits = { ...early.units, ...$units.get() };
      $texts.set({
        ...textsFromInputs(definition, inputs, $units.get(), locale),
        ...early.texts,
        ...Object.fromEntries(touched),
      });
      const chosen = { ...unitsOfInputs(id, $calculatorUnits.get()), ...touchedUnits };
      for (const [key, unit] of Object.entries(chosen)) {
        if ($units.get()[key] !== unit) setUnit(key, unit);
      }
      // Another tab's choice of a unit: what is typed here keeps its meaning.
      const stopFollowing = $calculatorUnits.listen((choices) => {
        for (const [key, unit] of Object.entries(unitsOfInputs(id, choices))) {
          if ($units.get()[key] !== unit) setUnit(key, unit);
        }
      });
      openCalculator(id as CalculatorId).then(
        (opened) => {
          if (isStopped) return;
          runner = opened;
          run();
        },
        () => $standing.set('no-engine'),
      );
      return () => {
        isStopped = true;
        stopPipes();
        stopFollowing();
        clearTimeout(addressTimer);
      };
    },
  };
}
