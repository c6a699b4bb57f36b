/** What can be done with the simulation, the messages of what was done, and the head of its print. */
import { ToastRegion } from '../../../kit/controls/ToastRegion.tsx';
import { Actions } from './Actions.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { PrintHead } from './PrintHead.tsx';

export function Commands() {
  const t = useTranslator();
  return (
    <>
      <Actions />
      <PrintHead />
      <ToastRegion locale={t.locale} />
    </>
  );
}
