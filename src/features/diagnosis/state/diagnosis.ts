/** The diagnosis on its page: what is typed, the figures that follow at once, the verdict once the worker has it. */
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { setContent } from '../../../kit/form/content.ts';
import { textAt } from '../../../kit/form/fields.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { valuesFromParams } from '../../../kit/form/link.ts';
import { linkWith, searchOfPage } from '../../../kit/form/long-link.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenValuesChange } from '../../../kit/form/when-values-change.ts';
import { keepFluid, lastFluid } from '../../../kit/fluids/last-fluid.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { afterFrame } from '../../../kit/island/after-frame.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { $gauge } from '../../../kit/storage/gauge.ts';
import { $settings } from '../../../kit/storage/settings.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { DoorAnswer } from '../../../runtime/circuit-bridge.ts';
import { DIAGNOSIS_FIELDS, MAIN_READINGS } from './fields.ts';
import { measuredMachine } from './measured-text.ts';
import { requestOf, valuesOf } from './request.ts';
import type { Request } from './request.ts';

type Answer<T> = T extends { readonly ok: true; readonly result: infer R } ? R : never;
export type Diagnosis = Answer<DoorAnswer<'diagnose'>>;
export type DerivedFigures = Answer<DoorAnswer<'derivedFigures'>>;
export type DiagnosisProblem = Extract<DoorAnswer<'diagnose'>, { readonly ok: false }>['problem'];

/** The same machine healthy, on another day. */
export interface Reference {
  readonly name: string;
  /** ISO day. */
  readonly date: string;
  readonly request: Request;
  /** A fault it leaves possible, where it is not quite clean. */
  readonly doubt?: string | undefined;
  /** What was typed for its measured performance. */
  readonly measured?: string | undefined;
}

export interface ShownDiagnosis {
  /** What follows from the figures that are there. */
  readonly derived: DerivedFigures['outputs'];
  readonly warnings: DerivedFigures['warnings'];
  /** Why a figure is refused, or what a verdict lacks (E_FEW, with its list). */
  readonly problem: DiagnosisProblem | undefined;
  /** The last verdict there was. */
  readonly diagnosis: Diagnosis | undefined;
  /** The same visit without its reference, where there is one. */
  readonly alone: Diagnosis | undefined;
  /** What it answers. */
  readonly asked: Request | undefined;
  /** The verdict answers earlier figures: another is on its way, or cannot be given. */
  readonly isStale: boolean;
  /** The worker is at it. */
  readonly isAwaited: boolean;
  /** This device cannot compute at all. */
  readonly isBarred: boolean;
}

export interface DiagnosisPage {
  readonly form: Form;
  readonly $shown: ReadableAtom<ShownDiagnosis>;
  readonly $reference: WritableAtom<Reference | undefined>;
  /** What is typed for the measured performance beside the visit, as a link says it; empty where nothing is. */
  readonly $measured: WritableAtom<string>;
  /** What the doors are asked now, without the reference. */
  request(): Request;
  /**
   * Puts figures of a request in the form; what is not given stays, unless they are the whole of a visit.
   * @param measured of a whole visit, what was typed for its measured performance
   */
  take(request: Request, isWhole?: boolean, measured?: string): void;
  /** Does away with every figure; the machine and the gauge stay. */
  clear(): void;
  link(): string;
  /** Returns how to undo it. */
  reset(): () => void;
  start(): void;
}

/** The parameter of a link that says what is typed for the measured performance. */
const MEASURED = 'measured';
/** ms a reader may pause within a figure. */
const PAUSE = 350;
const NOTHING: ShownDiagnosis = {
  derived: {},
  warnings: [],
  problem: undefined,
  diagnosis: undefined,
  alone: undefined,
  asked: undefined,
  isStale: false,
  isAwaited: false,
  isBarred: false,
};
/** What stays when the figures go: the machine, the gauge and the probes. */
const STAYS = new Set([
  'fluid',
  'p_mode',
  'mode',
  'application',
  'expansion',
  'receiver',
  'compressor',
  'flooded',
  'altitude',
  'td_corr',
  'rend_v',
  'power_nom',
  'current_nom',
  'capacity_nom',
  'eer_nom',
  'v_swept',
  'exp_t0',
  'exp_tk',
  'exp_sh',
  'exp_sc',
  'acc_t',
  'acc_p',
  'fs_lp',
  'fs_hp',
]);
/** What says which machine is simulated. */
const MACHINE = ['fluid', 'application', 'expansion', 'receiver', 'compressor', 'td_corr'] as const;
/** Figures a door may refuse one after the other, before what is left says something. */
const MOST_REFUSALS = 6;

