/** Every pipe of a cycle of several compressors, line by line of each stage. */
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import { useSimulation } from '../simulator/use-simulation.ts';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { networkTable } from './network-table.ts';

const NONE = [] as const;

export function Network({ part }: { readonly part: Part<'pipes'> }) {
  const t = useTranslator();
  const format = useFormatter();
  const network = usePart(part.$answer, ({ result }) => result?.network ?? NONE);
  const input = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input);
  const table = networkTable(network, input, t, format);
  if (table.rows.length === 0) return null;
  return (
    <>
      <ScreenTable table={table} label={t('circuitPages.pipes.network.title')} name="network" hasCaption />
      <p className={remarks.note}>{t('circuitPages.pipes.network.note')}</p>
    </>
  );
}
