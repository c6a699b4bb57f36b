/** Where refrigerant heats refrigerant: duty, both sides and the least difference between them. */
import type { Locale } from '../../../language/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { pagePart } from '../page-part.ts';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { betweenTable } from './between-table.ts';
import { EXCHANGERS } from './part.ts';

const NONE = [] as const;

export function BetweenStreams({ locale }: { readonly locale: Locale }) {
  const t = useTranslator();
  const format = useFormatter();
  const between = usePart(pagePart(EXCHANGERS, locale).$answer, ({ result }) => result?.between ?? NONE);
  const table = betweenTable(between, t, format);
  if (table.rows.length === 0) return null;
  return (
    <ScreenTable table={table} label={t('circuitPages.exchangers.betweenStreams.title')} name="between" hasCaption />
  );
}
