import { useSyncExternalStore } from 'react';
import { useTexts } from './context.ts';
import styles from './Assistant.module.css';

function listen(callback: () => void): () => void {
  addEventListener('online', callback);
  addEventListener('offline', callback);
  return () => {
    removeEventListener('online', callback);
    removeEventListener('offline', callback);
  };
}

/** Says that there is no network, while there is none. */
export function OfflineNote() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return isOnline ? null : (
    <p className={styles.note} role="status">
      {t('assistant.offline')}
    </p>
  );
}
