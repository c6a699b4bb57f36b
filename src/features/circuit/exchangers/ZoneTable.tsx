/** The zones of an exchanger: duty, share, UA of each, in each regime. */
import type { ExchangerFigures } from '../../../circuit/exchangers/index.ts';
import type { Side } from './part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { useRegimes } from '../simulator/regimes.ts';
import marks from '../../../kit/styles/marks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import styles from './Exchangers.module.css';
import { CONDUCTANCE, shareText, written, zonesOf } from './figures.ts';

export function ZoneTable({
  side,
  name,
  permanent,
  transient,
}: {
  readonly side: Side;
  readonly name: string;
  readonly permanent: ExchangerFigures;
  readonly transient: ExchangerFigures | undefined;
}) {
  const t = useTranslator();
  const format = useFormatter();
  const regimes = useRegimes();
  const both = { permanent, transient };
  return (
    <table className={`${tables.table} ${tables.ruled} ${styles.table} ${styles.zones}`}>
      <caption className="sr-only">{t('circuitPages.exchangers.zonesOf', { exchanger: name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Explained of="exchangers.zone">{t('circuitPages.exchangers.zone')}</Explained>
          </th>
          <th scope="col">
            {t('circuitPages.exchangers.figures.duty')} <span className={styles.unit}>{format.symbol('power')}</span>
          </th>
          <th scope="col">
            {t('circuitPages.exchangers.ua')} <span className={styles.unit}>{format.symbol(CONDUCTANCE)}</span>
          </th>
        </tr>
      </thead>
      {regimes.map((regime) => {
        const figures = both[regime];
        return figures ? (
          <tbody key={regime}>
            {regimes.length > 1 ? (
              <tr>
                <th scope="rowgroup" colSpan={3} className={marks[regime]}>
                  {t(`simulator.regimes.${regime}`)}
                </th>
              </tr>
            ) : null}
            {zonesOf(figures, side).map(({ name: zone, zone: { duty, share, ua, ua_share } }) => (
              <tr key={zone} data-zone={`${regime}.${zone}`}>
                <th scope="row">{t(`circuitPages.exchangers.zones.${zone}`)}</th>
                <td>
                  {format.number('power', duty)} <span className={styles.share}>{shareText(share, format)}</span>
                </td>
                <td>
                  {written(CONDUCTANCE, ua, format).number}{' '}
                  <span className={styles.share}>{shareText(ua_share, format)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        ) : null;
      })}
    </table>
  );
}
