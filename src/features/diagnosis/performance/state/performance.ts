/** The panel's answers: asked of the worker, once a figure has been typed. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../../../language/index.ts';
import { setContent } from '../../../../kit/form/content.ts';
import { createForm } from '../../../../kit/form/form.ts';
import type { Form, FormContent } from '../../../../kit/form/form.ts';
import { parameterFromChanged, valuesFromParameter } from '../../../../kit/form/link.ts';
import { askWorker } from '../../../../runtime/circuit-bridge.ts';
import type { DoorAnswer } from '../../../../runtime/circuit-bridge.ts';
import { $compressors, restoreCompressors } from '../../../compressor/state/list.ts';
import type { DiagnosisPage } from '../../state/diagnosis.ts';
import { measuredMachine } from '../../state/measured-text.ts';
import type { Request } from '../../state/request.ts';
import { $named } from '../../state/named.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { performanceRequest } from './request.ts';

export type Answer = DoorAnswer<'measuredPerformance'>;
export type Performance = Extract<Answer, { readonly ok: true }>['result'];

export interface ShownPerformance {
  readonly answer: Answer | undefined;
  /** The visit it answers, as the diagnosis has it. */
  readonly visit: Request | undefined;
  /** The reference visit, with what was typed for it: where nothing was kept, the machine's part of what is typed now. */
  readonly before: { readonly visit: Request; readonly answer: Answer; readonly content: FormContent } | undefined;
}

export interface PerformancePanel {
  readonly form: Form;
  readonly $shown: ReadableAtom<ShownPerformance>;
  /** What is shown answers earlier figures. By itself: a key draws no figure anew. */
  readonly $isAwaited: ReadableAtom<boolean>;
  /** Follows the visit from now on. @returns what ends it */
  watch(): () => void;
}

/** ms a reader may pause within a figure. */
const PAUSE = 300;
const NOTHING: ShownPerformance = { answer: undefined, visit: undefined, before: undefined };

export function createPerformance(diagnosis: DiagnosisPage, locale: Locale): PerformancePanel {
  const form = createForm(PERFORMANCE_FIELDS, locale);
  const earlierForm = createForm(PERFORMANCE_FIELDS, locale);
  const $shown = atom<ShownPerformance>(NOTHING);
  const $isAwaited = atom(false);
  let control: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measure = async (): Promise<void> => {
    const own = new AbortController();
    control = own;
    const ask = (visit: Request, content: FormContent): Promise<Answer> =>
      askWorker('measuredPerformance', [performanceRequest(visit, content, $compressors.get())], {
        signal: own.signal,
      });
    const visit = diagnosis.request();
    const reference = diagnosis.$reference.get();
    const earlier = reference?.request;
    if (reference)
      earlierForm.fill(valuesFromParameter(reference.measured ?? measuredMachine(diagnosis.$measured.get())));
    const content = earlierForm.$content.get();
    try {
      const [answer, before] = await Promise.all([ask(visit, form.$content.get()), earlier && ask(earlier, content)]);
      if (own.signal.aborted) return;
      const { named, pair } = answer.ok ? answer.result : { named: null, pair: null };
      $named.set([named, ...(pair ?? [])].filter((key) => key !== null));
      setContent($shown, {
        ...{ answer, visit },
        before: earlier && before ? { visit: earlier, answer: before, content } : undefined,
      });
      $isAwaited.set(false);
    } catch {
      // A later question took its place, or the worker is gone: what stands stays.
    }
  };

  const answer = (): void => {
    clearTimeout(timer);
    control?.abort();
    $isAwaited.set(true);
    timer = setTimeout(() => void measure(), PAUSE);
  };

  return {
    form,
    $shown,
    $isAwaited,
    watch() {
      restoreCompressors();
      form.takeUnits();
      const take = (text: string): void => {
        if (text !== parameterFromChanged(form.$content.get().changed)) form.fill(valuesFromParameter(text));
      };
      take(diagnosis.$measured.get());
      const ends = [
        diagnosis.$measured.listen(take),
        form.$content.listen(({ changed }) => diagnosis.$measured.set(parameterFromChanged(changed))),
        diagnosis.form.$content.listen(answer),
        diagnosis.$reference.listen(answer),
        form.$content.listen(answer),
        $compressors.listen(answer),
      ];
      answer();
      return () => {
        for (const end of ends) end();
        clearTimeout(timer);
        control?.abort();
      };
    },
  };
}
