/** The year on its page: what is asked, what each machine gives, the reader's own weather, and the address that says so. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { parameterFromSaid, valuesFromParameter } from '../../../kit/form/link.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import type { FigureName, Figures, SeasonOutcome, SeasonProblem } from '../../../season/index.ts';
import { figureOf, isSimulated, SEASON_FIELDS } from './fields.ts';
import type { PageFigure } from './fields.ts';
import { impactRequest, requestsOf } from './request.ts';
import type { Request } from './request.ts';
import { createWeather } from './weather.ts';
import type { Weather } from './weather.ts';

export type YearFigures = Figures[PageFigure];
export interface Impact {
  readonly tewi: Figures['tewi'];
  readonly lccp: Figures['lccp'];
}
/** What one machine gives. */
export interface Machine {
  readonly figures: YearFigures;
  readonly impact: Impact | undefined;
  /** Why there is no impact though one is asked for. */
  readonly impactProblem?: SeasonProblem | undefined;
}

export interface ShownSeason {
  readonly figure: PageFigure;
  /** The last answer there was: one machine, or two. */
  readonly machines: readonly Machine[];
  /** It answers an earlier input. */
  readonly isStale: boolean;
  readonly problem: (SeasonProblem & { readonly machine: number }) | undefined;
  /** The worker is at it: how far. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** Given up by the reader: what stands answers an earlier input. */
  readonly isCancelled: boolean;
  /** This device cannot compute at all. */
  readonly isBarred: boolean;
}

export interface Season {
  readonly form: Form;
  readonly weather: Weather;
  readonly $shown: ReadableAtom<ShownSeason>;
  /** The whole address of what is asked. */
  link(): string;
  reset(): void;
  /** Gives the computation up. */
  cancel(): void;
  start(): void;
}

const PAUSE = 300;
/** While one types, the worker is asked once the fingers rest, ms. */
const REST = 120;
const PARAMETER = 'season';

/** Electricity of a year, kWh. */
export const energyOf = (figures: YearFigures): number => ('e_year' in figures ? figures.e_year : figures.e);

/** @param example computed with the page */
export function createSeason(example: Machine | undefined, locale: Locale): Season {
  const form = createForm(SEASON_FIELDS, locale);
  const { $content } = form;
  const weather = createWeather();
  const settled = { isStale: false, problem: undefined, progress: undefined, isCancelled: false, isBarred: false };
  const $shown = atom<ShownSeason>({ figure: 'scop', machines: example ? [example] : [], ...settled });
  let isStarted = false;
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const put = (change: Partial<ShownSeason>): void => $shown.set({ ...$shown.get(), ...change });
  /** An answer to another figure cannot stand for this one. */
  const wait = (figure: PageFigure): void => {
    const shown = $shown.get();
    const machines = shown.figure === figure ? shown.machines : [];
    $shown.set({ ...settled, figure, machines, isStale: true, isBarred: shown.isBarred });
  };

  const impactOf = (machine: number, figures: YearFigures): Pick<Machine, 'impact' | 'impactProblem'> => {
    const request = impactRequest($content.get().options, machine, energyOf(figures));
    if (request === undefined) return { impact: undefined };
    const tewi = askNow('seasonSteps', 'tewi', request) as SeasonOutcome<Figures['tewi']> | undefined;
    const lccp = askNow('seasonSteps', 'lccp', request) as SeasonOutcome<Figures['lccp']> | undefined;
    if (tewi?.ok === true && lccp?.ok === true) return { impact: { tewi: tewi.result, lccp: lccp.result } };
    const failed = tewi?.ok === false ? tewi : lccp;
    return { impact: undefined, impactProblem: failed?.ok === false ? failed.problem : undefined };
  };

  const show = (figure: PageFigure, answers: readonly SeasonOutcome<YearFigures>[]): void => {
    const failed = answers.findIndex(({ ok }) => !ok);
    const answer = answers[failed];
    if (answer?.ok === false) {
      put({ isStale: true, progress: undefined, problem: { ...answer.problem, machine: failed } });
      return;
    }
    const machines = answers.flatMap((one, machine) =>
      one.ok ? [{ figures: one.result, ...impactOf(machine, one.result) }] : [],
    );
    $shown.set({ figure, machines, ...settled });
  };

  const asked = (): { figure: PageFigure; requests: readonly Request[] } => {
    const { texts, options } = $content.get();
    const figure = figureOf(texts);
    return { figure, requests: requestsOf(figure, options, weather.$year.get().year?.temperatures) };
  };

  /** Machines are simulated one after the other, by the worker. */
  const simulate = async (): Promise<void> => {
    const { figure, requests } = asked();
    controller = new AbortController();
    const { signal } = controller;
    put({ progress: { done: 0, total: 1 } });
    try {
      const answers: SeasonOutcome<YearFigures>[] = [];
      for (const [machine, request] of requests.entries()) {
        const answer = await askWorker('seasonSteps', [figure as FigureName, request], {
          signal,
          onProgress: ({ done, total }) =>
            put({ progress: { done: machine * total + done, total: requests.length * total } }),
        });
        answers.push(answer as SeasonOutcome<YearFigures>);
      }
      if (!signal.aborted) show(figure, answers);
    } catch {
      if (!signal.aborted) put({ progress: undefined, isBarred: true });
    }
  };

  const stop = (): void => {
    clearTimeout(timer);
    controller?.abort();
    controller = undefined;
  };

  const answer = (): void => {
    stop();
    const { figure, requests } = asked();
    if (isSimulated(figure)) {
      wait(figure);
      timer = setTimeout(() => void prepare().then(simulate), REST);
      return;
    }
    const answers = requests.map((request) => askNow('seasonSteps', figure as FigureName, request));
    if (answers.every((one) => one !== undefined)) show(figure, answers as readonly SeasonOutcome<YearFigures>[]);
    else {
      wait(figure);
      void prepare().then((isReady) => isReady && answer());
    }
  };

  const prepare = async (): Promise<boolean> => {
    try {
      await prepareDoors('seasonSteps');
      return true;
    } catch {
      put({ isBarred: true });
      return false;
    }
  };

  const link = (): string => {
    const said = parameterFromSaid($content.get().said);
    const query = said === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: said }).toString()}`;
    return linkWithin(`${location.origin}${location.pathname}${query}`);
  };
  const keeper = addressKeeper(link, PAUSE);

  return {
    form,
    weather,
    $shown,
    link,
    reset() {
      form.fill({});
      weather.drop();
      keeper.drop();
      history.replaceState(history.state, '', location.pathname);
    },
    cancel() {
      stop();
      put({ progress: undefined, isCancelled: true });
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreUnits();
      const given = valuesFromParameter(new URLSearchParams(searchOfPage()).get(PARAMETER));
      const isLinked = Object.keys(given).length > 0;
      if (isLinked) form.fill(given);
      whenSaid(form, () => {
        answer();
        keeper.keep();
      });
      weather.$year.listen(({ isReading }) => {
        if (!isReading) answer();
      });
      if (isLinked) answer();
      else whenIdle(() => void prepare());
    },
  };
}
