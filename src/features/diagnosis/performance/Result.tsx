/** What the readings are worth: the verdict in words, the figures with their ±, the witnesses side by side. */
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { COLON } from '../../../language/signs.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import named from '../../../kit/styles/named.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePage } from '../page-data.ts';
import { isHeatingVisit } from './state/request.ts';
import type { Performance, PerformancePanel } from './state/performance.ts';
import type { FigureName } from './words.ts';
import { figureText, powerBand, problemText, slipOf, verdictText, warningText, withBand } from './words.ts';
import styles from './Performance.module.css';

const ORDER: readonly FigureName[] = [
  ...([
    'capacity_cold',
    'capacity_heat',
    'power_compressor',
    'eer',
    'cop',
    'eer_compressor',
    'cop_compressor',
  ] as const),
  ...(['mass_flow', 'eta_v', 'eta_is', 'loss'] as const),
];
const PLAUSIBLE: readonly string[] = ['displacement', 'isentropic'];

/** One bar a witness, with its ±; the text says the same. */
function Witnesses({ answer }: { readonly answer: Performance }) {
  const t = useTranslator();
  const format = useFormatter();
  const { witnesses } = answer;
  if (witnesses.length === 0) return null;
  const top = Math.max(...witnesses.map(({ capacity, u }) => capacity * (1 + 2 * u)));
  const share = (value: number): string => `${Math.min(100, Math.max(0, (100 * value) / top)).toFixed(1)}%`;
  return (
    <section className={styles.part} data-witnesses={witnesses.length}>
      <h3>{t('performance.witnesses.title')}</h3>
      <ul className={styles.witnesses}>
        {witnesses.map(({ key, capacity, u }) => (
          <li key={key} data-witness={key} data-plausible={PLAUSIBLE.includes(key) ? '' : undefined}>
            <span>{t(`performance.witnesses.${key}`)}</span>
            <strong>{powerBand(capacity, 2 * u * capacity, format)}</strong>
            <div className={styles.scale} aria-hidden="true">
              <i style={{ inlineSize: share(capacity) }} />
              <b style={{ insetInlineStart: share(capacity * (1 - 2 * u)), inlineSize: share(4 * u * capacity) }} />
            </div>
          </li>
        ))}
      </ul>
      {answer.power_check ? (
        <p className={remarks.note}>
          {t('performance.powerCheck', {
            v: withBand(answer.power_check.ratio, 2 * answer.power_check.u * answer.power_check.ratio, '', t),
          })}
        </p>
      ) : null}
      {answer.dof > 0 ? (
        <p className={remarks.fine}>
          {t('performance.agreement', { x: formatNumber(answer.chi2, 1, t.locale), n: answer.dof })}
        </p>
      ) : null}
    </section>
  );
}

