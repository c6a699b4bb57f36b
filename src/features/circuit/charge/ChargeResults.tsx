/** The charge by section, what the law asks of it, whether receiver and room take it. */
import { CHARGE } from './part.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { usePart } from '../../../kit/island/use-part.ts';
import { percentText } from '../../../quantities/index.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { pagePart } from '../page-part.ts';
import { SafetyAlerts } from '../SafetyAlerts.tsx';
import { useStageName } from '../use-stage-name.ts';
import { PartStatus } from '../Warnings.tsx';
import notice from '../../../kit/styles/notice.module.css';
import tables from '../../../kit/styles/tables.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './Charge.module.css';
import { Checks } from './Checks.tsx';
import { LeakLink } from './LeakLink.tsx';
import { namedSections, otherNames, usualShare } from './sections.ts';

const NO_WARNINGS = [] as const;

export const ChargeResults = asIsland(function ChargeResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const part = pagePart(CHARGE, locale);
  const warnings = usePart(part.$answer, ({ result }) => result?.warnings ?? NO_WARNINGS);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  const range = usePart(part.$answer, ({ result }) => result?.range);
  const isWeighed = usePart(part.$answer, ({ result }) => result?.is_weighed === true);
  const isReceiverUnknown = usePart(part.$answer, ({ result }) => result?.receiver_unknown === true);
  const hasRoom = usePart(part.$answer, ({ result }) => Boolean(result?.room?.verdict));
  const stage = useStageName();
  const isEstimate = usePart(part.$answer, ({ result }) => result?.estimated === true);
  return (
    <div className={`${page.results} ${styles.results}`} data-stale={isStale ? '' : undefined}>
      <PartStatus part={part} warnings={warnings} />
      <SafetyAlerts hasNotes={hasRoom} />
      <section className={page.block}>
        <h2>
          <Explained of="charge.total">{t('circuitPages.charge.total')}</Explained>
        </h2>
        <p className={`${page.total} ${styles.total}`} data-figure="total">
          {format.number('mass', range?.usual, isWeighed)} <span className={styles.unit}>{format.symbol('mass')}</span>
        </p>
        <p className={styles.range} data-charge-range="">
          {isWeighed
            ? t('circuitPages.charge.weighed')
            : (['low', 'usual', 'high'] as const).map((end) => (
                <span key={end} data-end={end}>
                  {t(`circuitPages.charge.range.${end}`)} <b>{format.full('mass', range?.[end])}</b>
                </span>
              ))}
        </p>
        {isReceiverUnknown && !isWeighed ? (
          <p className={remarks.note} data-receiver-unknown="">
            {t('circuitPages.charge.receiverUnknown')}
          </p>
        ) : null}
        {stage === undefined ? null : (
          <p className={remarks.note} data-stage-note="">
            {t('circuitPages.charge.ofStage', { stage })}
          </p>
        )}
        {isEstimate ? (
          <p className={`${notice.info} ${styles.estimate}`} data-estimate="">
            {t('circuitPages.charge.estimated')}
          </p>
        ) : null}
        <SectionTable locale={locale} />
        <p className={remarks.fine}>{t('circuitPages.charge.rangeNote')}</p>
        {stage === undefined ? <LeakLink locale={locale} /> : null}
      </section>
      <Checks locale={locale} />
      <p className={`${remarks.fine} ${page.method}`}>{t('circuitPages.charge.method')}</p>
    </div>
  );
});

function SectionTable({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const part = pagePart(CHARGE, locale);
  const sections = usePart(part.$answer, ({ result }) => result?.sections);
  const other = usePart(part.form.$content, ({ texts }) => texts['other']);
  const isGasCooler = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input.mode_trans === '1');
  if (!sections) return null;
  const names = other === undefined ? [] : otherNames({ other });
  const rows = namedSections(sections, names, isGasCooler, t);
  return (
    <table className={`${tables.table} ${tables.ruled} ${styles.table}`}>
      <caption className="sr-only">{t('circuitPages.charge.sections')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('circuitPages.charge.section')}</th>
          <th scope="col" className={styles.volume}>
            {t('circuit.fields.volume')} <span className={styles.unit}>{format.symbol('volume')}</span>
          </th>
          <th scope="col" className={styles.density}>
            <Explained of="charge.density">{t('circuit.fields.density')}</Explained>{' '}
            <span className={styles.unit}>{format.symbol('density')}</span>
          </th>
          {(['low', 'usual', 'high'] as const).map((end) => (
            <th key={end} scope="col">
              {t(`circuitPages.charge.range.${end}`)} <span className={styles.unit}>{format.symbol('mass')}</span>
            </th>
          ))}
          <th scope="col">{t('circuitPages.charge.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => {
          const { volume, density, range } = figures;
          const share = usualShare(figures, rows);
          return (
            <tr key={key} data-section={key}>
              <th scope="row">{name}</th>
              <td className={styles.volume}>{format.number('volume', volume)}</td>
              <td className={styles.density}>{format.number('density', density)}</td>
              <td>{format.number('mass', range.low)}</td>
              <td className={styles.mass}>{format.number('mass', range.usual)}</td>
              <td>{format.number('mass', range.high)}</td>
              <td>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${100 * (share ?? 0)}%` }} />
                </span>
                <span className={styles.percent}>{share === null ? NO_VALUE : percentText(share, t.locale)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
