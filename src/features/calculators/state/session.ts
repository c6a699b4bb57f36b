/** One calculator on a page: what is typed, what comes out, and the link that says it. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Answer } from '../../../calculators/derive/answer.ts';
import { formDefaults } from '../../../calculators/derive/form.ts';
import type { Reading, Values } from '../../../calculators/derive/read.ts';
import { inputsFromParameters, parametersFromInputs } from '../../../calculators/derive/url.ts';
import type { Definition, Outcome } from '../../../calculators/define.ts';
import type { CalculatorId } from '../../../calculators/index.ts';
import type { CalculatorRunner, figuresForCodes } from '../../../runtime/calculator-runner.ts';
import { NO_PREFERENCES } from '../../../quantities/index.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { forgetDraft } from '../../../kit/storage/drafts.ts';
import { saysTheSame, setContent } from '../../../kit/form/content.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { lastFluid } from '../../../kit/fluids/last-fluid.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';
import { fieldsOf } from './fields.ts';
import { inWantedPipes } from './pipes.ts';
import { readCalculator } from './reading.ts';
import type { ReadForm } from './reading.ts';
import {
  $calculatorDigits,
  $calculatorUnits,
  $shownUnits,
  chooseUnit,
  followSettings,
  showAsServed,
  unitsFromPreferences,
} from './units.ts';
import type { ChosenUnits } from './units.ts';
import { completedInputs, fieldValues } from './values.ts';
import { $atmosphere, $settings, restoreSettings } from '../../../kit/storage/settings.ts';
import type { PipeType } from '../../../kit/storage/settings.ts';
import type { Locale } from '../../../language/index.ts';

type Inputs = Readonly<Record<string, unknown>>;

export interface ReadAnswer extends Answer {
  /** The inputs as read. */
  readonly values: Values;
}

/** Why no answer is on its way: `loading` the engine, or none to be had on this device. */
export type EngineStatus = 'ready' | 'loading' | 'no-engine';

/** What a reader typed and chose in the page before its script came. */
export interface ChangesBeforeScript {
  readonly texts: Readonly<Record<string, string>>;
  readonly units: ChosenUnits;
}

