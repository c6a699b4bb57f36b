/** What the page of the year asks, and what answers it: each machine by itself, its electricity over the life of the plant. */
import { lastFluidOfCycle } from '../../kit/fluids/last-fluid.ts';
import { textAt } from '../../kit/form/fields.ts';
import type { FormTexts } from '../../kit/form/fields.ts';
import type { FormContent } from '../../kit/form/form.ts';
import { oneParameter } from '../../kit/page/links.ts';
import { GAP } from '../../kit/page/question.ts';
import type { Group, PageOutcome, PageProblem, Question, Say } from '../../kit/page/question.ts';
import { askNow, askWorker, prepareDoors } from '../../runtime/circuit-bridge.ts';
import { PROCESS_CONFIRMED_TO } from '../../season/climate.ts';
import type { FigureName, Figures, SeasonOutcome, SeasonProblem } from '../../season/index.ts';
import { CYCLES } from '../../simulation/cycles/index.ts';
import { problemText } from './problem-text.ts';
import { figureOf, isSimulated, PAGE_CYCLES, SEASON_FIELDS } from './state/fields.ts';
import type { PageFigure } from './state/fields.ts';
import { fieldOfRequest, impactRequest, requestsOf } from './state/request.ts';
import type { Options } from './state/request.ts';
import type { Weather } from './state/weather.ts';

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
export interface Year {
  readonly figure: PageFigure;
  /** One machine, or two; none where there is no answer to the figure that is asked for. */
  readonly machines: readonly Machine[];
}
/** The answer of the page. */
export interface SeasonResults {
  readonly year: Year;
}

/** Electricity of a year, kWh. */
export const energyOf = (figures: YearFigures): number => ('e_year' in figures ? figures.e_year : figures.e);

const isOf =
  (...figures: readonly PageFigure[]) =>
  (texts: FormTexts): boolean =>
    figures.includes(figureOf(texts));
const isCompared = (texts: FormTexts): boolean => textAt(texts, 'compare') === 'true';

/** Where the hours of the process are from, and what a unit is held to. */
function processNote({ t, form: { texts } }: Say<SeasonResults>): string | undefined {
  const figure = figureOf(texts);
  if (figure !== 'sepr' && !(figure === 'annual' && texts['season'] === 'process')) return undefined;
  const note = t('season.notes.process', { t: PROCESS_CONFIRMED_TO });
  const unit = texts['application'] === 'chiller' ? 'chiller' : 'unit';
  return figure === 'sepr' ? `${note} ${t(`season.notes.process_${unit}`)}` : note;
}

const POINTS = { scop: 'points', seer: 'points_c', sepr: 'points_p' } as const;

/** The declared points of both machines. */
const pointsOf = (figure: keyof typeof POINTS): readonly Group<SeasonResults>[] => [
  {
    title: () => 'season.groups.points',
    isShown: isOf(figure),
    rows: [{ slot: 'Points', key: POINTS[figure] }, { says: ({ t }) => t(`season.notes.points_${figure}`) }],
  },
  {
    title: () => 'season.groups.points_2',
    isShown: (texts) => isOf(figure)(texts) && isCompared(texts),
    rows: [{ slot: 'Points', key: `${POINTS[figure]}_2` }],
  },
];

const isMade = isOf('heating', 'annual');
type Noted =
  | 'architecture'
  | 'rend_is'
  | 'eta_motor'
  | 'approach'
  | 'defrost'
  | 't_biv'
  | 't_ol'
  | 'power_nominal'
  | 'frost_mass'
  | 'frost_efficiency'
  | 'frost_room';
const noted = (key: Noted) => ({ key, note: ({ t }: Say<SeasonResults>) => t(`season.notes.${key}`) });

const GROUPS: Question<SeasonResults>['groups'] = [
  {
    title: () => 'season.groups.what',
    rows: [
      { key: 'figure', words: 'season.figures' },
      { key: 'compare', label: () => 'season.compare' },
    ],
  },
  {
    title: (texts) => (isOf('sepr', 'annual')(texts) ? 'season.groups.process' : 'season.groups.building'),
    rows: [
      { key: 'climate', words: 'season.climates' },
      { key: 'season', words: 'season.seasons' },
      { key: 'application', words: 'season.applications' },
      GAP,
      { says: processNote },
      ...['p_design', 'p_design_c', 'p_design_p', noted('t_biv'), noted('t_ol')],
      { key: 'plant', words: 'season.plants' },
      GAP,
      ...['power_cold', 'q_mt', 'q_lt', 'load_min', 't_load_min', 't_load_max'],
    ],
  },
  ...pointsOf('scop'),
  ...pointsOf('seer'),
  ...pointsOf('sepr'),
  { slot: 'Degradation' },
  {
    title: () => 'season.groups.machine',
    isShown: isMade,
    rows: [
      { slot: 'Fluid', key: 'fluid' },
      { slot: 'Fluid', key: 'fluid_2' },
      GAP,
      {
        ...noted('architecture'),
        words: ({ locale }) => Object.fromEntries(PAGE_CYCLES.map((id) => [id, CYCLES[id].name[locale]])),
      },
      ...['fluid_hp', 'fluid_bp', 't_cas', 'dt_cas', { key: 'parallel', words: 'season.parallels' }, 'p_rec'],
      GAP,
      ...[noted('rend_is'), 'rend_is_2', noted('eta_motor'), 'surch_evp', 'sous_ref_cdr'],
    ],
  },
  {
    title: () => 'season.groups.exchangers',
    isShown: isMade,
    rows: [
      { key: 't_supply', isSigned: false },
      { key: 't_supply_min', isSigned: false },
      'dt_evp',
      { key: 'dt_cdr_h', note: ({ t }) => t('season.notes.temperatures') },
      ...['t_evp', 'te_mt', 'te_lt', 'dt_cdr', 't_cdr_min', noted('approach')],
    ],
  },
  {
    title: () => 'season.groups.control',
    isShown: isMade,
    rows: [
      { key: 'control', words: 'season.controls' },
      GAP,
      ...['x_cycling', 'steps', noted('power_nominal'), 'x_cycling_h', 'cc', 'p_aux'],
    ],
  },
  {
    title: () => 'season.groups.defrost',
    isShown: isMade,
    rows: [
      { key: 'defrosting', words: 'season.defrostings' },
      { key: 'defrost_by', words: 'season.defrostsBy' },
      GAP,
      ...[noted('defrost'), noted('frost_mass'), 'frost_per_day', noted('frost_efficiency'), noted('frost_room')],
    ],
  },
  { title: () => 'season.groups.weather', isShown: isMade, rows: [{ slot: 'WeatherFile' }] },
  { slot: 'Modes' },
  { slot: 'MoneyAndImpact' },
];

