/** Texts of the assistant, fetched in one language only; those of tools and of the simulation when they are needed. */
import type { AlertForContext, ContextTexts } from '../../assistant/context.ts';
import type { ExchangeTexts } from '../../assistant/exchange.ts';
import { CHAT_LIMITS } from '../../assistant/limits.ts';
import { ToolError } from '../../assistant/tools/tool-error.ts';
import { calculatorFromId } from '../../calculators/index.ts';
import type { CalculatorId, Definition } from '../../calculators/index.ts';
import type { DescribedCalculatorProblem } from '../../i18n/calculator-problems.ts';
import type { Problem, Warning } from '../../circuit/outcome.ts';
import type { DiagnosisProblem } from '../../diagnosis/outcome.ts';
import { describeProblem } from '../../i18n/problems.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inputFromPath, problemText, problemTranslator } from '../calculators/problem-text.ts';
import { COLON } from '../../language/signs.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber } from '../../quantities/number.ts';

const load = (locale: Locale) => ({ fr: () => import('./texts/fr.ts'), en: () => import('./texts/en.ts') })[locale]();

/** The assistant's own texts. */
export async function assistantTranslator(locale: Locale): Promise<Translator> {
  const { assistant } = await load(locale);
  return createTranslator(locale, { [locale]: { assistant } });
}

/** What a context is made of. */
export async function contextTexts(locale: Locale): Promise<ContextTexts> {
  const [{ assistant }, { comparison }, { simulator }, { problems }] = await Promise.all([
    load(locale),
    { fr: () => import('../comparison/texts/fr.ts'), en: () => import('../comparison/texts/en.ts') }[locale](),
    { fr: () => import('../circuit/simulator/texts/fr.ts'), en: () => import('../circuit/simulator/texts/en.ts') }[
      locale
    ](),
    { fr: () => import('../../i18n/fr/problems.ts'), en: () => import('../../i18n/en/problems.ts') }[locale](),
  ]);
  const t = createTranslator(locale, { [locale]: { assistant, comparison, simulator, problems } });
  return { locale, say: (key) => t(key), describe: (warning) => describeProblem(warning, t) };
}

/**
 * The list of alerts of the study on the page in words, worst first, as its pages and its report have it; undefined on a
 * page without one.
 */
export async function alertLines(locale: Locale): Promise<readonly AlertForContext[] | undefined> {
  if (!document.querySelector('[data-circuit]')) return undefined;
  const [
    { toldAlerts },
    { listTranslator },
    { createFormatter },
    { listOfPage },
    { simulatorData },
    { pageSimulation },
  ] = await Promise.all([
    import('../circuit/list-text.ts'),
    import('../circuit/list-texts.ts'),
    import('../../kit/island/format.ts'),
    import('../circuit/list-of-page.ts'),
    import('../circuit/simulator/page-data.ts'),
    import('../circuit/simulator/state/page-simulation.ts'),
  ]);
  const t = await listTranslator(locale);
  const labels = new Map(simulatorData(locale).pages.map(({ key, label }) => [key, label]));
  // In the units of every other figure a model is given.
  const format = createFormatter({}, locale);
  const { alerts, noted } = listOfPage();
  return toldAlerts(alerts, noted, t, format, (page) => labels.get(page) ?? page, pageSimulation.$regimes.get());
}

/** A calculator's problem or warning, under the label of its field. */
export async function describeRemark(
  id: string,
  remark: {
    readonly field?: string;
    readonly code: string;
    readonly values: Readonly<Record<string, string | number>>;
  },
  locale: Locale,
): Promise<string> {
  const definition: Definition = calculatorFromId(id as CalculatorId);
  const t = await problemTranslator(locale);
  const text = problemText(remark as DescribedCalculatorProblem & { readonly field?: string }, definition, {}, t);
  const label = remark.field === undefined ? undefined : inputFromPath(definition, remark.field)?.label[locale];
  if (label === undefined) return text;
  return `${label}${COLON[locale]}${text}`;
}

/** What the diagnosis alone refuses. */
const OF_DIAGNOSIS = new Set(['E_PSAT', 'E_FEW', 'E_FLOODED', 'E_TWIN', 'E_STOP']);

async function describeVisit(problem: DiagnosisProblem, locale: Locale): Promise<string> {
  const [{ diagnosis }, { problemText: textOfProblem }, { createFormatter }] = await Promise.all([
    { fr: () => import('../diagnosis/texts/fr.ts'), en: () => import('../diagnosis/texts/en.ts') }[locale](),
    import('../diagnosis/words.ts'),
    import('../../kit/island/format.ts'),
  ]);
  const t = createTranslator(locale, { [locale]: { diagnosis } });
  return textOfProblem(problem, t, createFormatter({}, locale));
}

/** A problem or a warning of the circuit or of a visit, its texts fetched when a tool first meets one. */
export async function describeCircuit(problem: Problem | Warning | DiagnosisProblem, locale: Locale): Promise<string> {
  if (OF_DIAGNOSIS.has(problem.code)) return describeVisit(problem as DiagnosisProblem, locale);
  const [{ circuit }, { circuitMachine }, { problems }, { describeMachineProblem }] = await Promise.all([
    { fr: () => import('../../i18n/fr/circuit.ts'), en: () => import('../../i18n/en/circuit.ts') }[locale](),
    { fr: () => import('../../i18n/fr/circuit-machine.ts'), en: () => import('../../i18n/en/circuit-machine.ts') }[
      locale
    ](),
    { fr: () => import('../../i18n/fr/problems.ts'), en: () => import('../../i18n/en/problems.ts') }[locale](),
    import('../../i18n/machine-problems.ts'),
  ]);
  const t = createTranslator(locale, { [locale]: { circuit, circuitMachine, problems } });
  return describeMachineProblem(problem as Problem, t);
}

/** Texts that end up in the conversation. */
export function exchangeTexts(t: Translator): ExchangeTexts & { readonly noTools: string; readonly noNetwork: string } {
  return {
    locale: t.locale,
    noContent: t('assistant.answer.noContent'),
    truncated: t('assistant.answer.truncated'),
    tooLong: t('assistant.answer.tooLong', { limit: formatNumber(CHAT_LIMITS.answer, 0, t.locale) }),
    cut: t('assistant.answer.cut'),
    filtered: t('assistant.answer.filtered'),
    stopped: t('assistant.answer.stopped'),
    streamError: t('assistant.answer.streamError'),
    noTools: t('assistant.answer.noTools'),
    noNetwork: t('assistant.answer.noNetwork'),
    toolFailure: (name, error) => {
      const detail =
        error instanceof ToolError
          ? t(`assistant.toolErrors.${error.code}`, error.values)
          : t('assistant.toolErrors.fault');
      return Promise.resolve(t('assistant.toolFailure', { name, detail }));
    },
  };
}
