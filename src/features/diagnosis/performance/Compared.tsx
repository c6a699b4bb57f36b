/** A measured ratio beside the plate and beside the reference visit; a season from counters. */
import { comparePerformance } from '../../../performance/compare.ts';
import { countersPerformance } from '../../../performance/counters.ts';
import type { PerformanceOutcome } from '../../../performance/outcome.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import type { Answer, PerformancePanel } from './state/performance.ts';
import { countersRequest, isHeatingVisit, plateRequest, visitRequest } from './state/request.ts';
import { problemText, warningText, withBand } from './words.ts';

type Compared = PerformanceOutcome<Extract<ReturnType<typeof comparePerformance>, { readonly ok: true }>['result']>;

/** The ratio of an answer with what it covers. */
function ratioOf(answer: Answer | undefined, isHeating: boolean) {
  if (!answer?.ok) return undefined;
  const { cop, eer, cop_compressor, eer_compressor } = answer.result.figures;
  const unit = isHeating ? cop : eer;
  const own = isHeating ? cop_compressor : eer_compressor;
  if (unit) return { ...unit, boundary: 'unit' } as const;
  return own && ({ ...own, boundary: 'compressor' } as const);
}

function Line({ name, compared }: { readonly name: string; readonly compared: Compared }) {
  const t = useTranslator();
  const format = useFormatter();
  if (!compared.ok) return <p className={notice.warning}>{`${name} – ${problemText(compared.problem, t, format)}`}</p>;
  const { verdict, expected, difference, U, warnings } = compared.result;
  return (
    <p className={notice.info} data-compared={verdict}>
      {`${name} – ${t(`performance.plates.${verdict}`, {
        e: formatNumber(expected, 2, t.locale),
        d: formatNumber(difference, 0, t.locale),
        u: formatNumber(U, 0, t.locale),
      })}`}
      {warnings.map((warning) => ` ${warningText(warning, t, format)}`).join('')}
    </p>
  );
}

export function Compared({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const content = useWhole(panel.form.$content);
  const { answer, visit, before } = useWhole(panel.$shown);
  if (visit === undefined) return null;
  const ratio = ratioOf(answer, isHeatingVisit(visit));
  if (ratio === undefined) return null;
  const plate = plateRequest(visit, content, ratio);
  const earlier = before && ratioOf(before.answer, isHeatingVisit(before.visit));
  const drift = before && earlier && visitRequest([visit, ratio], [before.visit, earlier], content);
  if (plate === undefined && drift === undefined) return null;
  return (
    <>
      {plate === 'needs' ? <p className={remarks.note}>{t('performance.plates.needs')}</p> : null}
      {plate === undefined || plate === 'needs' ? null : (
        <Line name={t('performance.plates.plate')} compared={comparePerformance(plate)} />
      )}
      {drift === undefined ? null : <Line name={t('performance.plates.visit')} compared={comparePerformance(drift)} />}
      <p className={remarks.fine}>{t('performance.plates.never')}</p>
    </>
  );
}

export function Season({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const format = useFormatter();
  const request = countersRequest(useWhole(panel.form.$content));
  if (request === undefined) return null;
  const outcome = countersPerformance(request);
  if (!outcome.ok) return <p className={notice.warning}>{problemText(outcome.problem, t, format)}</p>;
  const { spf, U, boundary, mpe_heat, warnings } = outcome.result;
  return (
    <div data-spf="">
      <p>{t('performance.spf', { v: withBand(spf, U, '', t), b: boundary, m: formatNumber(mpe_heat, 1, t.locale) })}</p>
      {keyed(warnings, ({ code }) => code).map(([key, warning]) => (
        <p key={key} className={remarks.note}>
          {warningText(warning, t, format)}
        </p>
      ))}
    </div>
  );
}
