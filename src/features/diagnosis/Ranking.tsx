/** The causes, the likeliest first: a word and a bar, what weighs, what to check; the figure for who asks. */
import { memo } from 'react';
import { textAt } from '../../kit/form/fields.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import fold from '../../kit/styles/fold.module.css';
import { formatNumber } from '../../quantities/index.ts';
import type { Key, Translator, WithoutPrefix } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { OUTSIDE } from '../../diagnosis/codes.ts';
import { usePage } from './page-data.ts';
import { hasTwin } from './state/twin.ts';
import type { Diagnosis } from './state/diagnosis.ts';
import { checkText, fieldName, percent, signedKelvin } from './words.ts';
import type { FaultName, SymptomName } from './words.ts';
import styles from './Verdict.module.css';

type Likelihood = Extract<Diagnosis, { readonly by: 'likelihood' }>;
type Rules = Extract<Diagnosis, { readonly by: 'rules' }>;
type Hypothesis = Likelihood['order'][number];
type Reason = Hypothesis['reasons'][number];
type ChannelName = WithoutPrefix<'diagnosis.channels.', Key>;

const CHANNELS: readonly string[] = ['p_lp', 'p_hp', 'power_meas'] satisfies readonly ChannelName[];
/** Always listed, however improbable. */
const LEAST = 3;
/** Less is no whole per cent. */
const LEAST_SHARE = 0.005;
const SYMPTOM = /^[A-Z0-9]+$/;

/** A pressure counts as its saturation, a power by its logarithm. */
export const channelName = (field: string, t: Translator): string =>
  CHANNELS.includes(field) ? t(`diagnosis.channels.${field as ChannelName}`) : fieldName(field, t);

function reasonText({ key, residual }: Reason, t: Translator, format: Formatter): string {
  if (SYMPTOM.test(key)) return t(`diagnosis.symptoms.${key as SymptomName}`);
  if (residual === undefined) return channelName(key, t);
  const value =
    key === 'power_meas'
      ? `${residual < 0 ? '' : '+'}${percent(Math.expm1(residual), t)}`
      : signedKelvin(format, residual);
  return t('diagnosis.ranking.deviation', { name: channelName(key, t), value });
}

interface CauseProps {
  readonly cause: Hypothesis;
  readonly isFirst: boolean;
  /** Something is to be put right whatever the cause: liquid may reach the compressor, or the valve hunts. */
  readonly isUnwell: boolean;
  /** Share of what can be simulated: the probabilities are of that. */
  readonly inside: number;
}

function Cause({ cause, isFirst, isUnwell, inside }: CauseProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { twin } = usePage();
  const { key, P, word, reasons } = cause;
  const name = t(`diagnosis.faults.${key as FaultName}`);
  return (
    <details className={styles.cause} open={isFirst} data-cause={key}>
      <summary>
        <span className={styles.causeName}>{name}</span>
        <span className={styles.word}>{t(`diagnosis.words.${word}`)}</span>
        <span className={styles.bar} aria-hidden="true" data-word={word}>
          <span style={{ inlineSize: `${String(Math.max(1, 100 * P))}%` }} />
        </span>
      </summary>
      <div className={styles.detail}>
        {reasons.length > 0 ? (
          <>
            <h4>{t('diagnosis.ranking.reasons')}</h4>
            <ul>
              {reasons.map((reason) => (
                <li key={reason.key}>{reasonText(reason, t, format)}</li>
              ))}
            </ul>
          </>
        ) : null}
        {key === 'normal' && isUnwell ? null : <ToCheck fault={key} />}
        <p className={styles.share}>
          {P < LEAST_SHARE
            ? t('diagnosis.ranking.shareLow')
            : t('diagnosis.ranking.share', { p: percent(P * inside, t) })}
        </p>
        {hasTwin(key) ? (
          <button type="button" className={command.quiet} onClick={() => twin.look({ fault: key })}>
            {t('diagnosis.ranking.look')}
          </button>
        ) : null}
      </div>
    </details>
  );
}

function ToCheck({ fault }: { readonly fault: string }) {
  const t = useTranslator();
  const format = useFormatter();
  const compressor = usePart(usePage().diagnosis.form.$content, ({ texts }) => textAt(texts, 'compressor'));
  return (
    <p>
      <strong>{t('diagnosis.ranking.next')}</strong> {checkText(fault, compressor, t, format)}
    </p>
  );
}