export function createDiagnosis(locale: Locale): DiagnosisPage {
  const form = createForm(DIAGNOSIS_FIELDS, locale);
  const { $content } = form;
  const $shown = atom<ShownDiagnosis>(NOTHING);
  const $reference = atom<Reference | undefined>(undefined);
  const $measured = atom('');
  let isStarted = false;
  let isReady = false;
  let underWay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The machine the worker was made ready for. */
  let prepared = '';

  const show = (part: Partial<ShownDiagnosis>): void => setContent($shown, { ...$shown.get(), ...part });
  const request = (): Request => requestOf($content.get(), $settings.get().altitude);

  /** What follows from the figures the doors take: one that is refused hides no other. */
  const derive = (): DiagnosisProblem | undefined => {
    let asked = request();
    let first: DiagnosisProblem | undefined;
    for (let tries = 0; tries < MOST_REFUSALS; tries++) {
      const answer = askNow('derivedFigures', asked);
      if (answer === undefined) return undefined;
      if (answer.ok) {
        show({ derived: answer.result.outputs, warnings: answer.result.warnings });
        return first;
      }
      first ??= answer.problem;
      const { field } = answer.problem;
      if (field === undefined || !(field in asked) || field === 'fluid') break;
      asked = Object.fromEntries(Object.entries(asked).filter(([key]) => key !== field));
    }
    show({ derived: {}, warnings: [] });
    return first;
  };

  const judge = async (): Promise<void> => {
    const control = new AbortController();
    underWay = control;
    const asked = request();
    const reference = $reference.get();
    try {
      const { signal } = control;
      const [answer, alone] = await Promise.all([
        askWorker('diagnose', [reference ? { ...asked, reference: reference.request } : asked], { signal }),
        reference ? askWorker('diagnose', [asked], { signal }) : undefined,
      ]);
      if (control.signal.aborted) return;
      show(
        answer.ok
          ? {
              diagnosis: answer.result,
              alone: alone?.ok ? alone.result : undefined,
              asked,
              warnings: answer.result.warnings,
              problem: undefined,
              isStale: false,
              isAwaited: false,
              isBarred: false,
            }
          : { problem: answer.problem, isStale: $shown.get().diagnosis !== undefined, isAwaited: false },
      );
    } catch {
      if (!control.signal.aborted) show({ isBarred: true, isAwaited: false });
    }
  };

  /**
   * Has the worker make ready for this machine while its figures are still typed: the tables of the fluid, its hardware and
   * code that is warm are most of what a first verdict waits for.
   */
  const prepareWorker = (asked: Request): void => {
    const machine = Object.fromEntries(MACHINE.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]])));
    const name = JSON.stringify(machine);
    if (name === prepared) return;
    prepared = name;
    askWorker('prepareDiagnosis', [machine]).catch(() => undefined);
  };

  /** Nothing that is under way answers what stands now. */
  const drop = (): void => {
    clearTimeout(timer);
    underWay?.abort();
  };

  const answer = (): void => {
    drop();
    if (!isReady) return;
    const refused = derive();
    if ($content.get().texts['p_lp'] !== '') prepareWorker(request());
    show({ isStale: $shown.get().diagnosis !== undefined, isAwaited: true });
    // A figure that is being typed is no mistake yet.
    timer = setTimeout(() => {
      const { problems, texts } = $content.get();
      if (MAIN_READINGS.every((key) => textAt(texts, key).trim() === '')) {
        show({ ...NOTHING, derived: $shown.get().derived });
        return;
      }
      if (refused || Object.keys(problems).length > 0) {
        show({ problem: refused, isAwaited: false });
        return;
      }
      void judge();
    }, PAUSE);
  };

  const prepare = async (): Promise<void> => {
    if (isReady) return;
    try {
      await prepareDoors('derivedFigures');
      isReady = true;
      show({ isBarred: false });
    } catch {
      show({ isBarred: true });
    }
  };

  const link = (): string => {
    const said = Object.entries($content.get().changed);
    const params = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
    if ($measured.get() !== '') params.set(MEASURED, $measured.get());
    return linkWith(params);
  };
  const keeper = addressKeeper(link, PAUSE);
  const fill = (values: Readonly<Record<string, unknown>>): void => form.fill(values);
  /** What this reader's gauge counts from, as the ruler keeps it. */
  const gaugeMode = (): 'rel' | 'abs' => ($gauge.get().reference === 'absolute' ? 'abs' : 'rel');

  const follow = afterFrame(() => {
    if (isReady) answer();
    else void prepare().then(answer);
  });

  $reference.listen(() => answer());

  return {
    form,
    $shown,
    $reference,
    $measured,
    request,
    take(given, isWhole = false, measured = '') {
      const values = valuesOf(given);
      fill(isWhole ? values : { ...$content.get().values, ...values });
      if (isWhole) $measured.set(measured);
    },
    clear() {
      const { values } = $content.get();
      fill(Object.fromEntries(Object.entries(values).filter(([key]) => STAYS.has(key))));
      $measured.set(measuredMachine($measured.get()));
      setContent($shown, NOTHING);
    },
    link,
    reset() {
      const [before, measured] = [$content.get(), $measured.get()];
      fill({ p_mode: gaugeMode() });
      $measured.set('');
      setContent($shown, NOTHING);
      keeper.clear();
      return () => {
        form.restore(before);
        $measured.set(measured);
      };
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreMixes();
      restoreUnits();
      $gauge.restore();
      const params = new URLSearchParams(searchOfPage());
      const given = valuesFromParams(DIAGNOSIS_FIELDS, params);
      const isLinked = Object.keys(given).length > 0;
      $measured.set(params.get(MEASURED) ?? '');
      $measured.listen(() => keeper.keep());
      const fluid = lastFluid();
      const usual = { p_mode: gaugeMode(), ...(fluid !== undefined && { fluid }) };
      if (isLinked) fill(given);
      else if (usual.p_mode !== 'rel' || fluid !== undefined) fill(usual);
      let { fluid: lastRead, p_mode: lastMode } = $content.get().values;
      whenValuesChange(form, () => {
        const { fluid: read, p_mode: mode } = $content.get().values;
        if (read !== lastRead && typeof read === 'string') keepFluid((lastRead = read));
        if (mode !== lastMode) {
          lastMode = mode;
          $gauge.set({ ...$gauge.get(), reference: mode === 'abs' ? 'absolute' : 'gauge' });
        }
        // The key first: what follows from it comes after the frame that shows it.
        drop();
        follow();
        keeper.keep();
      });
      // The same figures in other air are others.
      $settings.listen(() => answer());
      if (isLinked) void prepare().then(answer);
      else whenIdle(() => void prepare());
    },
  };
}
