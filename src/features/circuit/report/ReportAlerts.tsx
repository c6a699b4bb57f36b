/** The alerts of the study on paper. The list comes with its texts once the page stands. */
import { startTransition, useEffect, useState } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Locale } from '../../../language/index.ts';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import type { AlertList } from '../AlertList.tsx';
import type { PageLabel } from '../list-text.ts';
import { keepAcknowledged } from '../state/acknowledged.ts';

/** The list with its texts; `failed` where they could not be fetched, undefined until they are there. */
export type FetchedList = { readonly List: typeof AlertList; readonly t: Translator } | 'failed' | undefined;

export function useAlertList(locale: Locale): FetchedList {
  const [list, setList] = useState<FetchedList>(undefined);
  useEffect(() => {
    keepAcknowledged(pageSimulation.address);
    const load = async (): Promise<void> => {
      const [{ AlertList: List }, { listTranslator }] = await Promise.all([
        import('../AlertList.tsx'),
        import('../list-texts.ts'),
      ]);
      const t = await listTranslator(locale);
      startTransition(() => setList({ List, t }));
    };
    load().catch(() => setList('failed'));
  }, [locale]);
  return list;
}

interface Props {
  readonly list: FetchedList;
  readonly count: number;
  /** Nothing is being computed any more. */
  readonly isReady: boolean;
  readonly labelOf: PageLabel;
}

export function ReportAlerts({ list, count, isReady, labelOf }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  if (count === 0) return isReady ? <p>{t('circuitPages.report.none')}</p> : null;
  if (list === 'failed') return <p role="alert">{t('circuitPages.report.noList', { count })}</p>;
  return list ? <list.List t={list.t} format={format} labelOf={labelOf} /> : null;
}
