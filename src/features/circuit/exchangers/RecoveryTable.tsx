/** What water takes from the discharge before the condenser or gas cooler. */
import type { Locale } from '../../../language/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { pagePart } from '../page-part.ts';
import { EXCHANGERS } from './part.ts';
import { recoveryTable } from './recovery-table.ts';

export function RecoveryTable({ locale }: { readonly locale: Locale }) {
  const t = useTranslator();
  const format = useFormatter();
  const recovery = usePart(pagePart(EXCHANGERS, locale).$answer, ({ result }) => result?.recovery ?? null);
  const table = recoveryTable(recovery, t, format);
  if (table.rows.length === 0) return null;
  return <ScreenTable table={table} label={t('circuitPages.exchangers.recovery.title')} name="recovery" hasCaption />;
}
