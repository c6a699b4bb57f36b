/** What the accepted recording says: intervals, starts, warnings, the gauge's setting, the plot. */
import { useId, useState } from 'react';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { convert } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import type { AnalysisFigures, RecordingClient, SeriesKey } from '../../../runtime/recording-bridge.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import command from '../../../kit/styles/command.module.css';
import fields from '../../../kit/styles/field.module.css';
import named from '../../../kit/styles/named.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { localePath } from '../../../i18n/paths.ts';
import { Instruments } from '../Instruments.tsx';
import { Chart } from './Chart.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { Span } from './chart-window.ts';
import { around } from './chart-window.ts';
import { isReadable } from './chart-intervals.ts';
import { Exports } from './Exports.tsx';
import { Intervals, Starts } from './Intervals.tsx';
import styles from './Recording.module.css';
import type { Diagnose } from './state/readings.ts';
import type { Current, RecordingState, RecordingStore } from './state/recording.ts';
import { isSwingOfAnother, longestHunt, swingOf } from './state/swing.ts';
import { durationText, instantText } from './times.ts';
import { IntervalRatios } from '../performance/IntervalRatios.tsx';
import { swingTexts } from '../words.ts';
import { foundTexts, gaugeSaying, gaugeText, problemText, quoted, warningTexts } from './words.ts';

interface AnalysisProps {
  readonly store: RecordingStore;
  readonly state: RecordingState;
  readonly current: Current;
  readonly client: RecordingClient;
  readonly onDiagnose: Diagnose;
}

const CURVES = ['superheat', 'subcooling', 't0', 'tk'] as const satisfies readonly SeriesKey[];

export function Analysis({ store, state, current, client, onDiagnose }: AnalysisProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { opened, figures, gauge, problem, running, name } = current;
  const { facts, proposal } = opened;
  const whole: Span = [0, Math.max(opened.end, 1)];
  const [keys, setKeys] = useState<readonly SeriesKey[]>(CURVES);
  const [seen, setSeen] = useState<{ readonly id: number; readonly span: Span }>({ id: current.id, span: whole });
  const span = seen.id === current.id ? seen.span : whole;
  const changeSpan = (change: (now: Span) => Span): void =>
    setSeen((now) => ({ id: current.id, span: change(now.id === current.id ? now.span : whole) }));
  const isReversed = proposal.warnings.includes('W_LPHP');
  const drawn = CURVES.filter(
    (key) => keys.includes(key) && (key !== 'subcooling' || opened.columns.includes('t_liquid')),
  );
  return (
    <section className={styles.stack} aria-labelledby="recording-analysis" data-recording-analysis="">
      <h3 id="recording-analysis" className={styles.name}>
        {t('recording.analysis.title')} ({quoted(name)})
      </h3>
      <div className={styles.settings}>
        <Instruments name="recording-probes" value={state.probes} onChange={store.setProbes} />
        <MinimumSuperheat store={store} value={state.shMin} />
      </div>
      <div role="status">
        {running === undefined ? null : (
          <p className={remarks.note}>
            {t('recording.analysis.running', { percent: formatAtMost(100 * running, 0, t.locale) })}
          </p>
        )}
        {problem === undefined ? null : (
          <p className={notice.error} data-problem={problem.code}>
            {problemText(problem, t)}
          </p>
        )}
      </div>
      <ul className={remarks.warnings} data-warnings="">
        {keyed([
          ...warningTexts(proposal, t),
          ...(figures === undefined ? [] : foundTexts(figures.warnings, facts, format, t)),
        ]).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {gauge === undefined ? null : (
        <p className={gauge.consistent ? notice.info : notice.warning} data-gauge={gaugeSaying(gauge, facts.fluid)}>
          {gaugeText(gauge, facts.fluid, format, t)} {gauge.consistent ? '' : t('recording.gauge.note')}
        </p>
      )}
      {opened.rows <= 1 && !isReversed ? (
        <div className={command.row}>
          <button type="button" className={`${command.primary} ${styles.big}`} onClick={() => void onDiagnose(0, 0)}>
            {t('recording.analysis.diagnoseRow')}
          </button>
        </div>
      ) : null}
      {figures === undefined ? null : (
        <>
          <Summary figures={figures} />
          <Hunting figures={figures} />
          {isReversed || opened.rows <= 1 ? null : (
            <Proposed current={current} figures={figures} onDiagnose={onDiagnose} />
          )}
          {opened.rows > 1 ? (
            <>
              <CurveChoice keys={keys} onKeys={setKeys} />
              <Chart client={client} current={current} keys={drawn} whole={whole} span={span} onSpan={changeSpan} />
              {isReversed ? null : (
                <div className={command.row}>
                  <button
                    type="button"
                    className={command.quiet}
                    onClick={() => void onDiagnose(span[0], span[1], swingOf(figures.intervals))}
                  >
                    {t('recording.analysis.diagnoseView')}
                  </button>
                </div>
              )}
              <ChartTable client={client} current={current} span={span} />
              <Intervals
                current={current}
                figures={figures}
                onDiagnose={isReversed ? undefined : onDiagnose}
                onShow={(start, end) => changeSpan(() => around(start, end, whole))}
              />
              <Starts figures={figures} facts={facts} />
              <IntervalRatios
                client={client}
                current={current}
                figures={figures}
                title={t('recording.analysis.ratios')}
              />
            </>
          ) : null}
        </>
      )}
      <Exports client={client} current={current} />
    </section>
  );
}

/** K: a minimum above is none of a superheat. */
const HIGHEST_MINIMUM = 30;

/** The superheat below which liquid may come back, K: typed in the reader's unit, taken once it is a number. */
function MinimumSuperheat({ store, value }: { readonly store: RecordingStore; readonly value: number }) {
  const t = useTranslator();
  const format = useFormatter();
  const id = useId();
  const unit = unitOfSlot(format.units, 'temperatureDifference') as UnitOf<'temperatureDifference'>;
  const [text, setText] = useState(() => formatAtMost(convert('temperatureDifference', value, 'K', unit), 2, t.locale));
  const kelvinFrom = (typed: string): number | undefined => {
    const parsed = parseNumber(typed);
    const kelvin = parsed.ok ? convert('temperatureDifference', parsed.value, unit, 'K') : Number.NaN;
    return kelvin >= 0 && kelvin <= HIGHEST_MINIMUM ? kelvin : undefined;
  };
  const isGood = kelvinFrom(text) !== undefined;
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{t('recording.analysis.shMin')}</label>
      <span className={`${fields.box} ${isGood ? '' : fields.wrong}`}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isGood ? undefined : true}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const kelvin = kelvinFrom(currentTarget.value);
            if (kelvin !== undefined) store.setShMin(kelvin);
          }}
        />
        {format.symbol('temperatureDifference')}
      </span>
    </div>
  );
}

