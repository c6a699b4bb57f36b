/** Where refrigerant heats refrigerant: duty, both sides and the least difference between them. */
import type { Locale } from '../../../language/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import tables from '../../../kit/styles/tables.module.css';
import { pagePart } from '../page-part.ts';
import { betweenTable } from './between-table.ts';
import { EXCHANGERS } from './part.ts';

const NONE = [] as const;

export function BetweenStreams({ locale }: { readonly locale: Locale }) {
  const t = useTranslator();
  const format = useFormatter();
  const between = usePart(pagePart(EXCHANGERS, locale).$answer, ({ result }) => result?.between ?? NONE);
  const [head, ...rows] = betweenTable(between, t, format);
  if (head === undefined) return null;
  return (
    <div
      className={tables.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('circuitPages.exchangers.betweenStreams.title')}
    >
      <table className={`${tables.table} ${tables.ruled}`} data-between="">
        <caption>{t('circuitPages.exchangers.betweenStreams.title')}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