/** What a year's electricity is worth over the life; asked at once, beside the year. */
function impactOf(options: Options, machine: number, figures: YearFigures): Pick<Machine, 'impact' | 'impactProblem'> {
  const request = impactRequest(options, machine, energyOf(figures));
  if (request === undefined) return { impact: undefined };
  const tewi = askNow('seasonSteps', 'tewi', request) as SeasonOutcome<Figures['tewi']> | undefined;
  const lccp = askNow('seasonSteps', 'lccp', request) as SeasonOutcome<Figures['lccp']> | undefined;
  if (tewi?.ok === true && lccp?.ok === true) return { impact: { tewi: tewi.result, lccp: lccp.result } };
  const failed = tewi?.ok === false ? tewi : lccp;
  return { impact: undefined, impactProblem: failed?.ok === false ? failed.problem : undefined };
}

/** The answers to each machine as one: the first that fails says why, at the field of the form. */
function yearOf({ texts, options }: FormContent, answers: readonly SeasonOutcome<YearFigures>[]): PageOutcome<Year> {
  const figure = figureOf(texts);
  const machines: Machine[] = [];
  for (const [machine, answer] of answers.entries()) {
    if (!answer.ok) {
      const { field, ...problem } = answer.problem;
      return {
        ok: false,
        problem: field === undefined ? problem : { ...problem, field: fieldOfRequest(figure, field, machine) },
      };
    }
    machines.push({ figures: answer.result, ...impactOf(options, machine, answer.result) });
  }
  return { ok: true, result: { figure, machines } };
}

/** @param weather the reader's own year, which the machines are simulated over */
export function seasonQuestion(weather: Pick<Weather, '$year'>): Question<SeasonResults> {
  const requests = ({ texts, options }: FormContent) =>
    requestsOf(figureOf(texts), options, weather.$year.get().year?.temperatures);
  return {
    key: 'season',
    fields: SEASON_FIELDS,
    groups: GROUPS,
    link: oneParameter('season'),
    usual() {
      const fluid = lastFluidOfCycle();
      return fluid === undefined ? {} : { fluid };
    },
    prepare: () => prepareDoors('seasonSteps'),
    answers: {
      year: {
        now(form) {
          const figure = figureOf(form.texts) as FigureName;
          const answers = requests(form).map((request) => askNow('seasonSteps', figure, request));
          return answers.some((answer) => answer === undefined)
            ? undefined
            : yearOf(form, answers as readonly SeasonOutcome<YearFigures>[]);
        },
        /** Machines are simulated one after the other. */
        later(form) {
          const figure = figureOf(form.texts);
          if (!isSimulated(figure)) return undefined;
          return async ({ signal, onProgress }) => {
            const asked = requests(form);
            const answers: SeasonOutcome<YearFigures>[] = [];
            onProgress({ done: 0, total: 1 });
            for (const [machine, request] of asked.entries()) {
              const answer = await askWorker('seasonSteps', [figure, request], {
                signal,
                onProgress: ({ done, total }) =>
                  onProgress({ done: machine * total + done, total: asked.length * total }),
              });
              answers.push(answer as SeasonOutcome<YearFigures>);
            }
            return yearOf(form, answers);
          };
        },
        /** An answer to another figure cannot stand for this one. */
        left(year, { texts }) {
          const figure = figureOf(texts);
          return year.figure === figure ? year : { figure, machines: [] };
        },
        faults: ({ machines }) =>
          machines.flatMap(({ impactProblem }, machine): PageProblem[] => {
            if (impactProblem === undefined) return [];
            const isSecond = impactProblem.field === 'gwp' && machine === 1;
            return [isSecond ? { ...impactProblem, field: 'gwp_2' } : impactProblem];
          }),
      },
    },
    problemText,
  };
}