export interface Session {
  readonly definition: Definition;
  /** What is typed. */
  readonly form: Form;
  /** The form as typed and as read, once for each change. */
  readonly $form: ReadableAtom<ReadForm>;
  readonly $answer: ReadableAtom<ReadAnswer>;
  /** The last answer with figures, which stays in sight while the form asks for what has none. */
  readonly $shown: ReadableAtom<ReadAnswer | undefined>;
  readonly $engineStatus: ReadableAtom<EngineStatus>;
  /** Nothing was typed, chosen or linked yet: what is in sight answers the example the page opens with. */
  readonly $isExample: ReadableAtom<boolean>;
  /** Pipe sizes the reader asked for; all of them on the first paint. */
  readonly $pipes: ReadableAtom<PipeType>;
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

/** What a link says of a form: the fields that count. */
export function parametersOfForm(definition: Definition, { inputs, shown }: ReadForm): URLSearchParams {
  const counted = Object.keys(inputs).filter((key) => shown[key]);
  return parametersFromInputs(definition, Object.fromEntries(counted.map((key) => [key, inputs[key]])));
}

/** A session that opens with the answer its page was served with: it stands until the form says something else. */
export function createSession(definition: Definition, served: Answer, locale: Locale): Session {
  const { id } = definition;
  const asServed = unitsFromPreferences(definition, NO_PREFERENCES) as UnitChoices;
  const $units = atom(asServed);
  const values = (inputs: Inputs): Inputs => fieldValues(definition, inputs, locale);
  const takeUnits = (): void => $units.set($shownUnits.get() as UnitChoices);
  const choose = (slot: string, unit: string): void => {
    chooseUnit(slot, unit);
    takeUnits();
  };
  const form = createForm(fieldsOf(definition), locale, values(served.inputs), { $units, served: asServed, choose });
  const $form = atom<ReadForm>(readCalculator(definition, form.$content.get()));
  const $answer = atom<ReadAnswer>({ ...served, values: $form.get().reading.values });
  const $shown = atom<ReadAnswer | undefined>($answer.get());
  const $engineStatus = atom<EngineStatus>('ready');
  const $isExample = atom(true);
  const $pipes = atom<PipeType>('all');
  const { inputs: servedInputs, texts: servedTexts } = $form.get();
  showAsServed(definition);
  if (!import.meta.env.SSR)
    keepServed([
      form.$content,
      $form,
      $answer,
      $shown,
      $engineStatus,
      $isExample,
      $pipes,
      $shownUnits,
      $calculatorDigits,
    ]);
  let runner: CalculatorRunner | undefined;
  let figuresOfCodes: typeof figuresForCodes | undefined;
  let opening: Promise<CalculatorRunner> | undefined;
  let latest = 0;
  /** The figures in sight are those of the page as served, and its link or settings ask for others. */
  let areOfExample = false;

  const open = (): Promise<CalculatorRunner> => {
    opening ??= import('../../../runtime/calculator-runner.ts')
      .then((module) => {
        figuresOfCodes = module.figuresForCodes;
        return module.openCalculator(id as CalculatorId);
      })
      .then(
        (opened) => (runner = opened),
        (error: unknown) => {
          opening = undefined;
          throw error;
        },
      );
    return opening;
  };

  const answer = ({ inputs, reading }: ReadForm, outcome: Outcome): void => {
    const tryCode = (tried: Inputs, read?: Reading): Outcome | undefined => runner?.now(tried, read);
    const every = (outcome.ok && figuresOfCodes?.(definition, inputs, tryCode, reading)) || [];
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
    const fail = ifLatest(() => $engineStatus.set('no-engine'));
    const read = $form.get();
    const unreadable = read.problems.filter(({ field }) => read.shown[field]);
    if (unreadable.length > 0) {
      answer(read, { ok: false, errors: unreadable });
      return;
    }
    if (!runner) {
      open().then(ifLatest(run), fail);
      return;
    }
    const now = runner.now(read.inputs, read.reading);
    if (now) {
      $engineStatus.set('ready');
      answer(read, now);
      return;
    }
    if ($engineStatus.get() === 'ready') $engineStatus.set('loading');
    runner.run(read.inputs, read.reading).then((outcome) => {
      ifLatest(() => {
        $engineStatus.set('ready');
        answer(read, outcome);
      })();
    }, fail);
  };

  const parameters = (): URLSearchParams => parametersOfForm(definition, $form.get());
  const address = (): string => {
    const url = new URL(location.href);
    url.search = parameters().toString();
    if (url.hash.startsWith('#?')) url.hash = '';
    return linkWithin(url.href);
  };
  const keeper = addressKeeper(address, ADDRESS_DELAY);

  /** The form is being opened: what is put in it is no change of the reader's. */
  let isOpening = false;
  form.$content.listen((content) => {
    const { inputs, problems } = $form.get();
    setContent($form, readCalculator(definition, content, $form.get()));
    if (isOpening || ($form.get().inputs === inputs && $form.get().problems === problems)) return;
    // What cannot be read leaves the example in sight, which stays one.
    const { problems: unread, reading } = $form.get();
    if (unread.length === 0 && reading.problems.length === 0) $isExample.set(false);
    run();
    keeper.keep();
  });
  const fill = (inputs: Inputs): void => {
    form.fill(values(completedInputs(definition, inputs)));
    // An entry that says what is there already was chosen all the same.
    $isExample.set(false);
  };

  /**
   * The example of the fluid chosen last on this device, in place of the one the page was served with: once it has an answer, and
   * while nobody has touched the form. What has none keeps the example.
   */
  async function takeLastFluid(): Promise<void> {
    const [fluid, input] = [lastFluid(), definition.inputs.find(({ kind }) => kind === 'fluid')];
    const content = form.$content.get();
    const { inputs } = $form.get();
    if (fluid === undefined || !input || !inputs[input.key] || inputs[input.key] === fluid) return;
    const outcome = await open()
      .then((opened) => opened.run({ ...inputs, [input.key]: fluid }))
      .catch(() => undefined);
    if (!outcome?.ok || form.$content.get() !== content) return;
    isOpening = true;
    form.change({ [input.key]: fluid });
    isOpening = false;
    run();
  }

  return {
    definition,
    form,
    $form,
    $answer,
    $shown,
    $engineStatus,
    $isExample,
    $pipes,
    fill,
    fillFromLink: (given) => fill(inputsFromParameters(definition, given)),
    reset() {
      form.fill(values(inWantedPipes(definition, formDefaults(definition), $pipes.get())));
      $isExample.set(true);
      keeper.write();
      forgetDraft();
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
      setContent($calculatorUnits, {
        ...$calculatorUnits.get(),
        ...Object.fromEntries(Object.entries(before.units).map(([key, unit]) => [`${id}.${key}`, unit])),
      });
      restoreSettings();
      const stopSettings = followSettings(definition);
      const stopPipes = $settings.subscribe(({ pipeType }) => $pipes.set(pipeType));
      const given = inputsFromParameters(definition, new URLSearchParams(searchOfPage()));
      const inputs =
        Object.keys(given).length > 0
          ? completedInputs(definition, given)
          : inWantedPipes(definition, served.inputs, $pipes.get());
      const isAsServed = (): boolean => saysTheSame(servedInputs, $form.get().inputs);
      // Between the first paint and now, some fields may have been changed under the script's eyes.
      const touched = Object.entries($form.get().texts).filter(([key, text]) => text !== servedTexts[key]);
      isOpening = true;
      form.fill(values(inputs));
      // What is typed over the page as served does not make its figures those of another question.
      areOfExample = !isAsServed();
      form.change(before.texts);
      for (const [path, text] of touched) {
        if (typeof text === 'string') form.set(path, text);
        else form.setRows(path, text);
      }
      // Chosen in another tab or in the settings: what is typed here keeps its meaning.
      takeUnits();
      isOpening = false;
      const stopFollowing = $shownUnits.listen(takeUnits);
      // What a gauge reads stays as typed wherever it is read: the altitude changes what it means.
      const stopAir = $atmosphere.listen(run);
      if (!isAsServed()) run();
      const isTouched = touched.length > 0 || Object.keys(before.texts).length > 0;
      $isExample.set(Object.keys(given).length === 0 && !isTouched);
      if (isTouched) keeper.keep();
      if ($isExample.get()) whenIdle(() => void takeLastFluid());
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
