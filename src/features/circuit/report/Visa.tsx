/** Room for those who sign: who made it, who checked it, the day, the signature. */
import { useTranslator } from '../../../kit/island/context.ts';
import tables from '../../../kit/styles/tables.module.css';
import styles from './Report.module.css';

const WHO = ['made', 'checked'] as const;

export function Visa({ author }: { readonly author: string }) {
  const t = useTranslator();
  return (
    <table className={`${tables.written} ${styles.visa}`} data-report-visa="">
      <thead>
        <tr>
          {(['role', 'name', 'day', 'signature'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`circuitPages.report.visa.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WHO.map((who) => (
          <tr key={who}>
            <th scope="row">{t(`circuitPages.report.visa.${who}`)}</th>
            <td>{who === 'made' ? author : ''}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
