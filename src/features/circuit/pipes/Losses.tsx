/** What the drops of the lines cost the cycle, where the reader asks. */
import type { Part } from '../state/part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { useSimulation } from '../simulator/use-simulation.ts';
import { lossesTable } from './losses-table.ts';

export function Losses({ part }: { readonly part: Part<'pipes'> }) {
  const t = useTranslator();
  const losses = usePart(part.$answer, ({ result }) => result?.in_cycle);
  const result = usePart(useSimulation().$shown, ({ permanent }) => permanent.result);
  const isAsked = usePart(part.form.$content, ({ options }) => options['in_cycle'] === true);
  const table = lossesTable(losses, result, t);
  if (!isAsked) return null;
  if (table.rows.length === 0) return <p className={remarks.note}>{t('circuitPages.pipes.losses.none')}</p>;
  return (
    <>
      <ScreenTable table={table} label={t('circuitPages.pipes.losses.title')} name="losses" hasCaption />
      <p className={remarks.note}>{t('circuitPages.pipes.losses.note')}</p>
    </>
  );
}
