/** What a loop between the evaporator and what is cooled leaves of capacity and EER. */
import type { Locale } from '../../../language/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { pagePart } from '../page-part.ts';
import { loopTable } from './loop-table.ts';
import { EXCHANGERS } from './part.ts';

export function LoopTable({ locale }: { readonly locale: Locale }) {
  const t = useTranslator();
  const format = useFormatter();
  const loop = usePart(pagePart(EXCHANGERS, locale).$answer, ({ result }) => result?.loop ?? null);
  const table = loopTable(loop, t, format);
  if (table.rows.length === 0) return null;
  return <ScreenTable table={table} label={t('circuitPages.exchangers.loop.title')} name="loop" hasCaption />;
}
