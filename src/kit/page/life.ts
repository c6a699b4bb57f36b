/**
 * The life of a page that asks and answers: its form, its answers with what is to know of them, its link, its reset. What was
 * typed before the script came, the reader's units and a link, long or short, are taken the same way on every page.
 */
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import { wantDecimalSign } from '../../quantities/reader.ts';
import { restoreMixes } from '../fluids/mixes.ts';
import { addressKeeper } from '../form/address.ts';
import { keepingParts, saysTheSame } from '../form/content.ts';
import { createForm } from '../form/form.ts';
import type { Form, FormContent } from '../form/form.ts';
import { linkWith, searchOfPage } from '../form/long-link.ts';
import { onceLong } from '../form/short-link/open.ts';
import { restoreUnits } from '../form/units.ts';
import { whenValuesChange } from '../form/when-values-change.ts';
import { whenIdle } from '../island/when-idle.ts';
import { $decimalSign } from '../storage/settings.ts';
import type { Answer, Asks, PageProblem, Question } from './question.ts';

/** What is wrong with the form, by the field it is wrong with. */
export type Refusals = Readonly<Record<string, PageProblem>>;

export interface PageLife<Results extends object> {
  readonly question: Question<Results>;
  /** What is asked, as typed and as read. */
  readonly form: Form;
  readonly answers: { readonly [Name in keyof Results]: ReadableAtom<Answer<Results[Name]>> };
  readonly $refusals: ReadableAtom<Refusals>;
  /** What computes on the page's thread is there: what takes longer may be asked for. */
  readonly $isReady: ReadableAtom<boolean>;
  /** Asks anew for all that is typed: for what the question takes in beside the form. */
  answer(): void;
  /** Gives up what is on its way. */
  cancel(): void;
  /** The whole address of what is typed. */
  link(): string;
  /** Takes the page back to how it opens; returns how to undo that. */
  reset(): () => void;
  /**
   * Restores units and link, follows every change, fetches what answers once the page has a moment. Once.
   * @param doAgain what was typed and chosen while the script was on its way: it came after the link
   */
  start(doAgain?: () => void): void;
}

/** ms without a key before the address is written. */
const ADDRESS_PAUSE = 300;
/** ms without a key before the worker is asked. */
const REST = 120;
/** How deep components look into an answer: its result, the parts of it, a figure of a part. */
const LEVELS = 3;

const SETTLED = {
  status: 'current',
  problem: undefined,
  beside: [] as readonly PageProblem[],
  progress: undefined,
} as const;

interface Runner<Result> {
  readonly $answer: ReadableAtom<Answer<Result>>;
  /**
   * @param isSaid whether an answer before this one says what is wrong with a field
   * @param isAnew it is asked though nothing it reads has changed
   */
  run(form: FormContent, isSaid: (field: string) => boolean, isAnew: boolean): void;
  cancel(): void;
}

/** Of the fields an answer rests on, the first that cannot be read, with what is wrong with it. */
function unreadIn({ problems }: FormContent, reads: (key: string) => boolean): PageProblem | undefined {
  const field = Object.keys(problems).find((path) => reads(path.split('.')[0] ?? path));
  return field === undefined
    ? undefined
    : { code: problems[field] === 'empty' ? 'E_MISSING' : 'E_NUMBER', field, values: {} };
}

/** @param opening the form that `served` answers */
function createRunner<Result>(
  asks: Asks<Result>,
  served: Result,
  opening: FormContent,
  prepare: () => Promise<void>,
  locale: Locale,
): Runner<Result> {
  const { reads = () => true } = asks;
  const $answer = atom<Answer<Result>>({ result: served, ...SETTLED });
  let call: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const questionOf = ({ options }: FormContent): unknown =>
    Object.fromEntries(Object.entries(options).filter(([key]) => reads(key)));
  /** What it was asked last. */
  let asked = questionOf(opening);

  const put = (change: Partial<Answer<Result>>): void => {
    const before = $answer.get();
    const next = keepingParts(before, { ...before, ...change }, LEVELS);
    if (next !== before) $answer.set(next);
  };
  /** There is no answer to what is typed: what may stand of an earlier one stays. */
  const leave = (
    form: FormContent,
    change: Omit<Answer<Result>, 'result' | 'progress' | 'beside'>,
    beside = SETTLED.beside,
  ): void => {
    const { result } = $answer.get();
    put({ result: asks.left ? asks.left(result, form) : result, progress: undefined, beside, ...change });
  };
  const take = (outcome: NonNullable<ReturnType<NonNullable<typeof asks.now>>>, form: FormContent): void => {
    if (outcome.ok) put({ result: outcome.result, ...SETTLED });
    else leave(form, { status: 'stale', problem: outcome.problem }, outcome.beside);
  };

  async function answerLater(form: FormContent, later: ReturnType<NonNullable<typeof asks.later>>): Promise<void> {
    const { signal } = (call = new AbortController());
    const putNow = (change: Partial<Answer<Result>>): void => {
      if (!signal.aborted) put(change);
    };
    try {
      // Who answers elsewhere needs nothing here.
      await prepare().catch(() => undefined);
      if (signal.aborted) return;
      const here = later
        ? await later({ signal, onProgress: (progress) => putNow({ progress }), show: (result) => putNow({ result }) })
        : asks.now?.(form);
      const outcome = here ?? (await asks.elsewhere?.(form, locale));
      if (!outcome) throw new Error('nobody answers');
      if (!signal.aborted) take(outcome, form);
    } catch {
      putNow({ status: 'cannot-run', progress: undefined });
    }
  }
  const stop = (): void => {
    clearTimeout(timer);
    call?.abort();
  };

  return {
    $answer,
    run(form, isSaid, isAnew) {
      const question = questionOf(form);
      const isAnswered = ['current', 'running'].includes($answer.get().status);
      if (isAnswered && !isAnew && saysTheSame(asked, question)) return;
      asked = question;
      const unread = unreadIn(form, reads);
      stop();
      if (unread) {
        leave(form, { status: 'stale', problem: isSaid(unread.field ?? '') ? undefined : unread });
        return;
      }
      const later = asks.later?.(form);
      const outcome = later ? undefined : asks.now?.(form);
      if (outcome) {
        take(outcome, form);
        return;
      }
      leave(form, { status: 'running', problem: undefined });
      if (later) timer = setTimeout(() => void answerLater(form, later), REST);
      else void answerLater(form, undefined);
    },
    cancel() {
      stop();
      if ($answer.get().status === 'running') put({ status: 'stale', progress: undefined });
    },
  };
}

