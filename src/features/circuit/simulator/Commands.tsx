/** What can be done with the simulation, the messages of what was done, and the head of its print. */
import { useEffect } from 'react';
import { ToastRegion } from '../../../kit/controls/ToastRegion.tsx';
import { Actions } from './Actions.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { needIslands } from '../../../kit/island/need-islands.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { PrintHead } from './PrintHead.tsx';
import { hasRuns } from './runs.ts';

export function Commands() {
  const t = useTranslator();
  // What the reader kept stands on the page before anything is typed.
  useEffect(() => {
    if (hasRuns()) whenIdle(needIslands);
  }, []);
  return (
    <>
      <Actions />
      <PrintHead />
      <ToastRegion
        texts={{
          label: t('simulator.toasts.label'),
          failure: t('simulator.toasts.failure'),
          success: t('simulator.toasts.success'),
          close: t('simulator.toasts.close'),
        }}
      />
    </>
  );
}
