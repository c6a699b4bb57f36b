/** One simulation: its forms, its results, what is looked at, and its life on a page. Two may stand side by side. */
import { atom, batch } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../../../language/index.ts';
import { $calculation } from '../../../../kit/storage/calculation.ts';
import { $settings } from '../../../../kit/storage/settings.ts';
import { lastFluidOfCycle } from '../../../../kit/fluids/last-fluid.ts';
import { restoreMixes } from '../../../../kit/fluids/mixes.ts';
import { whenIdle } from '../../../../kit/island/when-idle.ts';
import { createAddress } from './address.ts';
import type { Address } from './address.ts';
import { mainFluidOf } from '../../../../simulation/fields.ts';
import { cycleOfWord, isOneRound, PLAIN } from '../../../../simulation/cycles/index.ts';
import { changesOfChoice } from './cycle-choice.ts';
import { NUMBER_KEYS } from './fields.ts';
import type { NumberKey } from './fields.ts';
import { createSimulationForm, REGIMES } from './form.ts';
import type { SimulationForm } from './form.ts';
import { createResults } from './results.ts';
import type { ResultStores } from './results.ts';
import { createRun } from './run.ts';
import type { Run } from './run.ts';
import { asServed } from '../../../../kit/form/as-served.ts';
import { restoreUnits } from '../../../../kit/form/units.ts';
import { createSizing } from './sizing.ts';
import type { Sizing } from './sizing.ts';
import type { ShortLinkProblem } from '../../../../kit/form/short-link/unpack.ts';
import { createView } from './view.ts';
import type { View } from './view.ts';

/** The one fluid whose ordinary cycle is the transcritical one. */
const TRANSCRITICAL_FLUID = 'R744';

/** The problem of a condensation above the critical point. */
export const SUPERCRITICAL = 'E_SUPERCRIT';

/** What was typed in the page before this script came to it. */
export type TextsTypedBefore = Readonly<Partial<Record<NumberKey, string>>>;

export interface Simulation extends SimulationForm, ResultStores, View, Sizing {
  readonly run: Run;
  readonly address: Address;
  /** Whether the link, and what the tab kept, have been read. */
  readonly $isStarted: ReadableAtom<boolean>;
  /** Restores units, setting and link, follows every change, starts the engine after the first paint. Once. */
  start(locale: Locale, typedBefore: TextsTypedBefore, linkProblem?: ShortLinkProblem): void;
  /** Back to the documented defaults. */
  resetAll(): void;
  /** Back to the simulation these parameters of a link say. */
  restore(query: string): void;
  /** Adds the second operating point, or takes it away; what is typed of it stands by. */
  setDouble(isDouble: boolean): void;
  /** The reader's choice of a fluid: another one than R744 leaves the transcritical cycle. */
  chooseFluid(name: string): void;
  /** The reader's choice of a cycle: what stands as every form opens takes what this cycle opens with, what was typed stays. */
  chooseArchitecture(word: string): void;
  /** Turns the regimes that condense above the critical point to the transcritical cycle. */
  goTranscritical(): Promise<void>;
}

export function createSimulation(): Simulation {
  const form = createSimulationForm();
  const results = createResults(form.$fluid);
  const sizing = createSizing();
  const address = createAddress(form, sizing);
  const $isStarted = atom(false);
  let isFilling = false;

  /** A change that is not the reader's: it neither runs nor writes the address by itself. */
  const quietly = (fill: () => void): void => {
    isFilling = true;
    fill();
    isFilling = false;
  };

  const view = createView();
  const run = createRun(form, results, sizing, view.$isHeld, (answers, asked) => {
    const input = answers.permanent.ok ? answers.permanent.result.input : undefined;
    const named = mainFluidOf(input?.architecture ?? PLAIN);
    batch(() => {
      if (input && asked && 'key' in named) form.knowFluid(String(asked.permanent[named.key]), input.fluid);
      results.commit(answers);
    });
  });

  const start: Simulation['start'] = (locale, typedBefore, linkProblem) => {
    if ($isStarted.get()) return;
    // Before the language: writing the same numbers another way is nobody's change.
    const isTouched = Object.keys(typedBefore).length > 0 || form.isTouched();
    form.$locale.set(locale);
    quietly(() => {
      const last = lastFluidOfCycle();
      if (last !== undefined) form.setField('permanent', 'fluid', last);
      const isLinked = address.read(linkProblem);
      // Over what the link asks for: it came later, in the units of the page as served; the reader's own follow.
      for (const key of NUMBER_KEYS) {
        const text = typedBefore[key];
        if (text !== undefined) asServed(() => form.setField('permanent', key, text));
      }
      restoreUnits();
      restoreMixes();
      $calculation.restore();
      // A study that says nothing of it opens with the second point where the reader always wants one.
      if (!isLinked && $settings.get().operatingPoints === 'two') form.$hasTransient.set(true);
      if (isLinked || last !== undefined || form.$hasTransient.get()) void run.onDemand();
    });
    $isStarted.set(true);
    form.$inputs.listen(() => {
      if (!isFilling) run.onInput();
    });
    form.$contents.listen(() => {
      if (!isFilling) address.write();
    });
    for (const store of [sizing.$mode, sizing.$compressor, sizing.$frequency]) {
      store.listen(() => {
        if (isFilling) return;
        run.onInput();
        address.write();
      });
    }
    sizing.$carried.listen(() => {
      if (!isFilling) address.write();
    });
    sizing.onListChange(() => {
      if (sizing.$mode.get() === 'compressor') run.onInput();
    });
    $calculation.listen(() => run.onInput());
    if (isTouched) {
      run.onInput();
      address.write();
    }
    addEventListener('pagehide', address.flush);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      let hasChanged = false;
      quietly(() => {
        hasChanged = address.readAgain();
      });
      if (hasChanged) run.onInput();
    });
    whenIdle(() => void run.startEngine());
  };

  form.$hasTransient.listen((hasTransient) => {
    if (!hasTransient) view.$view.set('permanent');
  });

  return {
    ...form,
    ...results,
    ...sizing,
    ...view,
    run,
    address,
    $isStarted,
    start,
    resetAll() {
      quietly(() => {
        form.reset();
        address.clear();
      });
      run.onInput();
    },
    restore(query) {
      quietly(() => address.take(query));
      run.onInput();
    },
    setDouble(isDouble) {
      form.$hasTransient.set(isDouble);
      view.$view.set(isDouble ? 'transient' : 'permanent');
      address.write();
    },
    chooseFluid(name) {
      quietly(() => {
        if (name !== TRANSCRITICAL_FLUID) for (const regime of REGIMES) form.setField(regime, 'mode_trans', '0');
        form.setField('permanent', 'fluid', name);
      });
      run.onInput();
      address.write();
    },
    chooseArchitecture(word) {
      quietly(() => {
        for (const regime of REGIMES) {
          const { texts, values } = changesOfChoice(regime, form.forms[regime].$content.get(), word);
          form.forms[regime].change(texts, values);
        }
        form.setField('permanent', 'architecture', word);
        if (!isOneRound(cycleOfWord(word))) sizing.$mode.set('normal');
      });
      run.onInput();
      address.write();
    },
    async goTranscritical() {
      // The transitory regime is judged only once the steady one has answered.
      for (const regime of REGIMES) {
        if (results.$failures.get()[regime]?.problem?.code !== SUPERCRITICAL) continue;
        form.setField(regime, 'mode_trans', '1');
        await run.onDemand();
      }
    },
  };
}