function Summary({ figures }: { readonly figures: AnalysisFigures }) {
  const t = useTranslator();
  const percent = (share: number): string => withUnit(formatAtMost(100 * share, 0, t.locale), '%');
  const readable = figures.intervals.filter(isReadable).reduce((sum, { start, end }) => sum + end - start, 0);
  const rows = [
    ...(figures.running_share === null
      ? []
      : [{ key: 'share', text: t('recording.analysis.share'), value: percent(figures.running_share) }]),
    ...(figures.cycles_per_hour === null
      ? []
      : [
          {
            key: 'cycles',
            text: t('recording.analysis.cycles'),
            value: t('recording.analysis.perHour', { n: formatAtMost(figures.cycles_per_hour, 1, t.locale) }),
          },
        ]),
    { key: 'steady', text: t('recording.analysis.steadyTime'), value: durationText(readable, t) },
    ...(figures.invalid_rows === 0
      ? []
      : [
          {
            key: 'invalid',
            text: t('recording.analysis.invalid'),
            value: formatAtMost(figures.invalid_rows, 0, t.locale),
          },
        ]),
  ];
  return (
    <dl className={`${named.figures} ${styles.figures}`}>
      {rows.map(({ key, text, value }) => (
        <div key={key}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProposedProps {
  readonly current: Current;
  readonly figures: AnalysisFigures;
  readonly onDiagnose: Diagnose;
}

type Interval = AnalysisFigures['intervals'][number];

/** The superheat of an interval and its swing, as the calculator of the valve takes them: K and s. */
const valveQuery = ({ superheat, superheat_min, superheat_max, period }: Interval): string =>
  new URLSearchParams(
    Object.entries({ sh: superheat, sh_low: superheat_min, sh_high: superheat_max, period }).flatMap(
      ([key, value]): [string, string][] => (value === null || value === undefined ? [] : [[key, value.toFixed(1)]]),
    ),
  ).toString();

/** What the valve did, said before any curve: of the stretches in which it hunted, the longest. */
function Hunting({ figures }: { readonly figures: AnalysisFigures }) {
  const t = useTranslator();
  const format = useFormatter();
  const longest = longestHunt(figures.intervals);
  if (longest === undefined) return null;
  const { a, p } = swingTexts(longest.osc ?? undefined, longest.period, format);
  return (
    <p className={notice.error} data-hunting="">
      {p === undefined ? t('recording.analysis.swing', { a }) : t('recording.analysis.hunting', { a, p })}{' '}
      <a href={`${localePath(t.locale, '/tools/reglage-detendeur')}?${valveQuery(longest)}`}>
        {t('recording.analysis.valve')}
      </a>
    </p>
  );
}

/** The interval a diagnosis is best made of. */
function Proposed({ current, figures, onDiagnose }: ProposedProps) {
  const t = useTranslator();
  const { facts } = current.opened;
  const interval = figures.proposed === null ? undefined : figures.intervals[figures.proposed];
  if (interval === undefined) return <p className={remarks.note}>{t('recording.analysis.none')}</p>;
  return (
    <>
      <p>
        {t(interval.label === 'hunting' ? 'recording.analysis.proposedHunting' : 'recording.analysis.proposed', {
          start: instantText(facts, interval.start, t),
          duration: durationText(interval.end - interval.start, t),
        })}{' '}
        {isSwingOfAnother(figures.intervals, interval) ? t('recording.analysis.huntingCounts') : ''}
      </p>
      <div className={command.row}>
        <button
          type="button"
          className={`${command.primary} ${styles.big}`}
          onClick={() => void onDiagnose(interval.start, interval.end, swingOf(figures.intervals, interval))}
        >
          {t('recording.analysis.diagnose')}
        </button>
      </div>
    </>
  );
}

interface CurveChoiceProps {
  readonly keys: readonly SeriesKey[];
  readonly onKeys: (keys: readonly SeriesKey[]) => void;
}

function CurveChoice({ keys, onKeys }: CurveChoiceProps) {
  const t = useTranslator();
  return (
    <fieldset className={styles.figures}>
      <legend className="sr-only">{t('recording.chart.curves')}</legend>
      {CURVES.map((key) => (
        <label key={key} className={fields.flag}>
          <input
            type="checkbox"
            checked={keys.includes(key)}
            // The last one stays: a plot of nothing says nothing.
            disabled={keys.length === 1 && keys.includes(key)}
            onChange={({ currentTarget }) =>
              onKeys(CURVES.filter((one) => (one === key ? currentTarget.checked : keys.includes(one))))
            }
          />
          <span>{t(`recording.chart.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