/** Measured figures, and the nominal ones that were typed beside them. */
function Figures({ answer }: { readonly answer: Performance }) {
  const t = useTranslator();
  const format = useFormatter();
  const { form } = usePage().diagnosis;
  const nominal = usePart(form.$content, ({ options }) => options['capacity_nom']);
  const ratio = usePart(form.$content, ({ options }) => options['eer_nom']);
  const shown = ORDER.flatMap((key) => {
    const figure = answer.figures[key];
    return figure ? [{ key, text: figureText(key, figure, format) }] : [];
  });
  if (shown.length === 0) return null;
  const nominalOf = (key: FigureName): number | undefined => {
    const typed = key === 'capacity_cold' ? nominal : key === 'eer' || key === 'eer_compressor' ? ratio : undefined;
    return typeof typed === 'number' ? typed : undefined;
  };
  const beside = (key: FigureName): string | undefined => {
    const typed = nominalOf(key);
    return typed === undefined ? undefined : format.full(key === 'capacity_cold' ? 'power' : 'ratio', typed);
  };
  /** What may be concluded of the nominal figure: that of the whole machine is none of the compressor's. */
  const saysOf = (key: FigureName): 'near' | 'off' | 'other' | undefined => {
    const [typed, figure] = [nominalOf(key), answer.figures[key]];
    if (typed === undefined || !figure) return undefined;
    if (key === 'eer_compressor') return 'other';
    return Math.abs(typed - figure.value) <= figure.U ? 'near' : 'off';
  };
  const says = [...new Set(shown.flatMap(({ key }) => saysOf(key) ?? []))];
  return (
    <>
      <dl className={`${named.facts} ${styles.facts}`}>
        {shown.map(({ key, text }) => (
          <div key={key}>
            <dt>{t(`performance.figures.${key}`)}</dt>
            <dd data-measured={key}>{text}</dd>
            {beside(key) === undefined ? null : (
              <small>{`${t('performance.nominal')}${COLON[t.locale]}${beside(key) ?? ''}`}</small>
            )}
          </div>
        ))}
      </dl>
      {says.map((key) => (
        <p key={key} className={remarks.note} data-nominal={key}>
          {t(`performance.nominalSays.${key}`)}
        </p>
      ))}
    </>
  );
}

function Slip({ answer, read }: { readonly answer: Performance; readonly read: number | undefined }) {
  const t = useTranslator();
  const suspect = answer.suspects.find(({ key }) => key === answer.named);
  const slip = suspect && slipOf(suspect, read);
  return slip === undefined ? null : <p className={remarks.note}>{t(`performance.slips.${slip}`)}</p>;
}

/** Told apart while an answer is on its way: what stands in it is not drawn anew for that. */
function Awaited({ panel, children }: { readonly panel: PerformancePanel; readonly children: ReactNode }) {
  const isAwaited = useWhole(panel.$isAwaited);
  return (
    <section className={styles.result} data-stale={isAwaited ? '' : undefined}>
      {children}
    </section>
  );
}

export function Result({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const format = useFormatter();
  const { answer, visit } = useDeferredValue(useWhole(panel.$shown));
  const isHeating = visit !== undefined && isHeatingVisit(visit);
  const result = answer?.ok ? answer.result : undefined;
  const problem = answer?.ok === false ? answer.problem : undefined;
  const isFirst = problem?.code === 'E_FEW' && problem.values['why'] === undefined;
  const power = visit?.['power_meas'];
  const refused = Object.entries(result?.refused ?? {}).filter(([, why]) => why !== 'E_SWAP');
  return (
    <Awaited panel={panel}>
      <div className={styles.head} aria-live="polite" data-performance-verdict={result?.verdict ?? problem?.code ?? ''}>
        {result ? <p className={styles.headline}>{verdictText(result, isHeating, t, format)}</p> : null}
        {problem ? <p className={isFirst ? remarks.note : notice.warning}>{problemText(problem, t, format)}</p> : null}
        {answer === undefined ? <p className={remarks.note}>{t('performance.place')}</p> : null}
        {result ? <Slip answer={result} read={typeof power === 'number' ? 1000 * power : undefined} /> : null}
      </div>
      {result && result.warnings.length + refused.length > 0 ? (
        <ul className={styles.warnings}>
          {keyed(result.warnings, ({ code }) => code).map(([key, warning]) => (
            <li key={key}>{warningText(warning, t, format)}</li>
          ))}
          {refused.map(([key]) => (
            <li key={key}>{t(key === 'map' ? 'performance.warnings.sheet' : 'performance.warnings.side')}</li>
          ))}
        </ul>
      ) : null}
      {result?.next ? (
        <p className={notice.info} data-next-witness={result.next}>
          {`${t('performance.next.title')}${COLON[t.locale]}${t(`performance.next.${result.next}`)}`}
        </p>
      ) : null}
      {result ? <Figures answer={result} /> : null}
      {result ? <Witnesses answer={result} /> : null}
    </Awaited>
  );
}
