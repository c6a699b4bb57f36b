import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { steppedText } from '../../kit/form/steps.ts';
import type { TrialTexts } from './state/session.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { figure } from './figures.ts';
import styles from './Results.module.css';
import { problemText } from './words.ts';

const FIELDS = [
  { key: 'te', symbol: '°C', step: 1 },
  { key: 'tc', symbol: '°C', step: 1 },
  { key: 'superheat', symbol: 'K', step: 1 },
  { key: 'frequency', symbol: 'Hz', step: 5 },
] as const;
const FACTORS = { '0.75': 'part', '1': 'whole' } as const;

/** The compressor at a point of the reader's, at the suction and frequency it really has. */
export function TrialPanel() {
  const { session, t } = usePage();
  const trial = useWhole(session.$trial);
  const { trial: outcome } = useWhole(session.$preview);
  const isStale = useWhole(session.$isStale);
  const ratedFrequency = usePart(session.$sheet, ({ texts }) => texts.frequency);
  const set = (key: keyof TrialTexts, text: string): void =>
    session.$trial.set({ ...session.$trial.get(), [key]: text } as TrialTexts);
  const standIns: Readonly<Record<string, string>> = {
    superheat: t('compressor.preview.superheatRating'),
    frequency: ratedFrequency,
  };
  const point = outcome.ok ? outcome.result : undefined;
  const figures = point && [
    ['power', figure(point.power_input, 2, 'kW', t.locale)],
    ['mass_flow', figure(point.mass_flow_s * 3600, 1, 'kg/h', t.locale)],
    ['eta_is', figure(point.eta_is, 3, '', t.locale)],
    ['eta_v', figure(point.eta_v, 3, '', t.locale)],
    ['t_discharge', figure(point.t_discharge, 1, '°C', t.locale)],
  ];
  return (
    <section className={styles.panel} aria-labelledby="trial" data-trial="">
      <h2 id="trial">{t('compressor.preview.trial')}</h2>
      <div className={styles.fields}>
        {FIELDS.map(({ key, symbol, step }) => {
          const label = t(`compressor.preview.${key}`);
          return (
            <NumberField
              key={key}
              name={`trial_${key}`}
              label={label}
              text={trial[key]}
              onText={(text) => set(key, text)}
              onStep={(steps) => {
                const start = trial[key] === '' ? (key === 'frequency' ? ratedFrequency : '0') : trial[key];
                const stepped = steppedText(start, steps, () => step, t.locale);
                if (stepped !== undefined) set(key, stepped);
              }}
              unit={{ label, value: symbol, options: [{ id: symbol, symbol }], onChange: () => undefined }}
              standIn={trial[key] === '' && standIns[key] !== undefined ? { text: standIns[key], mark: '' } : undefined}
              problem={!outcome.ok && outcome.problem.field === key ? problemText(outcome.problem, t) : undefined}
              allowsNegative={key === 'te' || key === 'tc'}
              increaseLabel={t('compressor.increase', { field: label })}
              decreaseLabel={t('compressor.decrease', { field: label })}
            />
          );
        })}
        <Select
          name="trial_f_v"
          label={t('compressor.preview.f_v')}
          value={trial.f_v}
          options={Object.entries(FACTORS).map(([value, word]) => ({
            value,
            label: t(`compressor.preview.factors.${word}`),
          }))}
          onChange={(value) => set('f_v', value)}
        />
      </div>
      {figures ? (
        <dl className={isStale ? styles.figuresStale : styles.figures}>
          {figures.map(([key, text]) => (
            <div key={key}>
              <dt>{t(`compressor.preview.${key as 'power'}`)}</dt>
              <dd data-trial-figure={key}>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div role="status">
        <ul className={styles.messages}>
          {outcome.ok
            ? outcome.result.warnings.map((warning) => <li key={warning.code}>{describeMachineProblem(warning, t)}</li>)
            : null}
          {!outcome.ok && !isStale ? <li className={styles.wrong}>{problemText(outcome.problem, t)}</li> : null}
        </ul>
      </div>
    </section>
  );
}
