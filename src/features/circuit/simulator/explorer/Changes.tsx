import type { Translator } from '../../../../i18n/keys.ts';
import { formatNumber, withUnit } from '../../../../quantities/index.ts';
import { signedText } from '../../../../kit/island/signed.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import tables from '../../../../kit/styles/tables.module.css';
import styles from './CycleExplorer.module.css';

/** What is compared, in the order of the circuit. `difference`: shown in its unit rather than as a share. */
const FIGURES = [
  { key: 'low', of: ({ points }) => points.a_aspiration.P, unit: 'bar', decimals: 2 },
  { key: 'high', of: ({ points }) => points.c_refoulement_reel.P, unit: 'bar', decimals: 1 },
  { key: 'ratio', of: ({ extra }) => extra.tau, unit: '', decimals: 2 },
  { key: 'discharge', of: ({ points }) => points.c_refoulement_reel.T, unit: '°C', decimals: 1, difference: 'K' },
  { key: 'quality', of: ({ extra }) => 100 * extra.x_f, unit: '%', decimals: 0, difference: '' },
  {
    key: 'effect',
    of: ({ points }) => points.g_sortie_evaporateur.H - points.f_sortie_detendeur.H,
    unit: 'kJ/kg',
    decimals: 1,
  },
  { key: 'work', of: ({ points }) => points.c_refoulement_reel.H - points.a_aspiration.H, unit: 'kJ/kg', decimals: 1 },
  { key: 'eer', of: ({ performance }) => performance.eer, unit: '', decimals: 2 },
  { key: 'swept', of: ({ performance }) => performance.step_volume_h, unit: 'm³/h', decimals: 1 },
] as const satisfies readonly {
  readonly key: string;
  readonly of: (result: SimulationResult) => number;
  readonly unit: string;
  readonly decimals: number;
  readonly difference?: string;
}[];

interface ChangesProps {
  readonly before: SimulationResult;
  readonly after: SimulationResult;
  readonly isStale: boolean;
  readonly t: Translator;
}

/** What a cycle gives beside what it gave at first. */
export function Changes({ before, after, isStale, t }: ChangesProps) {
  return (
    <div className={styles.changed} data-stale={isStale ? '' : undefined}>
      {isStale ? <p role="status">{t('articles.explorer.failed')}</p> : null}
      <table className={`${tables.table} ${styles.changes}`}>
        <thead>
          <tr>
            <th scope="col">{t('articles.explorer.figure')}</th>
            <th scope="col">{t('articles.explorer.start')}</th>
            <th scope="col">{t('articles.explorer.now')}</th>
            <th scope="col">{t('articles.explorer.change')}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => {
            const { key, of, unit, decimals } = figure;
            const [start, now] = [of(before), of(after)];
            const change =
              'difference' in figure
                ? withUnit(signedText(now - start, decimals, t.locale), figure.difference)
                : withUnit(signedText(100 * (now / start - 1), 1, t.locale), '%');
            return (
              <tr key={key}>
                <th scope="row">
                  {t(`articles.explorer.figures.${key}`)} {unit === '' ? null : <small>{unit}</small>}
                </th>
                <td>{formatNumber(start, decimals, t.locale)}</td>
                <td className={styles.now}>{formatNumber(now, decimals, t.locale)}</td>
                <td>{before === after ? '–' : change}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
