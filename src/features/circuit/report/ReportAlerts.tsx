/** The alerts of the study on paper. The list comes with its texts once the page stands. */
import { startTransition, useEffect, useState } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Locale } from '../../../language/index.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import type { AlertLines } from '../AlertList.tsx';
import type { Alert } from '../../../circuit/alerts/index.ts';
import type { PageLabel } from '../list-text.ts';
import { $acknowledged, keepAcknowledged } from '../state/acknowledged.ts';
import { useWhole } from '../../../kit/island/use-part.ts';

/** The list with its texts; `failed` where they could not be fetched, undefined until they are there. */
export type FetchedList = { readonly Lines: typeof AlertLines; readonly t: Translator } | 'failed' | undefined;

export function useAlertList(locale: Locale): FetchedList {
  const { address } = useSimulation();
  const [list, setList] = useState<FetchedList>(undefined);
  useEffect(() => {
    keepAcknowledged(address);
    const load = async (): Promise<void> => {
      const [{ AlertLines: Lines }, { listTranslator }] = await Promise.all([
        import('../AlertList.tsx'),
        import('../list-texts.ts'),
      ]);
      const t = await listTranslator(locale);
      startTransition(() => setList({ Lines, t }));
    };
    load().catch(() => setList('failed'));
  }, [address, locale]);
  return list;
}

interface Props {
  readonly list: FetchedList;
  readonly alerts: readonly Alert[];
  /** Nothing is being computed any more. */
  readonly isReady: boolean;
  readonly labelOf: PageLabel;
}

export function ReportAlerts({ list, alerts, isReady, labelOf }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const noted = useWhole($acknowledged);
  const count = alerts.length;
  if (count === 0) return isReady ? <p>{t('circuitPages.report.none')}</p> : null;
  if (list === 'failed') return <p role="alert">{t('circuitPages.report.noList', { count })}</p>;
  return list ? <list.Lines alerts={alerts} noted={noted} t={list.t} format={format} labelOf={labelOf} /> : null;
}
