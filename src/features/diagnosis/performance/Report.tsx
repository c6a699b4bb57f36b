/** Lines for a report: what was read, what follows, and what kind of aid said so. */
import { memo } from 'react';
import { COLON } from '../../../language/signs.ts';
import { dayInWords } from '../../../language/days.ts';
import { copyText } from '../../../kit/files/copy-text.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import command from '../../../kit/styles/command.module.css';
import fold from '../../../kit/styles/fold.module.css';
import type { Translator } from '../../../i18n/keys.ts';
import { SETTING_FIELDS } from '../../../diagnosis/readings/fields.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import { LOSSES } from '../../../performance/measured/losses.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { comparedLines, seasonLine, useAsked } from './Compared.tsx';
import { LOSS_CHOICES } from './state/fields.ts';
import type { Performance, PerformancePanel } from './state/performance.ts';
import { isHeatingVisit, performanceRequest } from './state/request.ts';
import type { FigureName } from './words.ts';
import { fieldName, figureText, powerBand, verdictText, warningText } from './words.ts';
import styles from './Performance.module.css';

/** ISO day of now, where the reader is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What is read, in the order it is told, and what of: electricity is in kilowatts wherever cold is counted otherwise. */
const READ = {
  ...{ p_lp: 'gaugePressure', p_hp: 'gaugePressure' },
  ...{ t_suction: 'temperature', t_suc_comp: 'temperature', t_liquid: 'temperature', t_discharge: 'temperature' },
  power_meas: undefined,
  ...{ te_in: 'temperature', te_out: 'temperature', e_flow: 'volumeFlow' },
  ...{ tc_in: 'temperature', tc_out: 'temperature', c_flow: 'volumeFlow' },
} as const satisfies Readonly<Record<string, ShownQuantity | undefined>>;

type Values = Readonly<Record<string, unknown>>;

/** What a ± of a quantity is written in. */
const BAND_OF: Readonly<Partial<Record<ShownQuantity, ShownQuantity>>> = {
  gaugePressure: 'pressureDifference',
  temperature: 'temperatureDifference',
};

/** The readings, each with its ±, what they were read with, and what was supposed. @param asked of the door */
export function readingLines(
  asked: Values,
  halves: Performance['half_widths'],
  t: Translator,
  format: Formatter,
): readonly string[] {
  const colon = COLON[t.locale];
  const read = (Object.entries(READ) as (readonly [keyof typeof READ, ShownQuantity | undefined])[]).flatMap(
    ([key, quantity]) => {
      const value = asked[key];
      if (typeof value !== 'number') return [];
      const shown = (of: ShownQuantity | undefined, figure: number): string =>
        of ? format.full(of, figure) : withUnit(formatAtMost(figure, 3, t.locale), 'kW');
      const half = halves[key];
      const band = half === undefined ? '' : `\u00a0±\u00a0${shown(quantity && (BAND_OF[quantity] ?? quantity), half)}`;
      return [`${fieldName(key, t)} ${shown(quantity, value)}${band}`];
    },
  );
  const usual = (key: 'acc_p' | 'acc_t'): number => Number(asked[key] ?? SETTING_FIELDS[key].default);
  const kind = LOSS_CHOICES.find((one) => one === asked['loss_kind']) ?? LOSS_CHOICES[0];
  const { value, half } = LOSSES[kind];
  const percent = (share: number): string => formatNumber(100 * share, 0, t.locale);
  return [
    `${t('performance.report.readings')}${colon}${read.join(', ')}`,
    t('performance.report.gauges', {
      p: formatAtMost(usual('acc_p'), 2, t.locale),
      t: format.full('temperatureDifference', usual('acc_t')),
    }),
    t('performance.report.supposed', { v: percent(value), u: percent(half) }),
  ];
}

function reportLines(
  result: Performance,
  isHeating: boolean,
  date: string,
  told: { readonly asked: Values; readonly compared: readonly string[] },
  t: Translator,
  format: Formatter,
): readonly string[] {
  const colon = COLON[t.locale];
  return [
    t('performance.report.head', { date: dayInWords(date, t.locale) }),
    ...readingLines(told.asked, result.half_widths, t, format),
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
    ...told.compared,
    ...result.warnings.map((warning) => warningText(warning, t, format)),
    t('performance.report.notice', { version: __APP_VERSION__ }),
  ];
}

const ReportOf = memo(function ReportOf({ shown, content }: ReturnType<typeof useAsked>) {
  const t = useTranslator();
  const format = useFormatter();
  const { answer, visit } = shown;
  if (!answer?.ok || visit === undefined) return null;
  const season = seasonLine(content, t, format);
  const told = {
    asked: performanceRequest(visit, content, []),
    compared: [...comparedLines(shown, content, t, format), ...(season === undefined ? [] : [season])],
  };
  const lines = reportLines(answer.result, isHeatingVisit(visit), today(), told, t, format);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(lines.join('\n'));
    addToast(isCopied ? 'success' : 'warning', t(`performance.report.${isCopied ? 'copied' : 'notCopied'}`));
  };
  const paragraphs = keyed(lines).map(([key, line]) => <p key={key}>{line}</p>);
  return (
    <>
      <div className={styles.printed}>{paragraphs}</div>
      <details className={fold.fold} data-report="">
        <summary>{t('performance.report.title')}</summary>
        <div className={styles.report}>{paragraphs}</div>
        <button type="button" className={command.quiet} onClick={() => void copy()}>
          {t('performance.report.copy')}
        </button>
      </details>
    </>
  );
});

export function Report({ panel }: { readonly panel: PerformancePanel }) {
  return <ReportOf {...useAsked(panel)} />;
}