/** The form, in which a choice takes with it what follows from it. */
function following(form: Form, follow: NonNullable<Question<object>['follow']>): Form {
  return {
    ...form,
    set(path, text) {
      const { texts, values } = follow(path, text, form.$content.get().texts) ?? {};
      if (texts || values) form.change({ ...texts, [path]: text }, values);
      else form.set(path, text);
    },
  };
}

/** @param example what the page was built with: its answers to what it opens with */
export function createPage<Results extends object>(
  question: Question<Results>,
  example: Results,
  locale: Locale,
): PageLife<Results> {
  const { fields, opening = {}, follow, link: written } = question;
  const plain = createForm(fields, locale, opening);
  const form = follow ? following(plain, follow) : plain;
  const { $content } = form;
  const $isReady = atom(false);

  let preparing: Promise<void> | undefined;
  const prepare = (): Promise<void> =>
    (preparing ??= question.prepare().then(
      () => $isReady.set(true),
      (error: unknown) => {
        // Asked again, it tries again.
        preparing = undefined;
        throw error;
      },
    ));

  const names = Object.keys(question.answers) as (keyof Results & string)[];
  const runners = names.map((name) =>
    createRunner(question.answers[name], example[name], $content.get(), prepare, locale),
  );
  const stores = runners.map(({ $answer }) => $answer);
  const $refusals = computed(stores, (...all): Refusals => {
    const found = all.flatMap(({ problem, beside, result }, at): readonly PageProblem[] => {
      const { isApart, faults } = question.answers[names[at] as keyof Results];
      return isApart
        ? []
        : [...(problem ? [problem] : []), ...beside, ...(faults?.(result as Results[keyof Results]) ?? [])];
    });
    return Object.fromEntries(found.map((problem) => [problem.field ?? '', problem] as const).reverse());
  });

  const answer = (isAnew: boolean): void => {
    const content = $content.get();
    for (const [at, runner] of runners.entries()) {
      const before = names.slice(0, at).map((name) => question.answers[name].reads ?? (() => true));
      runner.run(content, (field) => before.some((reads) => reads(field.split('.')[0] ?? field)), isAnew);
    }
  };

  const link = (): string => {
    const params = new URLSearchParams(searchOfPage());
    written.write($content.get(), params);
    return linkWith(params);
  };
  const keeper = addressKeeper(link, ADDRESS_PAUSE);

  const begin = (): void => {
    restoreMixes();
    restoreUnits();
    // The form is filled while its island is drawn in the sign it was served in: what is typed is in the reader's.
    wantDecimalSign($decimalSign.get());
    question.restore?.();
    const given = written.read(new URLSearchParams(searchOfPage()));
    const isLinked = Object.keys(given).length > 0;
    const served = $content.get().values;
    const usual = Object.entries(question.usual?.() ?? {}).filter(([key, value]) => served[key] !== value);
    const opened = isLinked ? given : Object.fromEntries(usual);
    const isOther = Object.keys(opened).length > 0;
    if (isOther) form.fill({ ...opening, ...opened });
    whenValuesChange(form, () => {
      answer(false);
      keeper.keep();
    });
    if (isOther) answer(true);
    else whenIdle(() => void prepare().catch(() => undefined));
  };

  let isStarted = false;
  return {
    question,
    form,
    answers: Object.fromEntries(names.map((name, at) => [name, stores[at]])) as unknown as PageLife<Results>['answers'],
    $refusals,
    $isReady,
    answer: () => answer(true),
    cancel: () => runners.forEach((runner) => runner.cancel()),
    link,
    reset() {
      const before = $content.get();
      form.fill(opening);
      keeper.clear();
      return () => form.restore(before);
    },
    start(doAgain) {
      if (isStarted) return;
      isStarted = true;
      onceLong(() => {
        begin();
        doAgain?.();
      });
    },
  };
}
