import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { usePage } from './context.ts';

/** What is told in passing. */
export function Messages() {
  const { t } = usePage();
  return (
    <ToastRegion
      texts={{
        label: t('compressor.toasts.label'),
        failure: t('compressor.toasts.failure'),
        success: t('compressor.toasts.success'),
        close: t('compressor.toasts.close'),
      }}
    />
  );
}
