/** A measured ratio beside the plate and beside the reference visit; a season from counters. */
import { memo, useDeferredValue } from 'react';
import { comparePerformance } from '../../../performance/compare.ts';
import { countersPerformance } from '../../../performance/counters.ts';
import type { PerformanceOutcome } from '../../../performance/outcome.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import type { Answer, PerformancePanel, ShownPerformance } from './state/performance.ts';
import { countersRequest, isHeatingVisit, plateRequest, visitRequest } from './state/request.ts';
import type { Said } from './state/request.ts';
import type { Request } from '../state/request.ts';
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

/** What the measured ratio is held to: the plate, then the reference visit, where both can be compared. */
function comparisonsOf({ answer, visit, before }: ShownPerformance, content: Said) {
  const none = { plate: undefined, drift: undefined } as const;
  if (visit === undefined) return none;
  const ratio = ratioOf(answer, isHeatingVisit(visit));
  if (ratio === undefined) return none;
  const plate = plateRequest(visit, content, ratio);
  const earlier = before && ratioOf(before.answer, isHeatingVisit(before.visit));
  const drift = before && earlier && visitRequest([visit, ratio], [before.visit, earlier], content, before.content);
  return {
    plate: plate === undefined || plate === 'needs' ? plate : comparePerformance(plate),
    drift: drift && comparePerformance(drift),
  };
}

function lineText(name: 'plate' | 'visit', compared: Compared, t: Translator, format: Formatter): string {
  const title = t(`performance.plates.${name}`);
  if (!compared.ok) return `${title} – ${problemText(compared.problem, t, format)}`;
  const { verdict, expected, difference, U, warnings } = compared.result;
  const said = t(`performance.plates.${verdict}`, {
    e: formatNumber(expected, 2, t.locale),
    d: formatNumber(difference, 0, t.locale),
    u: formatNumber(U, 0, t.locale),
  });
  return [`${title} – ${said}`, ...warnings.map((warning) => warningText(warning, t, format))].join(' ');
}

/** The comparisons in words, for a report. */
export function comparedLines(
  shown: ShownPerformance,
  content: Said,
  t: Translator,
  format: Formatter,
): readonly string[] {
  const { plate, drift } = comparisonsOf(shown, content);
  return [
    ...(plate === undefined || plate === 'needs' ? [] : [lineText('plate', plate, t, format)]),
    ...(drift === undefined ? [] : [lineText('visit', drift, t, format)]),
  ];
}

function Line({ name, compared }: { readonly name: 'plate' | 'visit'; readonly compared: Compared }) {
  const t = useTranslator();
  const text = lineText(name, compared, t, useFormatter());
  return compared.ok ? (
    <p className={notice.info} data-compared={compared.result.verdict}>
      {text}
    </p>
  ) : (
    <p className={notice.warning}>{text}</p>
  );
}

interface Asked {
  readonly shown: ShownPerformance;
  readonly content: FormContent;
}

/** What follows from an answer and from what is typed beside it: a key does not wait for it. */
export const useAsked = (panel: PerformancePanel): Asked => ({
  shown: useDeferredValue(useWhole(panel.$shown)),
  content: useDeferredValue(useWhole(panel.form.$content)),
});

const ComparedWith = memo(function ComparedWith({ shown, content }: Asked) {
  const t = useTranslator();
  const { plate, drift } = comparisonsOf(shown, content);
  if (plate === undefined && drift === undefined) return null;
  return (
    <>
      {plate === 'needs' ? <p className={remarks.note}>{t('performance.plates.needs')}</p> : null}
      {plate === undefined || plate === 'needs' ? null : <Line name="plate" compared={plate} />}
      {drift === undefined ? null : <Line name="visit" compared={drift} />}
      <p className={remarks.fine}>{t('performance.plates.never')}</p>
    </>
  );
});

export function Compared({ panel }: { readonly panel: PerformancePanel }) {
  return <ComparedWith {...useAsked(panel)} />;
}

/** What counters say in words, the figure first; of those refused, why. */
export function countedTexts(request: Request, t: Translator, format: Formatter) {
  const outcome = countersPerformance(request);
  if (!outcome.ok) return { isRefused: true, lines: [problemText(outcome.problem, t, format)] };
  const { verdict, enough, spf, U, heat, electricity, boundary, mpe_heat, warnings } = outcome.result;
  if (verdict !== 'V_COUNTED') {
    const counted = {
      h: withUnit(formatAtMost(heat, 2, t.locale), 'kWh'),
      e: withUnit(formatAtMost(electricity, 2, t.locale), 'kWh'),
    };
    const need = withUnit(formatNumber(Math.ceil(enough?.electricity ?? 0), 0, t.locale), 'kWh');
    const pace =
      enough?.days === undefined
        ? ''
        : t('performance.spfPace', { n: formatNumber(Math.ceil(enough.days), 0, t.locale) });
    const said =
      verdict === 'V_SHORT'
        ? t('performance.spfShort', { ...counted, need, pace })
        : t('performance.spfCoarse', counted);
    return { isRefused: true, lines: [said] };
  }
  const figure = t('performance.spf', {
    ...{ v: withBand(spf, U, '', t), b: boundary, m: formatNumber(mpe_heat, 1, t.locale) },
  });
  return { isRefused: false, lines: [figure, ...warnings.map((warning) => warningText(warning, t, format))] };
}

/** The season of the counters in words, for a report. */
export function seasonLine(content: Said, t: Translator, format: Formatter): string | undefined {
  const request = countersRequest(content);
  const said = request && countedTexts(request, t, format);
  return said?.isRefused === false ? said.lines[0] : undefined;
}

/** What counters say, drawn. */
export function CountedLines({ said: { isRefused, lines } }: { readonly said: ReturnType<typeof countedTexts> }) {
  const [first, ...warnings] = lines;
  if (isRefused) return <p className={notice.warning}>{first}</p>;
  return (
    <div data-spf="">
      <p>{first}</p>
      {keyed(warnings).map(([key, text]) => (
        <p key={key} className={remarks.note}>
          {text}
        </p>
      ))}
    </div>
  );
}

const SeasonOf = memo(function SeasonOf({ content }: Pick<Asked, 'content'>) {
  const t = useTranslator();
  const format = useFormatter();
  const request = countersRequest(content);
  return request === undefined ? null : <CountedLines said={countedTexts(request, t, format)} />;
});

export function Season({ panel }: { readonly panel: PerformancePanel }) {
  return <SeasonOf content={useAsked(panel).content} />;
}
