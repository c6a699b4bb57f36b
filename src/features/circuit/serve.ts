/** What a page of the circuit is built with. Build only. */
import type { Alert } from '../../circuit/alerts/index.ts';
import { dictionaryFor, translator } from '../../shell/texts.ts';
import type { Dictionary, Key } from '../../i18n/index.ts';
import type { Locale } from '../../language/index.ts';
import type { AnswerOf, DoorResult, PartDoor, PartKey, PartSpec } from './state/part.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { alertsOf } from './state/study-of.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import { fluidChoice } from '../../kit/fluids/every-fluid.ts';
import { createFormatter } from '../../kit/island/format.ts';
import type { InitialSimulation } from './simulator/initial.ts';
import type { SimulatorData } from './simulator/page-data.ts';
import type { BarData } from './bar-data.ts';
import { barTexts } from './briefs.ts';
import { alertWords } from './list-text.ts';
import { pagesOfCircuit } from './pages.ts';

/** The default example, simulated and with the answer of each part's door. */
export interface CircuitExample {
  readonly initial: InitialSimulation;
  readonly answers: Readonly<Partial<Record<PartKey, unknown>>>;
}

/** Pages that have a title among the texts. */
export type CircuitPageName = Key extends infer K
  ? K extends `circuitPages.${infer Name}.description`
    ? Name
    : never
  : never;

/** The page that shows what every other does. */
const REPORT = 'report';

/** Pages' own texts of the namespace, by the key of the page; those of the bar go to every page. */
function pageDictionary(locale: Locale, page: string): Dictionary {
  const { circuitPages = {}, ...others } = dictionaryFor(locale, [
    'simulator',
    'fluids',
    'problems',
    'quantities',
    'circuitPages',
    'machineBar',
    ...(page === 'general' ? [] : (['circuit'] as const)),
  ]);
  const own = Object.entries(circuitPages).filter(
    ([key]) =>
      key === 'bar' ||
      (page === REPORT && key !== 'list') ||
      key === page ||
      (key === 'shared' && page !== 'general') ||
      (key === 'alerts' && ALL_PARTS.some((part) => part.key === page && part.showsSafety === true)),
  );
  return { ...others, circuitPages: Object.fromEntries(own) };
}

/** What the example has to say. */
const alertsOfExample = ({ permanent }: InitialSimulation, answerOf: AnswerOf): readonly Alert[] =>
  alertsOf({
    fluid: permanent.input.fluid,
    isTranscritical: permanent.input.mode_trans === '1',
    liquidEnthalpy: permanent.points.d_sortie_condenseur.H,
    simulation: { permanent: 'answered', transient: 'answered' },
    warned: { permanent: permanent.warnings },
    compressor: {},
    answerOf,
    optionsOf: () => ({}),
    statusOf: (spec) => ({ status: answerOf(spec) === undefined ? 'unused' : 'answered' }),
  });

/** What the bar is drawn with: its pages, and what it says of the example. */
export function barData(locale: Locale, page: string, { initial, answers }: CircuitExample): BarData {
  const t = translator(locale);
  const { permanent } = initial;
  const answerOf = <N extends PartDoor>(spec: PartSpec<N>): DoorResult<N> | undefined =>
    answers[spec.key] as DoorResult<N> | undefined;
  const alerts = alertsOfExample(initial, answerOf);
  const format = createFormatter({}, locale);
  const pages = pagesOfCircuit(locale);
  const labelOf = (key: string): string => pages.find((each) => each.key === key)?.label ?? key;
  return {
    page,
    pages,
    lines: alerts.map((alert) => {
      const { place, text, limit, todo, source } = alertWords(alert, {}, t, format, labelOf, ['permanent']);
      return {
        code: alert.code,
        severity: alert.severity,
        level: t(`circuitPages.alerts.severity.${alert.severity}`),
        text: [place, [text, limit].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
        todo: `${t('circuitPages.list.what')} ${todo}`,
        source: `${t('circuitPages.list.source')} ${source}`,
      };
    }),
    served: barTexts(
      {
        permanent,
        isStale: false,
        fluid: permanent.input.fluid,
        alerts,
        answerOf,
        isOld: () => false,
      },
      t,
      format,
    ),
  };
}

/** What a page has beside the simulation and its texts. */
export interface OwnData {
  /** Its part of the circuit. */
  readonly part?: Pick<PartSpec, 'key'> | undefined;
  /** It draws the cycle in the fluid's diagram. */
  readonly hasDiagram?: boolean | undefined;
  /** What else its islands take from the page. */
  readonly more?: Partial<SimulatorData> | undefined;
}

/**
 * The data of a page.
 * @param page the name of its folder
 * @throws {Error} when the picker does not know the fluid of the example
 */
export function circuitData(
  locale: Locale,
  page: string,
  { initial, answers }: CircuitExample,
  { part, hasDiagram = false, more }: OwnData = {},
): SimulatorData {
  const fluid = fluidChoice(initial.permanent.input.fluid, locale);
  const { permanent, curves } = initial;
  return {
    dictionary: pageDictionary(locale, page),
    initial: { permanent, ...(hasDiagram && curves && { curves }) },
    fluid,
    page,
    pages: pagesOfCircuit(locale),
    ...(part && { answer: answers[part.key] }),
    ...more,
  };
}

/** What the page of a part asks its door when it opens. */
export function servedOptions(spec: PartSpec): Readonly<Record<string, unknown>> {
  const options = optionsOfValues(spec.fields);
  // With what its question adds of other pages, as they open.
  const [, asked] = spec.question(
    { permanent: undefined, transient: null } as never,
    options,
    () => undefined,
    () => ({}),
    undefined,
  );
  return (asked ?? options) as Readonly<Record<string, unknown>>;
}
