/** Every pipe of a cycle of several compressors, line by line of each stage. */
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import { networkTable } from './network-table.ts';

const NONE = [] as const;

export function Network({ part }: { readonly part: Part<'pipes'> }) {
  const t = useTranslator();
  const format = useFormatter();
  const network = usePart(part.$answer, ({ result }) => result?.network ?? NONE);
  const input = usePart(pageSimulation.$shown, ({ permanent }) => permanent.result?.input);
  const [head, ...rows] = networkTable(network, input, t, format);
  if (head === undefined) return null;
  return (
    <>
      <div className={tables.scroller} tabIndex={0} role="region" aria-label={t('circuitPages.pipes.network.title')}>
        <table className={`${tables.table} ${tables.ruled}`} data-network="">
          <caption>{t('circuitPages.pipes.network.title')}</caption>
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
            {rows.map(([name = '', ...cells], row) => (
              // Two branches of one node bear its name.
              <tr key={`${name}${row}`}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={remarks.note}>{t('circuitPages.pipes.network.note')}</p>
    </>
  );
}
