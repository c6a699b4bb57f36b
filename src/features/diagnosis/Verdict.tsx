/** What is probably the matter, how sure that is, what speaks for it, and what to measure next. */
import { memo, useDeferredValue } from 'react';
import { WORTH_BITS } from '../../diagnosis/codes.ts';
import { namedFaults } from '../../diagnosis/named-faults.ts';
import { showsNothing } from '../../diagnosis/reference-fitness.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { keyed } from '../../kit/island/keyed.ts';
import fold from '../../kit/styles/fold.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { localePath } from '../../i18n/paths.ts';
import { dayInWords } from '../../language/days.ts';
import { doorAccuracyPath } from '../../kit/accuracy-path.ts';
import { usePage } from './page-data.ts';
import { Ranking, RuleRanking } from './Ranking.tsx';
import { Standstill } from './Standstill.tsx';
import { byReference, headlineOf } from './headline.ts';
import type { Diagnosis, ShownDiagnosis } from './state/diagnosis.ts';
import { ALARMS, DANGERS, NOTES, percent, problemText, warningText } from './words.ts';
import type { FaultName, NextName } from './words.ts';
import { Safety } from './Safety.tsx';
import { LeakLink } from './LeakLink.tsx';
import { ValveLink } from './ValveLink.tsx';
import styles from './Verdict.module.css';

// Parts that only show a verdict are memoized: at each key the figures change, and the verdict below them does not.
type Likelihood = Extract<Diagnosis, { readonly by: 'likelihood' }>;
const NEXT_SHOWN = 2;

