import { useState } from 'react';
import type { Diagnosis } from '../../circuit/compressor/doctor/doctor.ts';
import type { Reading } from '../../circuit/compressor/doctor/readings.ts';
import { formatAtMost, formatNumber } from '../../quantities/number.ts';
import { QUANTITIES } from '../../circuit/compressor/quantities.ts';
import { textAt } from '../../kit/form/fields.ts';
import { unitKey } from './state/fields.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import command from '../../kit/styles/command.module.css';
import named from '../../kit/styles/named.module.css';
import field from '../../kit/styles/field.module.css';
import fold from '../../kit/styles/fold.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Doctor.module.css';
import { problemText } from './words.ts';

const KNOWN = ['fluid', 'order', 'units', 'temp_unit', 'rating'] as const;
type Known = (typeof KNOWN)[number];

/** A set of coefficients without its conventions: which readings make sense, and the likeliest to be taken. */
export function DoctorPanel() {
  const { session, t } = usePage();
  const state = useWhole(session.$doctor);
  const fluid = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'fluid'));
  const printed = usePart(session.$reading, (reading) => reading.printed);
  const [known, setKnown] = useState<ReadonlySet<Known>>(new Set());
  const toggle = (key: Known): void => {
    const next = new Set(known);
    if (!next.delete(key)) next.add(key);
    setKnown(next);
  };
  const examine = (): void => {
    const { texts } = session.sheet.$content.get();
    const { record } = session.$reading.get();
    const units = Object.fromEntries(QUANTITIES.map((quantity) => [quantity, textAt(texts, unitKey(quantity))]));
    const { te_min, te_max, tc_min, tc_max, step_volume_h } = record;
    void session.examine({
      te_min,
      te_max,
      tc_min,
      tc_max,
      step_volume_h,
      ...(known.has('fluid') ? { fluid } : {}),
      ...(known.has('order') ? { order: textAt(texts, 'order') } : {}),
      ...(known.has('units') ? { units } : {}),
      ...(known.has('temp_unit') ? { temp_unit: textAt(texts, 'temp_unit') } : {}),
      ...(known.has('rating')
        ? {
            rating_mode: textAt(texts, 'rating_mode'),
            rating_value: record.rating_value,
            rating_sc: record.rating_sc ?? 0,
          }
        : {}),
    });
  };
  const isOld = state.kind === 'done' && JSON.stringify(state.printed) !== JSON.stringify(printed);
  return (
    <section className={`${panel.panel} ${styles.doctor}`} aria-labelledby="doctor" data-doctor={state.kind}>
      <h2 id="doctor">{t('compressor.doctor.title')}</h2>
      <p className={remarks.paragraph}>{t('compressor.doctor.lead')}</p>
      <details className={fold.aside}>
        <summary>{t('compressor.doctor.known')}</summary>
        <fieldset className={styles.known}>
          <legend className="sr-only">{t('compressor.doctor.known')}</legend>
          {KNOWN.map((key) => (
            <label key={key} className={field.flag}>
              <input type="checkbox" name={`known_${key}`} checked={known.has(key)} onChange={() => toggle(key)} />
              {t(`compressor.doctor.knownKeys.${key}`, { value: fluid })}
            </label>
          ))}
        </fieldset>
      </details>
      <div className={styles.buttons}>
        {state.kind === 'running' ? (
          <>
            <span className={remarks.paragraph} role="status">
              {t('compressor.doctor.running')}
            </span>
            <button type="button" className={`${command.quiet} ${styles.plain}`} onClick={session.cancelExamination}>
              {t('compressor.doctor.cancel')}
            </button>
          </>
        ) : (
          <button type="button" className={`${command.quiet} ${styles.run}`} onClick={examine}>
            {t('compressor.doctor.run')}
          </button>
        )}
      </div>
      <div role="status">
        {state.kind === 'cancelled' ? <p className={remarks.paragraph}>{t('compressor.doctor.cancelled')}</p> : null}
        {state.kind === 'failed' ? (
          <p className={`${notice.error} ${styles.refused}`}>{t('compressor.doctor.failed')}</p>
        ) : null}
        {isOld ? <p className={remarks.paragraph}>{t('compressor.doctor.old')}</p> : null}
        {state.kind === 'done' && state.outcome.ok ? <Found diagnosis={state.outcome.result} isOld={isOld} /> : null}
        {state.kind === 'done' && !state.outcome.ok ? (
          <div
            className={`${notice.error} ${styles.refused}`}
            data-refused={String(state.outcome.problem.values['detail'] ?? '')}
          >
            <p>
              <strong>{t('compressor.doctor.refused')}</strong> {problemText(state.outcome.problem, t)}
            </p>
            <p>{t('compressor.doctor.refusedAdvice')}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Found({ diagnosis, isOld }: { readonly diagnosis: Diagnosis; readonly isOld: boolean }) {
  const { session, t } = usePage();
  const { best, alternatives, isDistinct } = diagnosis;
  const take = (reading: Reading): void => {
    session.takeReading(reading);
    addToast('success', t('compressor.doctor.taken'));
  };
  return (
    <div className={styles.found} data-stale={isOld ? '' : undefined}>
      <h3>{t('compressor.doctor.best')}</h3>
      <ReadingFacts reading={best} />
      <p className={isDistinct ? styles.distinct : styles.undecided}>
        {t(isDistinct ? 'compressor.doctor.onlyBest' : 'compressor.doctor.undecided')}
      </p>
      <button type="button" className={`${command.quiet} ${styles.run}`} onClick={() => take(best)}>
        {t('compressor.doctor.take')}
      </button>
      {alternatives.length > 0 ? (
        <details className={fold.fold}>
          <summary>{t('compressor.doctor.alternatives')}</summary>
          {alternatives.map((reading) => (
            <div key={reading.fluid} className={styles.alternative}>
              <ReadingFacts reading={reading} />
              <button type="button" className={`${command.quiet} ${styles.plain}`} onClick={() => take(reading)}>
                {t('compressor.doctor.take')}
              </button>
            </div>
          ))}
        </details>
      ) : null}
    </div>
  );
}

/** One reading: fluid, conventions, and how well it holds together. */
function ReadingFacts({ reading }: { readonly reading: Reading }) {
  const { t } = usePage();
  const { locale } = t;
  const short = (value: number): string => formatAtMost(value, 1, locale);
  const span = (range: { readonly min: number; readonly max: number } | null, decimals: number): string | undefined =>
    range === null
      ? undefined
      : t('compressor.doctor.span', {
          min: formatNumber(range.min, decimals, locale),
          max: formatNumber(range.max, decimals, locale),
        });
  const { te, tc } = reading.window;
  const units = Object.entries(reading.units).map(
    ([quantity, unit]) => `${t(`compressor.sheet.short.${quantity as 'capacity'}`)} ${unit}`,
  );
  const facts = [
    ['fluid', reading.fluid],
    ['order', t(`compressor.sheet.orders.${reading.order}`)],
    ['units', [...units, t(`compressor.sheet.units.${reading.temp_unit}`)].join(', ')],
    [
      'rating',
      [
        t(`compressor.doctor.rating${reading.rating_mode}`, { value: short(reading.rating_value) }),
        t('compressor.doctor.subcooling', { value: short(reading.rating_sc) }),
      ].join(', '),
    ],
    ['ratio', span(reading.ratio, 4)],
    ['eta_is', span(reading.eta_is, 3)],
    ['eta_v', span(reading.eta_v, 3)],
  ] as const;
  return (
    <>
      <dl className={`${named.figures} ${styles.facts}`}>
        {facts.map(([key, text]) =>
          text === undefined ? null : (
            <div key={key}>
              <dt>{t(`compressor.doctor.${key}`)}</dt>
              <dd data-reading={key}>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {reading.ratios === null ? null : (
        <table className={styles.ratios}>
          <caption>{t('compressor.doctor.ratioAt')}</caption>
          <thead>
            <tr>
              <td />
              {reading.axes.te.map((at) => (
                <th key={at} scope="col">
                  {short(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reading.ratios.map((values, row) => (
              <tr key={row} data-ratio-at={short(reading.axes.tc[row] ?? 0)}>
                <th scope="row">{short(reading.axes.tc[row] ?? 0)}</th>
                {values.map((value, column) => (
                  <td key={column}>{formatNumber(value, 4, locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={remarks.paragraph}>
        {t('compressor.doctor.window', { te0: short(te[0]), te1: short(te[1]), tc0: short(tc[0]), tc1: short(tc[1]) })}
      </p>
    </>
  );
}