export const Ranking = memo(function Ranking({ diagnosis }: { readonly diagnosis: Likelihood }) {
  const t = useTranslator();
  const { order, warnings, outside, verdict } = diagnosis;
  const inside = 1 - OUTSIDE;
  const isUnwell = verdict === 'V_HUNTING' || warnings.some(({ code }) => code === 'W_LIQBACK');
  const isShown = (cause: Hypothesis, i: number): boolean => i < LEAST || cause.word !== 'unlikely';
  const rest = order.filter((cause, i) => !isShown(cause, i));
  return (
    <section className={styles.part} data-ranking="">
      <h3>{t('diagnosis.ranking.title')}</h3>
      {order.filter(isShown).map((cause, i) => (
        <Cause
          key={`${cause.key}${String(i === 0)}`}
          cause={cause}
          isFirst={i === 0}
          isUnwell={isUnwell}
          inside={inside}
        />
      ))}
      <details className={fold.aside}>
        <summary>{t('diagnosis.ranking.more', { n: formatNumber(order.length, 0, t.locale) })}</summary>
        {rest.map((cause) => (
          <Cause key={cause.key} cause={cause} isFirst={false} isUnwell={isUnwell} inside={inside} />
        ))}
        <p className={styles.share}>{t('diagnosis.verdict.outside', { v: percent(outside, t) })}</p>
      </details>
    </section>
  );
});

const RULES_SHOWN = 5;

/** Symptoms that are temperatures; the others are differences, but for an efficiency and a power. */
const LEVELS: readonly string[] = ['T0', 'TK', 'LOAD'] satisfies readonly SymptomName[];

/** A figure against what is expected of it, in the reader's units. */
function comparedTexts(
  symptom: string,
  { measured, value, tol }: { readonly measured: number; readonly value: number; readonly tol: number },
  t: Translator,
  format: Formatter,
) {
  if (symptom === 'ETA') {
    const eta = (figure: number): string => format.number('efficiency', figure);
    return { measured: eta(measured), expected: eta(value), tol: eta(tol) };
  }
  if (symptom === 'PW') {
    return {
      measured: percent(measured / 100, t),
      expected: formatNumber(value, 0, t.locale),
      tol: percent(tol / 100, t),
    };
  }
  const quantity = LEVELS.includes(symptom) ? 'temperature' : 'temperatureDifference';
  return {
    measured: format.full(quantity, measured),
    expected: format.number(quantity, value),
    tol: format.full('temperatureDifference', tol),
  };
}

export const RuleRanking = memo(function RuleRanking({ diagnosis }: { readonly diagnosis: Rules }) {
  const t = useTranslator();
  const format = useFormatter();
  const isStale = usePart(usePage().diagnosis.$shown, (shown) => shown.isStale);
  const isShown = ({ word }: Rules['rules']['ranking'][number], i: number): boolean =>
    i < RULES_SHOWN || word === 'measured';
  return (
    <section className={styles.part} data-ranking="rules" data-stale={isStale ? '' : undefined}>
      <h3>{t('diagnosis.ranking.rulesTitle')}</h3>
      {diagnosis.rules.ranking.filter(isShown).map(({ key, word, reasons }, i) => (
        <details key={key} className={styles.cause} open={i === 0} data-cause={key}>
          <summary>
            <span className={styles.causeName}>{t(`diagnosis.faults.${key as FaultName}`)}</span>
            <span className={styles.word}>{t(`diagnosis.words.${word}`)}</span>
          </summary>
          <div className={styles.detail}>
            <h4>{t('diagnosis.ranking.reasons')}</h4>
            <ul>
              {reasons.map(({ symptom, weight, measured, expected }) => {
                const name = t(`diagnosis.symptoms.${symptom as SymptomName}`);
                return (
                  <li key={symptom}>
                    {measured === undefined || !expected
                      ? name
                      : t('diagnosis.ranking.ruleReason', {
                          name,
                          ...comparedTexts(symptom, { measured, ...expected }, t, format),
                        })}
                    {weight < 0 ? ` (${t('diagnosis.ranking.against')})` : null}
                  </li>
                );
              })}
            </ul>
            <ToCheck fault={key} />
          </div>
        </details>
      ))}
    </section>
  );
});