const Next = memo(function Next({ diagnosis }: { readonly diagnosis: Likelihood }) {
  const t = useTranslator();
  const worth = diagnosis.next.filter(({ bits }) => bits >= WORTH_BITS).slice(0, NEXT_SHOWN);
  if (worth.length === 0) return null;
  return (
    <section className={styles.part} data-next="">
      <h3>{t('diagnosis.next.title')}</h3>
      <ul className={styles.next}>
        {worth.map(({ key }) => (
          <li key={key}>
            <strong>{t(`diagnosis.next.${key as NextName}`)}</strong>
            <span>{t(`diagnosis.where.${key as NextName}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The pair a technician reasons with, against what the machine should have. */
const Figures = memo(function Figures({ diagnosis }: { readonly diagnosis: Likelihood }) {
  const t = useTranslator();
  const format = useFormatter();
  const { outputs, expected } = diagnosis;
  const number = (value: number | undefined): string => format.full('temperatureDifference', value);
  return (
    <p className={styles.figures} data-figures="">
      {t('diagnosis.verdict.figures', {
        ...{ sh: number(outputs.superheat), sh0: number(expected.superheat) },
        ...{ sc: number(outputs.subcooling), sc0: number(expected.subcooling) },
      })}
    </p>
  );
});

const Detectable = memo(function Detectable({ diagnosis }: { readonly diagnosis: Likelihood }) {
  const t = useTranslator();
  const entries = Object.entries(diagnosis.detectable).toSorted(([, one], [, other]) => one - other);
  return (
    <details className={fold.aside}>
      <summary>{t('diagnosis.detectable.title')}</summary>
      <dl className={styles.facts}>
        {entries.map(([fault, severity]) => (
          <div key={fault}>
            <dt>{t(`diagnosis.faults.${fault as FaultName}`)}</dt>
            <dd>{percent(severity, t)}</dd>
          </div>
        ))}
      </dl>
      <p className={remarks.fine}>{t('diagnosis.detectable.note')}</p>
    </details>
  );
});

function Warnings({ shown }: { readonly shown: ShownDiagnosis }) {
  const t = useTranslator();
  const format = useFormatter();
  const texts = shown.warnings.flatMap((warning) =>
    ALARMS.includes(warning.code) ? [] : (warningText(warning, t, format) ?? []),
  );
  const hasFigures = Object.keys(shown.derived).length > 0;
  if (!hasFigures) return null;
  return (
    <ul className={styles.warnings} aria-label={t('diagnosis.warnings.title')}>
      {keyed([...texts, t('diagnosis.warnings.steady')]).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** Verdicts whose headline is the swing itself. */
const saysHunting = (diagnosis: Diagnosis | undefined): boolean =>
  diagnosis?.verdict === 'V_HUNTING' || (diagnosis?.by === 'rules' && diagnosis.rules.headline.code === 'V_HUNTING');

/** A swing whose time nobody took may be no valve's. */
const isDanger = ({ code, values }: ShownDiagnosis['warnings'][number]): boolean =>
  DANGERS.includes(code) && !(code === 'W_HUNTING' && values?.['p'] === undefined);

/** What is said of the readings themselves, before there is a cause too: red where the machine is in danger. */
function Alarms({ shown, codes }: { readonly shown: ShownDiagnosis; readonly codes: readonly string[] }) {
  const t = useTranslator();
  const format = useFormatter();
  const { warnings, diagnosis } = shown;
  const said = warnings.filter(({ code }) => codes.includes(code) && !(code === 'W_HUNTING' && saysHunting(diagnosis)));
  return keyed(said, ({ code }) => code).map(([key, warning]) => (
    <p key={key} className={isDanger(warning) ? styles.alarm : notice.warning} data-alarm={warning.code}>
      {warningText(warning, t, format)}
    </p>
  ));
}

/** In place of a verdict, or above one that answers earlier figures. */
function Status({ shown }: { readonly shown: ShownDiagnosis }) {
  const t = useTranslator();
  const format = useFormatter();
  const { problem, isAwaited, isBarred, isStale, diagnosis, derived } = shown;
  const isEmpty = Object.keys(derived).length === 0 && !problem;
  const said = isBarred
    ? t('diagnosis.verdict.barred')
    : isEmpty
      ? t('diagnosis.verdict.empty')
      : problem
        ? problemText(problem, t, format)
        : isAwaited
          ? t('diagnosis.verdict.awaited')
          : undefined;
  return (
    <p
      className={problem && problem.code !== 'E_FEW' ? styles.failed : styles.status}
      data-awaited={isAwaited ? '' : undefined}
    >
      {said}
      {isStale && diagnosis && !isAwaited ? ` ${t('diagnosis.verdict.stale')}` : null}
    </p>
  );
}

function Against() {
  const t = useTranslator();
  const reference = useWhole(usePage().diagnosis.$reference);
  return reference ? (
    <p className={remarks.fine} data-doubt={reference.doubt}>
      {t('diagnosis.verdict.against', { name: reference.name, date: dayInWords(reference.date, t.locale) })}{' '}
      {reference.doubt === undefined
        ? null
        : t('diagnosis.verdict.referenceDoubt', { fault: t(`diagnosis.faults.${reference.doubt as FaultName}`) })}
    </p>
  ) : null;
}

const isSame = (one: Diagnosis, other: Diagnosis): boolean =>
  one.verdict === other.verdict && namedFaults(one).join() === namedFaults(other).join();

/** A fault of the visit alone leads over a reference against which nothing changed: that may have been sick already. */
const leading = (diagnosis: Diagnosis, alone: Diagnosis | undefined): Diagnosis =>
  alone && showsNothing(diagnosis) && namedFaults(alone).length > 0 ? alone : diagnosis;

/** With a reference and without it, where the two do not say the same, and why they may not. */
const BothVerdicts = memo(function BothVerdicts({
  diagnosis,
  alone,
}: {
  readonly diagnosis: Diagnosis;
  readonly alone: Diagnosis | undefined;
}) {
  const t = useTranslator();
  const format = useFormatter();
  const against = byReference(diagnosis);
  if (!alone || isSame(against, alone)) return null;
  const isSick = leading(diagnosis, alone) === alone;
  const said = isSick ? 'referenceSick' : isSame(diagnosis, alone) ? 'bothFirst' : 'both';
  return (
    <p className={isSick ? notice.warning : notice.info} data-both="">
      {t(`diagnosis.verdict.${said}`, {
        with: headlineOf(against, t, format).text,
        alone: headlineOf(alone, t, format).text,
      })}
    </p>
  );
});

export function Verdict() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  // A key may come while it is drawn, and does not wait for it.
  const shown = useDeferredValue(useWhole(page.diagnosis.$shown));
  const { diagnosis, isStale } = shown;
  const headline = diagnosis && headlineOf(leading(diagnosis, shown.alone), t, format);
  return (
    <section className={`${panel.panel} ${styles.verdict}`} aria-labelledby="verdict">
      <h2 id="verdict">{t('diagnosis.verdict.title')}</h2>
      <div className={styles.head} aria-live="polite">
        <Alarms shown={shown} codes={DANGERS} />
        {headline ? (
          <p
            className={styles.headline}
            data-verdict={diagnosis.verdict}
            data-by={diagnosis.by}
            data-stale={isStale ? '' : undefined}
            data-grave={headline.isGrave ? '' : undefined}
          >
            {headline.text}
            {headline.more === undefined ? null : <small>{headline.more}</small>}
          </p>
        ) : null}
        <Alarms shown={shown} codes={NOTES} />
        <Status shown={shown} />
      </div>
      {diagnosis ? (
        <div className={styles.parts} data-stale={isStale ? '' : undefined}>
          <Against />
          {diagnosis.by === 'likelihood' ? <Figures diagnosis={diagnosis} /> : null}
          <BothVerdicts diagnosis={diagnosis} alone={shown.alone} />
          {diagnosis.by === 'likelihood' ? <Next diagnosis={diagnosis} /> : null}
          {diagnosis.by === 'likelihood' ? <Ranking diagnosis={diagnosis} /> : null}
          {diagnosis.by === 'rules' ? <RuleRanking diagnosis={diagnosis} /> : null}
          <ValveLink shown={shown} />
          <LeakLink shown={shown} />
        </div>
      ) : null}
      <Standstill />
      <Warnings shown={shown} />
      {diagnosis?.by === 'likelihood' ? <Detectable diagnosis={diagnosis} /> : null}
      <Safety />
      <p className={styles.printed}>{`AppFroid ${__APP_VERSION__} · ${t('diagnosis.print.notice')}`}</p>
      <p className={remarks.fine}>
        {t('diagnosis.verdict.trained')}{' '}
        <a href={localePath(t.locale, doorAccuracyPath('diagnose'))}>{t('diagnosis.verdict.trial')}</a>
      </p>
    </section>
  );
}
