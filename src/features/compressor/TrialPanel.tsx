import { useMemo } from 'react';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { textAt } from '../../kit/form/fields.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import type { StandIn } from '../../kit/controls/FormNumber.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { useFormatter } from '../../kit/island/context.ts';
import { usePage } from './island.ts';
import { figure } from './figures.ts';
import named from '../../kit/styles/named.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Results.module.css';
import { problemText } from './words.ts';

const FIELDS = ['te', 'tc', 'superheat', 'frequency'] as const;
const FACTORS = { '0.75': 'part', '1': 'whole' } as const;

/** The compressor at a point of the reader's, at the suction and frequency it really has. */
export function TrialPanel() {
  const { session, t } = usePage();
  const format = useFormatter();
  const { trial: outcome } = useWhole(session.$preview);
  const isStale = useWhole(session.$isStale);
  const ratedFrequency = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'frequency'));
  const rated = usePart(session.$reading, ({ record }) => record.frequency);
  const standIns = useMemo<Readonly<Record<string, StandIn>>>(
    () => ({
      superheat: { text: t('compressor.preview.superheatRating'), mark: '' },
      frequency: { text: ratedFrequency, mark: '' },
    }),
    [ratedFrequency, t],
  );
  const factors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(FACTORS).map(([value, word]) => [value, t(`compressor.preview.factors.${word}`)]),
      ),
    [t],
  );
  const point = outcome?.ok ? outcome.result : undefined;
  const figures = point && [
    ['power', format.full('power', point.power_input)],
    ['mass_flow', format.full('massFlow', point.mass_flow_s)],
    ['eta_is', figure(point.eta_is, 3, '', t.locale)],
    ['eta_v', figure(point.eta_v, 3, '', t.locale)],
    ['t_discharge', format.full('temperature', point.t_discharge)],
  ];
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-labelledby="trial" data-trial="">
      <h2 id="trial">{t('compressor.preview.trial')}</h2>
      <div className={styles.fields}>
        {FIELDS.map((key) => (
          <FormField
            key={key}
            form={session.trial}
            path={`trial_${key}`}
            label={t(`compressor.preview.${key}`)}
            standIn={standIns[key]}
            stepsFrom={key === 'frequency' ? rated : 0}
            problem={
              outcome?.ok === false && outcome.problem.field === key ? problemText(outcome.problem, t) : undefined
            }
            allowsNegative={key === 'te' || key === 'tc'}
          />
        ))}
        <FormField form={session.trial} path="trial_f_v" label={t('compressor.preview.f_v')} words={factors} />
      </div>
      {figures ? (
        <dl className={`${named.figures} ${styles.figures}`} data-stale={isStale ? '' : undefined}>
          {figures.map(([key, text]) => (
            <div key={key}>
              <dt>{t(`compressor.preview.${key as 'power'}`)}</dt>
              <dd data-trial-figure={key}>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div role="status">
        <ul className={`${remarks.warnings} ${styles.messages}`}>
          {outcome?.ok
            ? outcome.result.warnings.map((warning, index) => <li key={index}>{describeMachineProblem(warning, t)}</li>)
            : null}
          {outcome?.ok === false && !isStale ? (
            <li className={styles.wrong}>{problemText(outcome.problem, t)}</li>
          ) : null}
        </ul>
      </div>
    </section>
  );
}
