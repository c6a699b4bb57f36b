/** Lines for a report: what was read, what follows, and what kind of aid said so. */
import { COLON } from '../../../language/signs.ts';
import { dayInWords } from '../../../language/days.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { addToast } from '../../../kit/kept/toasts.ts';
import command from '../../../kit/styles/command.module.css';
import fold from '../../../kit/styles/fold.module.css';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { formatNumber } from '../../../quantities/index.ts';
import type { Performance, PerformancePanel } from './state/performance.ts';
import { isHeatingVisit } from './state/request.ts';
import type { FigureName } from './words.ts';
import { fieldName, figureText, powerBand, verdictText, warningText } from './words.ts';
import styles from './Performance.module.css';

/** ISO day of now, where the reader is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function reportLines(
  result: Performance,
  isHeating: boolean,
  date: string,
  t: Translator,
  format: Formatter,
): readonly string[] {
  const colon = COLON[t.locale];
  return [
    t('performance.report.head', { date: dayInWords(date, t.locale) }),
    verdictText(result, isHeating, t, format),
    ...result.witnesses.map(
      ({ key, capacity, u }) =>
        `${t(`performance.witnesses.${key}`)}${colon}${powerBand(capacity, 2 * u * capacity, format)}`,
    ),
    ...(result.dof > 0
      ? [t('performance.agreement', { x: formatNumber(result.chi2, 1, t.locale), n: result.dof })]
      : []),
    ...Object.entries(result.figures).map(
      ([key, figure]) =>
        `${t(`performance.figures.${key as FigureName}`)}${colon}${figureText(key as FigureName, figure, format)}`,
    ),
    ...(result.verdict === 'V_FALSE' && result.named !== null
      ? [t('performance.report.leftOut', { r: fieldName(result.named, t) })]
      : []),
    ...result.warnings.map((warning) => warningText(warning, t, format)),
    t('performance.report.notice', { version: __APP_VERSION__ }),
  ];
}

export function Report({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const format = useFormatter();
  const { answer, visit } = useWhole(panel.$shown);
  if (!answer?.ok || visit === undefined) return null;
  const lines = reportLines(answer.result, isHeatingVisit(visit), today(), t, format);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(lines.join('\n'));
    addToast('success', t('performance.report.copied'));
  };
  const paragraphs = keyed(lines).map(([key, line]) => <p key={key}>{line}</p>);
  return (
    <>
      <div className={styles.printed}>{paragraphs}</div>
      <details className={fold.fold} data-report="">
        <summary>{t('performance.report.title')}</summary>
        <div className={styles.report}>{paragraphs}</div>
        <button type="button" className={command.quiet} onClick={() => void copy().catch(() => undefined)}>
          {t('performance.report.copy')}
        </button>
      </details>
    </>
  );
}
